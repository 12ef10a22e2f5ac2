"""Gaining treasure tokens."""

from seaglass.engine.bits import has
from seaglass.engine.rule import Ints, State, rule
from seaglass.games.mermaid_rain.components import MOST_DOWN, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE
from seaglass.games.mermaid_rain.moves import LEAVE, TAKE_OPEN, TAKE_SECRET
from seaglass.games.mermaid_rain.rules.sea import site_at
from seaglass.games.mermaid_rain.state import LOOK, NOBODY, RIDE, START, TAKE, TOKEN_POINTS, UNDRAWN


@rule
def tokens_up(s: State, site: int) -> int:
    lying = 0
    for token in range(len(TOKENS)):
        lying += int(s.up[site, token])
    return lying


@rule
def lies_down(s: State, i: int, site: int) -> bool:
    """Whether face-down token i lies on this site."""
    return bool(s.down_at[i] == site and s.down_owner[i] == NOBODY)


@rule
def any_down(s: State, site: int) -> bool:
    for i in range(MOST_DOWN):
        if lies_down(s, i, site):
            return True
    return False


@rule
def enter(s: State, site: int) -> None:
    """On the first entry of a round one may look, and take a token if there is one.  [8.1, 8.3, 8.7, 8.8]"""
    if site == NOWHERE or s.site_kind[site] == START or has(s.entered, site):
        return
    s.entered |= 1 << site
    if any_down(s, site):
        s.phase = LOOK
    elif tokens_up(s, site) > 0:
        s.phase = TAKE


@rule
def token_to_turn(s: State) -> int:
    """The first face-down token here that nobody has looked at; NOWHERE: none.  [2.4]"""
    site = site_at(s, int(s.where[s.order[s.turn]]))
    for i in range(MOST_DOWN):
        if s.down_at[i] == site and s.down_token[i] == UNDRAWN:
            return i
    return NOWHERE


@rule
def find_token(s: State, token: int) -> None:
    """Chance decides what a face-down token is when it is first looked at.  [2.4]"""
    s.down_token[token_to_turn(s)] = token + 1
    s.unseen[token] -= 1


@rule
def look_at_tokens(s: State) -> None:
    """Whoever entered, and nobody else, knows the face-down tokens now.  [8.3, 8.10]"""
    seat = int(s.order[s.turn])
    site = site_at(s, int(s.where[seat]))
    for i in range(MOST_DOWN):
        if lies_down(s, i, site):
            s.down_seen[i] |= 1 << seat
    s.phase = TAKE


@rule
def tokens_to_take(s: State, seat: int, out: Ints) -> int:
    """A face-up token, a face-down one, or none.  [8.1, 8.2]"""
    site = site_at(s, int(s.where[seat]))
    n = 0
    for token in range(len(TOKENS)):
        if s.up[site, token] > 0:
            out[n] = TAKE_OPEN + token
            n += 1
    for token in range(len(TOKENS)):
        if face_down_one(s, site, token) != NOWHERE:
            out[n] = TAKE_SECRET + token
            n += 1
    out[n] = LEAVE
    return n + 1


@rule
def face_down_one(s: State, site: int, token: int) -> int:
    """The first face-down token of this type on a site; NOWHERE: none."""
    for i in range(MOST_DOWN):
        if lies_down(s, i, site) and s.down_token[i] == token + 1:
            return i
    return NOWHERE


@rule
def take_open(s: State, seat: int, token: int) -> None:
    """A face-up token lies open in front of its taker.  [8.4, 8.6]"""
    s.up[site_at(s, int(s.where[seat])), token] -= 1
    s.treasure[seat, token] += 1
    s.points[seat] += TOKEN_POINTS
    s.phase = RIDE


@rule
def take_secret(s: State, seat: int, token: int) -> None:
    """A face-down token stays face down.  [8.5, 8.6]"""
    s.down_owner[face_down_one(s, site_at(s, int(s.where[seat])), token)] = seat
    s.points[seat] += TOKEN_POINTS
    s.phase = RIDE
