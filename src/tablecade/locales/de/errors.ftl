## Every refusal and fault ends with the number of its rule

with-rule = { $sentence } ({ $rule })

## What is wrong with a board, tile or track

error-bad-board = { $place }: { $reason }

## Errors of a call or a file

error-bad-notation = „{ $text }“ gibt es in diesem Spiel nicht.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $known }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es für { $game } nicht; es gibt { $known }.
error-bad-bot = Der Bot „{ $bot }“ ist nicht verwendbar: { $problem }
problem-command = der Befehl fehlt
problem-answer = er hat mit { $answer } geantwortet, nicht mit JSON wie { $wanted }
problem-illegal = er hat mit { $answer } geantwortet; das ist keine erlaubte Wahl für Hand { $hand }
problem-silent = er hat nach { $seconds } Sekunden noch nicht geantwortet
problem-ended = das Programm ist beendet
problem-method = die Methode choose(state, hands) fehlt
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $problem }
error-bot-failed-at = Der Bot „{ $bot }“ ist gescheitert: { $problem } ({ $file }, Zeile { $line })
error-game-failed = Das Spiel „{ $game }“ ist gescheitert: { $problem }
error-package-failed = Das Paket { $package } ist gescheitert: { $problem } ({ $file }, Zeile { $line })
error-bad-answer = Der Bot „{ $bot }“ hat mit { $answer } geantwortet; das ist keine erlaubte Wahl für Hand { $hand }.
error-illegal-answer = Der Bot „{ $bot }“ hat für Hand { $hand } { $action } gewählt: { $reason }
package-problem = { $package }: { $part } von { $game } ausgelassen: { $problem } ({ $place })
part-rules = die Regeln
part-bots = die Bots
part-coach = der Trainer
part-terminal = der Teil fürs Terminal
part-research = der Teil für die Forschung
part-locales = die Texte
part-web = die Ansicht
error-games-not-registered = Die Spiele von Tablecade sind nicht registriert. Installiere es noch einmal: pip install -e .
error-game-without-coach = Für { $game } gibt es keinen Trainer.
error-game-without-rules = Das Paket von { $game } bringt keine Regeln zum Lesen mit.
error-game-without-benchmark = Für { $game } gibt es keine Messungen. „tablecade tournament GAME BOT BOT“ vergleicht Bots jedes Spiels.
error-no-own-dice = In { $game } würfelt niemand, also können es nicht eure Würfel sein.
error-wrong-seats =
    { $allowed ->
        [exact] Plätze von { $game }: { $most }, nicht { $seats }.
       *[range] { $game } hat { $fewest } bis { $most } Plätze, nicht { $seats }.
    }
error-unknown-option = { $game } hat keine Option „{ $name }“.
error-missing-option = Die Option „{ $name }“ von { $game } fehlt.
error-bad-option = Die Option „{ $name }“ kann nicht „{ $value }“ sein. ({ $rule })
error-no-such-value = Die Option „{ $name }“ kann nicht „{ $value }“ sein; es gibt { $known }.
error-malformed-option = Die Option „{ $name }“ hat nicht die nötige Form: { $problem } ({ $rule })
error-unreadable-file = { $file }: { $problem }
error-not-json = { $place }: { $problem }
error-no-home-folder = Dieser Benutzer hat keinen eigenen Ordner für Dateien. Setze HOME auf einen Ordner, in den geschrieben werden darf.
file-enoent = eine solche Datei oder einen solchen Ordner gibt es nicht.
file-eacces = Lesen oder Schreiben ist dort nicht erlaubt.
file-eisdir = das ist ein Ordner und keine Datei.
file-enotdir = das ist eine Datei und kein Ordner.
file-enospc = die Festplatte ist voll.
file-erofs = dort kann nichts geschrieben werden.
file-not-text = das ist kein Text in UTF-8.
error-missing-extra = Dafür fehlt das Extra „{ $extra }“. So wird es installiert: { $command }
error-illegal-choice = Hand { $hand } darf { $action } nicht wählen: { $reason }
error-not-awaited = Hand { $hand } hat jetzt nichts zu wählen.
error-choice-missing = Die Wahl von Hand { $hand } fehlt.
error-bad-match = Zeile { $line }: { $reason }
error-bad-line = So sieht keine Zeile einer Partiedatei aus: { $problem }
problem-json = ab Zeichen { $character } ist das kein JSON
problem-strict = JSON hat jeden Schlüssel einmal, gewöhnliche Zahlen, ganze Zeichen und wenig Tiefe
problem-missing = { $field } fehlt
problem-unknown = { $field } gibt es hier nicht
problem-type = { $field } ist { $found } statt { $wanted }
problem-hex = { $field } hat keine { $bytes } Bytes in Hex
problem-count = { $field }: { $count }, Plätze: { $seats }
problem-format = das Format { $found } ist nicht bekannt, nur { $known }
problem-by = „by“ nennt Hand { $hand }, die keine Wahl hat
problem-by-dice = „by“ nennt die Würfel, die immer der Tisch wirft
problem-two-ends = die letzte Zeile sagt, wie die Partie endete oder wer sie abbrach, nicht beides
problem-stopper = „stopped“ nennt { $by }, die Plätze sind aber 0 bis { $last }
problem-name = ein Name hat 1 bis { $longest } sichtbare Zeichen
error-wrong-count = n ist { $n }, an der Reihe ist aber { $expected }.
error-wrong-dice = Die Würfel zeigen „{ $dealt }“, aber der Startwert ergibt „{ $fair }“.
error-wrong-commit = Das ist nicht der Startwert, der am Anfang versiegelt wurde.
error-seed-missing = Die erste Zeile versiegelt die Würfel, die letzte beweist sie mit dem Startwert: Eins von beiden fehlt.
error-wrong-outcome = Als Ergebnis steht „{ $stated }“ da, richtig ist aber „{ $correct }“.
error-outcome-missing = Die Partie ist zu Ende, aber ihr Ergebnis fehlt.
error-line-after-end = Nach dem Ende einer Partie darf nichts mehr kommen.
error-not-compiled = Der kompilierte Rechenweg hat den Bot „{ $bot }“ von { $game } nicht, nur { $known }. Lass --engine weg oder nimm --engine rules.
error-workers-lost =
    { $workers ->
        [one] Ein Arbeitsprozess ist abgestürzt, vielleicht aus Mangel an Speicher. Versuche es mit weniger: --workers.
       *[other] { $workers } Arbeitsprozesse sind abgestürzt, vielleicht aus Mangel an Speicher. Versuche es mit weniger: --workers.
    }
error-bad-ray-address = „{ $address }“ ist keine Adresse eines Ray-Clusters: Sie heißt HOST:PORT, mit einem Port von 1 bis 65535.
error-no-ray-answer = Unter { $address } antwortet etwas anderes als ein Ray-Cluster.
error-no-ray-cluster = Unter { $address } antwortet kein Ray-Cluster: { $problem }
error-no-seat-in-match = Diese Partie hat die Plätze 0 bis { $last }, nicht { $seat }.
error-other-game = { $file } ist eine Partie { $game }, nicht { $named }.
error-other-bots = { $file } ist eine Partie mit den Bots { $bots }: Um weiterzuspielen, nenne genau diese mit --bots.
error-file-there = { $file } ist schon da. Nenne eine andere Datei, oder setze jene Partie mit --resume fort.
error-bad-game-name = „{ $name }“ ist kein Name für ein Spiel. Er hat Kleinbuchstaben, Ziffern und einzelne Bindestriche und beginnt mit einem Buchstaben.
error-game-there = Das Spiel „{ $name }“ gibt es schon.
error-folder-there = { $folder } ist schon da.
error-said-by-file = { $option } geht nicht zusammen mit --resume: Das steht schon in der Partiedatei.
error-no-matches = { $folder } enthält keine beendete Partie von { $game }.
error-no-adapter = Es gibt keine Umgebung für { $game }, nur für { $known }.
error-unknown-opponent = Es gibt keinen kompilierten Gegner „{ $opponent }“, nur { $known }.
