"""What must hold of a position as a whole, phase by phase: the first thing that does not, in words."""

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np

from seaglass.engine import bits
from seaglass.engine.rule import CHANCE, State
from seaglass.games.mermaid_rain import rules
from seaglass.games.mermaid_rain.components import TOKENS, UNDERCURRENTS
from seaglass.games.mermaid_rain.hexes import NOWHERE, is_in
from seaglass.games.mermaid_rain.moves import GO
from seaglass.games.mermaid_rain.rules.choosing import can_waltz_with, tokens_in_pool
from seaglass.games.mermaid_rain.rules.melds import cards_shown, rank_melds
from seaglass.games.mermaid_rain.rules.riding import moves_next
from seaglass.games.mermaid_rain.rules.sea import (
    bare_ocean,
    fits_somewhere,
    fitting_any_way,
    shape_of,
    site_at,
)
from seaglass.games.mermaid_rain.rules.treasure import any_down, tokens_up
from seaglass.games.mermaid_rain.state import (
    CHOOSE_START,
    CHOOSE_TILE,
    DEAL,
    DRAW_TILE,
    DRAW_TOKEN,
    DRIFT,
    FIRST_DEALER,
    HAND,
    KEPT,
    LAY_OUT,
    LAY_WAY,
    LAY_WHERE,
    LOOK,
    MELD,
    MOST_SHOWN,
    NO_TILE,
    OVER,
    PASS_PRINCE,
    PAY,
    RANK,
    REVEAL_TILES,
    ROUNDS,
    SHOW,
    SINK,
    START,
    TAKE,
    TAKE_UP,
)

Wrong: TypeAlias = tuple[str, str]  # the field, and what was expected


def wrong_with(s: State) -> Wrong | None:
    """The first thing that could not be so, or nothing."""
    for part in (_pieces, _round, _cards, _melds, _tiles, _mermaids, _turn, _goes_on):
        for wrong in part(s):
            return wrong
    return None


def _pieces(s: State) -> Iterator[Wrong]:
    if not rules.sound(s):
        yield "sea", "tiles on bare ocean, none on another"
    if tokens_in_pool(s) < 0:
        yield "face_up", "enough tokens left for those that lie face down"


def _round(s: State) -> Iterator[Wrong]:
    if (s.phase >= SHOW) and s.round_no + 1 < ROUNDS:
        yield "round", f"{ROUNDS} at the end"
    if SINK <= s.phase < SHOW and s.round_no + 1 == ROUNDS:
        yield "phase", "show, after the last riding turn"
    if s.phase <= FIRST_DEALER and s.round_no > 0:
        yield "round", "1 while setting up"
    turned = s.phase >= REVEAL_TILES
    if (s.current >= 0) != turned:
        yield "undercurrents", "a current card" if turned else "no current card yet"
    if bits.count(int(s.currents_left)) != UNDERCURRENTS - s.round_no - int(turned):
        yield "undercurrents", "one card less in every round"
    due = {RANK: range(len(TOKENS)), OVER: range(len(TOKENS), len(TOKENS) + 1)}
    if s.ranked not in due.get(int(s.phase), range(1)):
        yield "ranked", "as many types as have been ranked"


def _cards(s: State) -> Iterator[Wrong]:
    dealt = [int(s.dealt[seat].sum()) for seat in range(s.seats)]
    full = sum(dealt) // HAND
    rest = [sum(dealt) % HAND] + [0] * s.seats
    if dealt != ([HAND] * full + rest)[: s.seats]:
        yield "players", "seven cards dealt to one seat after another"
    if (full == s.seats) != (s.phase == TAKE_UP) or (s.phase not in (DEAL, TAKE_UP) and sum(dealt)):
        yield "players", "cards being dealt in the phase deal, all seven in take_up"
    for seat in range(s.seats):
        before_deal = s.phase <= TAKE_UP
        if int(s.cards_held[seat]) + cards_shown(s, seat) > (KEPT if before_deal else KEPT + HAND):
            yield "players", "no more cards in a hand than can have come there"
    if s.phase <= FIRST_DEALER and s.hand.sum():
        yield "players", "no cards while setting up"


def _melds(s: State) -> Iterator[Wrong]:
    shown = [cards_shown(s, seat) for seat in range(s.seats)]
    going = {n for seat, n in enumerate(shown) if not bits.has(s.stopped, seat)}
    lying = MELD <= s.phase <= PASS_PRINCE
    if not lying and (any(shown) or s.stopped):
        yield "players", "no meld in this phase"
    if s.phase == MELD and (len(going) != 1 or not going <= {0, 2, 3, 4} or max(shown) > max(going)):
        yield "players", "melds built together, step by step"
    if MELD < s.phase <= PASS_PRINCE and not all(2 <= n <= MOST_SHOWN for n in shown):
        yield "players", "two to five cards in every meld"
    if s.stopped >> s.seats or any(n < 2 for seat, n in enumerate(shown) if bits.has(s.stopped, seat)):
        yield "players", "two cards shown before the mermaid card"
    if CHOOSE_TILE <= s.phase <= PASS_PRINCE:
        again = s.copy()
        rank_melds(again)
        if again.order.tolist() != s.order.tolist() or again.meld.tolist() != s.meld.tolist():
            yield "order", "the order of the melds, the dealer first among equals"
    elif s.phase > PASS_PRINCE:
        ranks = [int(s.meld[seat]) for seat in s.order[: s.seats]]
        if ranks != sorted(ranks, reverse=True) or s.dealer != s.order[0]:
            yield "order", "higher melds first, and the dealer first of all"
    elif any(s.meld):
        yield "players", "the meld octopus until melds are ranked"


def _tiles(s: State) -> Iterator[Wrong]:
    offered = int((s.offer != NO_TILE).sum())
    if offered and not REVEAL_TILES <= s.phase <= PASS_PRINCE:
        yield "offer", "no tiles in this phase"
    if (s.phase == REVEAL_TILES) != bool(s.due.sum()) or offered + s.due.sum() > s.seats:
        yield "undercurrents", "as many tiles due and on offer as players, at most"
    if (s.held != NO_TILE).any() and (s.phase < CHOOSE_TILE or SINK < s.phase < SHOW):
        yield "players", "no tiles in this phase"
    if s.bonus_due and s.phase != CHOOSE_TILE:
        yield "bonus_due", "false in this phase"
    if s.phase == DRAW_TOKEN and tokens_in_pool(s) <= 0:
        yield "face_up", "a token in the pool"
    if s.phase == DRAW_TILE and not can_waltz_with(s, int(s.aim)):
        yield "aim", "a shape with tiles left"


def _mermaids(s: State) -> Iterator[Wrong]:
    order = [int(seat) for seat in s.order[: s.seats]]
    riding = CHOOSE_START <= s.phase <= TAKE
    for place, seat in enumerate(order if s.phase >= CHOOSE_TILE else range(s.seats)):
        away = s.where[seat] == NOWHERE
        if s.round_no > 0 or s.phase >= SINK:
            if away and s.phase != DRIFT:
                yield "players", "every mermaid in the sea"
        elif away != (not riding or place > s.turn or (place == s.turn and s.phase == CHOOSE_START)):
            yield "players", "mermaids in the sea as far as their turn has come"
    if s.phase == CHOOSE_START and s.round_no > 0:
        yield "phase", "ride, after the first round"


def _turn(s: State) -> Iterator[Wrong]:
    seat = int(s.order[s.turn])
    if not CHOOSE_START <= s.phase <= TAKE:
        if s.moved or s.warped or s.entered:
            yield "entered", "nothing entered, moved or warped in this phase"
        if s.turn and not CHOOSE_TILE <= s.phase < PASS_PRINCE:
            yield "turn", "0 in this phase"
    if s.lifted and not LAY_WHERE <= s.phase <= LAY_WAY:
        yield "lifted", "0 in this phase"
    if s.aim != NOWHERE and s.phase not in (LAY_OUT, DRAW_TILE, LAY_WAY, PAY):
        yield "aim", "nothing in this phase"
    if LAY_WHERE <= s.phase <= LAY_WAY:
        kind = int(s.held[seat, s.lifted])
        if kind == NO_TILE or s.moved or not fits_somewhere(s, bare_ocean(s), shape_of(kind)):
            yield "lifted", "a tile that can be laid, before moving"
        elif s.phase == LAY_WAY and (
            s.aim == NOWHERE or not is_in(fitting_any_way(s, bare_ocean(s), shape_of(kind)), int(s.aim))
        ):
            yield "aim", "a hex at which the tile fits"
    if s.phase == PAY:
        out = np.zeros(256, np.int64)
        if s.aim + GO not in out[: moves_next(s, seat, out, 0)]:
            yield "aim", "a place next to the mermaid that the hand can pay for"
    if s.phase in (LOOK, TAKE):
        site = site_at(s, int(s.where[seat]))
        if site == NOWHERE or s.site_kind[site] == START or not bits.has(s.entered, site):
            yield "players", "a treasure space that was entered in this turn"
        elif not any_down(s, site) and (s.phase == LOOK or tokens_up(s, site) == 0):
            yield "face_up", "a token on the space"
        elif s.phase == TAKE and any(
            at == site and owner < 0 and not bits.has(seen, seat)
            for at, owner, seen in zip(s.down_at, s.down_owner, s.down_seen, strict=True)
        ):
            yield "face_down", "tokens that whoever entered has seen"


def _goes_on(s: State) -> Iterator[Wrong]:
    """Something is legal, unless the game is over or goes on by itself."""
    if s.phase == LAY_OUT:
        lying = [int(tokens.sum()) for tokens in s.up]
        filled = all(n == due for n, due in zip(lying[: s.aim], s.up_due[: s.aim], strict=True))
        if s.aim == NOWHERE or not filled or any(lying[s.aim + 1 :]):
            yield "face_up", "spaces filled one after another"
    out, weights = np.zeros(256, np.int64), np.zeros(256, np.int64)
    if s.phase == OVER or rules.advance(s.copy()):
        return
    deciding = bits.members(rules.actors(s))
    for seat in deciding:
        many = rules.outcomes(s, out, weights) if seat == CHANCE else rules.legal(s, seat, out)
        if many == 0:
            yield "phase", "a phase in which something can be decided"
    if not deciding:
        yield "phase", "a phase in which somebody decides"
