"""What one seat (None: a bystander) sees, from its hidden record, part by part."""

from seaglass.engine import bits
from seaglass.engine.rule import CHANCE, State
from seaglass.engine.visibility import part
from seaglass.games.mermaid_rain import rules
from seaglass.games.mermaid_rain.components import TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE, hex_name
from seaglass.games.mermaid_rain.rules.choosing import in_turn
from seaglass.games.mermaid_rain.state import (
    CHOOSE_TILE,
    DEAL,
    DRAW_TILE,
    FIRST_DEALER,
    LAY_OUT,
    LAY_WAY,
    LAY_WHERE,
    LOOK,
    MELD,
    NO_TILE,
    PASS_PRINCE,
    PAY,
    PHASES,
    REVEAL_TILES,
    RIDE,
    ROUNDS,
    SHOW,
    TAKE,
    TAKE_UP,
    UNDERCURRENT,
)
from seaglass.games.mermaid_rain.view.hands import choice, hand, melding, player
from seaglass.games.mermaid_rain.view.ocean import fits, sea, spaces, starts, surf, ways
from seaglass.games.mermaid_rain.view.shapes import (
    Heaps,
    Laying,
    Own,
    Phase,
    Players,
    Ranking,
    Riding,
    Table,
    Treasures,
    Turn,
    View,
    Waters,
)
from seaglass.games.mermaid_rain.view.tables import as_known, piles, standings, tile, tribute, undercurrents

__all__ = ["FOR_ALL", "FOR_SEAT", "View", "reveals"]


@part("seats", "mermaid_free", "march_points", "ocean", "rocks", "site_hex", "site_kind")
def table(s: State) -> Table:
    return Table(
        game="mermaid_rain",
        seats=int(s.seats),
        mermaid_free=bool(s.mermaid_free),
        march_points=bool(s.march_points == 0),
        rounds=ROUNDS,
        sea=sea(s),
        starts=starts(s),
    )


@part(
    *("seats", "phase", "round_no", "dealer", "order", "turn", "ranked", "stopped", "meld", "current"),
    *("offer", "bonus_due", "held", "lifted", "aim", "where", "cards_held", "tile_pile", "tile_discard"),
    *("spread", "currents", "choice"),
)
def turn(s: State) -> Turn:
    phase: Phase = PHASES[s.phase]  # type: ignore[assignment]
    lifting = bool(LAY_WHERE <= s.phase <= LAY_WAY)
    return Turn(
        round=int(s.round_no) + 1,
        phase=phase,
        dealer=None if s.phase <= FIRST_DEALER else int(s.dealer),
        order=[int(seat) for seat in s.order[: s.seats]] if s.phase >= CHOOSE_TILE else [],
        turn=_rider(s),
        to_act=[seat for seat in bits.members(rules.actors(s)) if seat != CHANCE],
        undercurrents=undercurrents(s),
        offer=[tile(s, int(kind)) for kind in s.offer if kind != NO_TILE],
        aim=hex_name(int(s.aim)) if s.aim != NOWHERE and s.phase in (LAY_WAY, PAY) else None,
        lifted=tile(s, int(s.held[in_turn(s), s.lifted])) if lifting else None,
        ranked=[TOKENS[token] for token in range(s.ranked)],  # type: ignore[misc]
    )


def _rider(s: State) -> int | None:
    taking_turns = CHOOSE_TILE <= s.phase <= TAKE and s.phase != PASS_PRINCE
    return in_turn(s) if taking_turns else None


@part("surf", "surf_kind", "surf_hex", "surf_way", "spread")
def waters(s: State) -> Waters:
    return Waters(surf=surf(s))


@part(
    *("seats", "phase", "currents_left", "cards_left", "cards_dealt", "cards_buried", "tile_pile"),
    *("tile_discard", "discard", "up", "treasure", "site_hex", "down_at", "tokens"),
)
def heaps(s: State) -> Heaps:
    return Heaps(piles=piles(s))


@part("phase", "entered", "up", "down_owner", "site_hex", "site_kind", "down_at", "opened_by", "down_token")
def treasures(s: State) -> Treasures:
    return Treasures(spaces=spaces(s))


@part(
    *("seats", "phase", "points", "ranked", "shown", "stopped", "meld", "held", "where", "cards_held"),
    *("treasure", "down_owner", "down_at", "spread", "down_token", "choice"),
)
def players(s: State) -> Players:
    return Players(players=[player(s, seat) for seat in range(s.seats)])


@part("seats", "treasure", "down_owner", "down_at", "down_token")
def ranking(s: State) -> Ranking:
    known = as_known(s)
    return Ranking(standings=standings(known), tribute=tribute(known))


@part("seats", "phase", "shown", "stopped", "hand", "choice")
def own(s: State, seat: int | None) -> Own:
    if seat is None:
        return Own(hand=None, choice=None, melding=[])
    return Own(hand=hand(s, seat), choice=choice(s, seat), melding=melding(s, seat))


@part(
    *("phase", "order", "turn", "held", "lifted", "aim", "moved", "surf", "surf_kind", "surf_hex"),
    *("surf_way", "ocean", "ways", "spread"),
)
def laying(s: State, seat: int | None) -> Laying:
    lifting = LAY_WHERE <= s.phase <= LAY_WAY or (s.phase == RIDE and not s.moved)
    mine = seat is not None and _rider(s) == seat
    return Laying(fits=fits(s, in_turn(s)) if mine and lifting else [])


@part(
    *("phase", "order", "turn", "aim", "where", "surf", "surf_kind", "surf_hex", "surf_way", "site_hex"),
    *("site_kind", "opened_by", "spread", "hand"),
)
def riding(s: State, seat: int | None) -> Riding:
    mine = seat is not None and s.phase == RIDE and in_turn(s) == seat
    return Riding(ways=ways(s, in_turn(s)) if mine else [])


FOR_ALL = (table, turn, waters, heaps)
FOR_SEAT = (treasures, players, ranking, own, laying, riding)


_BY_CHANCE = (LAY_OUT, FIRST_DEALER, DEAL, TAKE_UP, UNDERCURRENT, REVEAL_TILES, DRAW_TILE, LOOK, SHOW)


def reveals(before: State, after: State) -> bool:
    """Whether this step shows anybody anything they could not know: chance, cards and tokens shown."""
    if before.phase == MELD:
        return bool((before.shown != after.shown).any() or before.stopped != after.stopped)
    drawn = bool((before.unseen != after.unseen).any())
    return drawn or before.phase == PAY or before.phase in _BY_CHANCE
