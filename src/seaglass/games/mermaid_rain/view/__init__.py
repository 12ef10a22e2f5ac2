"""What one seat (None: a spectator) may know, built up from nothing."""

from seaglass.engine import bits
from seaglass.engine.rule import CHANCE, State
from seaglass.games.mermaid_rain import rules
from seaglass.games.mermaid_rain.belief import SPECTATOR
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
from seaglass.games.mermaid_rain.view.shapes import Phase, View
from seaglass.games.mermaid_rain.view.tables import as_known, piles, standings, tile, tribute, undercurrents

__all__ = ["View", "reveals", "view"]


def view(s: State, audience: int | None) -> View:
    """The table as this seat sees it."""
    reader = SPECTATOR if audience is None else int(audience)
    phase: Phase = PHASES[s.phase]  # type: ignore[assignment]
    taking_turns = CHOOSE_TILE <= s.phase <= TAKE and s.phase != PASS_PRINCE
    rider = in_turn(s) if taking_turns else None
    mine = rider is not None and rider == reader
    known = as_known(s, reader)
    lifting = bool(LAY_WHERE <= s.phase <= LAY_WAY)
    return View(
        game="mermaid_rain",
        seats=int(s.seats),
        mermaid_free=bool(s.mermaid_free),
        march_points=bool(s.march_points == 0),
        round=int(s.round_no) + 1,
        rounds=ROUNDS,
        phase=phase,
        dealer=None if s.phase <= FIRST_DEALER else int(s.dealer),
        order=[int(seat) for seat in s.order[: s.seats]] if s.phase >= CHOOSE_TILE else [],
        turn=rider,
        to_act=[seat for seat in bits.members(rules.actors(s)) if seat != CHANCE],
        sea=sea(s),
        surf=surf(s),
        spaces=spaces(s, reader),
        starts=starts(s),
        players=[player(s, seat, reader) for seat in range(s.seats)],
        piles=piles(s),
        undercurrents=undercurrents(s),
        offer=[tile(s, int(kind)) for kind in s.offer if kind != NO_TILE],
        aim=hex_name(int(s.aim)) if s.aim != NOWHERE and s.phase in (LAY_WAY, PAY) else None,
        hand=None if audience is None else hand(s, reader),
        choice=None if audience is None else choice(s, reader),
        melding=[] if audience is None else melding(s, reader),
        lifted=tile(s, int(s.held[rider, s.lifted])) if lifting else None,
        fits=fits(s, reader) if mine and (lifting or (s.phase == RIDE and not s.moved)) else [],
        ways=ways(s, reader) if mine and s.phase == RIDE else [],
        standings=standings(known),
        tribute=tribute(known),
        ranked=[TOKENS[token] for token in range(s.ranked)],  # type: ignore[misc]
    )


_BY_CHANCE = (LAY_OUT, FIRST_DEALER, DEAL, TAKE_UP, UNDERCURRENT, REVEAL_TILES, DRAW_TILE, LOOK, SHOW)


def reveals(before: State, after: State) -> bool:
    """Whether this step shows anybody anything they could not know: chance, cards and tokens shown."""
    if before.phase == MELD:
        return bool((before.shown != after.shown).any() or before.stopped != after.stopped)
    drawn = bool((before.unseen != after.unseen).any())
    return drawn or before.phase == PAY or before.phase in _BY_CHANCE
