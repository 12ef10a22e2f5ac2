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
petite_mer-you-are-asked = Du bist gefragt: Nimm den Tausch von { $otherName } erst an oder lehne ihn ab.
petite_mer-drawing = Du kannst noch nichts entscheiden: Es werden gerade Plättchen gezogen.
petite_mer-not-your-turn = Jetzt ist { $otherName } am Zug. Gespielt wird im Uhrzeigersinn, du kommst noch dran.
petite_mer-not-yours = Plättchen { $tile } liegt nicht vor dir. Wähle eines deiner eigenen.
petite_mer-place-taken =
    { $side ->
        [north] Im Norden
        [east] Im Osten
        [south] Im Süden
       *[west] Im Westen
    } liegt schon ein Plättchen. Lege deines auf einen freien Platz neben deinem Boot.
petite_mer-land-between =
    { $side ->
        [north] Im Norden
        [east] Im Osten
        [south] Im Süden
       *[west] Im Westen
    } kommt dein Boot nicht hinüber: Zwischen seinem Plättchen und dem neuen ist Land. Wähle eine Seite, an der beide Wasser haben.
petite_mer-edges-differ =
    Das Plättchen passt nicht zu seinem Nachbarn { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }: Küste gehört an Küste und Wasser an Wasser.
petite_mer-nothing-there =
    { $side ->
        [north] Im Norden
        [east] Im Osten
        [south] Im Süden
       *[west] Im Westen
    } liegt noch kein Plättchen. Fahre zu einem Plättchen oder lege eines an.
petite_mer-coast-there =
    { $side ->
        [north] Nach Norden
        [east] Nach Osten
        [south] Nach Süden
       *[west] Nach Westen
    } kommt dein Boot nicht weiter: Dort ist eine Küste. Fahre über eine Seite mit Wasser.
petite_mer-no-token = Du hast keine blaue Marke mehr. Wirf für den Schritt ein Plättchen ab oder beende deinen Zug.
petite_mer-alone = Du spielst allein, da gibt es niemanden zum Tauschen.
petite_mer-swapped = Du hast in diesem Zug schon getauscht. Im nächsten darfst du wieder.
petite_mer-not-theirs = Plättchen { $tile } liegt vor niemand anderem. Bitte um eines, das vor jemandem liegt.
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
    { $side ->
        [north] Im Norden
        [east] Im Osten
        [south] Im Süden
       *[west] Im Westen
    } anlegen
petite_mer-move-drop =
    Abwerfen und { $side ->
        [north] nach Norden
        [east] nach Osten
        [south] nach Süden
       *[west] nach Westen
    } fahren
petite_mer-move-sail =
    { $side ->
        [north] Nach Norden
        [east] Nach Osten
        [south] Nach Süden
       *[west] Nach Westen
    } fahren
petite_mer-move-swap = Tauschen
petite_mer-move-accept = Annehmen
petite_mer-move-decline = Ablehnen
petite_mer-move-end = Zug beenden
petite_mer-move-keep = Behalten und Zug beenden

## The table

petite_mer-ui-progress = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $more } bis { $rank }
petite_mer-ui-progress-top = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $rank }
petite_mer-ui-chart = Die Seekarte: ziehen oder Pfeiltasten zum Verschieben, Plus und Minus zum Zoomen, Null für die ganze Karte
petite_mer-ui-hand = Deine Plättchen
petite_mer-ui-no-tiles = Vor dir liegt kein Plättchen
petite_mer-ui-tokens =
    { $tokens ->
        [0] keine Marke
        [one] { $tokens } Marke
       *[other] { $tokens } Marken
    }
petite_mer-ui-steps-title = Schritte
petite_mer-ui-of = { $left } von { $all }
petite_mer-ui-side =
    { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }
petite_mer-ui-coast = Küste { $sides }
petite_mer-ui-steps =
    { $steps } { $side ->
        [north] nördlich
        [east] östlich
        [south] südlich
       *[west] westlich
    }
petite_mer-ui-where = { $steps } der Leitstelle
petite_mer-ui-at-headquarters = bei der Leitstelle
petite_mer-ui-inspected =
    { $points ->
        [one] geprüft, { $points } Punkt
       *[other] geprüft, { $points } Punkte
    }
petite_mer-ui-not-inspected = noch nicht geprüft: Es fehlt ein Nachbar
petite_mer-ui-sail-there =
    { $cost ->
        [one] Für { $cost } Marke hierher fahren: { $at }
       *[other] Für { $cost } Marken hierher fahren: { $at }
    }
petite_mer-ui-drop-there = { $what } abwerfen und hierher fahren: { $at }
petite_mer-ui-lay-there =
    { $cost ->
        [0] { $what } hier anlegen: { $at }
        [one] Für { $cost } Marke fahren, dann { $what } hier anlegen: { $at }
       *[other] Für { $cost } Marken fahren, dann { $what } hier anlegen: { $at }
    }
petite_mer-ui-fits-there =
    { $cost ->
        [0] { $what } passt hierher: { $at }
        [one] { $what } passt hierher, nach einer Fahrt für { $cost } Marke: { $at }
       *[other] { $what } passt hierher, nach einer Fahrt für { $cost } Marken: { $at }
    }
petite_mer-ui-hint-answer = { $name } bietet dir einen Tausch an
petite_mer-ui-hint-pick =
    { $sail ->
        [yes] Nimm ein Plättchen auf oder fahre
       *[no] Nimm ein Plättchen auf
    }
petite_mer-ui-hint-put = { $what }: anlegen, wo es leuchtet
petite_mer-ui-hint-nowhere = { $what } passt nirgends in Reichweite
petite_mer-ui-hint-drop = Fahre zu einem Nachbarn und wirf das Plättchen ab
petite_mer-ui-hint-sail = Fahre oder beende deinen Zug
petite_mer-ui-hint-end = Beende deinen Zug
petite_mer-ui-not-beside = Ein Plättchen kommt direkt neben dein Boot: Fahre erst hin oder wähle einen leuchtenden Platz.
petite_mer-ui-swap-how = { $what }. Um danach zu fragen, nimm zuerst das Plättchen auf, das du hergibst.
petite_mer-ui-ask-for = { $name } bitten um: { $what }
petite_mer-ui-offer-to-you = { $name } möchte mit dir tauschen
petite_mer-ui-offer-yours = { $name } überlegt, ob ihr tauscht
petite_mer-ui-offer = { $name } möchte mit { $other } tauschen
petite_mer-ui-discard = Für einen Schritt abwerfen
petite_mer-ui-keep = Behalten, Zug beenden
petite_mer-ui-end = Zug beenden
petite_mer-ui-end-sure =
    { $tiles ->
        [one] { $tiles } Plättchen abwerfen und beenden?
       *[other] { $tiles } Plättchen abwerfen und beenden?
    }
petite_mer-ui-keep-sure =
    { $tiles ->
        [one] Behalten, { $tiles } Plättchen abwerfen?
       *[other] Behalten, { $tiles } Plättchen abwerfen?
    }
petite_mer-ui-pile =
    { $pile ->
        [0] Der Stapel ist leer
        [one] { $pile } Plättchen im Stapel
       *[other] { $pile } Plättchen im Stapel
    }
petite_mer-ui-discarded = { $discarded } abgeworfen
petite_mer-ui-zoom-in = Vergrößern
petite_mer-ui-zoom-out = Verkleinern
petite_mer-ui-recentre = Ganze Karte zeigen
petite_mer-ui-together =
    { $points ->
        [one] Punkt gemeinsam · { $rank }
       *[other] Punkte gemeinsam · { $rank }
    }
petite_mer-ui-to-rank = { $more } bis { $rank }
petite_mer-ui-lights = Türme
petite_mer-ui-buoys = Bojen
petite_mer-ui-others = Andere
petite_mer-ui-turbines = Wind
petite_mer-ui-piers = Stege
petite_mer-ui-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
petite_mer-ui-picture =
    { $points ->
        [one] Petite Mer · { $points } Punkt · { $rank }
       *[other] Petite Mer · { $points } Punkte · { $rank }
    }
petite_mer-ui-save = Als { $kind } sichern
petite_mer-ui-row = Reihe
petite_mer-ui-row-inspected = Geprüfte Plättchen
petite_mer-ui-row-points = Punkte
petite_mer-ui-row-sum = Summe
petite_mer-ui-row-none = Kein Plättchen ist geprüft.
