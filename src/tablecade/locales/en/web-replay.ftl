## Replays of matches

replay-title = Match replay
replay-open = Watch a match again
replay-drop = Drop a match file here, or choose one.
replay-again = Watch again
replay-match-again = Watch match { $match } again
replay-menu = This replay
replay-link = Copy the link to this moment
replay-download = Download the match file
replay-other = Another match file
replay-controls = Replay controls
replay-moment = Moment
replay-at = Step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-back = One step back
replay-speed = Speed
replay-eyes = Seen by
replay-everybody = Everybody
replay-plans = Plans
replay-sealed = still sealed
replay-chance = The dice are next.
replay-end = The end
replay-so-far = The match is not over yet

## The check of the dice

dice-check = Check the dice
dice-fair = All is as it should be.
dice-unfair = This does not fit together.
dice-how = Your browser has worked this out by itself, from the match file alone.
dice-commit = Commitment, given before the match
dice-nonce = Nonce of { $name }
dice-seed = Seed, revealed after the match
dice-fingerprint = Fingerprint of the seed (SHA-256)
dice-fits = The seed is the one the table committed to.
dice-fits-not = The seed is not the one the table committed to.
dice-rolls =
    { $rolls ->
        [one] { $right } of one roll is as the seed gives it.
       *[other] { $right } of { $rolls } rolls are as the seed gives them.
    }
dice-seed-only = Only the seed is checked here: your browser does not know how this game draws from it, but the command tablecade verify does.
dice-none = Nothing was rolled in this match.
dice-decision = No.
dice-written = Rolled
dice-given = From the seed
dice-by-hand = People rolled the dice by hand: every choice follows the rules, but nobody can prove what the dice showed.
dice-not-yet = The dice can be checked when the match is over: then the table reveals its seed.

## A replay led by one person

show-lead = Lead for everybody
show-leading = You lead: all who have the link see what you see.
show-led = Somebody else leads this replay.
show-link = Copy the link to this replay
show-qr = QR code of the link to this replay
show-invite = Whoever opens this link sees the replay just as it is led.
