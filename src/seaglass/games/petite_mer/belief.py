"""What a seat cannot know: nothing but what chance will bring. What it knows, as numbers for learning."""

from seaglass.engine.bits import count, has
from seaglass.engine.rule import Floats, Ints, State, rule
from seaglass.engine.shared_rules import withdraw_nothing as withdraw
from seaglass.games.petite_mer.chart import beside, crew_points, inspected
from seaglass.games.petite_mer.state import ANSWER, TURN
from seaglass.games.petite_mer.tiles import (
    HEADQUARTERS,
    HOUSES,
    KIND,
    LAND,
    MOST_SEATS,
    POINTS,
    SLOTS,
    TILES,
    TILES_EACH,
    TOKENS_EACH,
)

__all__ = ["FEATURES", "hide", "imagine", "observe", "withdraw"]

WINDOW = 6  # how far the window on the chart reaches from the own boat
ACROSS = 2 * WINDOW + 1
PLANES = 8
KINDS = 5
FACE = 4 + KINDS + 1  # land on each side, kind, houses
FEATURES = PLANES * ACROSS * ACROSS + (MOST_SEATS * SLOTS + 2) * FACE + TILES + 8


@rule
def hide(s: State, seat: int) -> None:
    """Everything lies open."""


@rule
def imagine(s: State, seat: int, dice: Ints) -> None:
    """Nothing is hidden: the pile is a set, and its order is not there before it is drawn."""


@rule
def observe(s: State, seat: int, out: Floats) -> None:
    """Features for `seat`; the seats are counted from itself.

    A window on the chart around its boat (a tile, land on each side, points, inspected, boats), all tiles in
    front of the seats, the two tiles of an offer, the set of the pile, and a few numbers.
    """
    for i in range(FEATURES):
        out[i] = 0.0
    row = int(s.boat[seat])
    for _ in range(WINDOW):
        row = beside(beside(row, 0), 3)
    at = 0
    for _ in range(ACROSS):
        place = row
        for _ in range(ACROSS):
            see_place(s, place, out, at)
            at += PLANES
            place = beside(place, 1)
        row = beside(row, 2)
    for step in range(s.seats):
        other = (seat + step) % s.seats
        for slot in range(SLOTS):
            see_tile(s.hand[other, slot], out, at + (step * SLOTS + slot) * FACE)
    at += MOST_SEATS * SLOTS * FACE
    if s.phase == ANSWER:
        offer = int(s.offer) - 1
        see_tile(s.hand[s.turn, offer // (SLOTS * MOST_SEATS)], out, at)
        see_tile(s.hand[offer // SLOTS % MOST_SEATS, offer % SLOTS], out, at + FACE)
    at += 2 * FACE
    for tile in range(TILES):
        out[at + tile] = 1.0 if has(s.pile, tile) else 0.0
    at += TILES
    mine = s.turn == seat and (s.phase == TURN or s.phase == ANSWER)
    out[at] = 1.0 if mine else 0.0
    out[at + 1] = (s.tokens if mine else TOKENS_EACH[s.seats]) / 4
    out[at + 2] = 1.0 if s.swapped == 1 else 0.0
    out[at + 3] = 1.0 if s.phase == ANSWER else 0.0
    out[at + 4] = ((int(s.turn) - seat) % s.seats) / MOST_SEATS
    out[at + 5] = count(s.pile) / TILES
    out[at + 6] = crew_points(s) / TILES
    out[at + 7] = TILES_EACH[s.seats] / SLOTS


@rule
def see_place(s: State, place: int, out: Floats, at: int) -> None:
    tile = int(s.chart[place])
    if tile == 0:
        return
    out[at] = 1.0
    for side in range(4):
        out[at + 1 + side] = float((int(LAND[tile]) >> side) & 1)
    out[at + 5] = POINTS[tile] / POINTS[HEADQUARTERS]
    out[at + 6] = 1.0 if inspected(s.chart, place) else 0.0
    for seat in range(s.seats):
        if s.boat[seat] == place:
            out[at + 7] += 1.0 / MOST_SEATS


@rule
def see_tile(tile: int, out: Floats, at: int) -> None:
    if tile == 0:
        return
    houses = 0
    for side in range(4):
        out[at + side] = float((int(LAND[tile]) >> side) & 1)
        houses = max(houses, int(HOUSES[tile, side]))
    out[at + 4 + int(KIND[tile])] = 1.0
    out[at + 4 + KINDS] = houses / 2
