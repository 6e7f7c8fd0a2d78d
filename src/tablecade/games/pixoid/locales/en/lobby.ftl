## A game in half a minute

howto-caught = Caught!
howto-pixoid-1 = One player is Pixoid and runs away. All others are Bugs and hunt him.
howto-pixoid-2 = On their phones all set a direction and a distance, in secret.
howto-pixoid-3 = Then everything is revealed: Pixoid walks first, then all Bugs at once.
howto-pixoid-4 = Walls stop a cube. Pixoid takes the bonus cubes on his way.
howto-pixoid-5 = A Bug that runs onto or over Pixoid catches him. If Pixoid runs into a Bug, he is caught too.
howto-pixoid-6 = Every turn he survives brings Pixoid a cube. Everybody is Pixoid once; the most points win.
