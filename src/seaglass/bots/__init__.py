"""Bots. All that a bot rates or searches is dealt by `imagine`, so that it cannot know more than its seat."""

from dataclasses import dataclass, replace

from seaglass.bots.greedy import greedy, noisy_greedy
from seaglass.bots.memory import Memory
from seaglass.bots.thinking import DecisionEstimate, Limits, Thinking, Thought, think
from seaglass.engine.dice import below, new_dice
from seaglass.engine.match import Match
from seaglass.engine.refusal import Refusal

__all__ = [
    "ALIASES",
    "BOTS",
    "LEVELS",
    "Bot",
    "BotPlayer",
    "DecisionEstimate",
    "Limits",
    "Memory",
    "Thinking",
    "Thought",
    "bot_named",
    "decide",
    "think",
]


@dataclass(frozen=True)
class Bot:
    """How a bot comes to its decisions: by chance, by ratings, or by thinking within limits."""

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
BOTS = {**LEVELS, "random": Bot("random")}
ALIASES = {"sensible": "sailor"}  # its name in older records and databases


class BotPlayer:
    """A bot at its seat in one match; it keeps what it has thought from one decision to the next."""

    def __init__(self, bot: str, limits: Limits | None = None, compiled: bool = True) -> None:
        """`limits` replaces the bot's own; `compiled`: ratings are compiled too (thinking always is)."""
        self.bot = bot_named(bot)
        if self.bot.limits is not None and limits is not None:
            self.bot = replace(self.bot, limits=limits)
        self.compiled = compiled
        self.memory: Memory | None = None

    def decide(self, match: Match, seat: int, seed: int) -> int:
        """What it decides in this seat."""
        if self.bot.limits is None:
            return self.decide_at_once(match, seat, seed)
        thinking = self.thinking(match, seat, seed)
        thinking.finish()
        return self.take_best(thinking)

    def decide_at_once(self, match: Match, seat: int, seed: int) -> int:
        """A decision that needs no thinking."""
        if self.bot.name == "random":
            legal = match.legal_numbers(seat)
            return legal[below(new_dice(seed, match.ply), len(legal))]
        choose = noisy_greedy if self.bot.name == "cabin_boy" else greedy
        return choose(match, seat, seed, self.compiled)

    def thinking(self, match: Match, seat: int, seed: int) -> Thinking:
        """The thinking about a decision, to be carried on slice by slice until the best is taken."""
        limits = self.bot.limits or Limits(iterations=1)
        self.memory = self.memory or Memory.empty(limits.cores)
        return Thinking(match, seat, seed, limits, self.memory)

    def take_best(self, thinking: Thinking) -> int:
        """The best decision of a thinking, which is remembered as the one taken."""
        decision = thinking.thought().best.decision
        thinking.remember(decision)
        return decision


def bot_named(name: str) -> Bot:
    """The bot of this name or alias; `cabin boy` and `Cabin-Boy` are `cabin_boy`."""
    known = name.strip().lower().replace(" ", "_").replace("-", "_")
    known = ALIASES.get(known, known)
    if known not in BOTS:
        raise Refusal("bot-unknown", bot=name[:80], bots=", ".join(BOTS))
    return BOTS[known]


def decide(match: Match, seat: int, bot: str, seed: int, limits: Limits | None = None) -> str:
    """The name of the move this bot makes for this seat."""
    player = BotPlayer(bot, limits, compiled=False)
    return str(match.game.moves.name(player.decide(match, seat, seed)))
