"""A table at one moment, and what each audience may be told of it."""

from collections.abc import Collection, Sequence
from typing import TypeAlias

import orjson

from seaglass.engine import CHANCE, Frame, Match, Refusal, game_named, perspective
from seaglass.engine.fair import Fair
from seaglass.server.protocol import models
from seaglass.server.storage.store import Logged, Saved, Seat
from seaglass.server.tables.daily import still_played

# Through which eyes somebody looks, and whether they have yet to see what went before.
Reader: TypeAlias = tuple[int | None, bool]


class TableSnapshot:
    def __init__(self, saved: Saved, match: Match) -> None:
        self.saved = saved
        self.match = match
        self._shown = perspective.Shown(match.game)
        self._log: dict[int | None, list[bytes]] = {}  # what each frame has told each audience, as JSON
        self._fair: tuple[tuple[Seat, ...], Fair] | None = None  # made of these seats

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
        seats = self.saved.seats
        if self._fair is None or self._fair[0] is not seats:
            words = tuple("" if self.saved.day else seat.words for seat in seats)
            self._fair = seats, Fair(self.saved.secret, words)
        return self._fair[1]

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

    def undo(self, seat: int) -> None:
        """Take back this seat's last decision, and what was told of it: of those who are away, too."""
        self.match.undo(seat)
        for told in self._log.values():
            del told[len(self.match.frames) :]

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

    def state(self, eyes: int | None, table: models.TableInfo) -> str:
        """The message `messages.State`."""
        here = table.model_dump_json().encode()
        seen = self._shown.view(self.match.state, eyes)
        frame = b'{"view":' + seen + b',"story":[]}'
        now = self._now_for_all() + b"," + self._now_for(eyes)
        beginning = b'{"type":"state","table":' + here + b',"frame":' + frame
        return (beginning + b',"log":' + self._story(eyes) + b"," + now + b"}").decode()

    def frames(self, frames: Sequence[Frame], readers: Collection[Reader]) -> dict[Reader, str]:
        """The message `messages.Frames` for each of these."""
        told = self._shown.tell(frames, list(dict.fromkeys(eyes for eyes, _ in readers)))
        for_all = self._now_for_all()
        return {
            (eyes, whole): b"".join(
                (
                    *(b'{"type":"frames","frames":', told[eyes].json(whole), b","),
                    *(for_all, b",", self._now_for(eyes), b"}"),
                )
            ).decode()
            for eyes, whole in readers
        }

    def _now_for(self, eyes: int | None) -> bytes:
        """The keys of `messages.Now` that depend on the eyes, without the braces."""
        now = {
            "eyes": eyes,
            "legal": [] if eyes is None or eyes not in self.acting else self.match.legal(eyes),
            "undo": self.undoer(eyes) is not None,
        }
        return orjson.dumps(now)[1:-1]

    def _now_for_all(self) -> bytes:
        """The other keys of `messages.Now`."""
        over = self.saved.over
        now = {
            "ply": self.match.ply,
            "acting": self.acting,
            "proof": {
                "commitment": self.fair.commitment,
                "words": self.fair.words,
                "secret": self.saved.secret.hex() if over and not still_played(self.saved.day) else None,
                "origin": self.saved.origin,
                "since": self.saved.since,
            },
            "result": {"scores": self.match.scores, "winners": self.match.winners} if over else None,
        }
        return orjson.dumps(now)[1:-1]

    def _story(self, audience: int | None) -> bytes:
        """The story so far; each frame is told once and kept."""
        told = self._log.setdefault(audience, [])
        for frame in self.match.frames[len(told) :]:
            told.append(orjson.dumps(perspective.story(self.match, audience, [frame]))[1:-1])
        return b"[" + b",".join(filter(None, told)) + b"]"


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
        # A deal of the day is listed for everybody, and its rematch is for those who played it.
        rematch=saved.rematch if saved.day is None or saved.held_by(holder) else None,
        host=holder is not None and saved.host == holder,
        commitment=Fair(saved.secret).commitment,
        day=saved.day,
        components=saved.components is not None,
        hints=saved.hints,
        quick_bots=saved.quick_bots,
    )
