## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = Pose les vagues, chevauche-les et pare-toi pour le prince. Mais la sorcière veut sa part.

## Story: setting up and predicting

mermaid_rain-laid-out = { $up } jetons sont face visible sur les cases trésor, { $down } face cachée
mermaid_rain-first-dealer =
    { $you ->
        [yes] Tu tires la carte Prince et tu distribues
       *[no] { $name } tire la carte Prince et distribue
    } les premières cartes
mermaid_rain-round = Manche { $round } sur { $rounds }
mermaid_rain-cards-shuffled = La pioche est vide : la défausse est mélangée, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
mermaid_rain-dealt = Chacun prend { $cards } cartes en main
mermaid_rain-undercurrents = Courant sous-marin { $card } : { $curved ->
        [one] { $curved } courbe
       *[other] { $curved } courbes
    }, { $triangular ->
        [one] { $triangular } triangulaire
       *[other] { $triangular } triangulaires
    }, { $long ->
        [one] { $long } longue
       *[other] { $long } longues
    }, { $short ->
        [one] { $short } courte
       *[other] { $short } courtes
    }
mermaid_rain-revealed =
    Une vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } { $symbol ->
        [dolphin] au dauphin
        [gull] à la mouette
        [turtle] à la tortue
       *[mermaid] à la sirène
    } ({ $shade ->
        [light] claire
       *[dark] foncée
    }) est révélée
mermaid_rain-tiles-shuffled =
    La pile des vagues { $shape ->
        [curved] courbes
        [triangular] triangulaires
        [long] longues
       *[short] courtes
    } est vide : la défausse est mélangée, { $tiles } en tout
mermaid_rain-no-tile =
    Il ne reste aucune vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    }, on n’en révèle pas
mermaid_rain-chose =
    { $you ->
        [yes] Tu as fait ton choix
       *[no] { $name } a fait son choix
    } pour la combinaison
mermaid_rain-chose-own =
    { $you ->
        [yes] Tu as
       *[no] { $name } a
    } choisi { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    }
mermaid_rain-chose-stop =
    { $you ->
        [yes] Tu as choisi ta
       *[no] { $name } a choisi la
    } carte sirène
mermaid_rain-adds =
    { $you ->
        [yes] Tu montres
       *[no] { $name } montre
    } { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    }
mermaid_rain-stops =
    { $you ->
        [yes] Tu montres ta carte sirène et tu t’arrêtes
       *[no] { $name } montre la carte sirène et s’arrête
    }
mermaid_rain-melds =
    { $you ->
        [yes] Tu as
       *[no] { $name } a
    } la combinaison { $meld ->
        [rain] Pluie de sirène
        [squall] Bourrasque de sirène
        [march] Marche de l’océan
        [twin] Éclaboussures jumelles
        [waltz] Valse aigue-marine
        [mist] Brume de sirène
        [drop] Goutte de sirène
       *[octopus] Poulpe
    }
mermaid_rain-picks =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    } la vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } { $symbol ->
        [dolphin] au dauphin
        [gull] à la mouette
        [turtle] à la tortue
       *[mermaid] à la sirène
    } ({ $shade ->
        [light] claire
       *[dark] foncée
    })
mermaid_rain-names-shape =
    { $you ->
        [yes] Tu demandes
       *[no] { $name } demande
    } une vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } pour la Valse
mermaid_rain-waltzes =
    { $you ->
        [yes] Tu pioches
       *[no] { $name } pioche
    } une vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } { $symbol ->
        [dolphin] au dauphin
        [gull] à la mouette
        [turtle] à la tortue
       *[mermaid] à la sirène
    } ({ $shade ->
        [light] claire
       *[dark] foncée
    })
mermaid_rain-marches =
    { $you ->
        [yes] Tu tires
       *[no] { $name } tire
    } { $token ->
        [scale] une écaille de dragon
        [pearl] une perle
        [crystal] un cristal
        [coral] un corail
       *[shell] un coquillage
    } de la réserve : { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-without-tile =
    Il ne reste pas de vague pour { $you ->
        [yes] toi
       *[no] { $name }
    }
mermaid_rain-pool-empty =
    La réserve est vide : { $you ->
        [yes] ta Marche de l’océan
       *[no] la Marche de l’océan { DE($name) }
    } ne rapporte rien
mermaid_rain-meld-points =
    { $you ->
        [yes] Tu marques
       *[no] { $name } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la combinaison { $meld ->
        [rain] Pluie de sirène
        [squall] Bourrasque de sirène
        [march] Marche de l’océan
        [twin] Éclaboussures jumelles
        [waltz] Valse aigue-marine
        [mist] Brume de sirène
        [drop] Goutte de sirène
       *[octopus] Poulpe
    }
mermaid_rain-prince =
    { $you ->
        [yes] Tu reçois la carte Prince et tu distribueras
       *[no] { $name } reçoit la carte Prince et distribuera
    } à la manche suivante

## Story: riding

mermaid_rain-starts =
    { $you ->
        [yes] Tu pars
       *[no] { $name } part
    } de { $hex }
mermaid_rain-lays =
    { $you ->
        [yes] Tu poses
       *[no] { $name } pose
    } une vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } { $symbol ->
        [dolphin] au dauphin
        [gull] à la mouette
        [turtle] à la tortue
       *[mermaid] à la sirène
    } ({ $shade ->
        [light] claire
       *[dark] foncée
    }) en { $hex }
mermaid_rain-warps =
    { $you ->
        [yes] Tu sautes
       *[no] { $name } saute
    } vers { $place ->
        [dolphin] la vague au dauphin
        [gull] la vague à la mouette
        [turtle] la vague à la tortue
        [mermaid] la vague à la sirène
        [wreck] l’épave
        [islet] l’îlot
        [cave] la grotte
       *[start] la case de départ
    } en { $hex }
mermaid_rain-goes =
    { $you ->
        [yes] Tu défausses
       *[no] { $name } défausse
    } { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    } et { $you ->
        [yes] vas
       *[no] va
    } vers { $place ->
        [dolphin] la vague au dauphin
        [gull] la vague à la mouette
        [turtle] la vague à la tortue
        [mermaid] la vague à la sirène
        [wreck] l’épave
        [islet] l’îlot
        [cave] la grotte
       *[start] la case de départ
    } en { $hex }
mermaid_rain-looks =
    { $you ->
        [yes] Tu regardes
       *[no] { $name } regarde
    } { $tokens ->
        [one] le jeton face cachée
       *[other] les { $tokens } jetons face cachée
    }
mermaid_rain-sees =
    { $you ->
        [yes] Tu trouves
       *[no] { $name } trouve
    } { $token ->
        [scale] une écaille de dragon
        [pearl] une perle
        [crystal] un cristal
        [coral] un corail
       *[shell] un coquillage
    } face cachée
mermaid_rain-takes =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    } { $token ->
        [scale] une écaille de dragon
        [pearl] une perle
        [crystal] un cristal
        [coral] un corail
       *[shell] un coquillage
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-takes-known =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    } { $token ->
        [scale] une écaille de dragon
        [pearl] une perle
        [crystal] un cristal
        [coral] un corail
       *[shell] un coquillage
    }, face cachée : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-takes-secret =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    } un jeton face cachée : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-leaves =
    { $you ->
        [yes] Tu laisses
       *[no] { $name } laisse
    } les jetons sur place
mermaid_rain-done =
    { $you ->
        [yes] Tu termines ton tour
       *[no] { $name } termine son tour
    } { $cards ->
        [0] sans carte
        [one] avec { $cards } carte
       *[other] avec { $cards } cartes
    }

## Story: the end of a round and of the game

mermaid_rain-sinks =
    { $tiles ->
        [one] { $tiles } vague foncée disparaît
       *[other] { $tiles } vagues foncées disparaissent
    }
mermaid_rain-adrift =
    { $you ->
        [yes] Ta sirène
       *[no] La sirène { DE($name) }
    } est à la dérive
mermaid_rain-drifts =
    { $you ->
        [yes] Tu dérives
       *[no] { $name } dérive
    } vers la case de départ { $hex }
mermaid_rain-keeps =
    { $you ->
        [yes] Tu défausses
       *[no] { $name } défausse
    } { $cards ->
        [one] { $cards } carte face cachée
       *[other] { $cards } cartes face cachée
    }
mermaid_rain-keeps-own =
    { $you ->
        [yes] Tu gardes
       *[no] { $name } garde
    } { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    }
mermaid_rain-end = Tribut et classement
mermaid_rain-shows =
    { $you ->
        [yes] Tu retournes
       *[no] { $name } retourne
    } { $token ->
        [scale] une écaille de dragon
        [pearl] une perle
        [crystal] un cristal
        [coral] un corail
       *[shell] un coquillage
    }
mermaid_rain-tribute =
    { $you ->
        [yes] Tu paies
       *[no] { $name } paie
    } la sorcière : { $missing ->
        [0] les cinq types y sont
        [one] il manque un type, −{ $points } points
       *[other] il manque { $missing } types, −{ $points } points
    }
mermaid_rain-ranks =
    { $token ->
        [scale] Écailles de dragon
        [pearl] Perles
        [crystal] Cristaux
        [coral] Coraux
       *[shell] Coquillages
    } : { $you ->
        [yes] tu en as encore
       *[no] { $name } en a encore
    } { $tokens }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-monopoly =
    { $token ->
        [scale] Écailles de dragon
        [pearl] Perles
        [crystal] Cristaux
        [coral] Coraux
       *[shell] Coquillages
    } : { $you ->
        [yes] tu es la seule personne à en avoir encore
       *[no] { $name } est la seule personne à en avoir encore
    } ({ $tokens }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-unranked =
    { $token ->
        [scale] Écailles de dragon
        [pearl] Perles
        [crystal] Cristaux
        [coral] Coraux
       *[shell] Coquillages
    } : il n’en reste à personne
mermaid_rain-wins =
    { $you ->
        [yes] Tu gagnes
       *[no] { $name } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-shares =
    { $you ->
        [yes] Tu partages
       *[no] { $name } partage
    } la victoire, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Refusals

mermaid_rain-not-now =
    « { $move } » n’est pas possible maintenant. D’abord : { $now ->
        [meld] choisis les cartes de ta combinaison
        [choose_tile] choisis une vague et applique l’effet de ta combinaison
        [start] choisis une case de départ
        [ride] pose une vague, déplace-toi ou termine ton tour
        [lay_where] dis où commence ta vague
        [lay_way] dis dans quel sens elle est tournée
        [pay] défausse des cartes pour ton déplacement
        [take] prends un jeton, ou laisse-les tous
        [drift] choisis la case de départ vers laquelle tu dérives
       *[keep] choisis les deux cartes que tu gardes
    }.
mermaid_rain-not-your-turn = Ce n’est pas ton tour : c’est à { $otherName } de décider.
mermaid_rain-already-chose = Tu as déjà choisi. Toutes les cartes sont montrées ensemble quand chacun a choisi.
mermaid_rain-has-stopped = Tu as montré ta carte sirène : ta combinaison est terminée.
mermaid_rain-nothing-to-discard = Tu n’as pas plus de deux cartes, tu les gardes toutes.
mermaid_rain-one-card = Tu as montré tes deux premières cartes. Ensuite, c’est une carte à la fois.
mermaid_rain-two-cards-first = Une combinaison commence par deux cartes à la fois.
mermaid_rain-no-mermaid-yet = La carte sirène ne peut pas être l’une des deux premières cartes.
mermaid_rain-cards-not-in-hand =
    Pas dans ta main : { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    }.
mermaid_rain-has-tile = Tu as déjà pris une vague.
mermaid_rain-tile-not-there = Cette vague n’est pas parmi celles qui sont face visible.
mermaid_rain-no-such-effect =
    C’est l’effet de la combinaison { $meld ->
        [rain] Pluie de sirène
        [squall] Bourrasque de sirène
        [march] Marche de l’océan
        [twin] Éclaboussures jumelles
        [waltz] Valse aigue-marine
        [mist] Brume de sirène
        [drop] Goutte de sirène
       *[octopus] Poulpe
    }, et tu ne l’as pas, ou plus.
mermaid_rain-pool-is-empty = Il ne reste aucun jeton dans la réserve.
mermaid_rain-no-tile-of-shape =
    Il ne reste aucune vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } à piocher.
mermaid_rain-not-a-start = { $hex } n’est pas une case de départ.
mermaid_rain-start-taken = { $hex } est prise : la sirène { DE($otherName) } s’y trouve. Choisis une case de départ libre.
mermaid_rain-not-your-tile = Tu n’as pas cette vague.
mermaid_rain-moved-already = Ta sirène s’est déjà déplacée. Les vagues se posent avant le premier déplacement.
mermaid_rain-fits-nowhere = Cette vague n’a plus de place nulle part dans la mer.
mermaid_rain-fits-no-way = En commençant en { $hex }, la vague ne tient dans aucun sens.
mermaid_rain-no-such-way = Il n’y a que { $ways } façons de tourner cette vague.
mermaid_rain-not-in-the-sea = { $hex } est en dehors de la mer ; aucune partie d’une vague ne peut dépasser.
mermaid_rain-tile-there = Il y a déjà une vague en { $hex }.
mermaid_rain-not-ocean =
    { $hex } est { $place ->
        [start] une case de départ
        [wreck] une épave
        [islet] un îlot
        [cave] une grotte
        [rock] un rocher
        [ocean] de l’océan nu
       *[nothing] en dehors de la mer
    }. Les vagues se posent seulement sur l’océan.
mermaid_rain-tile-is-called = La vague en { $hex } se nomme d’après son premier hexagone : dis { $first }.
mermaid_rain-cannot-enter =
    { $hex } est { $place ->
        [start] une case de départ
        [wreck] une épave
        [islet] un îlot
        [cave] une grotte
        [rock] un rocher
        [ocean] de l’océan nu
       *[nothing] en dehors de la mer
    }. Une sirène ne va que sur les vagues, les cases trésor et les cases de départ.
mermaid_rain-no-more-warp = Tu peux sauter une fois, et seulement avant ton premier déplacement.
mermaid_rain-is-there = Ta sirène y est déjà.
mermaid_rain-not-next-to = { $hex } n’est pas à côté du lieu où se trouve ta sirène.
mermaid_rain-cannot-pay =
    Tes cartes ne suffisent pas : il faut { $symbol ->
        [dolphin] un dauphin, ou deux cartes parmi mouettes et tortues
        [gull] une mouette, ou deux cartes parmi dauphins et tortues
        [turtle] une tortue, ou deux cartes parmi dauphins et mouettes
       *[mermaid] n’importe quelle carte
    }.
mermaid_rain-one-card-is-enough = Ici une seule carte quelconque suffit, il n’y a pas de grand fond.
mermaid_rain-card-does-not-match =
    Pour ce déplacement il faut { $symbol ->
        [dolphin] un dauphin
        [gull] une mouette
        [turtle] une tortue
       *[mermaid] n’importe quelle carte
    }, et non { $card ->
        [dolphin] un dauphin
        [gull] une mouette
       *[turtle] une tortue
    }, ou deux cartes dont aucune ne correspond.
mermaid_rain-deep-sea-matches =
    Au grand fond, aucune des deux cartes ne doit correspondre, or ici l’une correspond : { $symbol ->
        [dolphin] un dauphin
        [gull] une mouette
        [turtle] une tortue
       *[mermaid] n’importe quelle carte
    } suffit.
mermaid_rain-no-such-token =
    Il n’y a pas ici de jeton de ce type face visible : { $token ->
        [scale] Écaille de dragon
        [pearl] Perle
        [crystal] Cristal
        [coral] Corail
       *[shell] Coquillage
    }.
mermaid_rain-no-such-secret-token =
    Il n’y a pas ici de jeton de ce type face cachée : { $token ->
        [scale] Écaille de dragon
        [pearl] Perle
        [crystal] Cristal
        [coral] Corail
       *[shell] Coquillage
    }.
mermaid_rain-box-cards = { $due } cartes aventure en tout
mermaid_rain-box-tokens = { $due } jetons trésor en tout
mermaid_rain-box-tiles = { $due } vagues en tout
mermaid_rain-box-spaces = une autre carte pour chaque sorte de case
mermaid_rain-box-hexes = de deux à { $most } hexagones différents
mermaid_rain-box-hexes-apart = des hexagones qui se touchent
mermaid_rain-box-current = { $players } vagues à { $players } joueurs
mermaid_rain-box-digits = { $such }, ou d’autres nombres d’un chiffre
mermaid_rain-box-shaded = un dessin avec les mêmes rangées que la mer
mermaid_rain-box-sites = au plus { $most } cases de départ et cases trésor
mermaid_rain-box-starts = une case de départ pour chacun, à { $players } joueurs
mermaid_rain-box-rows = jusqu’à { $rows } rangées de 2 à { $columns } hexagones
mermaid_rain-box-row = { $hexes } hexagones dans la rangée { $row }
mermaid_rain-box-letter = l’un de ces signes en { $hex } : { $letters }, et non { $letter }
mermaid_rain-box-on-space = au plus { $up ->
        [one] { $up } jeton
       *[other] { $up } jetons
    } face visible et { $down } face cachée
mermaid_rain-box-face-up = { $due } jetons face visible sur les cases à { $players } joueurs, en tout
mermaid_rain-box-face-down = au plus { $most } jetons face cachée à { $players } joueurs

## Options

mermaid_rain-option-mermaid_free = Sirène libre
mermaid_rain-option-mermaid_free-hint = Quels jetons sont placés face visible au début.
mermaid_rain-option-mermaid_free-off = Non
mermaid_rain-option-mermaid_free-off-hint = Un nombre fixe de chaque type, comme imprimé.
mermaid_rain-option-mermaid_free-on = Oui
mermaid_rain-option-mermaid_free-on-hint = Tirés au hasard parmi tous les jetons.
mermaid_rain-option-march_points = Points pour une Marche de l’océan
mermaid_rain-option-march_points-hint = Si le jeton d’une Marche de l’océan rapporte 2 points comme ceux de la mer.
mermaid_rain-option-march_points-on = 2 points
mermaid_rain-option-march_points-on-hint = Chaque jeton gagné dans une manche rapporte des points.
mermaid_rain-option-march_points-off = Pas de points
mermaid_rain-option-march_points-off-hint = Seuls les jetons ramassés en mer rapportent aussitôt des points.

## Pieces

mermaid_rain-piece-card =
    { $card ->
        [dolphin] Dauphin
        [gull] Mouette
       *[turtle] Tortue
    }
mermaid_rain-piece-mermaid-card = Carte sirène
mermaid_rain-piece-prince = Carte Prince
mermaid_rain-piece-tile =
    Vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } { $symbol ->
        [dolphin] au dauphin
        [gull] à la mouette
        [turtle] à la tortue
       *[mermaid] à la sirène
    }, { $shade ->
        [light] claire
       *[dark] foncée
    }
mermaid_rain-piece-token =
    { $token ->
        [scale] Écaille de dragon
        [pearl] Perle
        [crystal] Cristal
        [coral] Corail
       *[shell] Coquillage
    }
mermaid_rain-piece-token-down = Jeton, face cachée
mermaid_rain-piece-space =
    { $place ->
        [start] Case de départ
        [wreck] Épave
        [islet] Îlot
        [cave] Grotte
        [rock] Rocher
       *[ocean] Pleine mer
    }
mermaid_rain-meld =
    { $meld ->
        [rain] Pluie de sirène
        [squall] Bourrasque de sirène
        [march] Marche de l’océan
        [twin] Éclaboussures jumelles
        [waltz] Valse aigue-marine
        [mist] Brume de sirène
        [drop] Goutte de sirène
       *[octopus] Poulpe
    }
mermaid_rain-meld-gives =
    { $meld ->
        [rain] Saut vers n’importe quel lieu
        [squall] 7 points
        [march] Un jeton de la réserve
        [twin] 6 points
        [waltz] Une deuxième vague
        [mist] 4 points
        [drop] 1 point
       *[octopus] Rien
    }

## Moves

mermaid_rain-move-open =
    Montrer { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    }
mermaid_rain-move-add =
    Montrer { $card ->
        [dolphin] un dauphin
        [gull] une mouette
       *[turtle] une tortue
    }
mermaid_rain-move-stop = Montrer la carte sirène et s’arrêter
mermaid_rain-move-pick =
    Prendre la vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } { $symbol ->
        [dolphin] au dauphin
        [gull] à la mouette
        [turtle] à la tortue
       *[mermaid] à la sirène
    } ({ $shade ->
        [light] claire
       *[dark] foncée
    })
mermaid_rain-move-march = Tirer d’abord un jeton
mermaid_rain-move-waltz =
    Piocher une vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    }
mermaid_rain-move-start = Partir de { $hex }
mermaid_rain-move-lay =
    Poser la vague { $shape ->
        [curved] courbe
        [triangular] triangulaire
        [long] longue
       *[short] courte
    } { $symbol ->
        [dolphin] au dauphin
        [gull] à la mouette
        [turtle] à la tortue
       *[mermaid] à la sirène
    } ({ $shade ->
        [light] claire
       *[dark] foncée
    })
mermaid_rain-move-at = La poser en { $hex }
mermaid_rain-move-way = Tournée ainsi ({ $way })
mermaid_rain-move-warp = Sauter en { $hex }
mermaid_rain-move-go = Aller en { $hex }
mermaid_rain-move-pay =
    Défausser { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    }
mermaid_rain-move-take =
    Prendre { $token ->
        [scale] une écaille de dragon
        [pearl] une perle
        [crystal] un cristal
        [coral] un corail
       *[shell] un coquillage
    }
mermaid_rain-move-take-secret =
    Prendre { $token ->
        [scale] une écaille de dragon
        [pearl] une perle
        [crystal] un cristal
        [coral] un corail
       *[shell] un coquillage
    }, face cachée
mermaid_rain-move-leave = Les laisser
mermaid_rain-move-done = Terminer le tour
mermaid_rain-move-drift = Dériver vers { $hex }
mermaid_rain-move-keep =
    Garder { $card ->
        [dolphin] { $second ->
            [dolphin] deux dauphins
            [gull] un dauphin et une mouette
            [turtle] un dauphin et une tortue
           *[none] un dauphin
        }
        [gull] { $second ->
            [dolphin] une mouette et un dauphin
            [gull] deux mouettes
            [turtle] une mouette et une tortue
           *[none] une mouette
        }
       *[turtle] { $second ->
            [dolphin] une tortue et un dauphin
            [gull] une tortue et une mouette
            [turtle] deux tortues
           *[none] une tortue
        }
    }

## The table

mermaid_rain-ui-progress = Manche { $round } sur { $rounds } · { $part ->
        [melds] Combinaisons
        [tiles] Vagues
        [end] Tribut
       *[riding] Chevauchée
    }
mermaid_rain-ui-sea = La mer
mermaid_rain-ui-hand = Tes cartes
mermaid_rain-ui-riders = Les sirènes, dans l’ordre
mermaid_rain-ui-treasures = Tes trésors
mermaid_rain-ui-tiles = Tes vagues
mermaid_rain-ui-offer = Vagues au choix
mermaid_rain-ui-points =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
mermaid_rain-ui-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
mermaid_rain-ui-turn = Rang { $place }
mermaid_rain-ui-chosen =
    { $you ->
        [yes] as choisi
       *[no] a choisi
    }
mermaid_rain-ui-choosing =
    { $you ->
        [yes] choisis…
       *[no] choisit…
    }
mermaid_rain-ui-stopped =
    { $you ->
        [yes] as fini ta combinaison
       *[no] a fini sa combinaison
    }
mermaid_rain-ui-laid-down = { $card }, face cachée
mermaid_rain-ui-sinks = disparaît à la fin de la manche
mermaid_rain-ui-seen = { $token }, face cachée (tu as regardé)
mermaid_rain-ui-face-down =
    { $count ->
        [one] { $count } jeton face cachée
       *[other] { $count } jetons face cachée
    }
mermaid_rain-ui-empty = plus de trésor
mermaid_rain-ui-entered = déjà visité dans cette manche
mermaid_rain-ui-here = ici : { $names }
mermaid_rain-ui-place = { $place }, { $hex }
mermaid_rain-ui-costs =
    { $count ->
        [one] coûte { $count } carte : { $cards }
       *[other] coûte { $count } cartes : { $cards }
    }
mermaid_rain-ui-of-them-secret =
    { $count ->
        [one] dont { $count } secret
       *[other] dont { $count } secrets
    }
mermaid_rain-ui-about-cards = Les cartes forment ta combinaison, puis paient ta chevauchée. Une carte qui correspond au lieu suffit ; deux qui n’y correspondent pas paient aussi.
mermaid_rain-ui-no-fit = La vague ne tient pas là. Il lui faut la pleine mer sous toutes ses parties.
mermaid_rain-ui-would-be = { $meld } : { $gives }
mermaid_rain-ui-hint-open = Choisis deux cartes pour ta combinaison
mermaid_rain-ui-hint-add = Ajoute une carte, ou arrête avec ta carte sirène
mermaid_rain-ui-hint-tile =
    { $bonus ->
        [march] { $offer ->
            [yes] Prends une vague, ou tire d’abord ton jeton
           *[no] Tire ton jeton
        }
        [waltz] { $offer ->
            [yes] Prends une vague, ou pioches-en une d’une forme
           *[no] Annonce la forme de ta deuxième vague
        }
       *[none] Prends une des vagues
    }
mermaid_rain-ui-hint-start = Choisis une case de départ qui brille
mermaid_rain-ui-hint-lay = Où poser la vague ?
mermaid_rain-ui-hint-turn = Tourne la vague, pose-la ou déplace-la
mermaid_rain-ui-hint-lay-or-ride = Prends ta vague, ou va vers un lieu qui brille
mermaid_rain-ui-hint-ride = Va vers un lieu qui brille, ou termine le tour
mermaid_rain-ui-hint-done = Tu ne peux pas aller plus loin
mermaid_rain-ui-hint-warp = Saute vers un lieu qui brille
mermaid_rain-ui-hint-way =
    { $count ->
        [one] { $count } carte te mène
       *[other] { $count } cartes te mènent
    } { $place ->
        [wreck] à l’épave
        [islet] à l’îlot
        [cave] à la grotte
        [start] à la case de départ
        [dolphin] à la vague au dauphin
        [gull] à la vague à la mouette
        [turtle] à la vague à la tortue
       *[mermaid] à la vague à la sirène
    }
mermaid_rain-ui-hint-pay = Quelles cartes défausses-tu ?
mermaid_rain-ui-hint-take = Prends un trésor, ou laisse-le
mermaid_rain-ui-hint-drift = Ta vague a disparu : dérive vers une case de départ
mermaid_rain-ui-hint-keep = Choisis les deux cartes que tu gardes
mermaid_rain-ui-lay-down = Poser face cachée
mermaid_rain-ui-keep = Garder ces deux
mermaid_rain-ui-pay = Payer ainsi
mermaid_rain-ui-lay = Poser ici
mermaid_rain-ui-ride = Y aller
mermaid_rain-ui-warp = Sauter
mermaid_rain-ui-turn-tile = Tourner
mermaid_rain-ui-turn-key = R
mermaid_rain-ui-stop-here = Arrêter
mermaid_rain-ui-closer = Plus près
mermaid_rain-ui-wider = Plus loin
mermaid_rain-ui-score-mermaid = Sirène
mermaid_rain-ui-score-tokens = Trésors
mermaid_rain-ui-score-witch = Sorcière
    .long = Ce qui manque à la sorcière coûterait tant de points
mermaid_rain-ui-ranking = Classement par trésor
mermaid_rain-ui-ranking-now = Classement actuel
mermaid_rain-ui-nobody = personne encore
mermaid_rain-ui-sum-gathered = Récolté
mermaid_rain-ui-sum-tribute = Tribut à la sorcière
mermaid_rain-ui-sum-total = Total
mermaid_rain-ui-sum-winner = gagne
mermaid_rain-ui-sum-shared = partage la victoire
