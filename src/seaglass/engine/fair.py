"""Fair chance: the table commits to a secret before the match, the seats add words, anyone can check.

Each draw is an HMAC over the secret, the words, the round it belongs to and its place among all draws,
brought into range by rejection. A draw depends on its place alone, not on what people decided before it: the
same secret and words give the same deal, and a pile comes in the same order.
"""

import hashlib
import hmac
import json
from dataclasses import dataclass, field
from functools import cached_property

from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal
from seaglass.engine.rule import CHANCE


@dataclass(frozen=True)
class Fair:
    """The table's secret and the words of each seat."""

    secret: bytes
    words: tuple[str, ...] = ()
    _seeds: dict[int, bytes] = field(default_factory=dict, repr=False, compare=False)

    @cached_property
    def commitment(self) -> str:
        """What the table shows before the match."""
        return hashlib.sha256(self.secret).hexdigest()

    def seed(self, round_no: int) -> bytes:
        """The sub-seed of a round."""
        if round_no not in self._seeds:
            said = json.dumps([list(self.words), round_no], ensure_ascii=False, separators=(",", ":"))
            self._seeds[round_no] = hmac.digest(self.secret, said.encode(), "sha256")
        return self._seeds[round_no]

    def below(self, n: int, round_no: int, place: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        limit = 2**64 - 2**64 % n
        for attempt in range(10_000):
            block = hmac.digest(self.seed(round_no), f"{place}.{attempt}".encode(), "sha256")
            number = int.from_bytes(block[:8], "big")
            if number < limit:
                return number % n
        raise AssertionError("10,000 draws in a row out of range")

    def draw(self, match: Match) -> str:
        """The name of the chance decision that is due now."""
        outcomes = match.outcomes()
        round_no = int(match.game.rules.chapter(match.state))
        place = sum(actor == CHANCE for actor, _ in match.decisions)
        left = self.below(sum(weight for _, weight in outcomes), round_no, place)
        for move, weight in outcomes:
            left -= weight
            if left < 0:
                return move
        raise AssertionError("an outcome past the last one")

    def draw_all(self, match: Match) -> None:
        """Let chance decide until a seat must, or the match is over."""
        while match.actors == (CHANCE,):
            match.play(CHANCE, self.draw(match))


def verify(match: Match, fair: Fair, commitment: str, since: int = 0) -> None:
    """Refuse a match whose chance decisions, after the first `since`, are not those the secret gives."""
    if fair.commitment != commitment:
        raise Refusal("proof-commitment-wrong", commitment=commitment[:80], secret=fair.commitment)
    again = Match.from_state(match.game, match.start)
    for ply, (actor, decision) in enumerate(match.decisions, 1):
        if actor == CHANCE and ply > since:
            due, came = fair.draw(again), match.game.moves.name(decision)
            if due != came:
                raise Refusal("proof-draw-wrong", ply=ply, due=due, came=came)
        again.decide(actor, decision)
