"""Positions and records are read again as they were written, and a match replays to the same states."""

import json

from seaglass.engine import position, record
from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal
from seaglass.proofs.matches import Setting, counted, random_match, steps


def positions_round_trip(setting: Setting) -> None:
    match = setting.match()
    whole = random_match(setting.game, setting.seats, setting.options, seed=17)
    every = max(1, len(whole.decisions) // 25)
    for i, _ in enumerate(steps(match, seed=17)):
        if i % every and not match.over:
            continue
        for frame in match.frames[-3:]:
            here = f"after {counted(frame.ply, 'decision')}"
            try:
                _, again = position.loads(position.dumps(setting.game, frame.after))
            except Refusal as refusal:
                raise setting.fault(f"{here} a position is refused that was written: {refusal}") from refusal
            if again.tobytes() != frame.after.tobytes():
                fields = [
                    name for name in again.dtype.names if again[name].tobytes() != frame.after[name].tobytes()
                ]
                raise setting.fault(f"{here} position.py does not read {fields[0]} as it was")


def records_round_trip(setting: Setting) -> None:
    match = random_match(setting.game, setting.seats, setting.options, seed=3)
    names = [f"Player {seat}" for seat in range(setting.seats)]
    text = record.dumps(match, names)
    again = record.loads(text)
    if again.match.state.tobytes() != match.state.tobytes() or again.match.decisions != match.decisions:
        raise setting.fault("a record does not replay to the same end")
    if again.names != tuple(names) or record.dumps(again.match, again.names) != text:
        raise setting.fault("a record is not written again as it was")
    if json.loads(text)["result"] != {"scores": match.scores, "winners": match.winners}:
        raise setting.fault("a record does not have the result of its match")


def replays_and_forks_are_the_same(setting: Setting) -> None:
    match = random_match(setting.game, setting.seats, setting.options, seed=8, most=80)
    for ply in (0, 1, match.ply // 2, match.ply):
        fork = match.fork(ply)
        for actor, decision in match.decisions[ply:]:
            fork.decide(actor, decision)
        if fork.state.tobytes() != match.state.tobytes():
            raise setting.fault(f"played on from decision {ply}, the match comes to another state")
    moves = [(actor, match.game.moves.name(decision)) for actor, decision in match.decisions]
    again = Match.replay(match.game, setting.seats, match.options, moves)
    if [f.after.tobytes() for f in again.frames] != [f.after.tobytes() for f in match.frames]:
        raise setting.fault("replayed from the names of its moves, the match has other frames")
