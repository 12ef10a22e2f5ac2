## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = Lay the surf, ride it, and dress for the prince. But the witch wants her share.

## Story: setting up and predicting

mermaid_rain-laid-out = { $up } tokens lie face up on the treasure spaces, { $down } face down
mermaid_rain-first-dealer =
    { $you ->
        [yes] You draw the Prince card and are
       *[no] { $name } draws the Prince card and is
    } the first dealer
mermaid_rain-round = Round { $round } of { $rounds }
mermaid_rain-cards-shuffled = The pile is empty: the discards are shuffled, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
mermaid_rain-dealt = Everyone takes up { $cards } cards
mermaid_rain-undercurrents = Undercurrents card { $card }: { $curved } curved, { $triangular } triangular, { $long } long, { $short } short
mermaid_rain-revealed =
    A { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } { $symbol ->
        [dolphin] dolphin
        [gull] gull
        [turtle] turtle
       *[mermaid] mermaid
    } tile ({ $shade ->
        [light] light
       *[dark] dark
    }) comes up
mermaid_rain-tiles-shuffled =
    The pile of { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } tiles is empty: the discards are shuffled, { $tiles } in all
mermaid_rain-no-tile =
    There is no { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } tile left, so none comes up
mermaid_rain-chose =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } chosen for the meld
mermaid_rain-chose-own =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } chosen { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    }
mermaid_rain-chose-stop =
    { $you ->
        [yes] You have chosen your
       *[no] { $name } has chosen the
    } mermaid card
mermaid_rain-adds =
    { $you ->
        [yes] You show
       *[no] { $name } shows
    } { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    }
mermaid_rain-stops =
    { $you ->
        [yes] You show your mermaid card and stop
       *[no] { $name } shows the mermaid card and stops
    }
mermaid_rain-melds =
    { $you ->
        [yes] You have
       *[no] { $name } has
    } the meld { $meld ->
        [rain] Mermaid Rain
        [squall] Mermaid Squall
        [march] Ocean March
        [twin] Twin Splash
        [waltz] Aquamarine Waltz
        [mist] Mermaid Mist
        [drop] Mermaid Drop
       *[octopus] Octopus
    }
mermaid_rain-picks =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } the { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } { $symbol ->
        [dolphin] dolphin
        [gull] gull
        [turtle] turtle
       *[mermaid] mermaid
    } tile ({ $shade ->
        [light] light
       *[dark] dark
    })
mermaid_rain-names-shape =
    { $you ->
        [yes] You name
       *[no] { $name } names
    } the { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } tiles for the Waltz
mermaid_rain-waltzes =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } a { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } { $symbol ->
        [dolphin] dolphin
        [gull] gull
        [turtle] turtle
       *[mermaid] mermaid
    } tile ({ $shade ->
        [light] light
       *[dark] dark
    })
mermaid_rain-marches =
    { $you ->
        [yes] You draw
       *[no] { $name } draws
    } { $token ->
        [scale] a dragon scale
        [pearl] a pearl
        [crystal] a crystal
        [coral] a coral
       *[shell] a shell
    } from the pool: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-without-tile =
    There is no tile left for { $you ->
        [yes] you
       *[no] { $name }
    }
mermaid_rain-pool-empty =
    The pool is empty: { $you ->
        [yes] your Ocean March
       *[no] the Ocean March of { $name }
    } brings nothing
mermaid_rain-meld-points =
    { $you ->
        [yes] You score
       *[no] { $name } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the { $meld ->
        [rain] Mermaid Rain
        [squall] Mermaid Squall
        [march] Ocean March
        [twin] Twin Splash
        [waltz] Aquamarine Waltz
        [mist] Mermaid Mist
        [drop] Mermaid Drop
       *[octopus] Octopus
    }
mermaid_rain-prince =
    { $you ->
        [yes] You get the Prince card and are
       *[no] { $name } gets the Prince card and is
    } the next dealer

## Story: riding

mermaid_rain-starts =
    { $you ->
        [yes] You start
       *[no] { $name } starts
    } at { $hex }
mermaid_rain-lays =
    { $you ->
        [yes] You lay
       *[no] { $name } lays
    } a { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } { $symbol ->
        [dolphin] dolphin
        [gull] gull
        [turtle] turtle
       *[mermaid] mermaid
    } tile ({ $shade ->
        [light] light
       *[dark] dark
    }) at { $hex }
mermaid_rain-warps =
    { $you ->
        [yes] You warp
       *[no] { $name } warps
    } to { $place ->
        [dolphin] the dolphin tile
        [gull] the gull tile
        [turtle] the turtle tile
        [mermaid] the mermaid tile
        [wreck] the wreck
        [islet] the islet
        [cave] the cave
       *[start] the start space
    } at { $hex }
mermaid_rain-goes =
    { $you ->
        [yes] You discard
       *[no] { $name } discards
    } { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    } and { $you ->
        [yes] ride
       *[no] rides
    } to { $place ->
        [dolphin] the dolphin tile
        [gull] the gull tile
        [turtle] the turtle tile
        [mermaid] the mermaid tile
        [wreck] the wreck
        [islet] the islet
        [cave] the cave
       *[start] the start space
    } at { $hex }
mermaid_rain-looks =
    { $you ->
        [yes] You look
       *[no] { $name } looks
    } at { $tokens ->
        [one] the face-down token there
       *[other] { $tokens } face-down tokens there
    }
mermaid_rain-sees =
    { $you ->
        [yes] You find
       *[no] { $name } finds
    } { $token ->
        [scale] a dragon scale
        [pearl] a pearl
        [crystal] a crystal
        [coral] a coral
       *[shell] a shell
    } face down
mermaid_rain-takes =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $token ->
        [scale] a dragon scale
        [pearl] a pearl
        [crystal] a crystal
        [coral] a coral
       *[shell] a shell
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-takes-known =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } { $token ->
        [scale] a dragon scale
        [pearl] a pearl
        [crystal] a crystal
        [coral] a coral
       *[shell] a shell
    }, face down: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-takes-secret =
    { $you ->
        [yes] You take
       *[no] { $name } takes
    } a token face down: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-leaves =
    { $you ->
        [yes] You leave
       *[no] { $name } leaves
    } the tokens there
mermaid_rain-done =
    { $you ->
        [yes] You end your turn
       *[no] { $name } ends the turn
    } with { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }

## Story: the end of a round and of the game

mermaid_rain-sinks =
    { $tiles ->
        [one] { $tiles } dark tile sinks
       *[other] { $tiles } dark tiles sink
    }
mermaid_rain-adrift =
    { $you ->
        [yes] Your mermaid is
       *[no] The mermaid of { $name } is
    } adrift
mermaid_rain-drifts =
    { $you ->
        [yes] You drift
       *[no] { $name } drifts
    } to the start space { $hex }
mermaid_rain-keeps =
    { $you ->
        [yes] You put away
       *[no] { $name } puts away
    } { $cards ->
        [one] { $cards } card face down
       *[other] { $cards } cards face down
    }
mermaid_rain-keeps-own =
    { $you ->
        [yes] You keep
       *[no] { $name } keeps
    } { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    }
mermaid_rain-end = Tribute and ranking
mermaid_rain-shows =
    { $you ->
        [yes] You turn over
       *[no] { $name } turns over
    } { $token ->
        [scale] a dragon scale
        [pearl] a pearl
        [crystal] a crystal
        [coral] a coral
       *[shell] a shell
    }
mermaid_rain-tribute =
    { $you ->
        [yes] You pay
       *[no] { $name } pays
    } the witch: { $missing ->
        [0] all five types
        [one] one type is missing, −{ $points } points
       *[other] { $missing } types are missing, −{ $points } points
    }
mermaid_rain-ranks =
    { $token ->
        [scale] Dragon scales
        [pearl] Pearls
        [crystal] Crystals
        [coral] Corals
       *[shell] Shells
    }: { $you ->
        [yes] you have
       *[no] { $name } has
    } { $tokens } left, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-monopoly =
    { $token ->
        [scale] Dragon scales
        [pearl] Pearls
        [crystal] Crystals
        [coral] Corals
       *[shell] Shells
    }: { $you ->
        [yes] you are
       *[no] { $name } is
    } the only one with any left ({ $tokens }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-unranked =
    { $token ->
        [scale] Dragon scales
        [pearl] Pearls
        [crystal] Crystals
        [coral] Corals
       *[shell] Shells
    }: nobody has any left
mermaid_rain-wins =
    { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
mermaid_rain-shares =
    { $you ->
        [yes] You share
       *[no] { $name } shares
    } the win, with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Refusals

mermaid_rain-not-now =
    “{ $move }” is not possible now. First { $now ->
        [meld] choose the cards for your meld
        [choose_tile] choose a tile, and take the effect of your meld
        [start] choose a start space
        [ride] lay a tile, move, or end your turn
        [lay_where] say where your tile begins
        [lay_way] say which way round it lies
        [pay] discard cards for your move
        [take] take a token, or leave them all
        [drift] choose a start space to drift to
       *[keep] choose the two cards you keep
    }.
mermaid_rain-not-your-turn = It is not your turn: { $otherName } decides now.
mermaid_rain-already-chose = You have already chosen. All cards are shown together when everyone has.
mermaid_rain-has-stopped = You have shown your mermaid card, so your meld is finished.
mermaid_rain-nothing-to-discard = You have no more than two cards, so you keep them all.
mermaid_rain-one-card = You have shown your first two cards. From now on it is one card at a time.
mermaid_rain-two-cards-first = A meld begins with two cards at once.
mermaid_rain-no-mermaid-yet = The mermaid card cannot be one of the first two cards.
mermaid_rain-cards-not-in-hand =
    You do not have { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    } in your hand.
mermaid_rain-has-tile = You have already taken a tile.
mermaid_rain-tile-not-there = That tile is not among those that lie face up.
mermaid_rain-no-such-effect =
    That is the effect of the meld { $meld ->
        [rain] Mermaid Rain
        [squall] Mermaid Squall
        [march] Ocean March
        [twin] Twin Splash
        [waltz] Aquamarine Waltz
        [mist] Mermaid Mist
        [drop] Mermaid Drop
       *[octopus] Octopus
    }, and you do not have it, or no longer.
mermaid_rain-pool-is-empty = There is no token left in the pool.
mermaid_rain-no-tile-of-shape =
    There is no { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } tile left to draw.
mermaid_rain-not-a-start = { $hex } is not a start space.
mermaid_rain-start-taken = { $hex } is taken: the mermaid of { $otherName } is there. Choose a free start space.
mermaid_rain-not-your-tile = You do not have that tile.
mermaid_rain-moved-already = You have already moved. Tiles are laid before the first move.
mermaid_rain-fits-nowhere = That tile fits nowhere in the sea any more.
mermaid_rain-fits-no-way = Beginning at { $hex } the tile fits no way round.
mermaid_rain-no-such-way = There are only { $ways } ways to turn this tile.
mermaid_rain-not-in-the-sea = { $hex } is outside the sea; no part of a tile may stick out.
mermaid_rain-tile-there = There is already a tile on { $hex }.
mermaid_rain-not-ocean =
    { $hex } is { $place ->
        [start] a start space
        [wreck] a wreck
        [islet] an islet
        [cave] a cave
        [rock] a rock
        [ocean] bare ocean
       *[nothing] not part of the sea
    }. Tiles lie on ocean only.
mermaid_rain-tile-is-called = The tile on { $hex } is called by its first hex: say { $first }.
mermaid_rain-cannot-enter =
    { $hex } is { $place ->
        [start] a start space
        [wreck] a wreck
        [islet] an islet
        [cave] a cave
        [rock] a rock
        [ocean] bare ocean
       *[nothing] not part of the sea
    }. A mermaid only rides on tiles, treasure spaces and start spaces.
mermaid_rain-no-more-warp = You can warp once, and only before your first move.
mermaid_rain-is-there = Your mermaid is already there.
mermaid_rain-not-next-to = { $hex } is not next to the place your mermaid is on.
mermaid_rain-cannot-pay =
    Your cards cannot pay for this: it takes { $symbol ->
        [dolphin] a dolphin, or a gull and a turtle or two of one of them
        [gull] a gull, or a dolphin and a turtle or two of one of them
        [turtle] a turtle, or a dolphin and a gull or two of one of them
       *[mermaid] any card
    }.
mermaid_rain-one-card-is-enough = Any single card is enough here, so there is no deep sea.
mermaid_rain-card-does-not-match =
    For this move you need { $symbol ->
        [dolphin] a dolphin
        [gull] a gull
        [turtle] a turtle
       *[mermaid] any card
    }, not { $card ->
        [dolphin] a dolphin
        [gull] a gull
       *[turtle] a turtle
    }, or two cards of which neither matches.
mermaid_rain-deep-sea-matches =
    In the deep sea neither card may match, and here one of them does: { $symbol ->
        [dolphin] a dolphin
        [gull] a gull
        [turtle] a turtle
       *[mermaid] any card
    } alone is enough.
mermaid_rain-no-such-token =
    There is no face-up token of that type here: { $token ->
        [scale] Dragon scale
        [pearl] Pearl
        [crystal] Crystal
        [coral] Coral
       *[shell] Shell
    }.
mermaid_rain-no-such-secret-token =
    There is no face-down token of that type here: { $token ->
        [scale] Dragon scale
        [pearl] Pearl
        [crystal] Crystal
        [coral] Coral
       *[shell] Shell
    }.
mermaid_rain-box-cards = { $due } adventure cards in all
mermaid_rain-box-tokens = { $due } treasure tokens in all
mermaid_rain-box-tiles = { $due } surf tiles in all
mermaid_rain-box-spaces = another card for each kind of space
mermaid_rain-box-hexes = two to { $most } different hexes
mermaid_rain-box-hexes-apart = hexes that touch each other
mermaid_rain-box-current = { $players } tiles for { $players } players
mermaid_rain-box-digits = { $such }, or other numbers of one digit
mermaid_rain-box-shaded = a drawing with the same rows as the sea
mermaid_rain-box-sites = at most { $most } starts and treasure spaces
mermaid_rain-box-starts = a start space for each of { $players } players
mermaid_rain-box-rows = up to { $rows } rows of 2 to { $columns } hexes
mermaid_rain-box-row = { $hexes } hexes in row { $row }
mermaid_rain-box-letter = one of { $letters } at { $hex }, not { $letter }
mermaid_rain-box-on-space = at most { $up ->
        [one] { $up } token
       *[other] { $up } tokens
    } face up and { $down } face down
mermaid_rain-box-face-up = { $due } tokens face up on the spaces with { $players } players, in all
mermaid_rain-box-face-down = at most { $most } tokens face down with { $players } players

## Options

mermaid_rain-option-mermaid_free = Mermaid Free
mermaid_rain-option-mermaid_free-hint = Which tokens are laid out face up at the start.
mermaid_rain-option-mermaid_free-off = Off
mermaid_rain-option-mermaid_free-off-hint = A fixed number of each type, as printed.
mermaid_rain-option-mermaid_free-on = On
mermaid_rain-option-mermaid_free-on-hint = Drawn from all tokens at random.
mermaid_rain-option-march_points = Points for an Ocean March
mermaid_rain-option-march_points-hint = Whether the token of an Ocean March brings 2 points like those from the sea.
mermaid_rain-option-march_points-on = 2 points
mermaid_rain-option-march_points-on-hint = Every token gained in a round brings points.
mermaid_rain-option-march_points-off = No points
mermaid_rain-option-march_points-off-hint = Only tokens gathered in the sea bring points at once.

## Pieces

mermaid_rain-piece-card =
    { $card ->
        [dolphin] Dolphin
        [gull] Gull
       *[turtle] Turtle
    }
mermaid_rain-piece-mermaid-card = Mermaid card
mermaid_rain-piece-prince = Prince card
mermaid_rain-piece-tile =
    { $shape ->
        [curved] Curved
        [triangular] Triangular
        [long] Long
       *[short] Short
    } { $symbol ->
        [dolphin] dolphin
        [gull] gull
        [turtle] turtle
       *[mermaid] mermaid
    } tile, { $shade ->
        [light] light
       *[dark] dark
    }
mermaid_rain-piece-token =
    { $token ->
        [scale] Dragon scale
        [pearl] Pearl
        [crystal] Crystal
        [coral] Coral
       *[shell] Shell
    }
mermaid_rain-piece-token-down = Token, face down
mermaid_rain-piece-space =
    { $place ->
        [start] Start space
        [wreck] Wreck
        [islet] Islet
        [cave] Cave
        [rock] Rock
       *[ocean] Open sea
    }
mermaid_rain-meld =
    { $meld ->
        [rain] Mermaid Rain
        [squall] Mermaid Squall
        [march] Ocean March
        [twin] Twin Splash
        [waltz] Aquamarine Waltz
        [mist] Mermaid Mist
        [drop] Mermaid Drop
       *[octopus] Octopus
    }
mermaid_rain-meld-gives =
    { $meld ->
        [rain] Warp to any place
        [squall] 7 points
        [march] A token from the pool
        [twin] 6 points
        [waltz] A second tile
        [mist] 4 points
        [drop] 1 point
       *[octopus] Nothing
    }

## Moves

mermaid_rain-move-open =
    Show { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    }
mermaid_rain-move-add =
    Show { $card ->
        [dolphin] a dolphin
        [gull] a gull
       *[turtle] a turtle
    }
mermaid_rain-move-stop = Show the mermaid card and stop
mermaid_rain-move-pick =
    Take the { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } { $symbol ->
        [dolphin] dolphin
        [gull] gull
        [turtle] turtle
       *[mermaid] mermaid
    } tile ({ $shade ->
        [light] light
       *[dark] dark
    })
mermaid_rain-move-march = Draw a token first
mermaid_rain-move-waltz =
    Draw a { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } tile
mermaid_rain-move-start = Start at { $hex }
mermaid_rain-move-lay =
    Lay the { $shape ->
        [curved] curved
        [triangular] triangular
        [long] long
       *[short] short
    } { $symbol ->
        [dolphin] dolphin
        [gull] gull
        [turtle] turtle
       *[mermaid] mermaid
    } tile ({ $shade ->
        [light] light
       *[dark] dark
    })
mermaid_rain-move-at = Lay it at { $hex }
mermaid_rain-move-way = Turned this way ({ $way })
mermaid_rain-move-warp = Warp to { $hex }
mermaid_rain-move-go = Ride to { $hex }
mermaid_rain-move-pay =
    Discard { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    }
mermaid_rain-move-take =
    Take { $token ->
        [scale] a dragon scale
        [pearl] a pearl
        [crystal] a crystal
        [coral] a coral
       *[shell] a shell
    }
mermaid_rain-move-take-secret =
    Take { $token ->
        [scale] a dragon scale
        [pearl] a pearl
        [crystal] a crystal
        [coral] a coral
       *[shell] a shell
    }, face down
mermaid_rain-move-leave = Leave them
mermaid_rain-move-done = End the turn
mermaid_rain-move-drift = Drift to { $hex }
mermaid_rain-move-keep =
    Keep { $card ->
        [dolphin] { $second ->
            [dolphin] two dolphins
            [gull] a dolphin and a gull
            [turtle] a dolphin and a turtle
           *[none] a dolphin
        }
        [gull] { $second ->
            [dolphin] a gull and a dolphin
            [gull] two gulls
            [turtle] a gull and a turtle
           *[none] a gull
        }
       *[turtle] { $second ->
            [dolphin] a turtle and a dolphin
            [gull] a turtle and a gull
            [turtle] two turtles
           *[none] a turtle
        }
    }

## The table

mermaid_rain-ui-progress = Round { $round } of { $rounds } · { $part ->
        [melds] Melds
        [tiles] Surf tiles
        [end] Tribute
       *[riding] Riding
    }
mermaid_rain-ui-sea = The sea
mermaid_rain-ui-hand = Your cards
mermaid_rain-ui-riders = The mermaids, in turn
mermaid_rain-ui-treasures = Your treasures
mermaid_rain-ui-tiles = Your tiles
mermaid_rain-ui-offer = Tiles to choose from
mermaid_rain-ui-points =
    { $points ->
        [one] { $shown } point
       *[other] { $shown } points
    }
mermaid_rain-ui-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
mermaid_rain-ui-turn = Turn { $place }
mermaid_rain-ui-chosen =
    { $you ->
        [yes] have chosen
       *[no] has chosen
    }
mermaid_rain-ui-choosing =
    { $you ->
        [yes] are choosing …
       *[no] is choosing …
    }
mermaid_rain-ui-stopped =
    { $you ->
       *[no] stopped
    }
mermaid_rain-ui-laid-down = { $card }, laid face down
mermaid_rain-ui-sinks = sinks when the round ends
mermaid_rain-ui-seen = { $token }, which you have seen face down
mermaid_rain-ui-face-down =
    { $count ->
        [one] { $count } token face down
       *[other] { $count } tokens face down
    }
mermaid_rain-ui-empty = no treasure left
mermaid_rain-ui-entered = entered already in this round
mermaid_rain-ui-here = here: { $names }
mermaid_rain-ui-place = { $place }, { $hex }
mermaid_rain-ui-costs =
    { $count ->
        [one] takes { $count } card: { $cards }
       *[other] takes { $count } cards: { $cards }
    }
mermaid_rain-ui-of-them-secret =
    { $count ->
        [one] { $count } of them secret
       *[other] { $count } of them secret
    }
mermaid_rain-ui-about-cards = Cards make your meld, and then pay for your ride. A card that matches the place is enough; two that do not match pay as well.
mermaid_rain-ui-no-fit = The tile does not fit there. It needs bare ocean under all its parts.
mermaid_rain-ui-would-be = { $meld }: { $gives }
mermaid_rain-ui-hint-open = Choose two cards for your meld
mermaid_rain-ui-hint-add = Add a card, or stop with your mermaid card
mermaid_rain-ui-hint-tile =
    { $bonus ->
        [march] { $offer ->
            [yes] Take a tile, or draw your token first
           *[no] Draw your token
        }
        [waltz] { $offer ->
            [yes] Take a tile, or draw one of a shape
           *[no] Name the shape of your second tile
        }
       *[none] Take one of the tiles
    }
mermaid_rain-ui-hint-start = Choose a glowing start space
mermaid_rain-ui-hint-lay = Where shall the tile lie?
mermaid_rain-ui-hint-turn = Turn the tile, lay it, or move it on
mermaid_rain-ui-hint-lay-or-ride = Pick up your tile, or ride to a glowing place
mermaid_rain-ui-hint-ride = Ride to a glowing place, or end the turn
mermaid_rain-ui-hint-done = You can ride no further
mermaid_rain-ui-hint-warp = Warp to any glowing place
mermaid_rain-ui-hint-way =
    { $count ->
        [one] { $count } card takes you
       *[other] { $count } cards take you
    } { $place ->
        [wreck] to the wreck
        [islet] to the islet
        [cave] to the cave
        [start] to the start space
        [dolphin] to the dolphin surf
        [gull] to the gull surf
        [turtle] to the turtle surf
       *[mermaid] to the mermaid surf
    }
mermaid_rain-ui-hint-pay = Which cards do you discard?
mermaid_rain-ui-hint-take = Take a treasure, or leave it
mermaid_rain-ui-hint-drift = Your surf has sunk: drift to a start space
mermaid_rain-ui-hint-keep = Choose the two cards you keep
mermaid_rain-ui-lay-down = Lay face down
mermaid_rain-ui-keep = Keep these two
mermaid_rain-ui-pay = Pay with these
mermaid_rain-ui-lay = Lay it here
mermaid_rain-ui-ride = Ride
mermaid_rain-ui-warp = Warp
mermaid_rain-ui-turn-tile = Turn
mermaid_rain-ui-turn-key = R
mermaid_rain-ui-stop-here = Stop
mermaid_rain-ui-closer = Closer
mermaid_rain-ui-wider = Wider
mermaid_rain-ui-score-mermaid = Mermaid
mermaid_rain-ui-score-tokens = Tokens
mermaid_rain-ui-score-witch = Witch
    .long = What is missing for the witch would cost so many points
mermaid_rain-ui-ranking = Ranking by treasure
mermaid_rain-ui-ranking-now = Ranking as it stands
mermaid_rain-ui-nobody = nobody yet
mermaid_rain-ui-sum-gathered = Gathered
mermaid_rain-ui-sum-tribute = Tribute to the witch
mermaid_rain-ui-sum-total = Total
mermaid_rain-ui-sum-winner = wins
mermaid_rain-ui-sum-shared = shares the win
