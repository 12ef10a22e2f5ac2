"""What happened between two frames, told to one audience."""

from collections.abc import Callable

from seaglass.engine.events import Event
from seaglass.engine.rule import CHANCE, State
from seaglass.games.mermaid_rain.belief import SPECTATOR
from seaglass.games.mermaid_rain.moves import hidden, parted
from seaglass.games.mermaid_rain.state import PHASES
from seaglass.games.mermaid_rain.story import ending, predicting, riding

_BY_ITSELF: dict[str, Callable[[State, State, int], list[Event]]] = {
    "deal": predicting.cards_shuffled,
    "take_up": predicting.cards_taken_up,
    "reveal_tiles": predicting.tiles_shuffled,
    "waltz": predicting.tiles_shuffled,
    "meld": predicting.cards_shown,
    "rank_melds": predicting.melds_ranked,
    "choose_tile": predicting.choosing_done,
    "pass_prince": predicting.prince_passed,
    "look": riding.looks,
    "sink": ending.tiles_sink,
    "keep": ending.round_begins,
    "show": ending.treasure_shown,
    "tribute": ending.tribute_paid,
    "rank": ending.treasure_ranked,
}
_BY_CHANCE: dict[str, Callable[[State, State, int], list[Event]]] = {
    "token": predicting.tokens_laid_out,
    "dealer": predicting.dealer_drawn,
    "current": predicting.current_turned,
    "reveal": predicting.tile_revealed,
    "find": predicting.token_drawn,
}
_BY_SEAT: dict[str, Callable[[State, State, int, int, int], list[Event]]] = {
    "pick": predicting.tile_picked,
    "waltz": predicting.shape_named,
    "start": riding.starts,
    "way": riding.lays,
    "warp": riding.warps,
    "pay": riding.goes,
    "take": riding.takes,
    "leave": riding.leaves,
    "done": riding.is_done,
    "drift": ending.drifts,
}
_IN_SECRET: dict[str, Callable[[State, State, int, int], list[Event]]] = {
    "meld": predicting.cards_chosen,
    "take": riding.takes_secretly,
    "keep": ending.keeps,
}


def tell(
    before: State, after: State, actor: int | None, decision: int | None, audience: int | None
) -> list[Event]:
    """The events of one step; what is decided in secret (to the others: None) shows in the records."""
    reader = SPECTATOR if audience is None else int(audience)
    step = PHASES[before.phase]
    if actor is None:
        return _BY_ITSELF[step](before, after, reader) if step in _BY_ITSELF else []
    if decision is None or hidden(before, actor, decision):
        return _IN_SECRET[step](before, after, actor, reader) if step in _IN_SECRET else []
    verb, argument = parted(decision)
    if actor == CHANCE:
        return _BY_CHANCE[verb](before, after, argument) if verb in _BY_CHANCE else []
    return _BY_SEAT[verb](before, after, actor, argument, reader) if verb in _BY_SEAT else []
