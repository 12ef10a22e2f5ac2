"""Petite Mer: one crew, one chart, laid tile by tile."""

from seaglass.engine.game import Game, Option
from seaglass.games.petite_mer import belief, bot, moves, position, rules, story, view
from seaglass.games.petite_mer.state import OPEN_FIELDS, STATE

GAME = Game(
    name="petite_mer",
    seats=range(1, 5),
    minutes=30,
    options=(
        Option("turbines", ("off", "on")),
        Option("piers", ("off", "on")),
        Option("swaps", ("ask", "free"), one_screen=("free",)),
    ),
    secrets=False,
    state=STATE,
    open_fields=OPEN_FIELDS,
    most_legal=64,
    rules=rules,
    moves=moves,
    view=view,
    story=story,
    belief=belief,
    bot=bot,
    position=position,
    rank=view.rank,
    daily=True,
    whole_turns=bot.WHOLE_TURNS,
)
