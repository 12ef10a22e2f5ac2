"""What happened between two frames, told to one audience."""

from seaglass.engine import bits
from seaglass.engine.events import Event, chapter, event
from seaglass.engine.rule import CHANCE, State
from seaglass.template.reef import rules
from seaglass.template.reef.state import DEAL, OVER, ROUNDS


def tell(
    before: State, after: State, actor: int | None, decision: int | None, audience: int | None
) -> list[Event]:
    """The events of one step."""
    if actor == CHANCE:
        if after.phase == DEAL:
            return []
        return [chapter("reef-round", round=after.round_no + 1, rounds=ROUNDS)]
    if actor is not None:
        return [event("reef-plays", actor, card=after.played[actor])]
    seat = rules.best_card(before)
    told = [event("reef-takes", seat, card=before.played[seat])]
    if after.phase == OVER:
        won = bits.members(rules.winners(after))
        key = "reef-wins" if len(won) == 1 else "reef-shares"
        told += [event(key, seat, pearls=after.pearls[seat]) for seat in won]
    return told
