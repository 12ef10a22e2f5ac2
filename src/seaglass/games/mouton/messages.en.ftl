## The game

mouton-title = Un mouton à la mer
mouton-blurb = Twelve cards, rising water and one stubborn sheep. Keep your islet dry, and your buoys.

## Story

mouton-round = Round { $round } of { $rounds }
mouton-dealt = Everyone is dealt { $cards } cards
mouton-announces =
    { $you ->
        [yes] You announce { $buoys ->
            [0] no buoys
            [one] { $buoys } buoy
           *[other] { $buoys } buoys
        }
       *[no] { $name } announces { $buoys ->
            [0] no buoys
            [one] { $buoys } buoy
           *[other] { $buoys } buoys
        }
    }
mouton-passes = All hands move one seat to the left
mouton-trick = Trick { $trick }
mouton-tides = Tides { $low } and { $high } come up
mouton-chose =
    { $you ->
        [yes] You have chosen a card
       *[no] { $name } has chosen a card
    }
mouton-chose-own =
    { $you ->
        [yes] You have chosen { $card }
       *[no] { $name } has chosen { $card }
    }
mouton-plays =
    { $you ->
        [yes] You play { $card }
       *[no] { $name } plays { $card }
    }
mouton-leads =
    { $you ->
        [yes] You lead this trick
       *[no] { $name } leads this trick
    }
mouton-takes =
    { $rank ->
        [highest] { $you ->
            [yes] You take tide { $tide } with { $card }, the highest card
           *[no] { $name } takes tide { $tide } with { $card }, the highest card
        }
       *[second] { $you ->
            [yes] You take tide { $tide } with { $card }, the second highest
           *[no] { $name } takes tide { $tide } with { $card }, the second highest
        }
    }
mouton-pays =
    { $you ->
        [yes] You have the highest water, { $water }, and give up { $left ->
            [0] your last buoy
           *[other] a buoy: { $left } left
        }
       *[no] { $name } has the highest water, { $water }, and gives up { $left ->
            [0] the last buoy
           *[other] a buoy: { $left } left
        }
    }
mouton-under =
    { $you ->
        [yes] You have the highest water, { $water }, and no buoy left: you go under
       *[no] { $name } has the highest water, { $water }, and no buoy left: the islet goes under
    }
mouton-round-ends =
    { $reason ->
        [two-left] The round ends: no more than two islets are still above water
       *[tricks] The round ends after twelve tricks
    }
mouton-scores =
    { $out ->
        [yes] { $you ->
            [yes] You went under: −1 point
           *[no] { $name } went under: −1 point
        }
       *[no] { $you ->
            [yes] You keep
           *[no] { $name } keeps
        } { $buoys ->
            [0] no buoys
            [one] { $buoys } buoy
           *[other] { $buoys } buoys
        }{ $lowest ->
            [0] { "" }
           *[other] , plus the lowest water
        }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
mouton-wins =
    { $you ->
        [yes] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] { $name } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
mouton-shares =
    { $you ->
        [yes] You share the win, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] { $name } shares the win, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }

## Refusals

mouton-not-in-hand = You want to play { $card }, but that card is not in your hand. Choose one of the cards you hold.
mouton-already-chose = You have already laid down a card for this trick. Wait until everyone has chosen; then all cards are turned over.
mouton-out-of-round = You have gone under, so you play no more cards in this round. Everyone plays again when a new round begins.
mouton-not-your-turn = You cannot play yet: it is up to { $otherName } now. Cards are played clockwise, and your turn will come.
mouton-too-early = Not yet: first the cards are dealt and two tides come up. Then everyone plays a weather card.

## Options

mouton-option-cards = Weather cards
mouton-option-cards-hint = How the weather cards are played in each trick.
mouton-option-cards-secret = Secret cards
mouton-option-cards-secret-hint = Everyone chooses face down, and all cards are turned over together.
mouton-option-cards-open = Open cards
mouton-option-cards-open-hint = Cards are played face up, one after another, clockwise.
mouton-option-chain_to_the_end = Chain to the end
mouton-option-chain_to_the_end-hint = What happens when only two islets are left while somebody still has to pay.
mouton-option-chain_to_the_end-off = Off
mouton-option-chain_to_the_end-off-hint = The round ends at once, and nobody pays any more.
mouton-option-chain_to_the_end-on = On
mouton-option-chain_to_the_end-on-hint = The chain of payments is finished first, and then the round ends.

## Pieces

mouton-card =
    { $rings ->
        [half] Weather card { $card }, with half a buoy
        [whole] Weather card { $card }, with a whole buoy
       *[none] Weather card { $card }, without a buoy
    }
mouton-tide = Tide { $tide }

## Moves

mouton-move-play = Play { $card }

## The table

mouton-ui-progress = Round { $round } of { $rounds } · Trick { $trick } of { $tricks }
mouton-ui-water = water
mouton-ui-islets = The other islets
mouton-ui-all-islets = The islets
mouton-ui-islet =
    { $in ->
        [yes] { $name }: water { $water }, { $buoys ->
            [0] no buoys
            [one] { $buoys } buoy
           *[other] { $buoys } buoys
        }
       *[no] { $name }: gone under, out for this round
    }
mouton-ui-highest-water = Highest water
    .short = Highest
mouton-ui-pays = Gives up a buoy
    .short = Pays
mouton-ui-under = Gone under
    .short = Under
mouton-ui-leads = Leads
    .short = Leads
mouton-ui-played = played { $card }
mouton-ui-chosen = has chosen
mouton-ui-choosing = still choosing
mouton-ui-place =
    { $place ->
        [1] plays 1st
        [2] plays 2nd
        [3] plays 3rd
       *[other] plays { $place }th
    }
mouton-ui-highest = highest
mouton-ui-second = second
mouton-ui-tides = The two tides
mouton-ui-to-highest = to the highest card
    .short = highest
mouton-ui-to-second = to the second highest
    .short = second
mouton-ui-hand = Your weather cards
mouton-ui-slot = Your card goes here
mouton-ui-put-here = Put { $card } here
mouton-ui-your-choice = You chose { $card }
mouton-ui-stakes = What { $card } can do
mouton-ui-if-highest = Highest
mouton-ui-if-second = Second highest
mouton-ui-if-lower = Lower
mouton-ui-changes = water { $from } → { $to }
    .short = { $from } → { $to }
mouton-ui-stays = stays { $water }
mouton-ui-pick = Pick a weather card
mouton-ui-put-or-pick = Play { $card }, or pick another card
mouton-ui-tip-card =
    { $rings ->
        [half] { $card } carries half a buoy. The highest card takes the lower tide, the second highest the other.
        [whole] { $card } carries a whole buoy. The highest card takes the lower tide, the second highest the other.
       *[none] { $card } carries no buoy. The highest card takes the lower tide, the second highest the other.
    }
mouton-ui-score-islet = Islet
mouton-ui-score-round = R{ $round }
    .long = Round { $round }
mouton-ui-score-now = Now
mouton-ui-score-total = Total
mouton-ui-sum-round = Round { $round } of { $rounds }
mouton-ui-sum-buoys = Buoys kept
    .short = Buoys
mouton-ui-sum-lowest = Lowest water
    .short = Lowest
mouton-ui-sum-under = Gone under
    .short = Under
mouton-ui-sum-points = This round
    .short = Round
mouton-ui-sum-passes = Now all hands move one seat to the left.

## Own components

mouton-box-buoys-twice = cards that do not carry half a buoy already: { $card } is in both lists
mouton-box-range = the lower card first: { $last } to { $first }
mouton-box-tides = numbers whose sum is { $cards }, not { $sum }
