"""A finished match seen again: what each decision cost, as far as its seat could know, and what was luck.

The search says which decision was best. What that one and the one taken are worth is then counted apart from
the search, in the same imagined worlds, everybody playing on by ratings: so nothing else is between them, and
the difference has an error that can be trusted, as the values in the tree, where several decide at once, have
not. A difference within two standard errors costs nothing. Everything else that moves a seat's expectation is
luck: chance, and what the others did.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from seaglass.bots.memory import Memory
from seaglass.bots.thinking import Limits, Thinking
from seaglass.bots.tree import NONE
from seaglass.engine import perspective
from seaglass.engine.events import Event
from seaglass.engine.match import Frame, Match
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import CHANCE

DEFAULT = Limits(iterations=200)
LEAST_WORLDS = 100  # in which the best decision and the one taken are compared
SURE = 2.0  # standard errors; a smaller difference may be noise
GRADES = ("best", "good", "slip", "mistake", "blunder")
# From which cost on a decision is a slip, a mistake, a blunder; by the unit of values
GRADE_COSTS = {"share": (0.02, 0.06, 0.15), "points": (0.5, 1.5, 4.0)}


@dataclass(frozen=True)
class ReviewedMove:
    """A move by its name, what it is expected to bring, and its story."""

    move: str
    value: float
    story: list[Event]


@dataclass(frozen=True)
class DecisionReview:
    """What a seat decided where it had a choice."""

    ply: int  # how many decisions there were before
    seat: int
    choices: int  # how many it had
    chosen: ReviewedMove
    best: ReviewedMove
    error: float  # one standard error of the difference between the two
    cost: float  # best less chosen, where that is more than noise; else 0
    luck: float  # what happened from here to the seat's next decision, or to the end
    grade: str  # best, good, slip, mistake or blunder


@dataclass(frozen=True)
class Account:
    """How a seat came from what it could expect at first to what it got: start + luck - cost = result."""

    seat: int
    start: float
    luck: float
    cost: float
    error: float  # one standard error of the cost
    result: float
    decisions: int
    grades: dict[str, int]


@dataclass(frozen=True)
class Review:
    """All values are what a seat is expected to bring home, in `unit`: a share in the win, or points."""

    unit: str
    accounts: list[Account]
    decisions: list[DecisionReview]

    def curve(self, seat: int) -> list[tuple[int, float]]:
        """What a seat could expect at each of its decisions."""
        return [(d.ply, d.best.value) for d in self.decisions if d.seat == seat]


@dataclass(frozen=True)
class Judgement:
    """The best decision and the one taken, as the search sees them from one seat; values from 0 to 1."""

    best: int
    best_value: float
    chosen_value: float
    error: float

    @property
    def cost(self) -> float:
        difference = self.best_value - self.chosen_value
        return difference if difference > SURE * self.error else 0.0


def review(
    match: Match,
    limits: Limits = DEFAULT,
    seed: int = 1,
    progress: Callable[[int, int], None] | None = None,
    seats: Sequence[int] | None = None,
) -> Review:
    """Judge the decisions of these seats (None: all); `progress` hears how many of how many are done."""
    if not match.over:
        raise Refusal("match-not-over")
    seats = range(match.seats) if seats is None else seats
    frames = [frame for frame in choices(match) if frame.actor in seats]
    memory = Memory.empty()
    judged = []
    for done, frame in enumerate(frames):
        if progress is not None:
            progress(done, len(frames))
        judged.append(judge(_moment(match, frame), *_taken(frame), limits, seed + frame.ply, memory))
    if progress is not None:
        progress(len(frames), len(frames))
    unit, scale = match.game.bot.VALUE_UNIT
    next_value = results(match)
    decisions: list[DecisionReview] = []
    for frame, judgement in zip(reversed(frames), reversed(judged), strict=True):
        seat, _ = _taken(frame)
        decisions.append(_decision(match, frame, judgement, next_value[seat]))
        next_value[seat] = judgement.best_value * scale
    decisions.reverse()
    ends = results(match)
    return Review(unit, [_account(decisions, seat, ends[seat]) for seat in seats], decisions)


def choices(match: Match) -> list[Frame]:
    """The decisions of seats that could have decided otherwise."""
    return [
        frame
        for frame in match.frames
        if frame.actor not in (None, CHANCE)
        and len(_moment(match, frame).legal_numbers(_taken(frame)[0])) > 1
    ]


def results(match: Match) -> list[float]:
    """What each seat got in the end: points, or its share in the win, which all have where nobody won."""
    if match.game.bot.VALUE_UNIT.unit == "points":
        return [float(points) for points in match.scores]
    sharing = match.winners or range(match.seats)
    return [1.0 / len(sharing) if seat in sharing else 0.0 for seat in range(match.seats)]


def judge(
    match: Match, seat: int, decision: int, limits: Limits, seed: int, memory: Memory | None = None
) -> Judgement:
    """What it costs this seat, as far as it can know, to decide so now."""
    memory = memory or Memory.empty()
    memory.ply = NONE
    thinking = Thinking(match, seat, seed, limits, memory)
    best = thinking.finish().best.decision
    worlds = max(LEAST_WORLDS, thinking.iterations)
    in_points = match.game.bot.VALUE_UNIT.unit == "points"  # which are counted at the very end
    values = thinking.play_out(best, worlds, to_the_end=in_points)
    value = float(values.mean())
    if best == decision:
        return Judgement(best, value, value, 0.0)
    lead = values - thinking.play_out(decision, worlds, to_the_end=in_points)
    return Judgement(best, value, value - float(lead.mean()), float(lead.std(ddof=1)) / worlds**0.5)


def story_of(match: Match, seat: int, decision: int) -> list[Event]:
    """The story for this seat if it decides so now; nothing where a game does not say it in words."""
    moment = Match.from_state(match.game, match.state)
    frames = moment.decide(seat, decision)
    return [event for event in perspective.story(moment, seat, frames[:1]) if event["kind"] == "event"]


def _moment(match: Match, frame: Frame) -> Match:
    """The match as it stood before this decision."""
    return Match.from_state(match.game, frame.before)


def _taken(frame: Frame) -> tuple[int, int]:
    assert frame.actor is not None  # noqa: S101
    assert frame.decision is not None  # noqa: S101
    return frame.actor, frame.decision


def _decision(match: Match, frame: Frame, judgement: Judgement, next_value: float) -> DecisionReview:
    (seat, decision), (unit, scale) = _taken(frame), match.game.bot.VALUE_UNIT
    moment, name = _moment(match, frame), match.game.moves.name
    cost, best_value = judgement.cost * scale, judgement.best_value * scale
    best = judgement.best
    grade = "best" if decision == best else GRADES[1 + sum(cost >= least for least in GRADE_COSTS[unit])]
    return DecisionReview(
        ply=frame.ply - 1,
        seat=seat,
        choices=len(moment.legal_numbers(seat)),
        chosen=ReviewedMove(name(decision), judgement.chosen_value * scale, story_of(moment, seat, decision)),
        best=ReviewedMove(name(best), best_value, story_of(moment, seat, best)),
        error=judgement.error * scale,
        cost=cost,
        luck=next_value - (best_value - cost),
        grade=grade,
    )


def _account(decisions: list[DecisionReview], seat: int, result: float) -> Account:
    own = [d for d in decisions if d.seat == seat]
    counted = Counter(d.grade for d in own)
    return Account(
        seat=seat,
        start=own[0].best.value if own else result,
        luck=sum(d.luck for d in own),
        cost=sum(d.cost for d in own),
        error=sum(d.error**2 for d in own if d.cost) ** 0.5,
        result=result,
        decisions=len(own),
        grades={grade: counted[grade] for grade in GRADES},
    )
