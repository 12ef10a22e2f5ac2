"""A match: seats, options and decisions. The decisions are the truth; everything else follows from them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, TypeAlias

import numpy as np

from seaglass.engine import bits
from seaglass.engine.dice import weighted_choice
from seaglass.engine.fast_record import copied
from seaglass.engine.game import Game
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import CHANCE, Ints, State
from seaglass.engine.spelling import closest

Decision: TypeAlias = tuple[int, int]  # who decided, and what


@dataclass(frozen=True, slots=True)
class Frame:
    """One step: a decision, or (actor and decision None) something that follows by itself.

    The states are kept as bytes, which take a third of the memory of records.
    """

    game: Game
    ply: int  # how many decisions had been taken, this one included
    before_bytes: bytes
    after_bytes: bytes
    actor: int | None
    decision: int | None

    @property
    def before(self) -> State:
        return self.game.state_of(self.before_bytes)

    @property
    def after(self) -> State:
        return self.game.state_of(self.after_bytes)


class Answers:
    """What the rules say of one state; each question is asked once."""

    def __init__(self, state: bytes, actors: tuple[int, ...]) -> None:
        self.state = state
        self.actors = actors
        self.legal: dict[int, list[int]] = {}
        self.outcomes: list[tuple[int, int]] | None = None


class Match:
    """A running or finished match, interpreted."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        components: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> None:
        """`rules_version`: that of a match begun earlier; None: the newest."""
        self.game = game
        self.seats = seats
        self.options = game.complete(options or {})
        self.start = game.set_up(seats, self.options, components, rules_version)
        self._begin()

    def _begin(self) -> None:
        self.decisions: list[Decision] = []
        self.frames: list[Frame] = []
        self._asked: Answers | None = None
        self._follow(self.start.tobytes(), self.game.table_rules.step(self.start, CHANCE))

    @classmethod
    def from_state(cls, game: Game, state: State) -> "Match":
        """A match that starts in this position."""
        match = cls.__new__(cls)
        match.game = game
        match.seats = int(state.seats)
        match.options = game.options_of(state)
        match.start = copied(state)
        match._begin()
        return match

    @classmethod
    def replay(
        cls,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        moves: Iterable[tuple[int, str]],
        components: Mapping[str, Any] | None = None,
        rules_version: int | None = None,
    ) -> "Match":
        match = cls(game, seats, options, components, rules_version)
        for actor, move in moves:
            match.play(actor, move)
        return match

    @property
    def components(self) -> dict[str, Any] | None:
        """The pieces this match is played with, as a document; None: the standard ones."""
        return self.game.components_of(self.start)

    @property
    def rules_version(self) -> int:
        """The version of the rules that this match is played under from its beginning to its end."""
        return self.game.rules_version_of(self.start)

    @property
    def ply(self) -> int:
        return len(self.decisions)

    @property
    def _answers(self) -> Answers:
        state = self.state.tobytes()
        if self._asked is None or self._asked.state != state:
            self._asked = Answers(state, tuple(bits.members(self.game.rules.actors(self.state))))
        return self._asked

    @property
    def actors(self) -> tuple[int, ...]:
        """Who may decide now, `CHANCE` among them."""
        return self._answers.actors

    @property
    def over(self) -> bool:
        return bool(self.game.rules.over(self.state))

    @property
    def scores(self) -> list[int]:
        out = np.zeros(self.seats, np.int64)
        self.game.rules.score(self.state, out)
        return [int(points) for points in out]

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody while the match runs."""
        return bits.members(self.game.rules.winners(self.state)) if self.over else []

    def as_seen_by(self, audience: int | None) -> State:
        """The state now, without what this seat (None: a bystander) may not know."""
        return self.game.visibility.record(self.state, audience)

    def legal_numbers(self, actor: int) -> list[int]:
        """The decisions this actor may take now: a seat's follow from what it knows."""
        answers = self._answers
        if actor not in answers.actors:
            return []
        if actor not in answers.legal:
            answers.legal[actor] = self._legal_numbers(actor)
        return list(answers.legal[actor])

    def _legal_numbers(self, actor: int) -> list[int]:
        if actor == CHANCE:
            return [decision for decision, _ in self._outcomes()]
        out = self.game.decision_buffer()
        n = self.game.rules.legal(self.as_seen_by(actor), actor, out)
        found: list[int] = out[: self.game.check_most_legal(n, "legal")].tolist()
        return found

    def legal(self, actor: int) -> list[str]:
        """The names of the moves this seat may make now."""
        return [self.game.moves.name(d) for d in self.legal_numbers(actor)]

    def outcomes(self) -> list[tuple[str, int]]:
        """What chance may bring now, and how often each."""
        return [(self.game.moves.name(decision), weight) for decision, weight in self._outcomes()]

    def draw(self, dice: Ints) -> int:
        """What chance brings with these dice, by the weights."""
        decisions, weights = zip(*self._outcomes(), strict=True)
        return int(decisions[weighted_choice(dice, weights, len(weights))])

    def _outcomes(self) -> list[tuple[int, int]]:
        answers = self._answers
        if answers.actors != (CHANCE,):
            return []
        if answers.outcomes is None:
            out, weights = self.game.decision_buffer(), self.game.decision_buffer()
            n = self.game.check_most_legal(self.game.rules.outcomes(self.state, out, weights), "outcomes")
            answers.outcomes = list(zip(out[:n].tolist(), weights[:n].tolist(), strict=True))
        return answers.outcomes

    def play(self, actor: int, move: str) -> list[Frame]:
        """Take one decision by its name; an impossible one is refused and changes nothing."""
        return self.decide(actor, self._number(actor, move))

    def play_all(self, actor: int, moves: Sequence[str]) -> int:
        """Take decisions by their names, up to the first after which somebody knows more than before.

        Answers how many; one that is impossible ends them too, and the first of them is refused.
        """
        for made, move in enumerate(moves, 1):
            try:
                frames = self.play(actor, move)
            except Refusal:
                if made == 1:
                    raise
                return made - 1
            reveals = self.game.view.reveals
            if CHANCE in self.actors or any(reveals(frame.before, frame.after) for frame in frames):
                return made
        return len(moves)

    def decide(self, actor: int, decision: int) -> list[Frame]:
        """Take one decision by its number, and everything that follows from it by itself."""
        if self.over:
            raise Refusal("match-over")
        if actor != CHANCE and not 0 <= actor < self.seats:
            raise Refusal("seat-unknown", seat=actor + 1, seats=self.seats)
        if not 0 <= decision < self.game.moves.COUNT:
            raise self._unknown(actor, str(decision))
        if decision not in self.legal_numbers(actor):
            if actor == CHANCE:
                raise Refusal("chance-impossible", move=self.game.moves.name(decision))
            raise self.game.moves.refuse(self.as_seen_by(actor), actor, decision)
        first = len(self.frames)
        states = self.game.table_rules.step(self.state, actor, decision)
        self.decisions.append((actor, decision))
        after = states[0].tobytes()
        self.frames.append(Frame(self.game, self.ply, self._state_bytes(), after, actor, decision))
        self._follow(after, states[1:])
        return self.frames[first:]

    def _state_bytes(self) -> bytes:
        """The state now; the very bytes that the last frame has, where nobody has changed it since."""
        now: bytes = self.state.tobytes()
        last = self.frames[-1].after_bytes if self.frames else now
        return last if last == now else now

    def _follow(self, before: bytes, states: Iterable[State]) -> None:
        """Keep what follows by itself, until somebody must decide or the match is over."""
        for state in states:
            after = state.tobytes()
            self.frames.append(Frame(self.game, self.ply, before, after, None, None))
            before = after
        self.state = copied(self.game.state_of(before))

    def _number(self, actor: int, move: str) -> int:
        try:
            return int(self.game.moves.number(move))
        except (ValueError, KeyError, IndexError):
            raise self._unknown(actor, move) from None

    def _unknown(self, actor: int, move: str) -> Refusal:
        legal = self.legal(actor)
        likely = closest(move, legal) or (legal[0] if legal else "")
        return Refusal("move-unknown", move=move[:80], suggestion=likely)

    def may_undo(self, seat: int) -> bool:
        """One's own last decision, if nobody else has decided and nothing hidden or random came out since."""
        if not self.decisions or self.decisions[-1][0] != seat or seat == CHANCE:
            return False
        since = takewhile(lambda frame: frame.ply == self.ply, reversed(self.frames))
        return not any(self.game.view.reveals(frame.before, frame.after) for frame in since)

    def undo(self, seat: int) -> None:
        """Take back one's own last decision, with those before it that make one gesture with it."""
        if not self.may_undo(seat):
            raise Refusal("undo-impossible")
        self._take_back()
        while self.game.partway is not None and self.game.partway(self.state) and self.may_undo(seat):
            self._take_back()

    def _take_back(self) -> None:
        taken = self.ply
        self.decisions.pop()
        self.frames = [f for f in self.frames if f.ply < taken]
        self.state = copied(self.frames[-1].after if self.frames else self.start)

    def fork(self, ply: int) -> "Match":
        """The same match as it stood after `ply` decisions."""
        if not 0 <= ply <= self.ply:
            raise Refusal("ply-unknown", ply=ply, plies=self.ply)
        match = Match.from_state(self.game, self.start)
        for actor, decision in self.decisions[:ply]:
            match.decide(actor, decision)
        return match
