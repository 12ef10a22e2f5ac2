"""Un mouton à la mer: simultaneous cards, rising water, and one stubborn sheep."""

from seaglass.engine.game import Components, Game, Option
from seaglass.games.mouton import belief, bot, moves, own, position, rules, story, view
from seaglass.games.mouton.state import OPEN_FIELDS, STATE

GAME = Game(
    name="mouton",
    seats=range(3, 6),
    minutes=30,
    options=(Option("cards", ("secret", "open")), Option("chain_to_the_end", ("off", "on"))),
    secrets=True,
    state=STATE,
    open_fields=OPEN_FIELDS,
    most_legal=60,
    rules=rules,
    moves=moves,
    view=view,
    story=story,
    belief=belief,
    bot=bot,
    position=position,
    components=Components(own.load, own.set_up, own.write),
)
