## The game

mouton-title = Un mouton à la mer
mouton-blurb = Douze cartes, l’eau qui monte et un mouton têtu. Garde ton îlot au sec, et tes bouées avec.

## Story

mouton-round = Manche { $round } sur { $rounds }
mouton-dealt = Tout le monde reçoit { $cards } cartes
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
        [yes] Tu as l’eau la plus haute, { $water }, et plus une seule bouée : tu coules
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
mouton-not-your-turn = Pas encore : c’est à { $name } de jouer. On joue dans le sens des aiguilles d’une montre, ton tour viendra.

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
