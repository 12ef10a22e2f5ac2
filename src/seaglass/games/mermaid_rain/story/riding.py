"""The riding phase, told."""

from seaglass.engine.events import Event, event
from seaglass.engine.rule import State
from seaglass.games.mermaid_rain.belief import knows
from seaglass.games.mermaid_rain.components import MOST_DOWN, TOKENS
from seaglass.games.mermaid_rain.hexes import hex_name
from seaglass.games.mermaid_rain.rules.choosing import in_turn
from seaglass.games.mermaid_rain.rules.sea import site_at
from seaglass.games.mermaid_rain.rules.treasure import lies_down
from seaglass.games.mermaid_rain.state import TOKEN_POINTS
from seaglass.games.mermaid_rain.story.words import cards_between, of_cards, of_place, of_tile


def starts(before: State, after: State, seat: int, h: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-starts", seat, hex=hex_name(h))]


def lays(before: State, after: State, seat: int, way: int, reader: int) -> list[Event]:
    last = int(after.surf) - 1
    where = hex_name(int(after.surf_hex[last]))
    return [event("mermaid_rain-lays", seat, hex=where, **of_tile(int(after.surf_kind[last])))]


def warps(before: State, after: State, seat: int, h: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-warps", seat, **of_place(after, h))]


def goes(before: State, after: State, seat: int, payment: int, reader: int) -> list[Event]:
    cards = of_cards(cards_between(before.discard, after.discard))
    return [event("mermaid_rain-goes", seat, **of_place(after, int(after.where[seat])), **cards)]


def looks(before: State, after: State, reader: int) -> list[Event]:
    """Whoever entered hears what lies there; the others that she looks."""
    seat = in_turn(after)
    site = site_at(after, int(after.where[seat]))
    lying = [i for i in range(MOST_DOWN) if lies_down(after, i, site)]
    if seat != reader:
        return [event("mermaid_rain-looks", seat, tokens=len(lying))]
    return [event("mermaid_rain-sees", seat, token=TOKENS[after.down_token[i] - 1]) for i in lying]


def takes(before: State, after: State, seat: int, token: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-takes", seat, token=TOKENS[token], points=TOKEN_POINTS)]


def takes_secretly(before: State, after: State, seat: int, reader: int) -> list[Event]:
    """Who has looked at this token before knows what is taken."""
    taken = next(i for i in range(MOST_DOWN) if before.down_owner[i] != after.down_owner[i])
    if knows(after, reader, taken):
        token = TOKENS[after.down_token[taken] - 1]
        return [event("mermaid_rain-takes-known", seat, token=token, points=TOKEN_POINTS)]
    return [event("mermaid_rain-takes-secret", seat, points=TOKEN_POINTS)]


def leaves(before: State, after: State, seat: int, argument: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-leaves", seat)]


def is_done(before: State, after: State, seat: int, argument: int, reader: int) -> list[Event]:
    return [event("mermaid_rain-done", seat, cards=after.cards_held[seat])]
