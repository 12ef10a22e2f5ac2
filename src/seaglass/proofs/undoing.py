"""Undo restores everything, belongs to whoever decided last, and cannot be used to peek."""

from seaglass.engine import perspective
from seaglass.engine.dice import new_dice
from seaglass.engine.match import Match
from seaglass.engine.rule import CHANCE
from seaglass.proofs.matches import ObservedMoment, Setting, play_step


def undo_restores_everything(setting: Setting) -> None:
    match, game = setting.match(), setting.game
    dice = new_dice(29)
    undone = 0
    gesture: list[tuple[int, str]] = []  # the decisions that are taken back together
    before, decided, frames = match.state.copy(), 0, len(match.frames)
    while not match.over:
        if game.partway is None or not game.partway(match.state):
            before, decided, frames = match.state.copy(), match.ply, len(match.frames)
            gesture = []
        seat = next((actor for actor in match.actors if actor != CHANCE), None)
        here = ObservedMoment(setting, match.ply, match, seat, match.ply)
        world = None if seat is None else Match.from_state(game, here.imagined(match.state, here.seed))
        actor, move = play_step(match, dice)
        gesture.append((actor, move))
        if any(match.may_undo(other) for other in (*range(setting.seats), CHANCE) if other != actor):
            raise here.fault(f"{move} can be taken back by somebody else")
        if actor == CHANCE or not match.may_undo(actor):
            continue
        if world is not None and actor == seat and move in world.legal(actor):
            world.play(actor, move)
            if perspective.view(world, actor) != perspective.view(match, actor):
                raise here.fault(f"{move} shows something hidden and can be taken back: reveals must say so")
        match.undo(actor)
        if match.state.tobytes() != before.tobytes() or (match.ply, len(match.frames)) != (decided, frames):
            raise here.fault(f"taking {move} back does not restore what was before")
        for actor, move in gesture:
            match.play(actor, move)
        undone += 1
    if not undone and any(game.moves.hidden(match.start, 0, d) for d in range(game.moves.COUNT)):
        raise setting.fault("nothing can be taken back in a whole match, though some decisions are hidden")
