reef-title = Reef
reef-blurb = Hold your cards close, and take the pearls.

## The story

reef-round = Round { $round } of { $rounds }
reef-plays = { $you ->
    [yes] You play the { $card }.
   *[no] { $name } plays the { $card }.
}
reef-takes = { $you ->
    [yes] Your { $card } takes a pearl.
   *[no] { $name } takes a pearl with the { $card }.
}
reef-wins = { $you ->
    [yes] You win with { $pearls ->
        [one] one pearl
       *[other] { $pearls } pearls
    }.
   *[no] { $name } wins with { $pearls ->
        [one] one pearl
       *[other] { $pearls } pearls
    }.
}
reef-shares = { $you ->
    [yes] You share the win with { $pearls ->
        [one] one pearl
       *[other] { $pearls } pearls
    }.
   *[no] { $name } shares the win with { $pearls ->
        [one] one pearl
       *[other] { $pearls } pearls
    }.
}

## Why a move is not possible

reef-not-your-turn = It is not your turn to play a card.
reef-not-in-hand = You do not hold the { $card }.

## At the table

reef-move-play = Play the { $card }
reef-ui-hand = Your cards
reef-ui-hint = Play a card: the highest takes the pearl.
reef-ui-holds = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
