"""The search: a game's rules and what its `bot` knows, made into one kernel.

Information-set Monte Carlo tree search. Each iteration deals a world anew (`imagine`), follows the tree as
far as it reaches, plays on by what looks good, and takes back what came of it. Nodes follow decisions only;
chance is drawn, not branched on. Those who decide at once decide each for itself.
"""

from collections.abc import Callable
from typing import Any

from seaglass.bots.tree import DEEPEST, NONE, add_edges, child_of, lacks, learn, most_promising, put_in_order
from seaglass.engine.bits import lowest, without_lowest
from seaglass.engine.compile import kernel_of
from seaglass.engine.dice import seed_dice, uniform, weighted_choice
from seaglass.engine.game import Game
from seaglass.engine.rule import CHANCE, MAX_SEATS


def turns_kernel(game: Game, interpreted: bool) -> Callable[..., Any]:
    """What finds the most promising turns of a game."""
    return kernel_of(turns_source, game, interpreted)


def turns_source(game: Game) -> Callable[..., Any]:
    assert game.whole_turns is not None  # noqa: S101
    imagine, find_turns = game.belief.imagine, game.whole_turns.find

    def find(states, dice, seat, most, ends, openings, estimates):  # type: ignore[no-untyped-def]
        """The turns `seat` might play in states[1]: what they leave, how they begin, how good they look."""
        states[0] = states[1]
        s = states[0]
        imagine(s, seat, dice)
        return find_turns(s, seat, most, ends, openings, estimates)

    return find


def search_kernel(game: Game, interpreted: bool) -> Callable[..., Any]:
    """The search of a game."""
    return kernel_of(search_source, game, interpreted)


def search_source(game: Game) -> Callable[..., Any]:
    rules, rate, stop, evaluate = game.rules, game.bot.rate, game.bot.stop, game.bot.evaluate
    actors, legal, outcomes = rules.actors, rules.legal, rules.outcomes
    choose, advance = rules.choose, rules.advance
    imagine, withdraw = game.belief.imagine, game.belief.withdraw
    whole_turns = game.whole_turns is not None
    play_turn: Callable[..., None] = rate if game.whole_turns is None else game.whole_turns.play

    def search(  # type: ignore[no-untyped-def]
        states,
        dice,
        out,
        weights,
        ratings,
        heads,
        edges,
        used,
        path,
        rewards,
        exploration,
        untried_penalty,
        prior_temperature,
        playout_noise,
        branch_on_others,
        root,
        seat,
        seed,
        first,
        iterations,
        forced,
    ):
        """So many iterations more for `seat` in states[1], from number `first` on, each with dice of its own.

        With a decision `forced` (not NONE) it takes that one first; without a `root` all is played out. The
        answer is the sum of the values for `seat`.
        """
        total = 0.0
        for iteration in range(first, first + iterations):
            seed_dice(dice, seed, iteration)
            states[0] = states[1]
            s = states[0]
            imagine(s, seat, dice)
            withdraw(s, seat)
            node = root
            length = 0
            to_take = forced
            while advance(s):
                pass
            who = actors(s)
            while who != 0 and not stop(s, states[1]):
                if who == 1 << CHANCE:
                    n = outcomes(s, out, weights)
                    choose(s, CHANCE, out[weighted_choice(dice, weights, n)])
                elif whole_turns and node == NONE and to_take == NONE:
                    play_turn(s, lowest(who))
                else:
                    key = NONE
                    deciding = who
                    while deciding != 0:
                        actor = lowest(deciding)
                        deciding = without_lowest(deciding)
                        n = legal(s, actor, out)
                        branches = node != NONE and (actor == seat or branch_on_others)
                        if branches:
                            put_in_order(out, n)
                        decision = out[0]
                        if to_take != NONE and actor == seat:
                            out[0] = decision = to_take
                            n = 1
                            to_take = NONE
                        if n > 1 and branches and lacks(heads, edges, node, actor, out, n):
                            rate(s, actor, out, n, ratings)
                            if not add_edges(
                                heads, edges, used, node, actor, out, ratings, n, prior_temperature
                            ):
                                node = NONE
                                branches = False
                        if n > 1 and branches:
                            edge = most_promising(
                                heads, edges, node, actor, out, n, exploration, untried_penalty
                            )
                            path[length] = edge
                            length += 1
                            decision = edges[edge].decision
                            if key == NONE or actor == seat:
                                key = edge
                        elif n > 1:
                            rate(s, actor, out, n, ratings)
                            best = -1e300
                            for i in range(n):
                                rating = ratings[i]
                                if playout_noise > 0:
                                    rating += playout_noise * uniform(dice)
                                if rating > best:
                                    best = rating
                                    decision = out[i]
                        choose(s, actor, decision)
                    if key != NONE:
                        node = child_of(heads, edges, used, key)
                    if length + MAX_SEATS > DEEPEST:
                        node = NONE
                while advance(s):
                    pass
                who = actors(s)
            evaluate(s, states[1], rewards)
            learn(edges, path, length, rewards)
            total += rewards[seat]
        return total

    return search
