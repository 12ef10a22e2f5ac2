## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = Lege die Brandung, reite auf ihr und schmücke dich für den Prinzen. Doch die Hexe will ihren Anteil.

## Story: setting up and predicting

mermaid_rain-laid-out = { $up } Plättchen liegen offen auf den Schatzfeldern, { $down } verdeckt
mermaid_rain-first-dealer =
    { $you ->
        [yes] Du ziehst die Prinzenkarte und gibst
       *[no] { $name } zieht die Prinzenkarte und gibt
    } zuerst
mermaid_rain-round = Runde { $round } von { $rounds }
mermaid_rain-cards-shuffled = Der Stapel ist leer: Die abgelegten Karten werden gemischt, { $cards } Stück
mermaid_rain-dealt = Alle nehmen { $cards } Karten auf
mermaid_rain-undercurrents = Strömungskarte { $card }: { $curved } gebogene, { $triangular } dreieckige, { $long } lange, { $short } kurze
mermaid_rain-revealed =
    Eine { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } { $symbol ->
        [dolphin] Delfin-Welle
        [gull] Möwen-Welle
        [turtle] Schildkröten-Welle
       *[mermaid] Nixen-Welle
    } ({ $shade ->
        [light] hell
       *[dark] dunkel
    }) wird aufgedeckt
mermaid_rain-tiles-shuffled =
    Der Stapel der { $shape ->
        [curved] gebogenen
        [triangular] dreieckigen
        [long] langen
       *[short] kurzen
    } Wellen ist leer: Die abgelegten werden gemischt, { $tiles } Stück
mermaid_rain-no-tile =
    Es gibt keine { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } Welle mehr, also wird keine aufgedeckt
mermaid_rain-chose =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } für die Kombination gewählt
mermaid_rain-chose-own =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $card ->
        [dolphin] { $second ->
            [dolphin] zwei Delfine
            [gull] einen Delfin und eine Möwe
            [turtle] einen Delfin und eine Schildkröte
           *[none] einen Delfin
        }
        [gull] { $second ->
            [dolphin] eine Möwe und einen Delfin
            [gull] zwei Möwen
            [turtle] eine Möwe und eine Schildkröte
           *[none] eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] eine Schildkröte und einen Delfin
            [gull] eine Schildkröte und eine Möwe
            [turtle] zwei Schildkröten
           *[none] eine Schildkröte
        }
    } gewählt
mermaid_rain-chose-stop =
    { $you ->
        [yes] Du hast deine Nixenkarte
       *[no] { $name } hat die Nixenkarte
    } gewählt
mermaid_rain-adds =
    { $you ->
        [yes] Du zeigst
       *[no] { $name } zeigt
    } { $card ->
        [dolphin] { $second ->
            [dolphin] zwei Delfine
            [gull] einen Delfin und eine Möwe
            [turtle] einen Delfin und eine Schildkröte
           *[none] einen Delfin
        }
        [gull] { $second ->
            [dolphin] eine Möwe und einen Delfin
            [gull] zwei Möwen
            [turtle] eine Möwe und eine Schildkröte
           *[none] eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] eine Schildkröte und einen Delfin
            [gull] eine Schildkröte und eine Möwe
            [turtle] zwei Schildkröten
           *[none] eine Schildkröte
        }
    }
mermaid_rain-stops =
    { $you ->
        [yes] Du zeigst deine Nixenkarte und hörst
       *[no] { $name } zeigt die Nixenkarte und hört
    } auf
mermaid_rain-melds =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } die Kombination { $meld ->
        [rain] Nixenregen
        [squall] Nixenbö
        [march] Ozeanmarsch
        [twin] Doppelspritzer
        [waltz] Aquamarinwalzer
        [mist] Nixennebel
        [drop] Nixentropfen
       *[octopus] Krake
    }
mermaid_rain-picks =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } die { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } { $symbol ->
        [dolphin] Delfin-Welle
        [gull] Möwen-Welle
        [turtle] Schildkröten-Welle
       *[mermaid] Nixen-Welle
    } ({ $shade ->
        [light] hell
       *[dark] dunkel
    })
mermaid_rain-names-shape =
    { $you ->
        [yes] Du nennst
       *[no] { $name } nennt
    } die { $shape ->
        [curved] gebogenen
        [triangular] dreieckigen
        [long] langen
       *[short] kurzen
    } Wellen für den Walzer
mermaid_rain-waltzes =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } eine { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } { $symbol ->
        [dolphin] Delfin-Welle
        [gull] Möwen-Welle
        [turtle] Schildkröten-Welle
       *[mermaid] Nixen-Welle
    } ({ $shade ->
        [light] hell
       *[dark] dunkel
    })
mermaid_rain-marches =
    { $you ->
        [yes] Du ziehst
       *[no] { $name } zieht
    } { $token ->
        [scale] eine Drachenschuppe
        [pearl] eine Perle
        [crystal] einen Kristall
        [coral] eine Koralle
       *[shell] eine Muschel
    } aus dem Vorrat: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mermaid_rain-without-tile =
    Für { $you ->
        [yes] dich
       *[no] { $name }
    } ist keine Welle mehr da
mermaid_rain-pool-empty =
    Der Vorrat ist leer: { $you ->
        [yes] Dein Ozeanmarsch
       *[no] Der Ozeanmarsch von { $name }
    } bringt nichts
mermaid_rain-meld-points =
    { $you ->
        [yes] Du bekommst
       *[no] { $name } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die Kombination { $meld ->
        [rain] Nixenregen
        [squall] Nixenbö
        [march] Ozeanmarsch
        [twin] Doppelspritzer
        [waltz] Aquamarinwalzer
        [mist] Nixennebel
        [drop] Nixentropfen
       *[octopus] Krake
    }
mermaid_rain-prince =
    { $you ->
        [yes] Du bekommst die Prinzenkarte und gibst
       *[no] { $name } bekommt die Prinzenkarte und gibt
    } in der nächsten Runde

## Story: riding

mermaid_rain-starts =
    { $you ->
        [yes] Du startest
       *[no] { $name } startet
    } auf { $hex }
mermaid_rain-lays =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } eine { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } { $symbol ->
        [dolphin] Delfin-Welle
        [gull] Möwen-Welle
        [turtle] Schildkröten-Welle
       *[mermaid] Nixen-Welle
    } ({ $shade ->
        [light] hell
       *[dark] dunkel
    }) auf { $hex }
mermaid_rain-warps =
    { $you ->
        [yes] Du springst
       *[no] { $name } springt
    } { $place ->
        [dolphin] zur Delfin-Welle
        [gull] zur Möwen-Welle
        [turtle] zur Schildkröten-Welle
        [mermaid] zur Nixen-Welle
        [wreck] zum Wrack
        [islet] zum Inselchen
        [cave] zur Höhle
       *[start] zum Startfeld
    } auf { $hex }
mermaid_rain-goes =
    { $you ->
        [yes] Du wirfst
       *[no] { $name } wirft
    } { $card ->
        [dolphin] { $second ->
            [dolphin] zwei Delfine
            [gull] einen Delfin und eine Möwe
            [turtle] einen Delfin und eine Schildkröte
           *[none] einen Delfin
        }
        [gull] { $second ->
            [dolphin] eine Möwe und einen Delfin
            [gull] zwei Möwen
            [turtle] eine Möwe und eine Schildkröte
           *[none] eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] eine Schildkröte und einen Delfin
            [gull] eine Schildkröte und eine Möwe
            [turtle] zwei Schildkröten
           *[none] eine Schildkröte
        }
    } ab und { $you ->
        [yes] reitest
       *[no] reitet
    } { $place ->
        [dolphin] zur Delfin-Welle
        [gull] zur Möwen-Welle
        [turtle] zur Schildkröten-Welle
        [mermaid] zur Nixen-Welle
        [wreck] zum Wrack
        [islet] zum Inselchen
        [cave] zur Höhle
       *[start] zum Startfeld
    } auf { $hex }
mermaid_rain-looks =
    { $you ->
        [yes] Du siehst dir
       *[no] { $name } sieht sich
    } { $tokens ->
        [one] das verdeckte Plättchen dort
       *[other] die { $tokens } verdeckten Plättchen dort
    } an
mermaid_rain-sees =
    { $you ->
        [yes] Du findest
       *[no] { $name } findet
    } verdeckt { $token ->
        [scale] eine Drachenschuppe
        [pearl] eine Perle
        [crystal] einen Kristall
        [coral] eine Koralle
       *[shell] eine Muschel
    }
mermaid_rain-takes =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } { $token ->
        [scale] eine Drachenschuppe
        [pearl] eine Perle
        [crystal] einen Kristall
        [coral] eine Koralle
       *[shell] eine Muschel
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mermaid_rain-takes-known =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } verdeckt { $token ->
        [scale] eine Drachenschuppe
        [pearl] eine Perle
        [crystal] einen Kristall
        [coral] eine Koralle
       *[shell] eine Muschel
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mermaid_rain-takes-secret =
    { $you ->
        [yes] Du nimmst
       *[no] { $name } nimmt
    } ein verdecktes Plättchen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mermaid_rain-leaves =
    { $you ->
        [yes] Du lässt
       *[no] { $name } lässt
    } die Plättchen liegen
mermaid_rain-done =
    { $you ->
        [yes] Du beendest deinen Zug
       *[no] { $name } beendet den Zug
    } { $cards ->
        [0] ohne Karten
        [one] mit { $cards } Karte
       *[other] mit { $cards } Karten
    }

## Story: the end of a round and of the game

mermaid_rain-sinks =
    { $tiles ->
        [one] { $tiles } dunkle Welle versinkt
       *[other] { $tiles } dunkle Wellen versinken
    }
mermaid_rain-adrift =
    { $you ->
        [yes] Deine Nixe
       *[no] Die Nixe von { $name }
    } treibt im Meer
mermaid_rain-drifts =
    { $you ->
        [yes] Du treibst
       *[no] { $name } treibt
    } zum Startfeld { $hex }
mermaid_rain-keeps =
    { $you ->
        [yes] Du legst
       *[no] { $name } legt
    } { $cards ->
        [one] { $cards } Karte verdeckt
       *[other] { $cards } Karten verdeckt
    } ab
mermaid_rain-keeps-own =
    { $you ->
        [yes] Du behältst
       *[no] { $name } behält
    } { $card ->
        [dolphin] { $second ->
            [dolphin] zwei Delfine
            [gull] einen Delfin und eine Möwe
            [turtle] einen Delfin und eine Schildkröte
           *[none] einen Delfin
        }
        [gull] { $second ->
            [dolphin] eine Möwe und einen Delfin
            [gull] zwei Möwen
            [turtle] eine Möwe und eine Schildkröte
           *[none] eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] eine Schildkröte und einen Delfin
            [gull] eine Schildkröte und eine Möwe
            [turtle] zwei Schildkröten
           *[none] eine Schildkröte
        }
    }
mermaid_rain-end = Tribut und Wertung
mermaid_rain-shows =
    { $you ->
        [yes] Du deckst
       *[no] { $name } deckt
    } { $token ->
        [scale] eine Drachenschuppe
        [pearl] eine Perle
        [crystal] einen Kristall
        [coral] eine Koralle
       *[shell] eine Muschel
    } auf
mermaid_rain-tribute =
    { $you ->
        [yes] Du bezahlst
       *[no] { $name } bezahlt
    } die Hexe: { $missing ->
        [0] alle fünf Sorten
        [one] eine Sorte fehlt, −{ $points } Punkte
       *[other] { $missing } Sorten fehlen, −{ $points } Punkte
    }
mermaid_rain-ranks =
    { $token ->
        [scale] Drachenschuppen
        [pearl] Perlen
        [crystal] Kristalle
        [coral] Korallen
       *[shell] Muscheln
    }: { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } noch { $tokens }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mermaid_rain-monopoly =
    { $token ->
        [scale] Drachenschuppen
        [pearl] Perlen
        [crystal] Kristalle
        [coral] Korallen
       *[shell] Muscheln
    }: Nur { $you ->
        [yes] du hast
       *[no] { $name } hat
    } noch welche ({ $tokens }), { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
mermaid_rain-unranked =
    { $token ->
        [scale] Drachenschuppen
        [pearl] Perlen
        [crystal] Kristalle
        [coral] Korallen
       *[shell] Muscheln
    }: Niemand hat noch welche
mermaid_rain-wins =
    { $you ->
        [yes] Du gewinnst
       *[no] { $name } gewinnt
    } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
mermaid_rain-shares =
    Geteilter Sieg für { $you ->
        [yes] dich
       *[no] { $name }
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Refusals

mermaid_rain-not-now =
    „{ $move }“ geht jetzt nicht. { $now ->
        [meld] Wähle die Karten für deine Kombination
        [choose_tile] Wähle eine Welle und nimm die Wirkung deiner Kombination
        [start] Wähle ein Startfeld
        [ride] Lege eine Welle, bewege dich oder beende deinen Zug
        [lay_where] Sag, wo deine Welle beginnt
        [lay_way] Sag, wie herum sie liegt
        [pay] Wirf Karten für deine Bewegung ab
        [take] Nimm ein Plättchen, oder lass alle liegen
        [drift] Wähle ein Startfeld, zu dem du treibst
       *[keep] Wähle die zwei Karten, die du behältst
    }.
mermaid_rain-not-your-turn = Du bist nicht an der Reihe: Jetzt entscheidet { $otherName }.
mermaid_rain-already-chose = Du hast schon gewählt. Alle Karten werden zusammen gezeigt, wenn alle gewählt haben.
mermaid_rain-has-stopped = Du hast deine Nixenkarte gezeigt, deine Kombination ist fertig.
mermaid_rain-nothing-to-discard = Du hast nicht mehr als zwei Karten und behältst alle.
mermaid_rain-one-card = Du hast deine ersten zwei Karten gezeigt. Von jetzt an ist es eine Karte nach der anderen.
mermaid_rain-two-cards-first = Eine Kombination beginnt mit zwei Karten auf einmal.
mermaid_rain-no-mermaid-yet = Die Nixenkarte darf keine der ersten zwei Karten sein.
mermaid_rain-cards-not-in-hand =
    Nicht auf deiner Hand: { $card ->
        [dolphin] { $second ->
            [dolphin] zwei Delfine
            [gull] einen Delfin und eine Möwe
            [turtle] einen Delfin und eine Schildkröte
           *[none] einen Delfin
        }
        [gull] { $second ->
            [dolphin] eine Möwe und einen Delfin
            [gull] zwei Möwen
            [turtle] eine Möwe und eine Schildkröte
           *[none] eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] eine Schildkröte und einen Delfin
            [gull] eine Schildkröte und eine Möwe
            [turtle] zwei Schildkröten
           *[none] eine Schildkröte
        }
    }.
mermaid_rain-has-tile = Du hast schon eine Welle genommen.
mermaid_rain-tile-not-there = Diese Welle liegt nicht offen aus.
mermaid_rain-no-such-effect =
    Das ist die Wirkung der Kombination { $meld ->
        [rain] Nixenregen
        [squall] Nixenbö
        [march] Ozeanmarsch
        [twin] Doppelspritzer
        [waltz] Aquamarinwalzer
        [mist] Nixennebel
        [drop] Nixentropfen
       *[octopus] Krake
    }, und die hast du nicht, oder nicht mehr.
mermaid_rain-pool-is-empty = Im Vorrat ist kein Plättchen mehr.
mermaid_rain-no-tile-of-shape =
    Es gibt keine { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } Welle mehr zu ziehen.
mermaid_rain-not-a-start = { $hex } ist kein Startfeld.
mermaid_rain-start-taken = { $hex } ist besetzt: Dort ist die Nixe von { $otherName }. Wähle ein freies Startfeld.
mermaid_rain-not-your-tile = Diese Welle hast du nicht.
mermaid_rain-moved-already = Du hast dich schon bewegt. Wellen werden vor der ersten Bewegung gelegt.
mermaid_rain-fits-nowhere = Diese Welle passt nirgends mehr ins Meer.
mermaid_rain-fits-no-way = Wenn sie auf { $hex } beginnt, passt die Welle in keiner Drehung.
mermaid_rain-no-such-way = Diese Welle lässt sich nur auf { $ways } Arten drehen.
mermaid_rain-not-in-the-sea = { $hex } liegt außerhalb des Meeres; kein Teil einer Welle darf überstehen.
mermaid_rain-tile-there = Auf { $hex } liegt schon eine Welle.
mermaid_rain-not-ocean =
    { $hex } ist { $place ->
        [start] ein Startfeld
        [wreck] ein Wrack
        [islet] ein Inselchen
        [cave] eine Höhle
        [rock] ein Felsen
        [ocean] offenes Meer
       *[nothing] außerhalb des Meeres
    }. Wellen liegen nur auf dem Ozean.
mermaid_rain-tile-is-called = Die Welle auf { $hex } heißt nach ihrem ersten Feld: Sag { $first }.
mermaid_rain-cannot-enter =
    { $hex } ist { $place ->
        [start] ein Startfeld
        [wreck] ein Wrack
        [islet] ein Inselchen
        [cave] eine Höhle
        [rock] ein Felsen
        [ocean] offenes Meer
       *[nothing] außerhalb des Meeres
    }. Eine Nixe reitet nur auf Wellen, Schatzfelder und Startfelder.
mermaid_rain-no-more-warp = Du kannst einmal springen, und nur vor deiner ersten Bewegung.
mermaid_rain-is-there = Deine Nixe ist schon dort.
mermaid_rain-not-next-to = { $hex } liegt nicht neben dem Ort, an dem deine Nixe ist.
mermaid_rain-cannot-pay =
    Deine Karten reichen dafür nicht: Du brauchst { $symbol ->
        [dolphin] einen Delfin oder zwei Karten aus Möwen und Schildkröten
        [gull] eine Möwe oder zwei Karten aus Delfinen und Schildkröten
        [turtle] eine Schildkröte oder zwei Karten aus Delfinen und Möwen
       *[mermaid] eine beliebige Karte
    }.
mermaid_rain-one-card-is-enough = Hier genügt eine beliebige Karte, also gibt es keine Tiefsee.
mermaid_rain-card-does-not-match =
    Für diese Bewegung brauchst du { $symbol ->
        [dolphin] einen Delfin
        [gull] eine Möwe
        [turtle] eine Schildkröte
       *[mermaid] eine beliebige Karte
    }, nicht { $card ->
        [dolphin] einen Delfin
        [gull] eine Möwe
       *[turtle] eine Schildkröte
    }, oder zwei Karten, von denen keine passt.
mermaid_rain-deep-sea-matches =
    In der Tiefsee darf keine der beiden Karten passen, und hier passt eine: { $symbol ->
        [dolphin] Ein Delfin
        [gull] Eine Möwe
        [turtle] Eine Schildkröte
       *[mermaid] Eine beliebige Karte
    } allein genügt.
mermaid_rain-no-such-token =
    Hier liegt kein offenes Plättchen dieser Sorte: { $token ->
        [scale] Drachenschuppe
        [pearl] Perle
        [crystal] Kristall
        [coral] Koralle
       *[shell] Muschel
    }.
mermaid_rain-no-such-secret-token =
    Hier liegt kein verdecktes Plättchen dieser Sorte: { $token ->
        [scale] Drachenschuppe
        [pearl] Perle
        [crystal] Kristall
        [coral] Koralle
       *[shell] Muschel
    }.
mermaid_rain-box-cards = insgesamt { $due } Abenteuerkarten
mermaid_rain-box-tokens = insgesamt { $due } Schatzplättchen
mermaid_rain-box-tiles = insgesamt { $due } Wellen
mermaid_rain-box-spaces = für jede Art von Feld eine andere Karte
mermaid_rain-box-hexes = zwei bis { $most } verschiedene Sechsecke
mermaid_rain-box-hexes-apart = Sechsecke, die aneinanderstoßen
mermaid_rain-box-current = { $players } Wellen für { $players } Personen
mermaid_rain-box-digits = { $such } oder andere einstellige Zahlen
mermaid_rain-box-shaded = eine Zeichnung mit denselben Reihen wie das Meer
mermaid_rain-box-sites = höchstens { $most } Start- und Schatzfelder
mermaid_rain-box-starts = ein Startfeld für jede von { $players } Personen
mermaid_rain-box-rows = bis zu { $rows } Reihen von 2 bis { $columns } Sechsecken
mermaid_rain-box-row = { $hexes } Sechsecke in Reihe { $row }
mermaid_rain-box-letter = eines der Zeichen { $letters } auf { $hex }, nicht { $letter }
mermaid_rain-box-on-space = höchstens { $up } offene und { $down } verdeckte Plättchen
mermaid_rain-box-face-up = insgesamt { $due } offene Plättchen auf den Feldern bei { $players } Personen
mermaid_rain-box-face-down = höchstens { $most } verdeckte Plättchen bei { $players } Personen

## Options

mermaid_rain-option-mermaid_free = Freie Nixen
mermaid_rain-option-mermaid_free-hint = Welche Plättchen am Anfang offen ausliegen.
mermaid_rain-option-mermaid_free-off = Aus
mermaid_rain-option-mermaid_free-off-hint = Eine feste Zahl jeder Sorte, wie gedruckt.
mermaid_rain-option-mermaid_free-on = An
mermaid_rain-option-mermaid_free-on-hint = Zufällig aus allen Plättchen gezogen.
mermaid_rain-option-march_points = Punkte für einen Ozeanmarsch
mermaid_rain-option-march_points-hint = Ob das Plättchen eines Ozeanmarsches 2 Punkte bringt wie die aus dem Meer.
mermaid_rain-option-march_points-on = 2 Punkte
mermaid_rain-option-march_points-on-hint = Jedes Plättchen, das man in einer Runde bekommt, bringt Punkte.
mermaid_rain-option-march_points-off = Keine Punkte
mermaid_rain-option-march_points-off-hint = Nur Plättchen aus dem Meer bringen sofort Punkte.

## Pieces

mermaid_rain-piece-card =
    { $card ->
        [dolphin] Delfin
        [gull] Möwe
       *[turtle] Schildkröte
    }
mermaid_rain-piece-mermaid-card = Nixenkarte
mermaid_rain-piece-prince = Prinzenkarte
mermaid_rain-piece-tile =
    { $shape ->
        [curved] Gebogene
        [triangular] Dreieckige
        [long] Lange
       *[short] Kurze
    } { $symbol ->
        [dolphin] Delfin-Welle
        [gull] Möwen-Welle
        [turtle] Schildkröten-Welle
       *[mermaid] Nixen-Welle
    }, { $shade ->
        [light] hell
       *[dark] dunkel
    }
mermaid_rain-piece-token =
    { $token ->
        [scale] Drachenschuppe
        [pearl] Perle
        [crystal] Kristall
        [coral] Koralle
       *[shell] Muschel
    }
mermaid_rain-piece-token-down = Plättchen, verdeckt
mermaid_rain-piece-space =
    { $place ->
        [start] Startfeld
        [wreck] Wrack
        [islet] Inselchen
        [cave] Höhle
        [rock] Felsen
       *[ocean] Offenes Meer
    }
mermaid_rain-meld =
    { $meld ->
        [rain] Nixenregen
        [squall] Nixenbö
        [march] Ozeanmarsch
        [twin] Doppelspritzer
        [waltz] Aquamarinwalzer
        [mist] Nixennebel
        [drop] Nixentropfen
       *[octopus] Krake
    }
mermaid_rain-meld-gives =
    { $meld ->
        [rain] Sprung an jeden Ort
        [squall] 7 Punkte
        [march] Ein Plättchen aus dem Vorrat
        [twin] 6 Punkte
        [waltz] Eine zweite Welle
        [mist] 4 Punkte
        [drop] 1 Punkt
       *[octopus] Nichts
    }

## Moves

mermaid_rain-move-open =
    { $card ->
        [dolphin] { $second ->
            [dolphin] Zwei Delfine
            [gull] Einen Delfin und eine Möwe
            [turtle] Einen Delfin und eine Schildkröte
           *[none] Einen Delfin
        }
        [gull] { $second ->
            [dolphin] Eine Möwe und einen Delfin
            [gull] Zwei Möwen
            [turtle] Eine Möwe und eine Schildkröte
           *[none] Eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] Eine Schildkröte und einen Delfin
            [gull] Eine Schildkröte und eine Möwe
            [turtle] Zwei Schildkröten
           *[none] Eine Schildkröte
        }
    } zeigen
mermaid_rain-move-add =
    { $card ->
        [dolphin] Einen Delfin
        [gull] Eine Möwe
       *[turtle] Eine Schildkröte
    } zeigen
mermaid_rain-move-stop = Die Nixenkarte zeigen und aufhören
mermaid_rain-move-pick =
    Die { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } { $symbol ->
        [dolphin] Delfin-Welle
        [gull] Möwen-Welle
        [turtle] Schildkröten-Welle
       *[mermaid] Nixen-Welle
    } ({ $shade ->
        [light] hell
       *[dark] dunkel
    }) nehmen
mermaid_rain-move-march = Zuerst ein Plättchen ziehen
mermaid_rain-move-waltz =
    Eine { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } Welle ziehen
mermaid_rain-move-start = Auf { $hex } starten
mermaid_rain-move-lay =
    Die { $shape ->
        [curved] gebogene
        [triangular] dreieckige
        [long] lange
       *[short] kurze
    } { $symbol ->
        [dolphin] Delfin-Welle
        [gull] Möwen-Welle
        [turtle] Schildkröten-Welle
       *[mermaid] Nixen-Welle
    } ({ $shade ->
        [light] hell
       *[dark] dunkel
    }) legen
mermaid_rain-move-at = Auf { $hex } legen
mermaid_rain-move-way = So gedreht ({ $way })
mermaid_rain-move-warp = Nach { $hex } springen
mermaid_rain-move-go = Nach { $hex } reiten
mermaid_rain-move-pay =
    { $card ->
        [dolphin] { $second ->
            [dolphin] Zwei Delfine
            [gull] Einen Delfin und eine Möwe
            [turtle] Einen Delfin und eine Schildkröte
           *[none] Einen Delfin
        }
        [gull] { $second ->
            [dolphin] Eine Möwe und einen Delfin
            [gull] Zwei Möwen
            [turtle] Eine Möwe und eine Schildkröte
           *[none] Eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] Eine Schildkröte und einen Delfin
            [gull] Eine Schildkröte und eine Möwe
            [turtle] Zwei Schildkröten
           *[none] Eine Schildkröte
        }
    } abwerfen
mermaid_rain-move-take =
    { $token ->
        [scale] Eine Drachenschuppe
        [pearl] Eine Perle
        [crystal] Einen Kristall
        [coral] Eine Koralle
       *[shell] Eine Muschel
    } nehmen
mermaid_rain-move-take-secret =
    { $token ->
        [scale] Eine Drachenschuppe
        [pearl] Eine Perle
        [crystal] Einen Kristall
        [coral] Eine Koralle
       *[shell] Eine Muschel
    } verdeckt nehmen
mermaid_rain-move-leave = Liegen lassen
mermaid_rain-move-done = Zug beenden
mermaid_rain-move-drift = Nach { $hex } treiben
mermaid_rain-move-keep =
    { $card ->
        [dolphin] { $second ->
            [dolphin] Zwei Delfine
            [gull] Einen Delfin und eine Möwe
            [turtle] Einen Delfin und eine Schildkröte
           *[none] Einen Delfin
        }
        [gull] { $second ->
            [dolphin] Eine Möwe und einen Delfin
            [gull] Zwei Möwen
            [turtle] Eine Möwe und eine Schildkröte
           *[none] Eine Möwe
        }
       *[turtle] { $second ->
            [dolphin] Eine Schildkröte und einen Delfin
            [gull] Eine Schildkröte und eine Möwe
            [turtle] Zwei Schildkröten
           *[none] Eine Schildkröte
        }
    } behalten

## The table

mermaid_rain-ui-progress = Runde { $round } von { $rounds } · { $part ->
        [melds] Kombinationen
        [tiles] Wellen
        [end] Tribut
       *[riding] Wellenritt
    }
mermaid_rain-ui-sea = Das Meer
mermaid_rain-ui-hand = Deine Karten
mermaid_rain-ui-riders = Die Nixen, der Reihe nach
mermaid_rain-ui-treasures = Deine Schätze
mermaid_rain-ui-tiles = Deine Wellen
mermaid_rain-ui-offer = Wellen zur Wahl
mermaid_rain-ui-points =
    { $points ->
        [one] { $shown } Punkt
       *[other] { $shown } Punkte
    }
mermaid_rain-ui-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
mermaid_rain-ui-turn = An { $place }. Stelle
mermaid_rain-ui-chosen =
    { $you ->
        [yes] hast gewählt
       *[no] hat gewählt
    }
mermaid_rain-ui-choosing =
    { $you ->
        [yes] wählst …
       *[no] wählt …
    }
mermaid_rain-ui-stopped =
    { $you ->
        [yes] hast aufgehört
       *[no] hat aufgehört
    }
mermaid_rain-ui-laid-down = { $card }, verdeckt gelegt
mermaid_rain-ui-sinks = versinkt am Ende der Runde
mermaid_rain-ui-seen = { $token }, verdeckt (von dir angesehen)
mermaid_rain-ui-face-down =
    { $count ->
        [one] { $count } Plättchen verdeckt
       *[other] { $count } Plättchen verdeckt
    }
mermaid_rain-ui-empty = kein Schatz mehr
mermaid_rain-ui-entered = in dieser Runde schon betreten
mermaid_rain-ui-here = hier: { $names }
mermaid_rain-ui-place = { $place }, { $hex }
mermaid_rain-ui-costs =
    { $count ->
        [one] kostet { $count } Karte: { $cards }
       *[other] kostet { $count } Karten: { $cards }
    }
mermaid_rain-ui-of-them-secret =
    { $count ->
        [one] { $count } davon geheim
       *[other] { $count } davon geheim
    }
mermaid_rain-ui-about-cards = Karten bilden deine Kombination und bezahlen danach deinen Ritt. Eine passende Karte genügt; auch zwei, die nicht passen, bezahlen.
mermaid_rain-ui-no-fit = Dort passt die Welle nicht. Unter jedem ihrer Teile muss freies Meer sein.
mermaid_rain-ui-would-be = { $meld }: { $gives }
mermaid_rain-ui-hint-open = Wähle zwei Karten für deine Kombination
mermaid_rain-ui-hint-add = Lege eine Karte dazu, oder hör mit der Nixenkarte auf
mermaid_rain-ui-hint-tile =
    { $bonus ->
        [march] { $offer ->
            [yes] Nimm eine Welle, oder zieh zuerst dein Plättchen
           *[no] Zieh dein Plättchen
        }
        [waltz] { $offer ->
            [yes] Nimm eine Welle, oder zieh eine nach ihrer Form
           *[no] Nenne die Form deiner zweiten Welle
        }
       *[none] Nimm eine der Wellen
    }
mermaid_rain-ui-hint-start = Wähle ein leuchtendes Startfeld
mermaid_rain-ui-hint-lay = Wo soll die Welle liegen?
mermaid_rain-ui-hint-turn = Dreh die Welle, leg sie hin oder schieb sie weiter
mermaid_rain-ui-hint-lay-or-ride = Nimm deine Welle auf, oder reite zu einem leuchtenden Ort
mermaid_rain-ui-hint-ride = Reite zu einem leuchtenden Ort, oder beende den Zug
mermaid_rain-ui-hint-done = Weiter kannst du nicht reiten
mermaid_rain-ui-hint-warp = Spring an einen leuchtenden Ort
mermaid_rain-ui-hint-way =
    { $count ->
        [one] { $count } Karte bringt dich
       *[other] { $count } Karten bringen dich
    } { $place ->
        [wreck] zum Wrack
        [islet] zum Inselchen
        [cave] zur Höhle
        [start] zum Startfeld
        [dolphin] zur Delfin-Welle
        [gull] zur Möwen-Welle
        [turtle] zur Schildkröten-Welle
       *[mermaid] zur Nixen-Welle
    }
mermaid_rain-ui-hint-pay = Welche Karten wirfst du ab?
mermaid_rain-ui-hint-take = Nimm einen Schatz, oder lass ihn liegen
mermaid_rain-ui-hint-drift = Deine Welle ist versunken: Treib zu einem Startfeld
mermaid_rain-ui-hint-keep = Wähle die zwei Karten, die du behältst
mermaid_rain-ui-lay-down = Verdeckt legen
mermaid_rain-ui-keep = Diese behalten
mermaid_rain-ui-pay = Damit bezahlen
mermaid_rain-ui-lay = Hier hinlegen
mermaid_rain-ui-ride = Reiten
mermaid_rain-ui-warp = Springen
mermaid_rain-ui-turn-tile = Drehen
mermaid_rain-ui-turn-key = R
mermaid_rain-ui-stop-here = Aufhören
mermaid_rain-ui-closer = Näher
mermaid_rain-ui-wider = Weiter
mermaid_rain-ui-score-mermaid = Nixe
mermaid_rain-ui-score-tokens = Schätze
mermaid_rain-ui-score-witch = Hexe
    .long = So viele Punkte würde kosten, was der Hexe noch fehlt
mermaid_rain-ui-ranking = Rangfolge der Schätze
mermaid_rain-ui-ranking-now = Rangfolge, wie sie jetzt steht
mermaid_rain-ui-nobody = noch niemand
mermaid_rain-ui-sum-gathered = Gesammelt
mermaid_rain-ui-sum-tribute = Tribut an die Hexe
mermaid_rain-ui-sum-total = Summe
mermaid_rain-ui-sum-winner = gewinnt
mermaid_rain-ui-sum-shared = teilt sich den Sieg
