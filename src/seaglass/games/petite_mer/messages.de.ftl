## The game

petite_mer-title = Petite Mer
petite_mer-blurb = Gemeinsam zeichnet ihr die Seekarte: Plättchen für Plättchen, von Küste zu Küste, bis jedes Leuchtfeuer brennt.

## Story

petite_mer-dealt = Alle ziehen { $tiles } Plättchen
petite_mer-turn =
    { $otherYou ->
        [yes] Du bist am Zug
       *[no] { $otherName } ist am Zug
    }
petite_mer-lays =
    { $you ->
        [yes] Du legst { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        } { $side ->
            [north] im Norden
            [east] im Osten
            [south] im Süden
           *[west] im Westen
        } an
       *[no] { $name } legt { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        } { $side ->
            [north] im Norden
            [east] im Osten
            [south] im Süden
           *[west] im Westen
        } an
    }
petite_mer-sails =
    { $you ->
        [yes] Du fährst { $side ->
            [north] nach Norden
            [east] nach Osten
            [south] nach Süden
           *[west] nach Westen
        }: { $left ->
            [0] keine Marke mehr
            [one] noch { $left } Marke
           *[other] noch { $left } Marken
        }
       *[no] { $name } fährt { $side ->
            [north] nach Norden
            [east] nach Osten
            [south] nach Süden
           *[west] nach Westen
        }: { $left ->
            [0] keine Marke mehr
            [one] noch { $left } Marke
           *[other] noch { $left } Marken
        }
    }
petite_mer-drops =
    { $you ->
        [yes] Du wirfst { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        } ab und fährst { $side ->
            [north] nach Norden
            [east] nach Osten
            [south] nach Süden
           *[west] nach Westen
        }
       *[no] { $name } wirft { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        } ab und fährt { $side ->
            [north] nach Norden
            [east] nach Osten
            [south] nach Süden
           *[west] nach Westen
        }
    }
petite_mer-offers =
    { $you ->
        [yes] Du bietest { $otherName } { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        } gegen { $asked ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        }
       *[no] { $otherYou ->
            [yes] { $name } bietet dir { $what ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            } gegen { $asked ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            }
           *[no] { $name } bietet { $otherName } { $what ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            } gegen { $asked ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            }
        }
    }
petite_mer-swaps =
    { $you ->
        [yes] Du gibst { $otherName } { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        } gegen { $asked ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        }
       *[no] { $otherYou ->
            [yes] { $name } gibt dir { $what ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            } gegen { $asked ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            }
           *[no] { $name } gibt { $otherName } { $what ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            } gegen { $asked ->
                [lighthouse] einen Leuchtturm
                [buoy] eine Boje
                [turbine] ein Windrad
                [pier] einen Steg
               *[open] offene See
                [coast] eine Küste
                [strait] eine Meerenge
                [corner] eine Ecke
                [bay] eine Bucht
            }
        }
    }
petite_mer-accepts =
    { $you ->
        [yes] Du nimmst das Angebot von { $otherName } an
       *[no] { $otherYou ->
            [yes] { $name } nimmt dein Angebot an
           *[no] { $name } nimmt das Angebot von { $otherName } an
        }
    }
petite_mer-declines =
    { $you ->
        [yes] Du lehnst das Angebot von { $otherName } ab
       *[no] { $otherYou ->
            [yes] { $name } lehnt dein Angebot ab
           *[no] { $name } lehnt das Angebot von { $otherName } ab
        }
    }
petite_mer-ends =
    { $you ->
        [yes] Du beendest deinen Zug{ $discarded ->
            [0] { "" }
            [one] , ein Plättchen wird abgeworfen
           *[other] , { $discarded } Plättchen werden abgeworfen
        }
       *[no] { $name } beendet den Zug{ $discarded ->
            [0] { "" }
            [one] , ein Plättchen wird abgeworfen
           *[other] , { $discarded } Plättchen werden abgeworfen
        }
    }
petite_mer-keeps =
    { $you ->
        [yes] Du behältst { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        }{ $discarded ->
            [0] { "" }
            [one] , ein Plättchen wird abgeworfen
           *[other] , { $discarded } Plättchen werden abgeworfen
        }
       *[no] { $name } behält { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        }{ $discarded ->
            [0] { "" }
            [one] , ein Plättchen wird abgeworfen
           *[other] , { $discarded } Plättchen werden abgeworfen
        }
    }
petite_mer-draws =
    { $you ->
        [yes] Du ziehst { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        }
       *[no] { $name } zieht { $what ->
            [lighthouse] einen Leuchtturm
            [buoy] eine Boje
            [turbine] ein Windrad
            [pier] einen Steg
           *[open] offene See
            [coast] eine Küste
            [strait] eine Meerenge
            [corner] eine Ecke
            [bay] eine Bucht
        }
    }
petite_mer-pile-empty = Der Stapel ist leer: Das sind die letzten Plättchen
petite_mer-inspected =
    { $what ->
        [headquarters] Die Leitstelle ist
        [lighthouse] Der Leuchtturm ist
        [buoy] Die Boje ist
        [turbine] Das Windrad ist
        [pier] Der Steg ist
       *[open] Die offene See ist
        [coast] Die Küste ist
        [strait] Die Meerenge ist
        [corner] Die Ecke ist
        [bay] Die Bucht ist
    } geprüft: +{ $points }
petite_mer-island-grows = Die Insel eines geprüften Steges wächst: +{ $points }
petite_mer-finished =
    Die Karte ist fertig, mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Euer Rang: { $rank ->
       *[landlubbers] Landratten
        [deckhands] Schiffsjungen
        [captains] Kapitäne
        [pilots] Lotsen
        [cartographers] Kartografen
    }

## Refusals

petite_mer-no-offer = Es gibt kein Angebot, auf das du antworten könntest. Die anderen können dir in ihrem Zug eines machen.
petite_mer-offer-waits = Noch nicht: { $otherName } hat auf das Angebot noch nicht geantwortet.
petite_mer-drawing = Du kannst noch nichts entscheiden: Es werden gerade Plättchen gezogen.
petite_mer-not-your-turn = Jetzt ist { $otherName } am Zug. Gespielt wird im Uhrzeigersinn, du kommst noch dran.
petite_mer-not-yours = Plättchen { $tile } liegt nicht vor dir. Wähle eines deiner eigenen.
petite_mer-place-taken =
    Dort liegt schon ein Plättchen: { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }. Lege deines auf einen freien Platz neben deinem Boot.
petite_mer-land-between =
    Dein Boot kommt dort nicht hinüber: { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    } ist Land zwischen seinem Plättchen und dem neuen. Wähle eine Seite, an der beide Wasser haben.
petite_mer-edges-differ =
    Das Plättchen passt nicht zu seinem Nachbarn { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }: Küste gehört an Küste und Wasser an Wasser.
petite_mer-nothing-there =
    Dort liegt noch kein Plättchen: { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }. Fahre zu einem Plättchen oder lege eines an.
petite_mer-coast-there =
    Dein Boot kommt dort nicht weiter: { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    } ist eine Küste. Fahre über eine Seite mit Wasser.
petite_mer-no-token = Du hast keine blaue Marke mehr. Wirf für den Schritt ein Plättchen ab oder beende deinen Zug.
petite_mer-alone = Du spielst allein, da gibt es niemanden zum Tauschen.
petite_mer-swapped = Du hast in diesem Zug schon getauscht. Im nächsten darfst du wieder.
petite_mer-not-theirs = Plättchen { $tile } liegt vor niemand anderem. Bitte um eines, das dort liegt.
petite_mer-declined = { $otherName } hat genau diesen Tausch in diesem Zug schon abgelehnt. Biete etwas anderes an.
petite_mer-keep-alone = Nur wer allein spielt, darf ein Plättchen behalten. Beende stattdessen deinen Zug.
petite_mer-keep-last = Der Stapel ist leer, darum lässt sich kein Plättchen mehr behalten. Lege es oder beende deinen Zug.

## Options

petite_mer-option-turbines = Windräder
petite_mer-option-turbines-hint = Fünf Plättchen mit einem Windrad, das die offene See liebt.
petite_mer-option-turbines-off = Aus
petite_mer-option-turbines-off-hint = Die Windräder bleiben in der Schachtel.
petite_mer-option-turbines-on = An
petite_mer-option-turbines-on-hint = Ein Windrad bringt einen Punkt mehr für jeden Nachbarn, der offene See ist.
petite_mer-option-piers = Stege
petite_mer-option-piers-hint = Vier Plättchen mit einem Steg, der Häuser liebt.
petite_mer-option-piers-off = Aus
petite_mer-option-piers-off-hint = Die Stege bleiben in der Schachtel.
petite_mer-option-piers-on = An
petite_mer-option-piers-on-hint = Ein Steg bringt einen Punkt mehr für jedes Haus auf seiner Insel.
petite_mer-option-swaps = Tauschen
petite_mer-option-swaps-hint = Wie Plättchen untereinander getauscht werden.
petite_mer-option-swaps-ask = Erst fragen
petite_mer-option-swaps-ask-hint = Die andere Person nimmt an oder lehnt ab.
petite_mer-option-swaps-free = Frei tauschen
petite_mer-option-swaps-free-hint = Der Tausch geschieht sofort, ohne zu fragen.

## Pieces

petite_mer-piece =
    { $what ->
        [headquarters] Leitstelle
        [lighthouse] Leuchtturm
        [buoy] Boje
        [turbine] Windrad
        [pier] Steg
       *[open] Offene See
        [coast] Küste
        [strait] Meerenge
        [corner] Ecke
        [bay] Bucht
    }
petite_mer-houses =
    { $houses ->
        [0] kein Haus
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    }
petite_mer-token = Marke
petite_mer-boat = Boot von { $name }
petite_mer-rank =
    { $rank ->
       *[landlubbers] Landratten
        [deckhands] Schiffsjungen
        [captains] Kapitäne
        [pilots] Lotsen
        [cartographers] Kartografen
    }

## Moves

petite_mer-move-lay =
    Anlegen { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }
petite_mer-move-drop =
    Abwerfen und { $side ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    } fahren
petite_mer-move-sail =
    Fahren { $side ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    }
petite_mer-move-swap = Tauschen
petite_mer-move-accept = Annehmen
petite_mer-move-decline = Ablehnen
petite_mer-move-end = Zug beenden
petite_mer-move-keep = Behalten und Zug beenden
