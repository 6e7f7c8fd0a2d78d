## Learning by playing

learn-title = Learn { $game } by playing
learn-step = Step { $step } of { $steps }
learn-progress = How far you are
learn-next = Go on
learn-skip = Leave the lesson
learn-read-again = Read again
learn-watch = Watch what happens…
learn-part-done = That was the first half.
learn-done = That’s all you need. Have fun!
learn-next-part = Now the other side
learn-play-on = Play this game to its end
learn-again = Once more
