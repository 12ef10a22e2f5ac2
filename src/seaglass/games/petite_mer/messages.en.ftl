## The game

petite_mer-title = Petite Mer
petite_mer-blurb = Together you draw the chart: tile by tile, coast to coast, and light every lamp.

## Story

petite_mer-dealt = Everyone draws { $tiles } tiles
petite_mer-turn =
    { $otherYou ->
        [yes] Your turn
       *[no] { $otherName }’s turn
    }
petite_mer-lays =
    { $you ->
        [yes] You lay { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        } { $side ->
            [north] to the north
            [east] to the east
            [south] to the south
           *[west] to the west
        }
       *[no] { $name } lays { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        } { $side ->
            [north] to the north
            [east] to the east
            [south] to the south
           *[west] to the west
        }
    }
petite_mer-sails =
    { $you ->
        [yes] You sail { $side ->
            [north] to the north
            [east] to the east
            [south] to the south
           *[west] to the west
        }: { $left ->
            [0] no token left
            [one] { $left } token left
           *[other] { $left } tokens left
        }
       *[no] { $name } sails { $side ->
            [north] to the north
            [east] to the east
            [south] to the south
           *[west] to the west
        }: { $left ->
            [0] no token left
            [one] { $left } token left
           *[other] { $left } tokens left
        }
    }
petite_mer-drops =
    { $you ->
        [yes] You discard { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        } and sail { $side ->
            [north] to the north
            [east] to the east
            [south] to the south
           *[west] to the west
        }
       *[no] { $name } discards { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        } and sails { $side ->
            [north] to the north
            [east] to the east
            [south] to the south
           *[west] to the west
        }
    }
petite_mer-offers =
    { $you ->
        [yes] You offer { $otherName } { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        } for { $asked ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        }
       *[no] { $otherYou ->
            [yes] { $name } offers you { $what ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            } for { $asked ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            }
           *[no] { $name } offers { $otherName } { $what ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            } for { $asked ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            }
        }
    }
petite_mer-swaps =
    { $you ->
        [yes] You give { $otherName } { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        } for { $asked ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        }
       *[no] { $otherYou ->
            [yes] { $name } gives you { $what ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            } for { $asked ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            }
           *[no] { $name } gives { $otherName } { $what ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            } for { $asked ->
                [lighthouse] a lighthouse
                [buoy] a buoy
                [turbine] a wind turbine
                [pier] a pier
               *[open] open sea
                [coast] a coast
                [strait] a strait
                [corner] a corner
                [bay] a bay
            }
        }
    }
petite_mer-accepts =
    { $you ->
        [yes] You accept { $otherName }’s offer
       *[no] { $otherYou ->
            [yes] { $name } accepts your offer
           *[no] { $name } accepts { $otherName }’s offer
        }
    }
petite_mer-declines =
    { $you ->
        [yes] You decline { $otherName }’s offer
       *[no] { $otherYou ->
            [yes] { $name } declines your offer
           *[no] { $name } declines { $otherName }’s offer
        }
    }
petite_mer-ends =
    { $you ->
        [yes] You end your turn{ $discarded ->
            [0] { "" }
            [one] , and a tile is discarded
           *[other] , and { $discarded } tiles are discarded
        }
       *[no] { $name } ends the turn{ $discarded ->
            [0] { "" }
            [one] , and a tile is discarded
           *[other] , and { $discarded } tiles are discarded
        }
    }
petite_mer-keeps =
    { $you ->
        [yes] You keep { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        }{ $discarded ->
            [0] { "" }
            [one] , and a tile is discarded
           *[other] , and { $discarded } tiles are discarded
        }
       *[no] { $name } keeps { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        }{ $discarded ->
            [0] { "" }
            [one] , and a tile is discarded
           *[other] , and { $discarded } tiles are discarded
        }
    }
petite_mer-draws =
    { $you ->
        [yes] You draw { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        }
       *[no] { $name } draws { $what ->
            [lighthouse] a lighthouse
            [buoy] a buoy
            [turbine] a wind turbine
            [pier] a pier
           *[open] open sea
            [coast] a coast
            [strait] a strait
            [corner] a corner
            [bay] a bay
        }
    }
petite_mer-pile-empty = The pile is empty: these are the last tiles
petite_mer-inspected =
    { $what ->
        [headquarters] Headquarters is
        [lighthouse] The lighthouse is
        [buoy] The buoy is
        [turbine] The wind turbine is
        [pier] The pier is
       *[open] The open sea is
        [coast] The coast is
        [strait] The strait is
        [corner] The corner is
        [bay] The bay is
    } inspected: +{ $points }
petite_mer-island-grows = An inspected pier’s island grows: +{ $points }
petite_mer-finished =
    The chart is finished, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Your rank: { $rank ->
       *[landlubbers] Landlubbers
        [deckhands] Deckhands
        [captains] Captains
        [pilots] Pilots
        [cartographers] Cartographers
    }

## Refusals

petite_mer-no-offer = There is no offer for you to answer. A colleague can make one in their turn.
petite_mer-offer-waits = You cannot go on yet: { $otherName } has not answered the offer.
petite_mer-you-are-asked = You are asked: accept or decline { $otherName }’s swap first.
petite_mer-drawing = You cannot decide anything yet: tiles are being drawn.
petite_mer-not-your-turn = It is { $otherName }’s turn now. You play clockwise, and your turn will come.
petite_mer-not-yours = Tile { $tile } does not lie in front of you. Choose one of your own tiles.
petite_mer-place-taken =
    There is a tile already { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }. Lay yours on a free place beside your boat.
petite_mer-land-between =
    Your boat cannot cross { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }: there is land between its tile and the new one. Choose a side with water on both tiles.
petite_mer-edges-differ =
    The tile does not match its neighbour { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }: coast must meet coast, and water must meet water.
petite_mer-nothing-there =
    There is no tile { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    } yet. Sail to a tile, or lay one there.
petite_mer-coast-there =
    Your boat cannot sail { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }: a coast is in the way. Sail across a side with water.
petite_mer-no-token = You have no blue token left. Discard a tile for the step, or end your turn.
petite_mer-alone = You play alone, so there is nobody to swap with.
petite_mer-swapped = You have swapped already in this turn. You may swap again in your next one.
petite_mer-not-theirs = Tile { $tile } does not lie in front of a colleague. Ask for one that does.
petite_mer-declined = { $otherName } has declined just this swap in this turn. Offer something else.
petite_mer-keep-alone = Only a coastguard who plays alone may keep a tile. End your turn instead.
petite_mer-keep-last = The pile is empty, so no tile can be kept. Lay it, or end your turn.

## Options

petite_mer-option-turbines = Wind turbines
petite_mer-option-turbines-hint = Five tiles with a turbine that likes the open sea.
petite_mer-option-turbines-off = Off
petite_mer-option-turbines-off-hint = The turbines stay in the box.
petite_mer-option-turbines-on = On
petite_mer-option-turbines-on-hint = A turbine brings a point more for each neighbour that is open sea.
petite_mer-option-piers = Piers
petite_mer-option-piers-hint = Four tiles with a pier that likes houses.
petite_mer-option-piers-off = Off
petite_mer-option-piers-off-hint = The piers stay in the box.
petite_mer-option-piers-on = On
petite_mer-option-piers-on-hint = A pier brings a point more for each house on its island.
petite_mer-option-swaps = Swapping
petite_mer-option-swaps-hint = How tiles are swapped between colleagues.
petite_mer-option-swaps-ask = Ask first
petite_mer-option-swaps-ask-hint = The other one accepts or declines.
petite_mer-option-swaps-free = Swap freely
petite_mer-option-swaps-free-hint = The swap happens at once, without asking.

## Pieces

petite_mer-piece =
    { $what ->
        [headquarters] Headquarters
        [lighthouse] Lighthouse
        [buoy] Buoy
        [turbine] Wind turbine
        [pier] Pier
       *[open] Open sea
        [coast] Coast
        [strait] Strait
        [corner] Corner
        [bay] Bay
    }
petite_mer-houses =
    { $houses ->
        [0] no house
        [one] { $houses } house
       *[other] { $houses } houses
    }
petite_mer-token = Token
petite_mer-boat = { $name }’s boat
petite_mer-rank =
    { $rank ->
       *[landlubbers] Landlubbers
        [deckhands] Deckhands
        [captains] Captains
        [pilots] Pilots
        [cartographers] Cartographers
    }

## Moves

petite_mer-move-lay =
    Lay { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
petite_mer-move-drop =
    Discard and sail { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
petite_mer-move-sail =
    Sail { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
petite_mer-move-swap = Swap
petite_mer-move-accept = Accept
petite_mer-move-decline = Decline
petite_mer-move-end = End the turn
petite_mer-move-keep = Keep it and end the turn

## The table

petite_mer-ui-progress = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $more } to { $rank }
petite_mer-ui-progress-top = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $rank }
petite_mer-ui-chart = The chart: drag or use the arrow keys to move it, plus and minus to zoom, zero to see all of it
petite_mer-ui-hand = Your tiles
petite_mer-ui-no-tiles = No tiles in front of you
petite_mer-ui-tokens =
    { $tokens ->
        [0] no token
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
petite_mer-ui-steps-title = Steps
petite_mer-ui-of = { $left } of { $all }
petite_mer-ui-side =
    { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
petite_mer-ui-coast = coast { $sides }
petite_mer-ui-steps =
    { $steps } { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
petite_mer-ui-where = { $steps } of headquarters
petite_mer-ui-at-headquarters = at headquarters
petite_mer-ui-inspected =
    { $points ->
        [one] inspected, { $points } point
       *[other] inspected, { $points } points
    }
petite_mer-ui-not-inspected = not inspected yet: a neighbour is missing
petite_mer-ui-sail-there =
    { $cost ->
        [one] Sail here for { $cost } token: { $at }
       *[other] Sail here for { $cost } tokens: { $at }
    }
petite_mer-ui-drop-there = Discard { $what } and sail here: { $at }
petite_mer-ui-lay-there =
    { $cost ->
        [0] Lay { $what } here: { $at }
        [one] Sail for { $cost } token, then lay { $what } here: { $at }
       *[other] Sail for { $cost } tokens, then lay { $what } here: { $at }
    }
petite_mer-ui-fits-there =
    { $cost ->
        [0] { $what } fits here: { $at }
        [one] { $what } fits here after sailing for { $cost } token: { $at }
       *[other] { $what } fits here after sailing for { $cost } tokens: { $at }
    }
petite_mer-ui-hint-answer = { $name } offers you a swap
petite_mer-ui-hint-pick =
    { $sail ->
        [yes] Pick up a tile, or sail
       *[no] Pick up a tile
    }
petite_mer-ui-hint-put = { $what }: put it where it glows
petite_mer-ui-hint-nowhere = { $what } fits nowhere within reach
petite_mer-ui-hint-drop = Sail to a neighbour and discard this tile
petite_mer-ui-hint-sail = Sail, or end your turn
petite_mer-ui-hint-end = End your turn
petite_mer-ui-not-beside = A tile goes right beside your boat: sail there first, or choose a glowing place.
petite_mer-ui-swap-how = { $what }. To ask for it, first pick up the tile you would give.
petite_mer-ui-ask-for = Ask { $name } for { $what }
petite_mer-ui-offer-to-you = { $name } would like to swap with you
petite_mer-ui-offer-yours = { $name } is thinking about your swap
petite_mer-ui-offer = { $name } would like to swap with { $other }
petite_mer-ui-discard = Discard for a step
petite_mer-ui-keep = Keep it, end turn
petite_mer-ui-end = End turn
petite_mer-ui-end-sure =
    { $tiles ->
        [one] Discard { $tiles } tile and end?
       *[other] Discard { $tiles } tiles and end?
    }
petite_mer-ui-keep-sure =
    { $tiles ->
        [one] Keep it, discard { $tiles } tile?
       *[other] Keep it, discard { $tiles } tiles?
    }
petite_mer-ui-pile =
    { $pile ->
        [0] The pile is empty
        [one] { $pile } tile in the pile
       *[other] { $pile } tiles in the pile
    }
petite_mer-ui-discarded = { $discarded } discarded
petite_mer-ui-zoom-in = Zoom in
petite_mer-ui-zoom-out = Zoom out
petite_mer-ui-recentre = See the whole chart
petite_mer-ui-together =
    { $points ->
        [one] point together · { $rank }
       *[other] points together · { $rank }
    }
petite_mer-ui-to-rank = { $more } to { $rank }
petite_mer-ui-lights = Lights
petite_mer-ui-buoys = Buoys
petite_mer-ui-others = Others
petite_mer-ui-turbines = Wind
petite_mer-ui-piers = Piers
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
petite_mer-ui-save = Save as { $kind }
petite_mer-ui-row = Row
petite_mer-ui-row-inspected = Inspected tiles
petite_mer-ui-row-points = Points
petite_mer-ui-row-sum = Sum
petite_mer-ui-row-none = No tile has been inspected.
