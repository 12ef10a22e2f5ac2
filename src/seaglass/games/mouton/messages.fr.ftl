## The game

mouton-title = Un mouton à la mer
mouton-blurb = Douze cartes, l’eau qui monte et un mouton têtu. Garde ton îlot au sec, et tes bouées avec.

## Story

mouton-round = Manche { $round } sur { $rounds }
mouton-dealt = Chacun reçoit { $cards } cartes
mouton-announces =
    { $you ->
        [yes] Tu annonces { $buoys ->
            [0] zéro bouée
            [one] { $buoys } bouée
           *[other] { $buoys } bouées
        }
       *[no] { $name } annonce { $buoys ->
            [0] zéro bouée
            [one] { $buoys } bouée
           *[other] { $buoys } bouées
        }
    }
mouton-passes = Toutes les mains passent d’une place vers la gauche
mouton-trick = Pli { $trick }
mouton-tides = Deux marées arrivent : { $low } et { $high }
mouton-chose =
    { $you ->
        [yes] Tu as choisi une carte
       *[no] { $name } a choisi une carte
    }
mouton-chose-own =
    { $you ->
        [yes] Tu as choisi le { $card }
       *[no] { $name } a choisi le { $card }
    }
mouton-plays =
    { $you ->
        [yes] Tu joues le { $card }
       *[no] { $name } joue le { $card }
    }
mouton-leads =
    { $you ->
        [yes] Tu entames ce pli
       *[no] { $name } entame ce pli
    }
mouton-takes =
    { $rank ->
        [highest] { $you ->
            [yes] Tu prends la marée { $tide } avec le { $card }, la carte la plus forte
           *[no] { $name } prend la marée { $tide } avec le { $card }, la carte la plus forte
        }
       *[second] { $you ->
            [yes] Tu prends la marée { $tide } avec le { $card }, la deuxième plus forte
           *[no] { $name } prend la marée { $tide } avec le { $card }, la deuxième plus forte
        }
    }
mouton-pays =
    { $you ->
        [yes] Tu as l’eau la plus haute, { $water }, et tu perds { $left ->
            [0] ta dernière bouée
           *[other] une bouée : il t’en reste { $left }
        }
       *[no] { $name } a l’eau la plus haute, { $water }, et perd { $left ->
            [0] sa dernière bouée
           *[other] une bouée : il en reste { $left }
        }
    }
mouton-under =
    { $you ->
        [yes] Tu as l’eau la plus haute, { $water }, et tu n’as plus une seule bouée : tu coules
       *[no] { $name } a l’eau la plus haute, { $water }, n’a plus de bouée et coule
    }
mouton-round-ends =
    { $reason ->
        [two-left] La manche s’arrête là : deux îlots au plus sont encore hors de l’eau
       *[tricks] La manche se termine après douze plis
    }
mouton-scores =
    { $out ->
        [yes] { $you ->
            [yes] Tu as coulé : −1 point
           *[no] { $name } a coulé : −1 point
        }
       *[no] { $you ->
            [yes] Il te reste
           *[no] { $name } garde
        } { $buoys ->
            [0] zéro bouée
            [one] { $buoys } bouée
           *[other] { $buoys } bouées
        }{ $lowest ->
            [0] { "" }
           *[other] , plus l’eau la plus basse
        } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
mouton-wins =
    { $you ->
        [yes] Tu gagnes avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] { $name } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
mouton-shares =
    { $you ->
        [yes] Tu partages la victoire : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] { $name } partage la victoire : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }

## Refusals

mouton-not-in-hand = Tu veux jouer le { $card }, mais cette carte n’est pas dans ta main. Choisis une des cartes que tu tiens.
mouton-already-chose = Tu as déjà posé une carte pour ce pli. Attends que tout le monde ait choisi : les cartes seront alors retournées ensemble.
mouton-out-of-round = Tu as coulé : tu ne joues plus de carte dans cette manche. Tout le monde rejoue dès qu’une nouvelle manche commence.
mouton-not-your-turn = Pas encore : c’est à { $otherName } de jouer. On joue dans le sens des aiguilles d’une montre, ton tour viendra.
mouton-too-early = Pas encore : d’abord on distribue les cartes et deux marées arrivent. Ensuite, tout le monde joue une carte météo.

## Options

mouton-option-cards = Cartes météo
mouton-option-cards-hint = La façon de jouer les cartes météo à chaque pli.
mouton-option-cards-secret = Cartes secrètes
mouton-option-cards-secret-hint = Tout le monde choisit face cachée, puis les cartes sont retournées ensemble.
mouton-option-cards-open = Cartes ouvertes
mouton-option-cards-open-hint = Les cartes se jouent face visible, l’une après l’autre, dans le sens des aiguilles d’une montre.
mouton-option-chain_to_the_end = Jusqu’au bout
mouton-option-chain_to_the_end-hint = Ce qui se passe s’il ne reste que deux îlots alors que quelqu’un doit encore payer.
mouton-option-chain_to_the_end-off = Non
mouton-option-chain_to_the_end-off-hint = La manche s’arrête aussitôt, et plus personne ne paie.
mouton-option-chain_to_the_end-on = Oui
mouton-option-chain_to_the_end-on-hint = Les paiements en chaîne vont jusqu’au bout, puis la manche s’arrête.

## Pieces

mouton-card =
    { $rings ->
        [half] Carte météo { $card }, avec une demi-bouée
        [whole] Carte météo { $card }, avec une bouée entière
       *[none] Carte météo { $card }, sans bouée
    }
mouton-tide = Marée { $tide }

## Moves

mouton-move-play = Jouer le { $card }

## The table

mouton-ui-progress = Manche { $round } sur { $rounds } · Pli { $trick } sur { $tricks }
mouton-ui-water = eau
mouton-ui-islets = Les autres îlots
mouton-ui-all-islets = Les îlots
mouton-ui-islet =
    { $in ->
        [yes] { $name } : eau à { $water }, { $buoys ->
            [0] aucune bouée
            [one] { $buoys } bouée
           *[other] { $buoys } bouées
        }
       *[no] { $name } : îlot englouti pour cette manche
    }
mouton-ui-highest-water = Eau la plus haute
    .short = Plus haute
mouton-ui-pays = Perd une bouée
    .short = Paie
mouton-ui-under = Îlot englouti
    .short = Englouti
mouton-ui-leads = Entame
    .short = Entame
mouton-ui-played = a joué le { $card }
mouton-ui-chosen = a choisi
mouton-ui-choosing = choisit…
mouton-ui-place =
    { $place ->
        [1] joue en 1er
       *[other] joue en { $place }e
    }
mouton-ui-highest = la plus forte
mouton-ui-second = la 2e
mouton-ui-tides = Les deux marées
mouton-ui-to-highest = pour la carte la plus forte
    .short = la plus forte
mouton-ui-to-second = pour la deuxième
    .short = la 2e
mouton-ui-hand = Tes cartes météo
mouton-ui-slot = Ta carte ira ici
mouton-ui-put-here = Pose le { $card } ici
mouton-ui-your-choice = Choisi : { $card }
mouton-ui-stakes = Ce que peut faire le { $card }
mouton-ui-if-highest = La plus forte
mouton-ui-if-second = La deuxième
mouton-ui-if-lower = Plus faible
mouton-ui-changes = eau { $from } → { $to }
    .short = { $from } → { $to }
mouton-ui-stays = reste à { $water }
mouton-ui-pick = Prends une carte météo
mouton-ui-put-or-pick = Joue le { $card }, ou prends une autre carte
mouton-ui-tip-card =
    { $rings ->
        [half] Le { $card } porte une demi-bouée. La carte la plus forte prend la marée la plus basse, la deuxième prend l’autre.
        [whole] Le { $card } porte une bouée entière. La carte la plus forte prend la marée la plus basse, la deuxième prend l’autre.
       *[none] Le { $card } ne porte pas de bouée. La carte la plus forte prend la marée la plus basse, la deuxième prend l’autre.
    }
mouton-ui-score-islet = Îlot
mouton-ui-score-round = M{ $round }
    .long = Manche { $round }
mouton-ui-score-now = En jeu
mouton-ui-score-total = Total
mouton-ui-sum-round = Manche { $round } sur { $rounds }
mouton-ui-sum-buoys = Bouées gardées
    .short = Bouées
mouton-ui-sum-lowest = Eau la plus basse
    .short = Plus basse
mouton-ui-sum-under = Îlot englouti
    .short = Coulé
mouton-ui-sum-points = Cette manche
    .short = Points
mouton-ui-sum-passes = Toutes les mains passent maintenant d’une place vers la gauche.

## Own components

mouton-box-buoys-twice = des cartes qui ne portent pas déjà une demi-bouée : la { $card } est dans les deux listes
mouton-box-range = la plus petite carte d’abord : de { $last } à { $first }
mouton-box-tides = des nombres dont la somme est { $cards }, et non { $sum }
