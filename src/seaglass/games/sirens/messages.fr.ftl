## The game

sirens-title = Sirènes en vue
sirens-blurb = Deux sirènes chantent pour un seul navire. Attire à toi le capitaine, le second et la coque.

## Story

sirens-aboard = Le capitaine monte à bord sur { $captain }, le second sur { $mate }
sirens-begins =
    { $you ->
        [yes] Tu commences
       *[no] { $name } commence
    }
sirens-dealt = Chacune reçoit { $cards } cartes
sirens-takes =
    { $you ->
        [yes] Tu as choisi
       *[no] { $name } a choisi
    } { $many ->
        [one] { $many } carte de départ
       *[other] { $many } cartes de départ
    } sur { $cards }
sirens-takes-own =
    { $you ->
        [yes] Tu prends le { $card } dans ta main de départ
       *[no] { $name } prend le { $card } dans la main de départ
    }
sirens-shuffled = Chacune mélange le reste de son jeu
sirens-turn = Tour { $turn }
sirens-lays =
    { $side ->
        [own] { $you ->
            [yes] Tu poses le { $card } à { $section }, de ton côté : { $total } sur { $needs }
           *[no] { $name } pose le { $card } à { $section }, de son côté : { $total } sur { $needs }
        }
       *[other] { $you ->
            [yes] Tu poses le { $card } à { $section }, du côté { DE($otherName) } : { $total } sur { $needs }
           *[no] { $name } pose le { $card } à { $section }, { $otherYou ->
                [yes] de ton côté
               *[no] du côté { DE($otherName) }
            } : { $total } sur { $needs }
        }
    }
sirens-stays =
    { $crew ->
        [captain] Le capitaine n’a nulle part où aller et reste sur { $section }
       *[mate] Le second n’a nulle part où aller et reste sur { $section }
    }
sirens-walks =
    { $crew ->
        [captain] Le capitaine { $over ->
            [yes] dépasse le second et va de { $origin } à { $section }
           *[no] va de { $origin } à { $section }
        }
       *[mate] Le second { $over ->
            [yes] dépasse le capitaine et va de { $origin } à { $section }
           *[no] va de { $origin } à { $section }
        }
    }
sirens-sends =
    { $you ->
        [yes] Tu envoies
       *[no] { $name } envoie
    } { $crew ->
        [captain] le capitaine { $over ->
            [yes] de { $origin } à { $section }, au-delà du second
           *[no] de { $origin } à { $section }
        }
       *[mate] le second { $over ->
            [yes] de { $origin } à { $section }, au-delà du capitaine
           *[no] de { $origin } à { $section }
        }
    }
sirens-wins-section =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    } { $section }{ $crew ->
        [captain] { " " }et le capitaine
        [mate] { " " }et le second
       *[none] { "" }
    } avec { $total }{ $reason ->
        [five] , le plus grand total de deux côtés pleins
       *[value] { "" }
    } : { $points ->
        [one] { $points } point maintenant
       *[other] { $points } points maintenant
    }
sirens-lost-section =
    { $crew ->
        [captain] { $section } et le capitaine sont perdus pour les deux
        [mate] { $section } et le second sont perdus pour les deux
       *[none] { $section } est perdue pour les deux
    } : { $total } de chaque côté
sirens-octopus-back =
    { $you ->
        [yes] Ta pieuvre te revient
       *[no] La pieuvre { DE($name) } revient
    }
sirens-draws =
    { $you ->
        [yes] Tu pioches une carte
       *[no] { $name } pioche une carte
    }{ $left ->
        [0] , la dernière
       *[other] { "" }
    }
sirens-draws-own =
    { $you ->
        [yes] Tu pioches le { $card }
       *[no] { $name } pioche le { $card }
    }{ $left ->
        [0] , la dernière carte
       *[other] { "" }
    }
sirens-lifts =
    { $you ->
        [yes] Ta pieuvre saisit le { $card } à { $section }
       *[no] La pieuvre { DE($name) } saisit le { $card } à { $section }
    }
sirens-carries =
    { $you ->
        [yes] Ta pieuvre porte le { $card } de { $origin } à { $section }, { $side ->
            [own] de ton côté
           *[other] du côté { DE($otherName) }
        }
       *[no] La pieuvre { DE($name) } porte le { $card } de { $origin } à { $section }, { $side ->
            [own] de son côté
           *[other] { $otherYou ->
                [yes] de ton côté
               *[no] du côté { DE($otherName) }
            }
        }
    } : { $total } sur { $needs }
sirens-rum =
    { $you ->
        [yes] Tu poses ton gobelet de rhum sur { $section } : il faut maintenant { $needs }
       *[no] { $name } pose son gobelet de rhum sur { $section } : il faut maintenant { $needs }
    }
sirens-passes =
    { $you ->
        [yes] Tu ne peux rien faire et tu passes
       *[no] { $name } ne peut rien faire et passe
    }
sirens-ends =
    { $reason ->
        [points] Quatre points : la partie est finie
        [ship] Il ne reste rien du navire : la partie est finie
       *[passes] Les deux ont passé : la partie est finie
    }
sirens-wins =
    { $you ->
        [yes] Tu gagnes, { $points } à { $others }
       *[no] { $name } gagne, { $points } à { $others }
    }
sirens-draw = Partie nulle, { $points } partout : personne ne gagne, le prochain navire décidera

## Refusals

sirens-too-early = Un instant : le hasard d’abord, ensuite quelqu’un jouera.
sirens-not-your-turn = C’est le tour de l’autre sirène. Tu pourras agir quand elle aura fini.
sirens-other-walks = L’équipage doit d’abord marcher, et c’est l’autre sirène qui choisit où : la carte est de son côté.
sirens-walk-first = L’équipage doit d’abord marcher. Choisis où : la carte est de ton côté.
sirens-nobody-walks = Personne n’a à marcher maintenant. L’équipage marche quand une carte à empreintes est posée là où quelqu’un se tient.
sirens-walk-elsewhere = La section { $section } ne peut pas être atteinte : on marche vers la prochaine section libre, dans un sens ou dans l’autre.
sirens-carry-first = Ta pieuvre tient une carte. Pose-la d’abord, ou reprends ton geste.
sirens-nothing-carried = Ta pieuvre ne tient pas de carte. Fais-lui d’abord en saisir une.
sirens-already-acted = Tu as déjà agi dans ce tour. Tu peux encore poser ton gobelet, ou finir le tour.
sirens-act-first = Tu ne peux pas encore finir ton tour : pose d’abord une carte ou utilise ta pieuvre.
sirens-not-in-hand = Tu veux poser le { $card }, mais cette carte n’est pas dans ta main. Choisis une des cartes que tu tiens.
sirens-section-gone = La section { $section } n’est plus en jeu. Choisis-en une qui est encore là.
sirens-side-full = Ce côté de { $section } a déjà cinq cartes. Choisis un autre côté ou une autre section.
sirens-octopus-out = Ta pieuvre est encore le long du navire. Elle revient quand la section sous elle est remportée.
sirens-octopus-on-it = Une pieuvre est sur le { $card } à { $section } : cette carte reste où elle est.
sirens-no-such-card = Il n’y a pas de { $card } de ce côté de { $section }. Choisis une carte posée le long du navire.
sirens-no-room = Il n’y a de place pour cette carte nulle part ailleurs.
sirens-same-place = La carte vient de là. Choisis une autre section, ou l’autre côté.
sirens-mug-used = Tu as déjà posé ton gobelet de rhum. Il sert une fois par partie.
sirens-mug-without-action = Tu ne peux que passer, et le gobelet va avec une carte ou la pieuvre.
sirens-pass-needless = Tu ne peux pas passer tant que tu peux poser une carte ou utiliser ta pieuvre.
sirens-opening-first = Choisis d’abord les quatre cartes de ta main de départ.
sirens-opening-full = Tu as choisi tes quatre cartes de départ. Attends que l’autre sirène ait les siennes.
sirens-opening-past = Les cartes de départ se choisissent seulement au début d’une partie avec des jeux séparés.
sirens-not-in-set = Il n’y a plus de { $card } dans ton jeu. Choisis une autre carte.

## Options

sirens-option-tactics = Plus de tactique
sirens-option-tactics-hint = Une pioche commune, ou un jeu pour chacune.
sirens-option-tactics-off = Une seule pioche
sirens-option-tactics-off-hint = On distribue quatre cartes, et les deux piochent au même endroit.
sirens-option-tactics-on = Chacune son jeu
sirens-option-tactics-on-hint = Les deux ont les mêmes 26 cartes, en choisissent quatre pour commencer et piochent chacune dans leur propre pioche.

## Pieces

sirens-card =
    { $steps ->
        [yes] { $jellyfish ->
            [yes] Méduse { $card }, avec empreintes
           *[no] Carte { $card }, avec empreintes
        }
       *[no] Carte { $card }
    }
sirens-section = Section { $section }
sirens-captain = Capitaine
sirens-mate = Second
sirens-octopus = Pieuvre
sirens-mug = Gobelet de rhum
sirens-set-starfish = Étoiles de mer
sirens-set-shell = Coquillages

## Moves

sirens-move-lay =
    { $side ->
        [mine] Poser le { $card } à { $section }, de mon côté
       *[theirs] Poser le { $card } à { $section }, de l’autre côté
    }
sirens-move-octopus =
    { $side ->
        [mine] La pieuvre saisit le { $card } à { $section }, de mon côté
       *[theirs] La pieuvre saisit le { $card } à { $section }, de l’autre côté
    }
sirens-move-carry =
    { $side ->
        [mine] Le porter à { $section }, de mon côté
       *[theirs] Le porter à { $section }, de l’autre côté
    }
sirens-move-walk = Aller à { $section }
sirens-move-rum = Gobelet de rhum sur { $section }
sirens-move-done = Finir le tour
sirens-move-pass = Passer
sirens-move-take = Prendre le { $card }

## The table

sirens-ui-progress = Tour { $turn } · { $pile ->
        [0] la pioche est vide
        [one] { $pile } carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    }
sirens-ui-progress-opening = Mains de départ
sirens-ui-ship = Le navire
sirens-ui-side =
    { $you ->
        [yes] { $section }, ton côté
       *[no] { $section }, côté { DE($name) }
    }
sirens-ui-lying = { $cards } : { $total } sur { $needs }
sirens-ui-empty = aucune carte, il faut { $needs }
sirens-ui-missing = il manque { $missing }
sirens-ui-full = complet
sirens-ui-taken =
    { $you ->
        [yes] La section { $section } est à toi
       *[no] La section { $section } est à { $name }
    }
sirens-ui-gone = La section { $section } est hors jeu
sirens-ui-needs =
    { $mugs ->
        [0] il faut { $needs }
        [one] il faut { $needs } avec un gobelet
       *[other] il faut { $needs } avec { $mugs } gobelets
    }
sirens-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sirens-ui-cards =
    { $cards ->
        [one] { $cards } carte en main
       *[other] { $cards } cartes en main
    }
sirens-ui-mug = Gobelet
sirens-ui-octopus-ready = pieuvre prête
sirens-ui-octopus-at = pieuvre à { $section }
sirens-ui-mug-ready = gobelet prêt
sirens-ui-mug-at = gobelet sur { $section }
sirens-ui-mug-spent = gobelet utilisé
sirens-ui-hand = Tes cartes, ta pieuvre et ton gobelet
sirens-ui-hint-turn =
    { $things ->
        [card] Prends une carte
        [octopus] Prends la pieuvre
        [card-octopus] Prends une carte ou la pieuvre
        [card-mug] Prends une carte ou le gobelet
        [octopus-mug] Prends la pieuvre ou le gobelet
       *[card-octopus-mug] Prends une carte, la pieuvre ou le gobelet
    }
sirens-ui-hint-last = Pose ton gobelet ou finis le tour
sirens-ui-hint-pass = Rien n’est possible
sirens-ui-hint-lay = Pose le { $card } à une place qui brille
sirens-ui-hint-carry = Ta pieuvre tient le { $card } : pose-le à une place qui brille
sirens-ui-hint-lift = Choisis une carte le long du navire pour ta pieuvre
sirens-ui-hint-which = Quelle carte doit-elle saisir ?
sirens-ui-hint-rum = Pose le gobelet sur une section qui brille
sirens-ui-hint-walk =
    { $crew ->
        [captain] { $theirs ->
            [yes] Une carte de ton côté : envoie le capitaine à { $way } ou { $other }
           *[no] Envoie le capitaine à { $way } ou { $other }
        }
       *[mate] { $theirs ->
            [yes] Une carte de ton côté : envoie le second à { $way } ou { $other }
           *[no] Envoie le second à { $way } ou { $other }
        }
    }
sirens-ui-hint-opening =
    { $left ->
        [one] Choisis encore { $left } carte
       *[other] Choisis { $left } cartes pour commencer
    }
sirens-ui-do-lay =
    { $side ->
        [mine] Poser { $card } à { $section }
       *[theirs] Poser { $card } en face à { $section }
    }
sirens-ui-do-carry =
    { $side ->
        [mine] Porter à { $section }
       *[theirs] Porter en face à { $section }
    }
sirens-ui-do-rum = Gobelet sur { $section }
sirens-ui-do-walk = Aller à { $section }
sirens-ui-would-be =
    { $you ->
        [yes] { $section }, ton côté : { $from } → { $total } sur { $needs }
       *[no] { $section }, côté { DE($name) } : { $from } → { $total } sur { $needs }
    }
sirens-ui-would-need = Il faudrait { $needs } au lieu de { $from } à { $section }
sirens-ui-would-walk =
    { $crew ->
        [captain] Le capitaine va à { $ways }
       *[mate] Le second va à { $ways }
    }
sirens-ui-would-choose =
    { $you ->
        [yes] { $crew ->
            [captain] Tu envoies le capitaine : { $ways }
           *[mate] Tu envoies le second : { $ways }
        }
       *[no] { $crew ->
            [captain] { $name } envoie le capitaine : { $ways }
           *[mate] { $name } envoie le second : { $ways }
        }
    }
sirens-ui-would-take =
    { $you ->
        [yes] { $crew ->
            [captain] Tu prends { $section } et le capitaine
            [mate] Tu prends { $section } et le second
           *[none] Tu prends { $section }
        }
       *[no] { $crew ->
            [captain] { $name } prend { $section } et le capitaine
            [mate] { $name } prend { $section } et le second
           *[none] { $name } prend { $section }
        }
    }
sirens-ui-would-lose =
    { $crew ->
        [captain] { $section } et le capitaine sont perdus pour les deux
        [mate] { $section } et le second sont perdus pour les deux
       *[none] { $section } est perdue pour les deux
    }
sirens-ui-would-gain =
    { $you ->
        [yes] +{ $points } pour toi
       *[no] +{ $points } pour { $name }
    }
sirens-ui-would-way = S’il va à { $section } : { $what }
sirens-ui-would-nothing = aucune section n’est prise
sirens-ui-would-end = La partie est alors finie
sirens-ui-which = Cartes à { $section } : laquelle ?
sirens-ui-take-up = Saisir : { $card }, à { $section }
sirens-ui-let-go = Lâcher
sirens-ui-set = Ton jeu
sirens-ui-in-set = { $card } · il en reste { $left }
sirens-ui-opening =
    { $left ->
        [0] Tu commences avec ces cartes
        [one] Choisis encore { $left } carte. Personne ne la voit
       *[other] Choisis { $left } cartes. Personne ne les voit
    }
sirens-ui-opening-done = Tu as choisi. À l’autre sirène maintenant
sirens-ui-put-back = Remettre : { $card }
sirens-ui-begin = Commencer avec ces cartes
sirens-ui-score = Points · la première à { $goal }
sirens-ui-nothing-yet = encore rien
sirens-ui-pile =
    { $pile ->
        [0] La pioche est vide
        [one] { $pile } carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    }
sirens-ui-piles = Pioches : { $pile } et { $other }
sirens-ui-sum-what = Point pour
sirens-ui-sum-lost = perdu pour les deux
sirens-ui-sum-aboard = encore à bord
sirens-ui-sum-total = Points
sirens-ui-sum-draw = Match nul
