"""What happened between two frames. Everybody is told the same: everything is open."""

from seaglass.engine.events import Event, chapter, event
from seaglass.engine.rule import CHANCE, State
from seaglass.games.petite_mer import rules, view
from seaglass.games.petite_mer.chart import crew_points, inspected, points
from seaglass.games.petite_mer.moves import (
    ACCEPT,
    DECLINE,
    DRAW_TILE,
    DROP,
    END,
    LAY,
    SAIL,
    SIDE_NAMES,
    SWAP,
)
from seaglass.games.petite_mer.state import DEAL, FREE, NOWHERE, OVER, TURN
from seaglass.games.petite_mer.tiles import FACES, HEADQUARTERS, TILES, TILES_EACH

# A plain tile is called by the shape of its land.
_SHAPES = {"": "open", "NS": "strait", "EW": "strait"}
_BY_SIDES = ("open", "coast", "corner", "bay")


def tell(
    before: State, after: State, actor: int | None, decision: int | None, audience: int | None
) -> list[Event]:
    """The events of one step."""
    if actor is None or decision is None:
        return _by_itself(before, after)
    if actor == CHANCE:
        return _draws(before, after, decision)
    if decision >= END:
        return _ends(before, after, actor)
    if decision == DECLINE:
        return [event("petite_mer-declines", actor, other=after.turn)]
    if decision == ACCEPT:
        return [event("petite_mer-accepts", actor, other=after.turn)]
    if decision >= SWAP:
        return [_offers(before, after, actor, decision)]
    if decision >= SAIL:
        side = SIDE_NAMES[decision - SAIL]
        return [event("petite_mer-sails", actor, side=side, left=after.tokens)]
    side, tile = SIDE_NAMES[decision % 4], 1 + (decision - (DROP if decision >= DROP else LAY)) // 4
    if decision >= DROP:
        return [event("petite_mer-drops", actor, tile=tile, what=what(tile), side=side)]
    laid = event("petite_mer-lays", actor, tile=tile, what=what(tile), side=side)
    return [laid, *_inspections(before, after)]


def what(tile: int) -> str:
    """What a tile is called: by what stands on it, or by its shape."""
    face = FACES[tile]
    if tile == HEADQUARTERS:
        return "headquarters"
    if face.kind != "plain":
        return face.kind
    return _SHAPES.get(face.land, _BY_SIDES[len(face.land)])


def _by_itself(before: State, after: State) -> list[Event]:
    if after.phase == OVER:
        total = crew_points(after)
        return [event("petite_mer-finished", points=total, rank=view.rank(after, total))]
    if after.phase == TURN:
        dealt = [event("petite_mer-dealt", tiles=TILES_EACH[after.seats])] if before.phase == DEAL else []
        return [*dealt, chapter("petite_mer-turn", other=after.turn)]
    return []


def _draws(before: State, after: State, decision: int) -> list[Event]:
    if before.phase == DEAL:
        return []
    tile = decision - DRAW_TILE + 1
    told = [event("petite_mer-draws", rules.to_draw(before), tile=tile, what=what(tile))]
    return told + ([event("petite_mer-pile-empty")] if after.pile == 0 else [])


def _ends(before: State, after: State, seat: int) -> list[Event]:
    gone = rules.held(before, seat) - rules.held(after, seat)
    kept = [int(tile) for tile in after.hand[seat] if tile != 0]
    if kept:
        return [event("petite_mer-keeps", seat, tile=kept[0], what=what(kept[0]), discarded=gone)]
    return [event("petite_mer-ends", seat, discarded=gone)]


def _offers(before: State, after: State, seat: int, decision: int) -> Event:
    mine, theirs = 1 + (decision - SWAP) // TILES, 1 + (decision - SWAP) % TILES
    return event(
        "petite_mer-swaps" if after.swaps == FREE else "petite_mer-offers",
        seat,
        other=rules.owner(before, theirs),
        tile=mine,
        what=what(mine),
        wanted=theirs,
        asked=what(theirs),
    )


def _inspections(before: State, after: State) -> list[Event]:
    """Which tiles are inspected now, and which inspected piers gained houses."""
    told = []
    for tile in range(1, HEADQUARTERS + 1):
        if after.place[tile] == NOWHERE or not inspected(after.chart, after.place[tile]):
            continue
        worth = points(after, tile)
        if before.place[tile] == NOWHERE or not inspected(before.chart, before.place[tile]):
            told.append(event("petite_mer-inspected", tile=tile, what=what(tile), points=worth))
        elif worth > points(before, tile):
            told.append(event("petite_mer-island-grows", tile=tile, points=worth - points(before, tile)))
    return told
