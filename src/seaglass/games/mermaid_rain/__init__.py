"""Mermaid Rain: melds, surf tiles, treasure, and a witch who wants her share."""

from seaglass.engine.game import Components, Game, Option
from seaglass.games.mermaid_rain import belief, bot, moves, own, position, rules, story, view
from seaglass.games.mermaid_rain.hexes import HEXES
from seaglass.games.mermaid_rain.state import OPEN_FIELDS, STATE

GAME = Game(
    name="mermaid_rain",
    seats=range(3, 7),
    minutes=60,
    options=(Option("mermaid_free", ("off", "on")), Option("march_points", ("on", "off"))),
    secrets=True,
    state=STATE,
    open_fields=OPEN_FIELDS,
    most_legal=HEXES,
    rules=rules,
    moves=moves,
    view=view,
    story=story,
    belief=belief,
    bot=bot,
    position=position,
    partway=moves.partway,
    components=Components(own.load, own.set_up, own.write),
)
