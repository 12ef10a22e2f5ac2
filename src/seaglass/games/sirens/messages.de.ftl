## The game

sirens-title = Sirenen in Sicht
sirens-blurb = Zwei Sirenen singen für ein einziges Schiff. Locke Kapitän, Maat und Rumpf auf deine Seite.

## Story

sirens-aboard = Der Kapitän kommt auf { $captain } an Bord, der Maat auf { $mate }
sirens-begins =
    { $you ->
        [yes] Du beginnst
       *[no] { $name } beginnt
    }
sirens-dealt = Beide bekommen { $cards } Karten
sirens-takes =
    { $you ->
        [yes] Du hast { $many } von { $cards } Startkarten gewählt
       *[no] { $name } hat { $many } von { $cards } Startkarten gewählt
    }
sirens-takes-own =
    { $you ->
        [yes] Du nimmst die { $card } in deine Starthand
       *[no] { $name } nimmt die { $card } in die Starthand
    }
sirens-shuffled = Beide mischen den Rest ihres Satzes
sirens-turn = Zug { $turn }
sirens-lays =
    { $side ->
        [own] { $you ->
            [yes] Du legst die { $card } an { $section }, auf deine Seite: { $total } von { $needs }
           *[no] { $name } legt die { $card } an { $section }, auf die eigene Seite: { $total } von { $needs }
        }
       *[other] { $you ->
            [yes] Du legst die { $card } an { $section }, auf die Seite von { $otherName }: { $total } von { $needs }
           *[no] { $name } legt die { $card } an { $section }, { $otherYou ->
                [yes] auf deine Seite
               *[no] auf die Seite von { $otherName }
            }: { $total } von { $needs }
        }
    }
sirens-stays =
    { $crew ->
        [captain] Der Kapitän kann nirgendwohin und bleibt auf { $section }
       *[mate] Der Maat kann nirgendwohin und bleibt auf { $section }
    }
sirens-walks =
    { $crew ->
        [captain] Der Kapitän läuft { $over ->
            [yes] am Maat vorbei von { $origin } auf { $section }
           *[no] von { $origin } auf { $section }
        }
       *[mate] Der Maat läuft { $over ->
            [yes] am Kapitän vorbei von { $origin } auf { $section }
           *[no] von { $origin } auf { $section }
        }
    }
sirens-sends =
    { $you ->
        [yes] Du schickst
       *[no] { $name } schickt
    } { $crew ->
        [captain] den Kapitän { $over ->
            [yes] am Maat vorbei von { $origin } auf { $section }
           *[no] von { $origin } auf { $section }
        }
       *[mate] den Maat { $over ->
            [yes] am Kapitän vorbei von { $origin } auf { $section }
           *[no] von { $origin } auf { $section }
        }
    }
sirens-wins-section =
    { $you ->
        [yes] Du bekommst
       *[no] { $name } bekommt
    } { $section }{ $crew ->
        [captain] { " " }und den Kapitän
        [mate] { " " }und den Maat
       *[none] { "" }
    } mit { $total }{ $reason ->
        [five] , der höheren von zwei vollen Seiten
       *[value] { "" }
    }: jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sirens-lost-section =
    { $crew ->
        [captain] { $section } und der Kapitän sind für beide verloren
        [mate] { $section } und der Maat sind für beide verloren
       *[none] { $section } ist für beide verloren
    }: { $total } auf jeder Seite
sirens-octopus-back =
    { $you ->
        [yes] Dein Krake kehrt zu dir zurück
       *[no] Der Krake von { $name } kehrt zurück
    }
sirens-draws =
    { $you ->
        [yes] Du ziehst eine Karte
       *[no] { $name } zieht eine Karte
    }{ $left ->
        [0] , die letzte
       *[other] { "" }
    }
sirens-draws-own =
    { $you ->
        [yes] Du ziehst die { $card }
       *[no] { $name } zieht die { $card }
    }{ $left ->
        [0] , die letzte Karte
       *[other] { "" }
    }
sirens-lifts =
    { $you ->
        [yes] Dein Krake nimmt die { $card } an { $section } auf
       *[no] Der Krake von { $name } nimmt die { $card } an { $section } auf
    }
sirens-carries =
    { $you ->
        [yes] Dein Krake trägt die { $card } von { $origin } an { $section }, { $side ->
            [own] auf deine Seite
           *[other] auf die Seite von { $otherName }
        }
       *[no] Der Krake von { $name } trägt die { $card } von { $origin } an { $section }, { $side ->
            [own] auf die eigene Seite
           *[other] { $otherYou ->
                [yes] auf deine Seite
               *[no] auf die Seite von { $otherName }
            }
        }
    }: { $total } von { $needs }
sirens-rum =
    { $you ->
        [yes] Du stellst deinen Rumkrug auf { $section }: Jetzt braucht es { $needs }
       *[no] { $name } stellt den Rumkrug auf { $section }: Jetzt braucht es { $needs }
    }
sirens-passes =
    { $you ->
        [yes] Du kannst nichts tun und passt
       *[no] { $name } kann nichts tun und passt
    }
sirens-ends =
    { $reason ->
        [points] Vier Punkte: Die Partie ist zu Ende
        [ship] Vom Schiff ist nichts mehr übrig: Die Partie ist zu Ende
       *[passes] Beide haben gepasst: Die Partie ist zu Ende
    }
sirens-wins =
    { $you ->
        [yes] Du gewinnst mit { $points } zu { $others }
       *[no] { $name } gewinnt mit { $points } zu { $others }
    }
sirens-draw = Unentschieden, { $points } zu { $points }: Niemand gewinnt, das nächste Schiff entscheidet

## Refusals

sirens-too-early = Einen Moment: Erst kommt der Zufall, dann ist jemand am Zug.
sirens-not-your-turn = Die andere Sirene ist am Zug. Du kannst handeln, wenn sie fertig ist.
sirens-other-walks = Erst muss die Mannschaft laufen, und wohin, entscheidet die andere Sirene: Die Karte liegt auf ihrer Seite.
sirens-walk-first = Erst muss die Mannschaft laufen. Wähle, wohin: Die Karte liegt auf deiner Seite.
sirens-nobody-walks = Gerade muss niemand laufen. Die Mannschaft läuft, wenn Fußspuren dorthin gelegt werden, wo jemand steht.
sirens-walk-elsewhere = Abschnitt { $section } ist nicht zu erreichen: Gelaufen wird auf den nächsten freien Abschnitt, in die eine oder die andere Richtung.
sirens-carry-first = Dein Krake hält eine Karte. Lege sie erst ab, oder nimm den Griff zurück.
sirens-nothing-carried = Dein Krake hält keine Karte. Lass ihn erst eine aufnehmen.
sirens-already-acted = Du hast in diesem Zug schon gehandelt. Du kannst noch den Krug stellen oder den Zug beenden.
sirens-act-first = Du kannst den Zug noch nicht beenden: Lege erst eine Karte, oder setze deinen Kraken ein.
sirens-not-in-hand = Du willst die { $card } legen, aber diese Karte hast du nicht auf der Hand. Wähle eine deiner eigenen Karten.
sirens-section-gone = Abschnitt { $section } ist nicht mehr im Spiel. Wähle einen, der noch da ist.
sirens-side-full = Auf dieser Seite von { $section } liegen schon fünf Karten. Wähle eine andere Seite oder einen anderen Abschnitt.
sirens-octopus-out = Dein Krake liegt noch am Schiff. Er kehrt zurück, wenn der Abschnitt unter ihm gewertet wird.
sirens-octopus-on-it = Auf der { $card } an { $section } liegt ein Krake, also bleibt diese Karte, wo sie ist.
sirens-no-such-card = Auf dieser Seite von { $section } liegt keine { $card }. Wähle eine Karte, die am Schiff liegt.
sirens-no-room = Für diese Karte ist nirgendwo sonst Platz.
sirens-same-place = Von dort kommt die Karte. Wähle einen anderen Abschnitt oder die andere Seite.
sirens-mug-used = Deinen Rumkrug hast du schon gestellt. Er gilt einmal in der Partie.
sirens-mug-without-action = Du kannst nur passen, und der Krug gehört zu einer Karte oder zum Kraken.
sirens-pass-needless = Du darfst nicht passen, solange du eine Karte legen oder deinen Kraken einsetzen kannst.
sirens-opening-first = Wähle erst die vier Karten deiner Starthand.
sirens-opening-full = Du hast deine vier Startkarten gewählt. Warte, bis die andere Sirene ihre hat.
sirens-opening-past = Startkarten werden nur am Anfang einer Partie mit eigenen Sätzen gewählt.
sirens-not-in-set = In deinem Satz ist keine { $card } mehr. Wähle eine andere Karte.

## Options

sirens-option-tactics = Mehr Taktik
sirens-option-tactics-hint = Ob beide von einem Stapel ziehen oder jede aus einem eigenen Satz.
sirens-option-tactics-off = Ein Stapel
sirens-option-tactics-off-hint = Vier Karten werden ausgeteilt, und beide ziehen vom selben Stapel.
sirens-option-tactics-on = Eigene Sätze
sirens-option-tactics-on-hint = Beide haben die gleichen 26 Karten, wählen vier zum Anfang und ziehen vom eigenen Stapel.

## Pieces

sirens-card =
    { $steps ->
        [yes] { $jellyfish ->
            [yes] Qualle { $card }, mit Fußspuren
           *[no] Karte { $card }, mit Fußspuren
        }
       *[no] Karte { $card }
    }
sirens-section = Abschnitt { $section }
sirens-captain = Kapitän
sirens-mate = Maat
sirens-octopus = Krake
sirens-mug = Rumkrug
sirens-set-starfish = Seesterne
sirens-set-shell = Muscheln

## Moves

sirens-move-lay =
    { $side ->
        [mine] Die { $card } an { $section } legen, auf meine Seite
       *[theirs] Die { $card } an { $section } legen, auf die andere Seite
    }
sirens-move-octopus =
    { $side ->
        [mine] Der Krake nimmt die { $card } an { $section }, auf meiner Seite
       *[theirs] Der Krake nimmt die { $card } an { $section }, auf der anderen Seite
    }
sirens-move-carry =
    { $side ->
        [mine] An { $section } tragen, auf meine Seite
       *[theirs] An { $section } tragen, auf die andere Seite
    }
sirens-move-walk = Auf { $section } laufen
sirens-move-rum = Rumkrug auf { $section }
sirens-move-done = Zug beenden
sirens-move-pass = Passen
sirens-move-take = Die { $card } nehmen

## The table

sirens-ui-progress = Zug { $turn } · { $pile ->
        [0] der Stapel ist leer
        [one] { $pile } Karte im Stapel
       *[other] { $pile } Karten im Stapel
    }
sirens-ui-progress-opening = Starthände
sirens-ui-ship = Das Schiff
sirens-ui-side =
    { $you ->
        [yes] { $section }, deine Seite
       *[no] { $section }, Seite von { $name }
    }
sirens-ui-lying = { $cards }: { $total } von { $needs }
sirens-ui-empty = noch keine Karte, { $needs } nötig
sirens-ui-missing =
    { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
sirens-ui-full = voll
sirens-ui-taken =
    { $you ->
        [yes] Abschnitt { $section } gehört dir
       *[no] Abschnitt { $section } gehört { $name }
    }
sirens-ui-gone = Abschnitt { $section } ist aus dem Spiel
sirens-ui-needs =
    { $mugs ->
        [0] braucht { $needs }
        [one] braucht { $needs } mit einem Krug
       *[other] braucht { $needs } mit { $mugs } Krügen
    }
sirens-ui-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sirens-ui-cards =
    { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
sirens-ui-mug = Krug
sirens-ui-octopus-ready = Krake bereit
sirens-ui-octopus-at = Krake an { $section }
sirens-ui-mug-ready = Krug bereit
sirens-ui-mug-at = Krug auf { $section }
sirens-ui-mug-spent = Krug verbraucht
sirens-ui-hand = Deine Karten, dein Krake und dein Krug
sirens-ui-hint-turn =
    { $things ->
        [card] Nimm eine Karte
        [octopus] Nimm den Kraken
        [card-octopus] Nimm eine Karte oder den Kraken
        [card-mug] Nimm eine Karte oder den Krug
        [octopus-mug] Nimm den Kraken oder den Krug
       *[card-octopus-mug] Nimm eine Karte, den Kraken oder den Krug
    }
sirens-ui-hint-last = Stell deinen Krug oder beende den Zug
sirens-ui-hint-pass = Nichts ist möglich
sirens-ui-hint-lay = Leg die { $card } an einen leuchtenden Platz
sirens-ui-hint-carry = Dein Krake hält die { $card }: Leg sie an einen leuchtenden Platz
sirens-ui-hint-lift = Wähle eine Karte am Schiff für deinen Kraken
sirens-ui-hint-which = Welche Karte soll er nehmen?
sirens-ui-hint-rum = Stell den Krug auf einen leuchtenden Abschnitt
sirens-ui-hint-walk =
    { $crew ->
        [captain] { $theirs ->
            [yes] Eine Karte auf deiner Seite: Schick den Kapitän auf { $way } oder { $other }
           *[no] Schick den Kapitän auf { $way } oder { $other }
        }
       *[mate] { $theirs ->
            [yes] Eine Karte auf deiner Seite: Schick den Maat auf { $way } oder { $other }
           *[no] Schick den Maat auf { $way } oder { $other }
        }
    }
sirens-ui-hint-opening =
    { $left ->
        [one] Wähle noch { $left } Karte
       *[other] Wähle { $left } Karten zum Anfang
    }
sirens-ui-do-lay =
    { $side ->
        [mine] { $card } an { $section } legen
       *[theirs] { $card } drüben an { $section } legen
    }
sirens-ui-do-carry =
    { $side ->
        [mine] An { $section } tragen
       *[theirs] Drüben an { $section } tragen
    }
sirens-ui-do-rum = Krug auf { $section }
sirens-ui-do-walk = Auf { $section } laufen
sirens-ui-would-be =
    { $you ->
        [yes] { $section }, deine Seite: { $from } → { $total } von { $needs }
       *[no] { $section }, Seite von { $name }: { $from } → { $total } von { $needs }
    }
sirens-ui-would-need = { $section } braucht dann { $needs } statt { $from }
sirens-ui-would-walk =
    { $crew ->
        [captain] Der Kapitän läuft auf { $ways }
       *[mate] Der Maat läuft auf { $ways }
    }
sirens-ui-would-choose =
    { $you ->
        [yes] { $crew ->
            [captain] Du schickst den Kapitän: { $ways }
           *[mate] Du schickst den Maat: { $ways }
        }
       *[no] { $crew ->
            [captain] { $name } schickt den Kapitän: { $ways }
           *[mate] { $name } schickt den Maat: { $ways }
        }
    }
sirens-ui-would-take =
    { $you ->
        [yes] { $crew ->
            [captain] Du bekommst { $section } und den Kapitän
            [mate] Du bekommst { $section } und den Maat
           *[none] Du bekommst { $section }
        }
       *[no] { $crew ->
            [captain] { $name } bekommt { $section } und den Kapitän
            [mate] { $name } bekommt { $section } und den Maat
           *[none] { $name } bekommt { $section }
        }
    }
sirens-ui-would-lose =
    { $crew ->
        [captain] { $section } und der Kapitän sind für beide verloren
        [mate] { $section } und der Maat sind für beide verloren
       *[none] { $section } ist für beide verloren
    }
sirens-ui-would-gain =
    { $you ->
        [yes] +{ $points } für dich
       *[no] +{ $points } für { $name }
    }
sirens-ui-would-way = Nach { $section } geschickt: { $what }
sirens-ui-would-nothing = kein Abschnitt wird gewertet
sirens-ui-would-end = Damit endet die Partie
sirens-ui-which = Karten an { $section }: welche?
sirens-ui-take-up = Aufnehmen: { $card }, an { $section }
sirens-ui-let-go = Loslassen
sirens-ui-set = Dein Satz
sirens-ui-in-set = { $card } · noch { $left }
sirens-ui-opening =
    { $left ->
        [0] Mit diesen Karten beginnst du
        [one] Wähle noch { $left } Karte. Niemand sieht sie
       *[other] Wähle { $left } Karten. Niemand sieht sie
    }
sirens-ui-opening-done = Du hast gewählt. Jetzt die andere Sirene
sirens-ui-put-back = Zurücklegen: { $card }
sirens-ui-begin = Damit beginnen
sirens-ui-score = Punkte · wer zuerst { $goal } hat
sirens-ui-nothing-yet = noch nichts
sirens-ui-pile =
    { $pile ->
        [0] Der Stapel ist leer
        [one] { $pile } Karte im Stapel
       *[other] { $pile } Karten im Stapel
    }
sirens-ui-piles = Stapel: { $pile } und { $other }
sirens-ui-sum-what = Punkt für
sirens-ui-sum-lost = für beide verloren
sirens-ui-sum-aboard = noch am Schiff
sirens-ui-sum-total = Punkte
sirens-ui-sum-draw = Unentschieden
