"""A table at one moment, and what each audience may be told of it."""

from typing import Any

from pydantic_core import to_json

from seaglass.engine import CHANCE, Frame, Match, Refusal, game_named, perspective
from seaglass.engine.events import Event
from seaglass.engine.fair import Fair
from seaglass.server.protocol import messages, models
from seaglass.server.storage.store import Logged, Saved


class TableSnapshot:
    def __init__(self, saved: Saved, match: Match) -> None:
        self.saved = saved
        self.match = match
        self._told: dict[int | None, list[tuple[Frame, list[Event]]]] = {}

    @classmethod
    def replay(cls, saved: Saved, log: list[Logged]) -> "TableSnapshot":
        """The table as its log has it."""
        decisions = [(CHANCE if actor is None else actor, move) for actor, move in log]
        try:
            game, seats = game_named(saved.game), len(saved.seats)
            match = Match.replay(game, seats, saved.options, decisions, saved.components, saved.rules)
            return cls(saved, match)
        except Refusal as refusal:
            raise Refusal("table-unreadable", code=saved.code, reason=refusal.phrase) from refusal

    def log(self, ply: int = 0) -> list[Logged]:
        """The decisions after the first `ply`, as they are written down."""
        name = self.match.game.moves.name
        return [(None if actor == CHANCE else actor, name(d)) for actor, d in self.match.decisions[ply:]]

    @property
    def fair(self) -> Fair:
        """A deal of the day is the same for everybody, so nobody's words go into it."""
        return Fair(
            self.saved.secret, tuple("" if self.saved.day else seat.words for seat in self.saved.seats)
        )

    @property
    def acting(self) -> list[int]:
        return [] if self.saved.gathering else [actor for actor in self.match.actors if actor != CHANCE]

    @property
    def bots_due(self) -> list[int]:
        return [seat for seat in self.acting if self.saved.seats[seat].kind == "bot"]

    def last_ply(self, seat: int) -> int:
        """How many decisions there were after this seat's own last one."""
        decisions = self.match.decisions
        return next((ply for ply in range(len(decisions), 0, -1) if decisions[ply - 1][0] == seat), 0)

    def undoer(self, seat: int | None) -> int | None:
        """Whose last decision this seat may take back: its own or, without secrets, any of its screen's.

        Not once the secret of the deal is out, and not what was taken over from another table.
        """
        if seat is None or self.match.over or self.match.ply <= self.saved.since:
            return None
        shares = [seat] if self.match.game.secrets else self.saved.held_by(self.saved.seats[seat].holder)
        return next((one for one in shares if self.match.may_undo(one)), None)

    def first_eyes(self, holder: str | None) -> int | None:
        """One seat: its eyes. Several at one screen: nobody's until one says so, where there are secrets."""
        held = self.saved.held_by(holder)
        if len(held) > 1:
            return None if self.match.game.secrets else self._acting_eyes(held, held[0])
        return held[0] if held else None

    def next_eyes(self, holder: str | None, eyes: int | None, decided: int | None) -> int | None:
        """Whose eyes look at a screen once a seat has decided (None: that seat has more to decide).

        A shared screen forgets what it saw, unless nobody else at it is to decide next and that seat is.
        Without secrets it follows the turn.
        """
        held = self.saved.held_by(holder)
        if len(held) < 2:
            return eyes
        if not self.match.game.secrets:
            return self._acting_eyes(held, eyes)
        called = [seat for seat in self.acting if seat in held]
        return None if eyes == decided and called != [eyes] else eyes

    def _acting_eyes(self, held: list[int], otherwise: int | None) -> int | None:
        return next((seat for seat in self.acting if seat in held), otherwise)

    def state(self, eyes: int | None, table: models.TableInfo) -> messages.State:
        return messages.State(
            table=table,
            frame=messages.WholeFrame(view=perspective.view(self.match, eyes), story=[]),
            log=self._story(eyes),
            **self._now(eyes),
        )

    def frames(self, eyes: int | None, frames: list[Frame], whole: bool) -> str:
        """The message `messages.Frames`; `whole`: who hears it has not seen what went before."""
        shown = perspective.seen_frames(self.match, eyes, frames, whole)
        return to_json({"type": "frames", "frames": shown, **self._now(eyes)}).decode()

    def _now(self, eyes: int | None) -> dict[str, Any]:
        fair, over, acting = self.fair, self.saved.over, self.acting
        secret = fair.secret.hex() if over else None
        return {
            "ply": self.match.ply,
            "eyes": eyes,
            "acting": acting,
            "legal": [] if eyes is None or eyes not in acting else self.match.legal(eyes),
            "undo": self.undoer(eyes) is not None,
            "proof": messages.Proof(
                commitment=fair.commitment,
                words=list(fair.words),
                secret=secret,
                origin=self.saved.origin,
                since=self.saved.since,
            ),
            "result": messages.Result(scores=self.match.scores, winners=self.match.winners) if over else None,
        }

    def _story(self, audience: int | None) -> list[Event]:
        """The story so far; each frame is told once and kept."""
        told, frames = self._told.setdefault(audience, []), self.match.frames
        while told and (len(told) > len(frames) or told[-1][0] is not frames[len(told) - 1]):
            told.pop()  # taken back since this audience was told
        for frame in frames[len(told) :]:
            told.append((frame, perspective.story(self.match, audience, [frame])))
        return [event for _, events in told for event in events]


def table_model(saved: Saved, holder: str | None, here: set[str | None], ready: bool) -> models.TableInfo:
    """A table as one browser is told of it; `here` are the browsers connected now, `ready`: bots search."""
    return models.TableInfo(
        code=saved.code,
        game=saved.game,
        options=saved.options,
        seats=[
            models.SeatInfo(
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                yours=holder is not None and seat.holder == holder,
                here=seat.kind == "bot" or (seat.holder is not None and seat.holder in here),
                waking=seat.searches and not ready,
            )
            for seat in saved.seats
        ],
        status="over" if saved.over else "gathering" if saved.gathering else "playing",
        rematch=saved.rematch,
        commitment=Fair(saved.secret).commitment,
        day=saved.day,
        components=saved.components is not None,
        hints=saved.hints,
        quick_bots=saved.quick_bots,
    )
