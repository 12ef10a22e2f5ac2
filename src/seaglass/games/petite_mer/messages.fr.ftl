## The game

petite_mer-title = Petite Mer
petite_mer-blurb = Ensemble, vous dessinez la carte marine : tuile par tuile, de côte en côte, jusqu’à ce que chaque phare s’allume.

## Story

petite_mer-dealt = Chacun pioche { $tiles } tuiles
petite_mer-turn =
    { $otherYou ->
        [yes] À toi de jouer
       *[no] Au tour { DE($otherName) }
    }
petite_mer-lays =
    { $you ->
        [yes] Tu poses { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        } { $side ->
            [north] au nord
            [east] à l’est
            [south] au sud
           *[west] à l’ouest
        }
       *[no] { $name } pose { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        } { $side ->
            [north] au nord
            [east] à l’est
            [south] au sud
           *[west] à l’ouest
        }
    }
petite_mer-sails =
    { $you ->
        [yes] Tu navigues d’un pas { $side ->
            [north] vers le nord
            [east] vers l’est
            [south] vers le sud
           *[west] vers l’ouest
        } : { $left ->
            [0] plus de jeton
            [one] encore { $left } jeton
           *[other] encore { $left } jetons
        }
       *[no] { $name } navigue d’un pas { $side ->
            [north] vers le nord
            [east] vers l’est
            [south] vers le sud
           *[west] vers l’ouest
        } : { $left ->
            [0] plus de jeton
            [one] encore { $left } jeton
           *[other] encore { $left } jetons
        }
    }
petite_mer-drops =
    { $you ->
        [yes] Tu défausses { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        } et navigues d’un pas { $side ->
            [north] vers le nord
            [east] vers l’est
            [south] vers le sud
           *[west] vers l’ouest
        }
       *[no] { $name } défausse { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        } et navigue d’un pas { $side ->
            [north] vers le nord
            [east] vers l’est
            [south] vers le sud
           *[west] vers l’ouest
        }
    }
petite_mer-offers =
    { $you ->
        [yes] Tu proposes à { $otherName } { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        } contre { $asked ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        }
       *[no] { $otherYou ->
            [yes] { $name } te propose { $what ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            } contre { $asked ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            }
           *[no] { $name } propose à { $otherName } { $what ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            } contre { $asked ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            }
        }
    }
petite_mer-swaps =
    { $you ->
        [yes] Tu donnes à { $otherName } { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        } contre { $asked ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        }
       *[no] { $otherYou ->
            [yes] { $name } te donne { $what ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            } contre { $asked ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            }
           *[no] { $name } donne à { $otherName } { $what ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            } contre { $asked ->
                [lighthouse] un phare
                [buoy] une balise
                [turbine] une éolienne
                [pier] un ponton
               *[open] de la pleine mer
                [coast] une côte
                [strait] un détroit
                [corner] un coin
                [bay] une baie
            }
        }
    }
petite_mer-accepts =
    { $you ->
        [yes] Tu acceptes l’offre { DE($otherName) }
       *[no] { $otherYou ->
            [yes] { $name } accepte ton offre
           *[no] { $name } accepte l’offre { DE($otherName) }
        }
    }
petite_mer-declines =
    { $you ->
        [yes] Tu refuses l’offre { DE($otherName) }
       *[no] { $otherYou ->
            [yes] { $name } refuse ton offre
           *[no] { $name } refuse l’offre { DE($otherName) }
        }
    }
petite_mer-ends =
    { $you ->
        [yes] Tu finis ton tour{ $discarded ->
            [0] { "" }
            [one] , et une tuile est défaussée
           *[other] , et { $discarded } tuiles sont défaussées
        }
       *[no] { $name } finit son tour{ $discarded ->
            [0] { "" }
            [one] , et une tuile est défaussée
           *[other] , et { $discarded } tuiles sont défaussées
        }
    }
petite_mer-keeps =
    { $you ->
        [yes] Tu gardes { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        }{ $discarded ->
            [0] { "" }
            [one] , et une tuile est défaussée
           *[other] , et { $discarded } tuiles sont défaussées
        }
       *[no] { $name } garde { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        }{ $discarded ->
            [0] { "" }
            [one] , et une tuile est défaussée
           *[other] , et { $discarded } tuiles sont défaussées
        }
    }
petite_mer-draws =
    { $you ->
        [yes] Tu pioches { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        }
       *[no] { $name } pioche { $what ->
            [lighthouse] un phare
            [buoy] une balise
            [turbine] une éolienne
            [pier] un ponton
           *[open] de la pleine mer
            [coast] une côte
            [strait] un détroit
            [corner] un coin
            [bay] une baie
        }
    }
petite_mer-pile-empty = La pioche est vide : ce sont les dernières tuiles
petite_mer-inspected =
    { $what ->
        [headquarters] La tour de contrôle est inspectée
        [lighthouse] Le phare est inspecté
        [buoy] La balise est inspectée
        [turbine] L’éolienne est inspectée
        [pier] Le ponton est inspecté
       *[open] La pleine mer est inspectée
        [coast] La côte est inspectée
        [strait] Le détroit est inspecté
        [corner] Le coin est inspecté
        [bay] La baie est inspectée
    } : +{ $points }
petite_mer-island-grows = L’île d’un ponton inspecté s’agrandit : +{ $points }
petite_mer-finished =
    La carte est finie, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Votre rang : { $rank ->
       *[landlubbers] Marins d’eau douce
        [deckhands] Mousses
        [captains] Capitaines
        [pilots] Pilotes
        [cartographers] Cartographes
    }

## Refusals

petite_mer-no-offer = Aucune offre n’attend ta réponse. Tes collègues peuvent t’en faire une à leur tour.
petite_mer-offer-waits = Tu ne peux pas encore continuer : { $otherName } n’a pas répondu à l’offre.
petite_mer-you-are-asked = C’est à toi de répondre : accepte ou refuse d’abord l’échange { DE($otherName) }.
petite_mer-drawing = Tu ne peux encore rien décider : on est en train de piocher.
petite_mer-not-your-turn = C’est au tour { DE($otherName) }. On joue dans le sens des aiguilles d’une montre, ton tour viendra.
petite_mer-not-yours = La tuile { $tile } n’est pas devant toi. Choisis une de tes propres tuiles.
petite_mer-place-taken =
    Il y a déjà une tuile { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }. Pose la tienne sur une place libre à côté de ton bateau.
petite_mer-land-between =
    Ton bateau ne peut pas passer { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    } : il y a de la terre entre sa tuile et la nouvelle. Choisis un côté où les deux tuiles ont de l’eau.
petite_mer-edges-differ =
    La tuile ne correspond pas à sa voisine { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    } : côte contre côte, eau contre eau.
petite_mer-nothing-there =
    Il n’y a pas encore de tuile { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }. Navigue vers une tuile, ou poses-en une.
petite_mer-coast-there =
    Ton bateau ne peut pas aller { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    } : une côte barre le passage. Passe par un côté d’eau.
petite_mer-no-token = Tu n’as plus de jeton bleu. Défausse une tuile pour ce pas, ou finis ton tour.
petite_mer-alone = Tu joues en solo : il n’y a personne avec qui échanger.
petite_mer-swapped = Tu as déjà échangé dans ce tour. Tu pourras de nouveau échanger au prochain.
petite_mer-not-theirs = La tuile { $tile } n’est devant personne d’autre. Demandes-en une qui l’est.
petite_mer-declined = { $otherName } a déjà refusé cet échange dans ce tour. Propose autre chose.
petite_mer-keep-alone = On ne peut garder une tuile qu’en solo. Finis plutôt ton tour.
petite_mer-keep-last = La pioche est vide : on ne peut plus garder de tuile. Pose-la, ou finis ton tour.

## Options

petite_mer-option-turbines = Éoliennes
petite_mer-option-turbines-hint = Cinq tuiles avec une éolienne qui aime la pleine mer.
petite_mer-option-turbines-off = Non
petite_mer-option-turbines-off-hint = Les éoliennes restent dans la boîte.
petite_mer-option-turbines-on = Oui
petite_mer-option-turbines-on-hint = Une éolienne rapporte un point de plus par voisine de pleine mer.
petite_mer-option-piers = Pontons
petite_mer-option-piers-hint = Quatre tuiles avec un ponton qui aime les maisons.
petite_mer-option-piers-off = Non
petite_mer-option-piers-off-hint = Les pontons restent dans la boîte.
petite_mer-option-piers-on = Oui
petite_mer-option-piers-on-hint = Un ponton rapporte un point de plus par maison de son île.
petite_mer-option-swaps = Échanges
petite_mer-option-swaps-hint = La façon d’échanger des tuiles entre collègues.
petite_mer-option-swaps-ask = Demander d’abord
petite_mer-option-swaps-ask-hint = L’autre accepte ou refuse.
petite_mer-option-swaps-free = Échange libre
petite_mer-option-swaps-free-hint = L’échange se fait aussitôt, sans demander.

## Pieces

petite_mer-piece =
    { $what ->
        [headquarters] Tour de contrôle
        [lighthouse] Phare
        [buoy] Balise
        [turbine] Éolienne
        [pier] Ponton
       *[open] Pleine mer
        [coast] Côte
        [strait] Détroit
        [corner] Coin
        [bay] Baie
    }
petite_mer-houses =
    { $houses ->
        [0] aucune maison
        [one] { $houses } maison
       *[other] { $houses } maisons
    }
petite_mer-token = Jeton
petite_mer-boat = Bateau { DE($name) }
petite_mer-rank =
    { $rank ->
       *[landlubbers] Marins d’eau douce
        [deckhands] Mousses
        [captains] Capitaines
        [pilots] Pilotes
        [cartographers] Cartographes
    }

## Moves

petite_mer-move-lay =
    Poser { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
petite_mer-move-drop =
    Défausser et naviguer { $side ->
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[west] vers l’ouest
    }
petite_mer-move-sail =
    Naviguer { $side ->
        [north] vers le nord
        [east] vers l’est
        [south] vers le sud
       *[west] vers l’ouest
    }
petite_mer-move-swap = Échanger
petite_mer-move-accept = Accepter
petite_mer-move-decline = Refuser
petite_mer-move-end = Finir le tour
petite_mer-move-keep = La garder et finir le tour

## The table

petite_mer-ui-progress = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $more } avant { $rank }
petite_mer-ui-progress-top = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $rank }
petite_mer-ui-chart = La carte : fais-la glisser ou utilise les flèches, plus et moins pour zoomer, zéro pour la voir en entier
petite_mer-ui-hand = Tes tuiles
petite_mer-ui-no-tiles = Aucune tuile devant toi
petite_mer-ui-tokens =
    { $tokens ->
        [0] aucun jeton
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
petite_mer-ui-steps-title = Pas
petite_mer-ui-of = { $left } sur { $all }
petite_mer-ui-side =
    { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
petite_mer-ui-coast = côte { $sides }
petite_mer-ui-steps =
    { $steps } { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
petite_mer-ui-where = { $steps } de la tour de contrôle
petite_mer-ui-at-headquarters = à la tour de contrôle
petite_mer-ui-inspected =
    { $points ->
        [one] inspectée, { $points } point
       *[other] inspectée, { $points } points
    }
petite_mer-ui-not-inspected = pas encore inspectée : il manque une voisine
petite_mer-ui-sail-there =
    { $cost ->
        [one] Naviguer ici pour { $cost } jeton : { $at }
       *[other] Naviguer ici pour { $cost } jetons : { $at }
    }
petite_mer-ui-drop-there = Défausser ({ $what }) et naviguer ici : { $at }
petite_mer-ui-lay-there =
    { $cost ->
        [0] Poser ici ({ $what }) : { $at }
        [one] Naviguer pour { $cost } jeton, puis poser ici ({ $what }) : { $at }
       *[other] Naviguer pour { $cost } jetons, puis poser ici ({ $what }) : { $at }
    }
petite_mer-ui-fits-there =
    { $cost ->
        [0] { $what } convient ici : { $at }
        [one] { $what } convient ici, en naviguant pour { $cost } jeton : { $at }
       *[other] { $what } convient ici, en naviguant pour { $cost } jetons : { $at }
    }
petite_mer-ui-hint-answer = { $name } te propose un échange
petite_mer-ui-hint-pick =
    { $sail ->
        [yes] Prends une tuile ou navigue
       *[no] Prends une tuile
    }
petite_mer-ui-hint-put = { $what } : à poser là où ça brille
petite_mer-ui-hint-nowhere = { $what } : aucune place à portée
petite_mer-ui-hint-drop = Navigue vers une voisine en défaussant cette tuile
petite_mer-ui-hint-sail = Navigue ou finis ton tour
petite_mer-ui-hint-end = Finis ton tour
petite_mer-ui-not-beside = Une tuile se pose juste à côté de ton bateau : navigue d’abord, ou choisis une place qui brille.
petite_mer-ui-swap-how = { $what }. Pour la demander, prends d’abord la tuile que tu donnerais.
petite_mer-ui-ask-for = Demander à { $name } : { $what }
petite_mer-ui-offer-to-you = { $name } aimerait échanger avec toi
petite_mer-ui-offer-yours = { $name } réfléchit à ton échange
petite_mer-ui-offer = { $name } aimerait échanger avec { $other }
petite_mer-ui-discard = Défausser pour un pas
petite_mer-ui-keep = Garder, finir le tour
petite_mer-ui-end = Finir le tour
petite_mer-ui-end-sure =
    { $tiles ->
        [one] Défausser { $tiles } tuile et finir ?
       *[other] Défausser { $tiles } tuiles et finir ?
    }
petite_mer-ui-keep-sure =
    { $tiles ->
        [one] La garder, défausser { $tiles } tuile ?
       *[other] La garder, défausser { $tiles } tuiles ?
    }
petite_mer-ui-pile =
    { $pile ->
        [0] La pioche est vide
        [one] { $pile } tuile dans la pioche
       *[other] { $pile } tuiles dans la pioche
    }
petite_mer-ui-discarded =
    { $discarded ->
        [one] { $discarded } défaussée
       *[other] { $discarded } défaussées
    }
petite_mer-ui-zoom-in = Agrandir
petite_mer-ui-zoom-out = Réduire
petite_mer-ui-recentre = Voir toute la carte
petite_mer-ui-together =
    { $points ->
        [one] point en commun · { $rank }
       *[other] points en commun · { $rank }
    }
petite_mer-ui-to-rank = { $more } avant { $rank }
petite_mer-ui-lights = Phares
petite_mer-ui-buoys = Balises
petite_mer-ui-others = Autres
petite_mer-ui-turbines = Vent
petite_mer-ui-piers = Pontons
petite_mer-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
petite_mer-ui-picture =
    { $points ->
        [one] Petite Mer · { $points } point · { $rank }
       *[other] Petite Mer · { $points } points · { $rank }
    }
petite_mer-ui-save = Enregistrer en { $kind }
petite_mer-ui-row = Rangée
petite_mer-ui-row-inspected = Tuiles inspectées
petite_mer-ui-row-points = Points
petite_mer-ui-row-sum = Total
petite_mer-ui-row-none = Aucune tuile n’est inspectée.
