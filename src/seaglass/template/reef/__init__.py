"""Reef: hold your cards close, and take the pearls."""

from seaglass.engine.game import Game
from seaglass.template.reef import belief, bot, moves, position, rules, story, view
from seaglass.template.reef.state import CARDS, OPEN_FIELDS, STATE

GAME = Game(
    name="reef",
    released=False,  # not shown at home, and English may come first
    seats=range(2, 5),
    minutes=5,
    options=(),
    secrets=True,
    state=STATE,
    open_fields=OPEN_FIELDS,
    most_legal=CARDS,
    rules=rules,
    moves=moves,
    view=view,
    story=story,
    belief=belief,
    bot=bot,
    position=position,
)
