"""The chart: places side by side, what fits where, what is inspected, and what it is worth."""

import numpy as np

from seaglass.engine.bits import lowest, without_lowest
from seaglass.engine.rule import Ints, State, rule
from seaglass.games.petite_mer.state import NOWHERE, PLACES, ROW
from seaglass.games.petite_mer.tiles import (
    HEADQUARTERS,
    HOUSES,
    KIND,
    LAND,
    PIER,
    POINTS,
    SECOND,
    TURBINE,
)

COMPASS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west: steps east and south
STEP = np.array([east + ROW * south for east, south in COMPASS], np.int64)


@rule
def beside(place: int, side: int) -> int:
    """The place next to this one."""
    next_to = int(place) + int(STEP[side])
    if next_to < 0:
        return next_to + PLACES
    if next_to >= PLACES:
        return next_to - PLACES
    return next_to


@rule
def is_land(tile: int, side: int) -> bool:
    return (int(LAND[tile]) >> side) & 1 == 1


@rule
def coasts(chart: Ints, place: int) -> int:
    """What a place demands: 16 times its sides with a neighbour, plus those with land.  [4.3]"""
    found = 0
    for side in range(4):
        neighbour = int(chart[beside(place, side)])
        if neighbour != 0:
            found |= 16 << side
            if is_land(neighbour, side ^ 2):
                found |= 1 << side
    return found


@rule
def fits(tile: int, demanded: int) -> bool:
    """Whether a tile's edges match all neighbours, land to land and sea to sea.  [4.3]"""
    return ((int(LAND[tile]) ^ demanded) & (demanded >> 4)) == 0


@rule
def inspected(chart: Ints, place: int) -> bool:
    """A tile is inspected when tiles lie on all four sides of it; corners do not count.  [8.2]"""
    for side in range(4):
        if chart[beside(place, side)] == 0:
            return False
    return True


@rule
def points(s: State, tile: int) -> int:
    """What an inspected tile scores.  [8.3–8.5, 9.2, 10.2]"""
    worth = int(POINTS[tile])
    if KIND[tile] == TURBINE:
        worth += open_sea_beside(s.chart, s.place[tile])
    elif KIND[tile] == PIER:
        worth += houses_on_island(s, tile)
    return worth


@rule
def open_sea_beside(chart: Ints, place: int) -> int:
    """How many of the four neighbours have no land at all.  [9.2, 9.3]"""
    found = 0
    for side in range(4):
        neighbour = chart[beside(place, side)]
        if neighbour != 0 and LAND[neighbour] == 0:
            found += 1
    return found


@rule
def houses_on_island(s: State, pier: int) -> int:
    """The houses on all land connected to the pier's land across edges.  [10.2–10.5]"""
    start = 1 << (int(pier) - 1)
    first, second = start, 0  # tiles whose first, whose second piece of land is known to belong to the island
    todo_first, todo_second = start, 0
    houses = 0
    while (todo_first | todo_second) != 0:
        on_second = todo_first == 0
        tile = 1 + lowest(todo_second if on_second else todo_first)
        if on_second:
            todo_second = without_lowest(todo_second)
        else:
            todo_first = without_lowest(todo_first)
        counted = False
        for side in range(4):
            if not is_land(tile, side) or (SECOND[tile, side] == 1) != on_second:
                continue
            if not counted:
                houses += int(HOUSES[tile, side])
                counted = True
            neighbour = int(s.chart[beside(s.place[tile], side)])
            if neighbour == 0:
                continue
            bit = 1 << (neighbour - 1)
            if SECOND[neighbour, side ^ 2] == 1:
                if second & bit == 0:
                    second |= bit
                    todo_second |= bit
            elif first & bit == 0:
                first |= bit
                todo_first |= bit
    return houses


@rule
def crew_points(s: State) -> int:
    """The points of all inspected tiles.  [8.6]"""
    total = 0
    for tile in range(1, HEADQUARTERS + 1):
        place = s.place[tile]
        if place != NOWHERE and inspected(s.chart, place):
            total += points(s, tile)
    return total


def coordinates(s: State) -> dict[int, tuple[int, int]]:
    """Where every place with a tile is, as steps east and south of headquarters."""
    found = {0: (0, 0)}
    todo = [0]
    for place in todo:
        for side, (east, south) in enumerate(COMPASS):
            next_to = beside(place, side)
            if next_to not in found and s.chart[next_to] != 0:
                found[next_to] = (found[place][0] + east, found[place][1] + south)
                todo.append(next_to)
    return found
