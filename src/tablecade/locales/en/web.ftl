## The house

web-home = All games
web-language = Language
web-sound = Sound
web-light =
    { $light ->
        [light] Light: bright
        [dark] Light: dark
       *[auto] Light: as the game likes it
    }
web-close = Close
web-rules = Rules
web-away = away
# “Ada, Bo and Cleo”
web-and = { $names } and { $last }
web-open-seat = Open seat
web-bot =
    { $bot ->
        [random] Random bot
        [greedy] Greedy bot
        [easy] Easy bot
        [medium] Medium bot
        [hard] Hard bot
        [bold] Bold bot
        [careful] Careful bot
        [perfect] Perfect bot
        [solitaire] Solitaire bot
       *[other] Bot “{ $bot }”
    }
web-connection-lost = No connection. Trying again…
web-part-missing = A part of this page could not be loaded.
web-no-part = This game has no such page.
web-reload = Load again
web-connection-back = Back at the table
web-offline = No connection to the server. Tables wait; what is kept here can be read.
web-unreachable = The table can’t be reached. Is the network there?
web-came-late = You were offline: the game went on without your choice.
web-refused = That can’t be done now.
web-view-failed = The view of { $game } failed ({ $problem }). The table goes on.
web-view-slow = The view of { $game } did not load within { $seconds } seconds. The table goes on.
web-view-contract = The view of { $game } is made for contract { $contract }; this server knows { $known }.
player-yellow = yellow, pie
player-pink = pink, triangle
player-cyan = cyan, disc
player-orange = orange, square
player-violet = violet, diamond
player-green = green, cross

## Home

home-lead = Real board games: one big screen, phones as controllers.
web-install = Install
web-install-why = Put Tablecade on your home screen: it opens like an app, also without a network.
web-install-by-hand = Tap Share, then “Add to Home Screen”: Tablecade opens like an app.
web-not-now = Not now
home-players = Players: { $players }
home-years = from { $years } years
home-minutes = about { $minutes } minutes
home-play-now = Play now
home-host = Host a table
home-draw = Editor
home-learn = Learn it
home-puzzle = Puzzle
home-join = Somebody opened a table?
home-code = Code
home-go = Join
home-running = Your tables
status-lobby = waiting for players
status-playing = in play
status-paused = paused
status-over = finished

## Hosting

host-players =
    { $seats ->
        [one] One player
       *[other] { $seats } players
    }
host-pace = Pace
setting-is = { $name }: { $value }
pace-none = No bell
pace-none-note = Everybody takes their time
pace-relaxed = Relaxed
pace-relaxed-note = 60 seconds, then a bot chooses
pace-brisk = Brisk
pace-brisk-note = 20 seconds, then a bot chooses
coach-title = Coach
coach-without = Without
coach-with = With a coach
coach-with-note = Whoever wants may ask what each choice is worth. Everybody sees that it is on.
host-open = Open the table

## Lobby

lobby-join = Take a seat
lobby-name = Your name
lobby-colour = Your colour
lobby-sit = Sit down
lobby-seats = At the table
lobby-open-seat = Waiting for somebody
lobby-you = that’s you
lobby-join-here = Somebody else on this device
lobby-on-this-device = on this device
lobby-here = is here
lobby-free = Empty the seat: { $name }
lobby-bots = Bots play as
lobby-add-bot = Add a bot
lobby-host-starts = The host starts the game as soon as all sit.
lobby-invite = Invite
lobby-code = Code
lobby-link = Link
lobby-qr = QR code of the link to this table
lobby-share = Send the link
lobby-copied = Copied
lobby-scan = Scan with your phone and sit down
lobby-setting = What is played
lobby-start = Start
lobby-fill-and-start =
    { $seats ->
        [one] Start with one bot
       *[other] Start with { $seats } bots
    }

## A seat

seat-seal = Seal
seat-sealed = Sealed
seat-unsent = Will be sealed when you are back
seat-take-back = Take back
told-board = The board in words
told-key = say where the match stands
seat-waiting = Waiting for { $names }
bell-left =
    { $seconds ->
        [one] One second to the bell
       *[other] { $seconds } seconds to the bell
    }
seat-light-on = ready
seat-light-off = still choosing
seat-paused = The game is paused.
seat-ready = Go on
seat-ready-said = You are ready
seat-reactions = Say something
reaction-well-played = Well played!
reaction-wow = Wow!
reaction-close = That was close!
reaction-oops = Oops…
reaction-thanks = Thanks!
reaction-again = Again!

## Boards, cards and dice of games from other packages

view-free = free
view-legal = can be chosen
view-chosen = chosen
view-new = changed just now
view-changed = { $cell }: { $what }.
view-no-face = not rolled
view-start = start
view-won = Won by { $winners }.
view-piece-disc = disc
view-piece-dot = dot
view-piece-cube = cube
view-piece-pawn = pawn
view-piece-cross = cross
view-piece-king = king
view-piece-queen = queen
view-piece-star = star
view-piece-knight = knight
view-piece-wall = wall
view-piece-water = water

## The table

table-menu = Menu
table-big-screen = Open the big screen
table-fullscreen = Full screen
table-my-seat = To my seat
table-join-bot = Join in a bot’s place
table-watch = Full: scan to watch
table-pause = Pause
table-resume = Go on playing
table-rematch = Play again
table-take-over = Become the host
table-leave = Leave; a bot plays on
table-leave-ask = Leave the table? A bot plays on for you.
table-stop = Stop the match
table-stop-ask = Stop this match? Nobody wins it.
table-matches = Matches so far
table-seats = Seats
table-let-bot = Let a bot play
table-hand-back = Hand back
table-play-here = Play on here
table-new-phone = New phone
table-scan-seat = Scan this with the new phone: { $name } plays on there.

## One device for several people

curtain-pass = Pass the device to { $name }
curtain-why = Nobody sees the other’s choice.
curtain-open = I am { $name }: my choice
curtain-close = Hide
curtain-device = This device

## The lock of a server

lock-title = Which password?
lock-why = Who knows the password of this server can open tables on it. This device remembers it.
lock-password = Password
lock-go = Go on
