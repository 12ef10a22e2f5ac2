"""What a seat cannot know: blanked, and dealt anew; and what it does know, as numbers for learning.

A seat knows its own cards and what it has put away, all cards discarded face up since the last shuffle, and
every token that is open or that it has looked at. Everything else is equally likely: hands, cards put away
face down and the pile come from one urn, face-down tokens and the pool from another. With a shuffle, what was
known of the discards is gone.
"""

from seaglass.engine.bits import has
from seaglass.engine.dice import below
from seaglass.engine.rule import MAX_SEATS, Floats, Ints, State, rule
from seaglass.games.mermaid_rain.components import (
    CARDS,
    KINDS,
    MOST_DOWN,
    MOST_SITES,
    MOST_TILE,
    SHAPES,
    TOKENS,
    TOKENS_IN_ALL,
)
from seaglass.games.mermaid_rain.hexes import HEXES, NOWHERE, is_in
from seaglass.games.mermaid_rain.rules.choosing import in_turn
from seaglass.games.mermaid_rain.rules.melds import can_show, cards_shown
from seaglass.games.mermaid_rain.rules.predicting import total
from seaglass.games.mermaid_rain.rules.sea import (
    bare_ocean,
    is_dark,
    symbol_at,
    symbol_of,
    symbol_of_site,
    tile_hex,
)
from seaglass.games.mermaid_rain.state import (
    ANY,
    HAND,
    HELD,
    HIDDEN,
    NO_TILE,
    NOBODY,
    PAIRS,
    PAY,
    PHASES,
    RAIN,
    ROUNDS,
    STOPPED,
    UNDRAWN,
)

SPECTATOR = -1


@rule
def knows(s: State, seat: int, i: int) -> bool:
    """Whether a seat knows face-down token i."""
    return has(s.down_seen[i], seat if seat != SPECTATOR else MAX_SEATS)


@rule
def known_by_its_move(s: State) -> int:
    """Whoever goes somewhere with a single card holds the card that pays for it; -1: nobody does."""
    if s.phase == PAY and s.cards_held[in_turn(s)] == 1 and symbol_at(s, int(s.aim)) != ANY:
        return in_turn(s)
    return -1


@rule
def hide(s: State, seat: int) -> None:
    """Blank, in place, what this seat may not know, and keep what it may; a bystander is seat -1.

    What it has not placed goes into the urns, `pile` and `unseen`: what is in these, anybody can count.
    """
    plain = known_by_its_move(s)
    for other in range(s.seats):
        if s.cards_dealt > 0:
            put_back(s.pile, s.dealt[other])
        if other != seat:
            if s.cards_buried[other] > 0:
                put_back(s.pile, s.buried[other])
            if s.cards_held[other] > 0 and other != plain:
                put_back(s.pile, s.hand[other])
            if s.choice[other] != 0:
                s.choice[other] = HIDDEN
    for i in range(MOST_DOWN):
        if s.down_token[i] > UNDRAWN and not knows(s, seat, i):
            s.unseen[s.down_token[i] - 1] += 1
            s.down_token[i] = HIDDEN


@rule
def put_back(urn: Ints, cards: Ints) -> None:
    for card in range(len(CARDS)):
        urn[card] += cards[card]
        cards[card] = 0


@rule
def imagine(s: State, seat: int, dice: Ints) -> None:
    """Deal anew everything `seat` cannot know, consistent with everything it does know (-1: a spectator)."""
    hide(s, seat)
    deal_hidden_cards(s, seat, dice)
    for other in range(s.seats):
        if s.choice[other] == HIDDEN:
            s.choice[other] = 1 + any_meld_choice(s, other, dice)
    deal_hidden_tokens(s, dice)


@rule
def withdraw(s: State, seat: int) -> None:
    """What the others have chosen for their melds, and nobody has seen yet, is to be chosen again."""
    for other in range(s.seats):
        if other != seat:
            s.choice[other] = 0


# --- cards ---


@rule
def deal_hidden_cards(s: State, seat: int, dice: Ints) -> None:
    plain = known_by_its_move(s)
    for other in range(s.seats):
        draw_cards(s.pile, s.dealt[other], min(HAND, max(0, int(s.cards_dealt) - HAND * other)), dice)
        if other != seat:
            draw_cards(s.pile, s.buried[other], int(s.cards_buried[other]), dice)
            if other != plain:
                draw_cards(s.pile, s.hand[other], int(s.cards_held[other]), dice)


@rule
def draw_cards(urn: Ints, cards: Ints, many: int, dice: Ints) -> None:
    for _ in range(many):
        drawn = draw(urn, dice)
        cards[drawn] += 1


@rule
def draw(urn: Ints, dice: Ints) -> int:
    left = below(dice, total(urn))
    i = 0
    while left >= urn[i]:
        left -= int(urn[i])
        i += 1
    urn[i] -= 1
    return i


@rule
def any_meld_choice(s: State, seat: int, dice: Ints) -> int:
    """What a seat may have chosen for its meld, each as likely: a pair, a card, or the mermaid card."""
    opening = cards_shown(s, seat) == 0
    possible = 0
    for i in range(len(PAIRS) if opening else STOPPED):
        if may_choose(s, seat, i, opening):
            possible += 1
    left = below(dice, possible)
    i = 0
    while True:
        if may_choose(s, seat, i, opening):
            if left == 0:
                return i
            left -= 1
        i += 1


@rule
def may_choose(s: State, seat: int, i: int, opening: bool) -> bool:
    if opening:
        return can_show(s, seat, i)
    return i == STOPPED - 1 or s.hand[seat, i] > 0


# --- tokens ---


@rule
def deal_hidden_tokens(s: State, dice: Ints) -> None:
    for i in range(MOST_DOWN):
        if s.down_token[i] == HIDDEN:
            s.down_token[i] = draw(s.unseen, dice) + 1


# --- features ---

_PLANES = 9  # bare ocean, four symbols, dark, tokens, the own mermaid, others
_SITE = 2 * len(TOKENS) + 1
_SEAT = 12 + len(CARDS) + 2 * len(TOKENS)
_TABLE = 2 * len(CARDS) + 2 + len(TOKENS) + len(PHASES) + len(SHAPES) + 2 * KINDS + 1
FEATURES = _PLANES * HEXES + _SITE * MOST_SITES + _SEAT * MAX_SEATS + _TABLE


@rule
def observe(s: State, seat: int, out: Floats) -> None:
    """Features from what `seat` may know; the seats are counted from itself.

    The sea (nine planes of hexes), each site (tokens face up and known face down, how many unknown), each
    seat, then the own hand, piles, phase, tiles due, tiles on offer and held.
    """
    for i in range(FEATURES):
        out[i] = 0.0
    observe_sea(s, seat, out)
    observe_sites(s, seat, out, _PLANES * HEXES)
    at = _PLANES * HEXES + _SITE * MOST_SITES
    for step in range(s.seats):
        observe_seat(s, seat, (seat + step) % s.seats, out, at + _SEAT * step)
    observe_table(s, seat, out, at + _SEAT * MAX_SEATS)


@rule
def observe_sea(s: State, seat: int, out: Floats) -> None:
    bare = bare_ocean(s)
    for h in range(HEXES):
        out[h] = 1.0 if is_in(bare, h) else 0.0
    for tile in range(s.surf):
        for i in range(MOST_TILE):
            h = tile_hex(s, tile, i)
            if h == NOWHERE:
                break
            out[HEXES * (1 + symbol_of(s.surf_kind[tile])) + h] = 1.0
            out[HEXES * 5 + h] = 1.0 if is_dark(s.surf_kind[tile]) else 0.0
    for site in range(MOST_SITES):
        if s.site_hex[site] == NOWHERE:
            break
        out[HEXES * (1 + symbol_of_site(s, site)) + int(s.site_hex[site])] = 1.0
        out[HEXES * 6 + int(s.site_hex[site])] = total(s.up[site]) / 3
    for other in range(s.seats):
        if s.where[other] != NOWHERE:
            out[HEXES * (7 if other == seat else 8) + int(s.where[other])] += 1.0


@rule
def observe_sites(s: State, seat: int, out: Floats, at: int) -> None:
    for site in range(MOST_SITES):
        for token in range(len(TOKENS)):
            out[at + _SITE * site + token] = float(s.up[site, token])
    for i in range(MOST_DOWN):
        if s.down_at[i] != NOWHERE and s.down_owner[i] == NOBODY:
            place = at + _SITE * int(s.down_at[i]) + len(TOKENS)
            out[place + (int(s.down_token[i]) - 1 if knows(s, seat, i) else len(TOKENS))] += 1.0


@rule
def observe_seat(s: State, seat: int, other: int, out: Floats, at: int) -> None:
    out[at] = s.points[other] / 40
    out[at + 1] = int(s.cards_held[other]) / 9
    out[at + 2] = 1.0 if has(s.stopped, other) else 0.0
    out[at + 3] = 1.0 if s.choice[other] != 0 else 0.0
    out[at + 4] = s.meld[other] / RAIN
    out[at + 5] = 1.0 if s.dealer == other else 0.0
    for place in range(s.seats):
        if s.order[place] == other:
            out[at + 6] = (place + 1) / MAX_SEATS
    out[at + 7] = int(s.cards_buried[other]) / 9
    for i in range(HELD):
        if s.held[other, i] != NO_TILE:
            out[at + 8 + i] = (1 + symbol_of(s.held[other, i])) / 4
    out[at + 10] = 1.0 if s.order[s.turn] == other else 0.0
    at += 12
    for card in range(len(CARDS)):
        out[at + card] = s.shown[other, card] / 5
    at += len(CARDS)
    for token in range(len(TOKENS)):
        out[at + token] = s.treasure[other, token] / 4
    for i in range(MOST_DOWN):
        if s.down_owner[i] == other and s.down_at[i] != NOWHERE:
            if knows(s, seat, i):
                out[at + len(TOKENS) + int(s.down_token[i]) - 1] += 0.25
            else:
                out[at - len(CARDS) - 1] += 0.25


@rule
def observe_table(s: State, seat: int, out: Floats, at: int) -> None:
    for card in range(len(CARDS)):
        out[at + card] = int(s.hand[seat, card]) / 9 if seat >= 0 else 0.0
        out[at + len(CARDS) + card] = s.discard[card] / 24
    at += 2 * len(CARDS)
    out[at] = int(s.cards_left) / 72
    out[at + 1] = s.round_no / ROUNDS
    at += 2
    for token in range(len(TOKENS)):
        out[at + token] = tokens_unknown(s, seat, token) / TOKENS_IN_ALL
    at += len(TOKENS)
    out[at + int(s.phase)] = 1.0
    at += len(PHASES)
    for shape in range(len(SHAPES)):
        out[at + shape] = float(s.due[shape])
    at += len(SHAPES)
    for i in range(MAX_SEATS):
        if s.offer[i] != NO_TILE:
            out[at + int(s.offer[i])] += 1.0
    at += KINDS
    for i in range(HELD):
        if seat >= 0 and s.held[seat, i] != NO_TILE:
            out[at + int(s.held[seat, i])] += 1.0
    out[at + KINDS] = 1.0 if s.moved == 1 else 0.0


@rule
def tokens_unknown(s: State, seat: int, token: int) -> int:
    """Tokens of a type that are face down somewhere, as far as a seat knows."""
    many = int(s.unseen[token])
    for i in range(MOST_DOWN):
        if s.down_token[i] == token + 1 and not knows(s, seat, i):
            many += 1
    return many
