"""Bots. Whatever a bot looks at first passes through `imagine`, so that it cannot know more than its seat."""

from dataclasses import dataclass, replace

from seaglass.bots.glance import hasty, sensible
from seaglass.bots.growing import Memory
from seaglass.bots.thinking import Judged, Limits, Thinking, Thought, think
from seaglass.engine.dice import below, new_dice
from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Judged",
    "Limits",
    "Memory",
    "Player",
    "Thinking",
    "Thought",
    "bot_named",
    "decide",
    "think",
]


@dataclass(frozen=True)
class Bot:
    """How a bot comes to its decisions: by chance, by a look, or by thinking within limits."""

    name: str
    limits: Limits | None = None  # None: it does not search


LEVELS = {
    bot.name: bot
    for bot in (
        Bot("cabin_boy"),
        Bot("sailor"),
        Bot("captain", Limits(seconds=0.2, iterations=600)),
        Bot("legend", Limits(seconds=4.0)),
    )
}
BOTS = {**LEVELS, "sensible": Bot("sensible"), "random": Bot("random")}


class Player:
    """A bot at its seat in one match; it keeps what it has thought from one decision to the next."""

    def __init__(self, bot: str, limits: Limits | None = None, quick: bool = True) -> None:
        """`limits` replaces the bot's own; `quick`: looks are compiled too (thinking always is)."""
        self.bot = bot_named(bot)
        if self.bot.limits is not None and limits is not None:
            self.bot = replace(self.bot, limits=limits)
        self.quick = quick
        self.memory: Memory | None = None

    def decide(self, match: Match, seat: int, seed: int) -> int:
        """What it decides in this seat."""
        if self.bot.limits is None:
            return self.look(match, seat, seed)
        thinking = self.thinking(match, seat, seed)
        thinking.finish()
        return self.settle(thinking)

    def look(self, match: Match, seat: int, seed: int) -> int:
        """A decision that needs no thinking."""
        if self.bot.name == "random":
            legal = match.legal_numbers(seat)
            return legal[below(new_dice(seed, match.ply), len(legal))]
        glance = hasty if self.bot.name == "cabin_boy" else sensible
        return glance(match, seat, seed, self.quick)

    def thinking(self, match: Match, seat: int, seed: int) -> Thinking:
        """The thinking about a decision, to be carried on slice by slice and then settled."""
        limits = self.bot.limits or Limits(iterations=1)
        self.memory = self.memory or Memory.empty(limits.cores)
        return Thinking(match, seat, seed, limits, self.memory)

    def settle(self, thinking: Thinking) -> int:
        """What a thinking comes to."""
        decision = thinking.thought().best.decision
        thinking.remember(decision)
        return decision


def bot_named(name: str) -> Bot:
    """The bot of this name; `cabin boy` and `Cabin-Boy` are `cabin_boy`."""
    known = name.strip().lower().replace(" ", "_").replace("-", "_")
    if known not in BOTS:
        raise Refusal("bot-unknown", bot=name[:80], bots=", ".join(BOTS))
    return BOTS[known]


def decide(match: Match, seat: int, bot: str, seed: int, limits: Limits | None = None) -> str:
    """The name of the move this bot makes for this seat."""
    player = Player(bot, limits, quick=False)
    return str(match.game.moves.name(player.decide(match, seat, seed)))
