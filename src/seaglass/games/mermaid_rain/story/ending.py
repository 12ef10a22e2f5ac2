"""The end of a round and of the game, told."""

from seaglass.engine import bits
from seaglass.engine.events import Event, chapter, event
from seaglass.engine.rule import State
from seaglass.games.mermaid_rain.components import MOST_DOWN, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE, hex_name
from seaglass.games.mermaid_rain.rules.scoring import left_over, missing, points_of, ranking_points, winners
from seaglass.games.mermaid_rain.state import KEPT, MISSING_POINTS, NOBODY, OVER
from seaglass.games.mermaid_rain.story.predicting import round_heading
from seaglass.games.mermaid_rain.story.words import cards_between, of_cards


def tiles_sink(before: State, after: State, reader: int) -> list[Event]:
    sunk = int(before.surf) - int(after.surf)
    adrift = [int(seat) for seat in after.order[: after.seats] if after.where[seat] == NOWHERE]
    told = [event("mermaid_rain-sinks", tiles=sunk)] if sunk else []
    return told + [event("mermaid_rain-adrift", seat) for seat in adrift]


def drifts(before: State, after: State, seat: int, h: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-drifts", seat, hex=hex_name(h))]


def keeps(before: State, after: State, seat: int, reader: int) -> list[Event]:
    """The others only hear how many cards are put away."""
    if seat == reader:
        kept = cards_between([0, 0, 0], after.hand[seat])
        return [event("mermaid_rain-keeps-own", seat, **of_cards(kept))]
    return [event("mermaid_rain-keeps", seat, cards=before.cards_held[seat] - KEPT)]


def round_begins(before: State, after: State, reader: int) -> list[Event]:
    return [round_heading(after)]


def treasure_shown(before: State, after: State, reader: int) -> list[Event]:
    return [chapter("mermaid_rain-end")] + [
        event("mermaid_rain-shows", after.down_owner[i], token=TOKENS[after.down_token[i] - 1])
        for i in range(MOST_DOWN)
        if after.down_owner[i] != NOBODY
    ]


def tribute_paid(before: State, after: State, reader: int) -> list[Event]:
    lacking = [missing(after, seat) for seat in range(after.seats)]
    return [
        event("mermaid_rain-tribute", seat, missing=many, points=MISSING_POINTS * many)
        for seat, many in enumerate(lacking)
    ]


def treasure_ranked(before: State, after: State, reader: int) -> list[Event]:
    token = int(before.ranked)
    left = {seat: left_over(after, seat, token) for seat in range(after.seats)}
    ranked = sorted((seat for seat in left if left[seat] > 0), key=lambda seat: -left[seat])
    told = [] if ranked else [event("mermaid_rain-unranked", token=TOKENS[token])]
    for seat in ranked:
        points = ranking_points(after, seat, token)
        key = "mermaid_rain-monopoly" if len(ranked) == 1 else "mermaid_rain-ranks"
        told.append(event(key, seat, token=TOKENS[token], tokens=left[seat], points=points))
    return told + (_winners(after) if after.phase == OVER else [])


def _winners(s: State) -> list[Event]:
    best = bits.members(winners(s))
    key = "mermaid_rain-wins" if len(best) == 1 else "mermaid_rain-shares"
    return [event(key, seat, points=points_of(s, seat)) for seat in best]
