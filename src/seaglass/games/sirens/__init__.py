"""Sirens in Sight: two sirens, one ship, and a crew that walks."""

from seaglass.engine.game import Components, Game, Option
from seaglass.games.sirens import belief, bot, moves, own, position, rules, story, view
from seaglass.games.sirens.state import OPEN_FIELDS, STATE

GAME = Game(
    name="sirens",
    seats=range(2, 3),
    minutes=30,
    options=(Option("tactics", ("off", "on")),),
    secrets=True,
    state=STATE,
    open_fields=OPEN_FIELDS,
    most_legal=96,
    rules=rules,
    moves=moves,
    view=view,
    story=story,
    belief=belief,
    bot=bot,
    position=position,
    components=Components(own.load, own.set_up, own.write),
)
