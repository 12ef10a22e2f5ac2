"""Chapter 4: captain and mate walk."""

from seaglass.engine.bits import has
from seaglass.engine.rule import Ints, State, rule
from seaglass.games.sirens.moves import WALK_TO
from seaglass.games.sirens.rules.ship import sections_in_play
from seaglass.games.sirens.state import CREW, IN_PLAY, SECTIONS, WITH

AHEAD, ASTERN = -1, 1


@rule
def crew_on(s: State, section: int) -> int:
    """Who stands on this section: CAPTAIN, MATE, or -1."""
    for who in range(len(CREW)):
        if s.crew[who] == section:
            return who
    return -1


@rule
def crew_in_play(s: State) -> int:
    many = 0
    for who in range(len(CREW)):
        if s.crew[who] < WITH:
            many += 1
    return many


@rule
def has_footsteps(s: State, kind: int) -> bool:
    """Whether this card makes the crew walk.  [2.2]"""
    return has(s.footsteps, kind)


@rule
def must_walk(s: State, kind: int, section: int) -> bool:
    """Footsteps where somebody stands, and more sections than crew to walk on.  [4.1, 4.7]"""
    return has_footsteps(s, kind) and crew_on(s, section) >= 0 and sections_in_play(s) > crew_in_play(s)


@rule
def next_free(s: State, section: int, step: int) -> int:
    """The next section that way: round from bow to stern, over gaps, over the other one.  [4.1, 4.3–4.5]"""
    who = crew_on(s, section)
    at = (int(section) + step) % SECTIONS
    while s.fate[at] != IN_PLAY or s.crew[1 - who] == at:
        at = (at + step) % SECTIONS
    return at


@rule
def has_a_choice(s: State) -> bool:
    """Whether the two ways lead to different sections.  [4.6]"""
    return next_free(s, s.section, AHEAD) != next_free(s, s.section, ASTERN)


def walks_over(s: State, section: int, to: int) -> bool:
    """Whether whoever walks from here to there must pass the other one: there is no way round.  [4.4]"""
    who = crew_on(s, section)
    steps = [step for step in (AHEAD, ASTERN) if next_free(s, section, step) == to]
    return all(_meets(s, section, step, to, int(s.crew[1 - who])) for step in steps)


def _meets(s: State, section: int, step: int, to: int, other: int) -> bool:
    at = (int(section) + step) % SECTIONS
    while at != to and at != other:
        at = (at + step) % SECTIONS
    return at == other


def ways(s: State) -> list[int]:
    """The sections the crew member may walk to, from the bow on."""
    return sorted({next_free(s, s.section, AHEAD), next_free(s, s.section, ASTERN)})


@rule
def legal_walks(s: State, out: Ints) -> int:
    """One way or the other.  [4.2]"""
    one = next_free(s, s.section, AHEAD)
    other = next_free(s, s.section, ASTERN)
    out[0] = WALK_TO + min(one, other)
    out[1] = WALK_TO + max(one, other)
    return 2


@rule
def walk_crew(s: State, section: int) -> None:
    s.crew[crew_on(s, s.section)] = section
