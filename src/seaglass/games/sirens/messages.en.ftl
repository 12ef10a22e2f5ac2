## The game

sirens-title = Sirens in Sight
sirens-blurb = Two sirens sing for one ship. Draw the captain, the mate and the hull to your side.

## Story

sirens-aboard = The captain comes aboard on { $captain }, the mate on { $mate }
sirens-begins =
    { $you ->
        [yes] You begin
       *[no] { $name } begins
    }
sirens-dealt = Both are dealt { $cards } cards
sirens-takes =
    { $you ->
        [yes] You have chosen { $many } of { $cards } opening cards
       *[no] { $name } has chosen { $many } of { $cards } opening cards
    }
sirens-takes-own =
    { $you ->
        [yes] You take { $card } into your opening hand
       *[no] { $name } takes { $card } into the opening hand
    }
sirens-shuffled = Both shuffle the rest of their sets
sirens-turn = Turn { $turn }
sirens-lays =
    { $side ->
        [own] { $you ->
            [yes] You lay { $card } at { $section }, on your side: { $total } of { $needs }
           *[no] { $name } lays { $card } at { $section }, on their own side: { $total } of { $needs }
        }
       *[other] { $you ->
            [yes] You lay { $card } at { $section }, on { $otherName }’s side: { $total } of { $needs }
           *[no] { $name } lays { $card } at { $section }, { $otherYou ->
                [yes] on your side
               *[no] on { $otherName }’s side
            }: { $total } of { $needs }
        }
    }
sirens-stays =
    { $crew ->
        [captain] The captain has nowhere to go and stays on { $section }
       *[mate] The mate has nowhere to go and stays on { $section }
    }
sirens-walks =
    { $crew ->
        [captain] The captain { $over ->
            [yes] walks over the mate from { $origin } to { $section }
           *[no] walks from { $origin } to { $section }
        }
       *[mate] The mate { $over ->
            [yes] walks over the captain from { $origin } to { $section }
           *[no] walks from { $origin } to { $section }
        }
    }
sirens-sends =
    { $you ->
        [yes] You send
       *[no] { $name } sends
    } { $crew ->
        [captain] the captain { $over ->
            [yes] over the mate from { $origin } to { $section }
           *[no] from { $origin } to { $section }
        }
       *[mate] the mate { $over ->
            [yes] over the captain from { $origin } to { $section }
           *[no] from { $origin } to { $section }
        }
    }
sirens-wins-section =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $section }{ $crew ->
        [captain] { " " }and the captain
        [mate] { " " }and the mate
       *[none] { "" }
    } with { $total }{ $reason ->
        [five] , the higher of two full sides
       *[value] { "" }
    }: { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }
sirens-lost-section =
    { $crew ->
        [captain] { $section } and the captain are lost to both
        [mate] { $section } and the mate are lost to both
       *[none] { $section } is lost to both
    }: { $total } on each side
sirens-octopus-back =
    { $you ->
        [yes] Your octopus comes back to you
       *[no] { $name }’s octopus comes back
    }
sirens-draws =
    { $you ->
        [yes] You draw a card
       *[no] { $name } draws a card
    }{ $left ->
        [0] , the last one
       *[other] { "" }
    }
sirens-draws-own =
    { $you ->
        [yes] You draw { $card }
       *[no] { $name } draws { $card }
    }{ $left ->
        [0] , the last card
       *[other] { "" }
    }
sirens-lifts =
    { $you ->
        [yes] Your octopus takes up { $card } at { $section }
       *[no] { $name }’s octopus takes up { $card } at { $section }
    }
sirens-carries =
    { $you ->
        [yes] Your octopus carries { $card } from { $origin } to { $section }, { $side ->
            [own] on your side
           *[other] on { $otherName }’s side
        }
       *[no] { $name }’s octopus carries { $card } from { $origin } to { $section }, { $side ->
            [own] on their own side
           *[other] { $otherYou ->
                [yes] on your side
               *[no] on { $otherName }’s side
            }
        }
    }: { $total } of { $needs }
sirens-rum =
    { $you ->
        [yes] You set your rum mug on { $section }: it takes { $needs } now
       *[no] { $name } sets the rum mug on { $section }: it takes { $needs } now
    }
sirens-passes =
    { $you ->
        [yes] You can do nothing and pass
       *[no] { $name } can do nothing and passes
    }
sirens-ends =
    { $reason ->
        [points] Four points: the match is over
        [ship] Nothing is left of the ship: the match is over
       *[passes] Both have passed: the match is over
    }
sirens-wins =
    { $you ->
        [yes] You win, { $points } to { $others }
       *[no] { $name } wins, { $points } to { $others }
    }
sirens-draw = A draw, { $points } all: nobody wins, the next ship will decide

## Refusals

sirens-too-early = One moment: chance comes first, then it is somebody’s turn.
sirens-not-your-turn = It is the other siren’s turn. You can act when she is done.
sirens-other-walks = The crew must walk first, and the other siren chooses where: the card lies on her side.
sirens-walk-first = The crew must walk first. Choose where: the card lies on your side.
sirens-nobody-walks = Nobody has to walk now. The crew walks when a card with footsteps is laid where somebody stands.
sirens-walk-elsewhere = Section { $section } cannot be reached: the crew walks to the next free section, one way or the other.
sirens-carry-first = Your octopus holds a card. Lay it down first, or take it back.
sirens-nothing-carried = Your octopus holds no card. Let it take one up first.
sirens-already-acted = You have already acted in this turn. You can still set your mug, or end the turn.
sirens-act-first = You cannot end your turn yet: lay a card or use your octopus first.
sirens-not-in-hand = You want to lay { $card }, but that card is not in your hand. Choose one of the cards you hold.
sirens-section-gone = Section { $section } is out of play. Choose a section that is still there.
sirens-side-full = That side of { $section } already has five cards. Choose another side or another section.
sirens-octopus-out = Your octopus is still lying at the ship. It comes back when the section under it is scored.
sirens-octopus-on-it = An octopus lies on the { $card } at { $section }, so that card stays where it is.
sirens-no-such-card = There is no { $card } on that side of { $section }. Choose a card that lies at the ship.
sirens-no-room = There is no room for this card anywhere else.
sirens-same-place = The card comes from there. Choose another section, or the other side.
sirens-mug-used = You have already set your rum mug. It can be used once in a match.
sirens-mug-without-action = You can only pass, and the mug goes with a card or the octopus.
sirens-pass-needless = You may not pass as long as you can lay a card or use your octopus.
sirens-opening-first = Choose the four cards of your opening hand first.
sirens-opening-full = You have chosen your four opening cards. Wait until the other siren has hers.
sirens-opening-past = Opening cards are chosen only at the start of a match with sets of one’s own.
sirens-not-in-set = There is no { $card } left in your set. Choose another card.

## Options

sirens-option-tactics = More tactics
sirens-option-tactics-hint = Whether both draw from one pile, or each from a set of her own.
sirens-option-tactics-off = One pile
sirens-option-tactics-off-hint = Four cards are dealt, and both draw from the same pile.
sirens-option-tactics-on = Own sets
sirens-option-tactics-on-hint = Both have the same 26 cards, choose four to begin with and draw from their own pile.

## Pieces

sirens-card =
    { $steps ->
        [yes] { $jellyfish ->
            [yes] Jellyfish { $card }, with footsteps
           *[no] Card { $card }, with footsteps
        }
       *[no] Card { $card }
    }
sirens-section = Section { $section }
sirens-captain = Captain
sirens-mate = Mate
sirens-octopus = Octopus
sirens-mug = Rum mug
sirens-set-starfish = Starfish
sirens-set-shell = Shells

## Moves

sirens-move-lay =
    { $side ->
        [mine] Lay { $card } at { $section }, on my side
       *[theirs] Lay { $card } at { $section }, on the other side
    }
sirens-move-octopus =
    { $side ->
        [mine] The octopus takes { $card } at { $section }, on my side
       *[theirs] The octopus takes { $card } at { $section }, on the other side
    }
sirens-move-carry =
    { $side ->
        [mine] Carry it to { $section }, on my side
       *[theirs] Carry it to { $section }, on the other side
    }
sirens-move-walk = Walk to { $section }
sirens-move-rum = Rum mug on { $section }
sirens-move-done = End the turn
sirens-move-pass = Pass
sirens-move-take = Take { $card }

## The table

sirens-ui-progress = Turn { $turn } · { $pile ->
        [0] the pile is empty
        [one] { $pile } card in the pile
       *[other] { $pile } cards in the pile
    }
sirens-ui-progress-opening = Opening hands
sirens-ui-ship = The ship
sirens-ui-side =
    { $you ->
        [yes] { $section }, your side
       *[no] { $section }, { $name }’s side
    }
sirens-ui-lying = { $cards }: { $total } of { $needs }
sirens-ui-empty = no cards yet, { $needs } needed
sirens-ui-missing = { $missing } missing
sirens-ui-full = full
sirens-ui-taken =
    { $you ->
        [yes] Section { $section } is yours
       *[no] Section { $section } belongs to { $name }
    }
sirens-ui-gone = Section { $section } is out of the game
sirens-ui-needs =
    { $mugs ->
        [0] needs { $needs }
        [one] needs { $needs } with a mug
       *[other] needs { $needs } with { $mugs } mugs
    }
sirens-ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sirens-ui-cards =
    { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
sirens-ui-mug = Mug
sirens-ui-octopus-ready = octopus ready
sirens-ui-octopus-at = octopus at { $section }
sirens-ui-mug-ready = mug ready
sirens-ui-mug-at = mug on { $section }
sirens-ui-mug-spent = mug used up
sirens-ui-hand = Your cards, octopus and mug
sirens-ui-hint-turn =
    { $things ->
        [card] Pick up a card
        [octopus] Pick up the octopus
        [card-octopus] Pick up a card or the octopus
        [card-mug] Pick up a card or the mug
        [octopus-mug] Pick up the octopus or the mug
       *[card-octopus-mug] Pick up a card, the octopus or the mug
    }
sirens-ui-hint-last = Set your mug, or end the turn
sirens-ui-hint-pass = Nothing can be done
sirens-ui-hint-lay = Lay { $card } at a glowing berth
sirens-ui-hint-carry = Your octopus holds { $card }: lay it at a glowing berth
sirens-ui-hint-lift = Choose a card at the ship for your octopus
sirens-ui-hint-which = Which card shall it take?
sirens-ui-hint-rum = Set the mug on a glowing section
sirens-ui-hint-walk =
    { $crew ->
        [captain] { $theirs ->
            [yes] A card on your side: send the captain to { $way } or { $other }
           *[no] Send the captain to { $way } or { $other }
        }
       *[mate] { $theirs ->
            [yes] A card on your side: send the mate to { $way } or { $other }
           *[no] Send the mate to { $way } or { $other }
        }
    }
sirens-ui-hint-opening =
    { $left ->
        [one] Choose { $left } more card
       *[other] Choose { $left } cards to begin with
    }
sirens-ui-do-lay =
    { $side ->
        [mine] Lay { $card } at { $section }
       *[theirs] Lay { $card } over there at { $section }
    }
sirens-ui-do-carry =
    { $side ->
        [mine] Carry to { $section }
       *[theirs] Carry over there to { $section }
    }
sirens-ui-do-rum = Mug on { $section }
sirens-ui-do-walk = Walk to { $section }
sirens-ui-would-be =
    { $you ->
        [yes] { $section }, your side: { $from } → { $total } of { $needs }
       *[no] { $section }, { $name }’s side: { $from } → { $total } of { $needs }
    }
sirens-ui-would-need = { $section } would need { $needs } instead of { $from }
sirens-ui-would-walk =
    { $crew ->
        [captain] The captain walks to { $ways }
       *[mate] The mate walks to { $ways }
    }
sirens-ui-would-choose =
    { $you ->
        [yes] { $crew ->
            [captain] You send the captain: { $ways }
           *[mate] You send the mate: { $ways }
        }
       *[no] { $crew ->
            [captain] { $name } sends the captain: { $ways }
           *[mate] { $name } sends the mate: { $ways }
        }
    }
sirens-ui-would-take =
    { $you ->
        [yes] { $crew ->
            [captain] You take { $section } and the captain
            [mate] You take { $section } and the mate
           *[none] You take { $section }
        }
       *[no] { $crew ->
            [captain] { $name } takes { $section } and the captain
            [mate] { $name } takes { $section } and the mate
           *[none] { $name } takes { $section }
        }
    }
sirens-ui-would-lose =
    { $crew ->
        [captain] { $section } and the captain are lost to both
        [mate] { $section } and the mate are lost to both
       *[none] { $section } is lost to both
    }
sirens-ui-would-gain =
    { $you ->
        [yes] +{ $points } for you
       *[no] +{ $points } for { $name }
    }
sirens-ui-would-way = If sent to { $section }: { $what }
sirens-ui-would-nothing = no section is won
sirens-ui-would-end = The match is over then
sirens-ui-which = Cards at { $section }: which one?
sirens-ui-take-up = Take up: { $card }, at { $section }
sirens-ui-let-go = Let go
sirens-ui-set = Your set
sirens-ui-in-set = { $card } · { $left } left
sirens-ui-opening =
    { $left ->
        [0] These are the cards you begin with
        [one] Choose { $left } more card. Nobody sees it
       *[other] Choose { $left } cards. Nobody sees them
    }
sirens-ui-opening-done = You have chosen. Now the other siren
sirens-ui-put-back = Put back: { $card }
sirens-ui-begin = Begin with these
sirens-ui-score = Points · first to { $goal }
sirens-ui-nothing-yet = nothing yet
sirens-ui-pile =
    { $pile ->
        [0] The pile is empty
        [one] { $pile } card in the pile
       *[other] { $pile } cards in the pile
    }
sirens-ui-piles = Piles: { $pile } and { $other }
sirens-ui-sum-what = Point for
sirens-ui-sum-lost = lost to both
sirens-ui-sum-aboard = still at the ship
sirens-ui-sum-total = Points
sirens-ui-sum-draw = Draw
