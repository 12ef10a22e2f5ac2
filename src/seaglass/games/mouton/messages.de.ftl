## The game

mouton-title = Un mouton à la mer
mouton-blurb = Zwölf Karten, steigendes Wasser und ein stures Schaf. Halte deine Hallig trocken und deine Rettungsringe fest.

## Story

mouton-round = Runde { $round } von { $rounds }
mouton-dealt = Alle bekommen { $cards } Karten
mouton-announces =
    { $you ->
        [yes] Du sagst { $buoys ->
            [0] keinen Rettungsring
            [one] { $buoys } Rettungsring
           *[other] { $buoys } Rettungsringe
        } an
       *[no] { $name } sagt { $buoys ->
            [0] keinen Rettungsring
            [one] { $buoys } Rettungsring
           *[other] { $buoys } Rettungsringe
        } an
    }
mouton-passes = Alle Kartenhände wandern einen Platz nach links
mouton-trick = Stich { $trick }
mouton-tides = Zwei Fluten kommen: { $low } und { $high }
mouton-chose =
    { $you ->
        [yes] Du hast eine Karte gewählt
       *[no] { $name } hat eine Karte gewählt
    }
mouton-chose-own =
    { $you ->
        [yes] Du hast die { $card } gewählt
       *[no] { $name } hat die { $card } gewählt
    }
mouton-plays =
    { $you ->
        [yes] Du spielst die { $card }
       *[no] { $name } spielt die { $card }
    }
mouton-leads =
    { $you ->
        [yes] Du eröffnest diesen Stich
       *[no] { $name } eröffnet diesen Stich
    }
mouton-takes =
    { $rank ->
        [highest] { $you ->
            [yes] Du nimmst Flut { $tide } mit der { $card }, der höchsten Karte
           *[no] { $name } nimmt Flut { $tide } mit der { $card }, der höchsten Karte
        }
       *[second] { $you ->
            [yes] Du nimmst Flut { $tide } mit der { $card }, der zweithöchsten Karte
           *[no] { $name } nimmt Flut { $tide } mit der { $card }, der zweithöchsten Karte
        }
    }
mouton-pays =
    { $you ->
        [yes] Du hast mit { $water } den höchsten Pegel und gibst { $left ->
            [0] deinen letzten Rettungsring ab
           *[other] einen Rettungsring ab: noch { $left }
        }
       *[no] { $name } hat mit { $water } den höchsten Pegel und gibt { $left ->
            [0] den letzten Rettungsring ab
           *[other] einen Rettungsring ab: noch { $left }
        }
    }
mouton-under =
    { $you ->
        [yes] Du hast mit { $water } den höchsten Pegel und keinen Rettungsring mehr: Du gehst unter
       *[no] { $name } hat mit { $water } den höchsten Pegel und keinen Rettungsring mehr und geht unter
    }
mouton-round-ends =
    { $reason ->
        [two-left] Die Runde endet: Höchstens zwei Halligen ragen noch aus dem Wasser
       *[tricks] Die Runde endet nach zwölf Stichen
    }
mouton-scores =
    { $out ->
        [yes] { $you ->
            [yes] Du bist untergegangen: −1 Punkt
           *[no] { $name } ist untergegangen: −1 Punkt
        }
       *[no] { $you ->
            [yes] Du behältst
           *[no] { $name } behält
        } { $buoys ->
            [0] keinen Rettungsring
            [one] { $buoys } Rettungsring
           *[other] { $buoys } Rettungsringe
        }{ $lowest ->
            [0] { "" }
           *[other] , dazu kommt der niedrigste Pegel
        }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
mouton-wins =
    { $you ->
        [yes] Du gewinnst mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
       *[no] { $name } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }
    }
mouton-shares =
    { $you ->
        [yes] Geteilter Sieg für dich: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[no] Geteilter Sieg für { $name }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }

## Refusals

mouton-not-in-hand = Du willst die { $card } spielen, aber diese Karte hast du nicht auf der Hand. Wähle eine deiner eigenen Karten.
mouton-already-chose = Du hast für diesen Stich schon eine Karte gelegt. Warte, bis alle gewählt haben; dann werden alle Karten zugleich aufgedeckt.
mouton-out-of-round = Du bist untergegangen und spielst in dieser Runde keine Karte mehr. Wenn eine neue Runde beginnt, sind alle wieder dabei.
mouton-not-your-turn = Noch nicht: Jetzt ist { $otherName } an der Reihe. Gespielt wird im Uhrzeigersinn, du kommst noch dran.
mouton-too-early = Noch nicht: Erst werden die Karten gegeben, und zwei Fluten kommen. Dann spielen alle eine Wetterkarte.

## Options

mouton-option-cards = Wetterkarten
mouton-option-cards-hint = Wie die Wetterkarten in jedem Stich gespielt werden.
mouton-option-cards-secret = Verdeckte Karten
mouton-option-cards-secret-hint = Alle wählen verdeckt, dann werden alle Karten zugleich aufgedeckt.
mouton-option-cards-open = Offene Karten
mouton-option-cards-open-hint = Die Karten werden offen gespielt, eine nach der anderen, im Uhrzeigersinn.
mouton-option-chain_to_the_end = Kette bis zum Ende
mouton-option-chain_to_the_end-hint = Was geschieht, wenn nur noch zwei Halligen übrig sind, aber noch jemand zahlen muss.
mouton-option-chain_to_the_end-off = Aus
mouton-option-chain_to_the_end-off-hint = Die Runde endet sofort, und niemand zahlt mehr.
mouton-option-chain_to_the_end-on = An
mouton-option-chain_to_the_end-on-hint = Erst wird die Kette der Zahlungen abgeschlossen, dann endet die Runde.

## Pieces

mouton-card =
    { $rings ->
        [half] Wetterkarte { $card }, mit halbem Rettungsring
        [whole] Wetterkarte { $card }, mit ganzem Rettungsring
       *[none] Wetterkarte { $card }, ohne Rettungsring
    }
mouton-tide = Flut { $tide }

## Moves

mouton-move-play = { $card } spielen

## The table

mouton-ui-progress = Runde { $round } von { $rounds } · Stich { $trick } von { $tricks }
mouton-ui-water = Pegel
mouton-ui-islets = Die anderen Halligen
mouton-ui-all-islets = Die Halligen
mouton-ui-islet =
    { $in ->
        [yes] { $name }: Pegel { $water }, { $buoys ->
            [0] kein Rettungsring
            [one] { $buoys } Rettungsring
           *[other] { $buoys } Rettungsringe
        }
       *[no] { $name }: untergegangen, in dieser Runde nicht mehr dabei
    }
mouton-ui-highest-water = Höchster Pegel
    .short = Höchster
mouton-ui-pays = Gibt einen Rettungsring ab
    .short = Zahlt
mouton-ui-under = Untergegangen
    .short = Versunken
mouton-ui-leads = Eröffnet
    .short = Eröffnet
mouton-ui-played = hat die { $card } gespielt
mouton-ui-chosen = hat gewählt
mouton-ui-choosing = wählt noch
mouton-ui-place = spielt an { $place }. Stelle
mouton-ui-highest = höchste
mouton-ui-second = zweite
mouton-ui-tides = Die beiden Fluten
mouton-ui-to-highest = für die höchste Karte
    .short = höchste
mouton-ui-to-second = für die zweit­höchste
    .short = zweite
mouton-ui-hand = Deine Wetterkarten
mouton-ui-slot = Hierher kommt deine Karte
mouton-ui-put-here = { $card } hierher legen
mouton-ui-your-choice = Gewählt: { $card }
mouton-ui-stakes = Was die { $card } bewirkt
mouton-ui-if-highest = Höchste
mouton-ui-if-second = Zweithöchste
mouton-ui-if-lower = Niedriger
mouton-ui-changes = Pegel { $from } → { $to }
    .short = { $from } → { $to }
mouton-ui-stays = bleibt { $water }
mouton-ui-pick = Nimm eine Wetterkarte
mouton-ui-put-or-pick = Spiel die { $card } oder nimm eine andere
mouton-ui-tip-card =
    { $rings ->
        [half] Die { $card } trägt einen halben Rettungsring. Die höchste Karte nimmt die niedrigere Flut, die zweithöchste die andere.
        [whole] Die { $card } trägt einen ganzen Rettungsring. Die höchste Karte nimmt die niedrigere Flut, die zweithöchste die andere.
       *[none] Die { $card } trägt keinen Rettungsring. Die höchste Karte nimmt die niedrigere Flut, die zweithöchste die andere.
    }
mouton-ui-score-islet = Hallig
mouton-ui-score-round = R{ $round }
    .long = Runde { $round }
mouton-ui-score-now = Jetzt
mouton-ui-score-total = Summe
mouton-ui-sum-round = Runde { $round } von { $rounds }
mouton-ui-sum-buoys = Rettungsringe behalten
    .short = Ringe
mouton-ui-sum-lowest = Niedrigster Pegel
    .short = Tief{ "\u00AD" }ster
mouton-ui-sum-under = Untergegangen
    .short = Ver{ "\u00AD" }sunken
mouton-ui-sum-points = Diese Runde
    .short = Runde
mouton-ui-sum-passes = Jetzt wandern alle Kartenhände einen Platz nach links.

## Own components

mouton-box-buoys-twice = Karten, die nicht schon einen halben Rettungsring tragen: die { $card } steht in beiden Listen
mouton-box-range = die kleinere Karte zuerst: { $last } bis { $first }
mouton-box-tides = Zahlen mit der Summe { $cards }, nicht { $sum }
