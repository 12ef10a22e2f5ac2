"""Setting up and the predicting phase, told."""

import numpy as np

from seaglass.engine import bits
from seaglass.engine.events import Event, chapter, event
from seaglass.engine.rule import State
from seaglass.games.mermaid_rain.components import CARDS, SHAPES, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE
from seaglass.games.mermaid_rain.rules.choosing import in_turn
from seaglass.games.mermaid_rain.rules.predicting import shape_due, tiles_in
from seaglass.games.mermaid_rain.state import (
    DRAW_TILE,
    DRAW_TOKEN,
    HAND,
    LAY_OUT,
    MARCH,
    MELD_POINTS,
    MELDS,
    NO_TILE,
    ROUNDS,
)
from seaglass.games.mermaid_rain.story.words import cards_between, of_cards, of_tile
from seaglass.games.mermaid_rain.view.hands import chosen


def tokens_laid_out(before: State, after: State, token: int) -> list[Event]:
    if after.phase == LAY_OUT:
        return []
    down = sum(int(at != NOWHERE) for at in after.down_at)
    return [event("mermaid_rain-laid-out", up=int(np.sum(after.up)), down=down)]


def dealer_drawn(before: State, after: State, seat: int) -> list[Event]:
    return [event("mermaid_rain-first-dealer", seat), round_heading(after)]


def round_heading(s: State) -> Event:
    return chapter("mermaid_rain-round", round=s.round_no + 1, rounds=ROUNDS)


def cards_shuffled(before: State, after: State, reader: int) -> list[Event]:
    return [event("mermaid_rain-cards-shuffled", cards=after.cards_left)]


def cards_taken_up(before: State, after: State, reader: int) -> list[Event]:
    return [event("mermaid_rain-dealt", cards=HAND)]


def current_turned(before: State, after: State, card: int) -> list[Event]:
    counts = {name: int(n) for name, n in zip(SHAPES, after.due, strict=True)}
    return [event("mermaid_rain-undercurrents", None, card=card + 1, **counts)]


def tile_revealed(before: State, after: State, kind: int) -> list[Event]:
    """Turned up for all, or drawn for a Waltz."""
    if before.phase == DRAW_TILE:
        return [event("mermaid_rain-waltzes", in_turn(after), **of_tile(kind))]
    return [event("mermaid_rain-revealed", None, **of_tile(kind))]


def tiles_shuffled(before: State, after: State, reader: int) -> list[Event]:
    shape = int(before.aim) if before.phase == DRAW_TILE else shape_due(before)
    tiles = tiles_in(after.tile_pile, shape)
    if tiles == 0:
        return [event("mermaid_rain-no-tile", None, shape=SHAPES[shape])]
    return [event("mermaid_rain-tiles-shuffled", None, shape=SHAPES[shape], tiles=tiles)]


# --- melds ---


def cards_chosen(before: State, after: State, seat: int, reader: int) -> list[Event]:
    """Only the seat itself hears what it has chosen."""
    if seat != reader:
        return [event("mermaid_rain-chose", seat)]
    cards = [CARDS[card] for card in chosen(after, seat)]
    if not cards:
        return [event("mermaid_rain-chose-stop", seat)]
    return [event("mermaid_rain-chose-own", seat, **of_cards(cards))]


def cards_shown(before: State, after: State, reader: int) -> list[Event]:
    told = []
    for seat in range(after.seats):
        cards = cards_between(before.shown[seat], after.shown[seat])
        if cards:
            told.append(event("mermaid_rain-adds", seat, **of_cards(cards)))
        elif bits.has(after.stopped & ~before.stopped, seat):
            told.append(event("mermaid_rain-stops", seat))
    return told


def melds_ranked(before: State, after: State, reader: int) -> list[Event]:
    return [
        event("mermaid_rain-melds", seat, meld=MELDS[after.meld[seat]])
        for seat in (int(seat) for seat in after.order[: after.seats])
    ]


# --- tiles and effects ---


def tile_picked(before: State, after: State, seat: int, kind: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-picks", seat, **of_tile(kind))]


def shape_named(before: State, after: State, seat: int, shape: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-names-shape", seat, shape=SHAPES[shape])]


def token_drawn(before: State, after: State, token: int) -> list[Event]:
    """A token of the pool is seen by all."""
    seat = in_turn(after)
    points = after.points[seat] - before.points[seat]
    return [event("mermaid_rain-marches", seat, token=TOKENS[token], points=points)]


def choosing_done(before: State, after: State, reader: int) -> list[Event]:
    if after.phase == DRAW_TOKEN:
        return []
    seat = in_turn(before)
    told = []
    if before.held[seat, 0] == NO_TILE:
        told.append(event("mermaid_rain-without-tile", seat))
    if before.meld[seat] == MARCH and before.bonus_due:
        told.append(event("mermaid_rain-pool-empty", seat))
    if points := MELD_POINTS[before.meld[seat]]:
        told.append(event("mermaid_rain-meld-points", seat, meld=MELDS[before.meld[seat]], points=points))
    return told


def prince_passed(before: State, after: State, reader: int) -> list[Event]:
    return [event("mermaid_rain-prince", after.dealer)]
