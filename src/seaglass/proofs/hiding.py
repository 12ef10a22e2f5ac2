"""Secrecy is stated once: `hide` blanks what a seat may not know, and nothing beyond it is ever needed."""

from collections import defaultdict
from typing import Any, get_type_hints

import numpy as np

from seaglass.engine.fault import Fault
from seaglass.engine.game import Game
from seaglass.engine.plain_record import PlainRecord
from seaglass.engine.rule import State
from seaglass.proofs.matches import moments_of_all

DICE = 12  # worlds imagined of each moment


def differing(one: State, other: State) -> set[str]:
    """The fields in which two records are not equal."""
    return {field for field in one.dtype.names if not np.array_equal(one[field], other[field])}


def listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


def hide_blanks_what_is_not_open(game: Game) -> None:
    """Every other field in some position, an open one never; hiding twice is hiding once."""
    is_open = set(game.open_fields)
    closed = set(game.state.names) - is_open
    if bool(closed) != game.secrets:
        said = f"these fields are not open: {listed(closed)}" if closed else "every field is open"
        raise Fault(f"secrets is {game.secrets}, but {said}")
    blanked: set[str] = set()
    for moment in moments_of_all(game):
        hidden = moment.match.as_seen_by(moment.audience)
        blanked |= (blanks := differing(moment.match.state, hidden))
        if blanks & is_open:
            raise moment.fault(f"hide changes {listed(blanks & is_open)}, though open_fields names it")
        twice = game.visibility.record(hidden, moment.audience)
        if twice.tobytes() != hidden.tobytes():
            raise moment.fault(f"hiding twice is not hiding once: {listed(differing(hidden, twice))} differs")
    if closed - blanked:
        raise Fault(f"hide never blanks {listed(closed - blanked)}, though open_fields does not name it")


def imagine_needs_nothing_hidden(game: Game) -> None:
    """The same dice make the same world of the hidden record as of the true one; it hides to the same."""
    for moment in moments_of_all(game, every=29):
        match = moment.match
        hidden = match.as_seen_by(moment.audience)
        world = moment.imagined(hidden, moment.seed)
        other = moment.imagined(match.state, moment.seed)
        if world.tobytes() != other.tobytes():
            raise moment.fault(
                f"imagine reads what is hidden: {listed(differing(world, other))} comes out otherwise"
            )
        if not game.rules.sound(world):
            raise moment.fault("sound says that a world that imagine has dealt is not")
        again = game.visibility.record(world, moment.audience)
        if again.tobytes() != hidden.tobytes():
            raise moment.fault(f"imagine changes what is known: {listed(differing(again, hidden))}")


def imagine_brings_other_worlds(game: Game) -> None:
    """Wherever something is hidden: one that does nothing would think with what it is given."""
    varied: dict[str, int] = defaultdict(int)  # in how many moments each field came out differently
    secret = many = 0
    for moment in moments_of_all(game, every=29):
        hidden = moment.match.as_seen_by(moment.audience)
        worlds = [moment.imagined(hidden, seed) for seed in range(DICE)]
        fields: set[str] = set().union(*(differing(worlds[0], world) for world in worlds))
        if not fields <= set(game.state.names) - set(game.open_fields):
            raise moment.fault(f"imagine changes an open field: {listed(fields & set(game.open_fields))}")
        for field in fields:
            varied[field] += 1
        secret += bool(differing(moment.match.state, hidden))
        many += bool(fields)
    if missing := set(game.state.names) - set(game.open_fields) - set(varied):
        raise Fault(f"imagine never brings another {listed(missing)}, though it is hidden")
    # Late in a match often only one world fits what a seat knows: then there is nothing to vary.
    if secret and many <= secret / 3:
        raise Fault(f"imagine says the same, whatever the dice, in {secret - many} of {secret} moments")


def rules_need_nothing_hidden(game: Game) -> None:
    """Who may decide, what is legal and how good it looks are the same on a hidden record."""
    for moment in moments_of_all(game):
        match, seat = moment.match, moment.audience
        hidden = match.as_seen_by(seat)
        if game.rules.actors(hidden) != game.rules.actors(match.state):
            raise moment.fault("actors says something else of the hidden record")
        if seat is None or seat not in match.actors:
            continue
        answers: list[Any] = []
        for state in (match.state, hidden):
            legal = game.decision_buffer()
            n = game.check_most_legal(game.rules.legal(state, seat, legal), "legal")
            looks = np.full(n, np.nan)
            game.bot.rate(state.copy(), seat, legal, n, looks)
            if not np.isfinite(looks).all():
                raise moment.fault("rate leaves out a decision, or says what is not a number")
            answers.append((legal[:n].tolist(), looks.tolist()))
        if answers[0] != answers[1]:
            which = "legal" if answers[0][0] != answers[1][0] else "rate"
            raise moment.fault(f"{which} says something else of the hidden record")


def features_need_nothing_hidden(game: Game) -> None:
    """`observe` writes every number, and the same ones from the true record, for a bystander too."""
    for moment in moments_of_all(game):
        out = np.full((2, game.features), np.nan, np.float32)
        for state, features in zip(
            (moment.match.state, moment.match.as_seen_by(moment.audience)), out, strict=True
        ):
            game.belief.observe(state, moment.seat, features)
        if not np.isfinite(out).all():
            raise moment.fault(f"observe leaves out number {int(np.argmin(np.isfinite(out[1])))}")
        if not np.array_equal(out[0], out[1]):
            where = int(np.argmax(out[0] != out[1]))
            raise moment.fault(f"observe reads what is hidden: its number {where} tells")


def parts_need_only_their_fields(game: Game) -> None:
    """A part of a view, given only the fields that it names, comes out the same."""
    seen: set[str] = set()
    for moment in moments_of_all(game):
        for parts, reader in ((game.view.FOR_ALL, None), (game.view.FOR_SEAT, moment.audience)):
            hidden = moment.match.as_seen_by(reader)
            for part in parts:
                bare = game.new_state()
                for field in part.reads:
                    bare[field] = hidden[field]
                made, of_bare = (
                    part.make(s, reader) if part.of_seat else part.make(s)
                    for s in (PlainRecord(hidden), PlainRecord(bare))
                )
                if made != of_bare:
                    raise moment.fault(f"the part {part.make.__name__} of the view reads more than it names")
                seen |= set(made)
    if missing := seen ^ set(get_type_hints(game.view.View)):
        raise Fault(f"view.py: View and the parts do not have the same keys: {listed(missing)}")
