"""What a seat can know and what it cannot: imagined worlds keep the one and deal the other anew, evenly."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import comb, sqrt
from typing import Any

import numpy as np

from seaglass.engine.dice import new_dice
from seaglass.games.mermaid_rain.belief import FEATURES, hide, imagine, knows, observe, tokens_unknown
from seaglass.games.mermaid_rain.state import HIDDEN
from tests.games.mermaid_rain.table import MERMAID_RAIN, NAMES, Table, table
from tests.proof import clause


def worlds(at: Table, name: str | None, many: int, seed: int = 7) -> Iterator[Any]:
    """Worlds this player could be in."""
    dice = new_dice(seed)
    for _ in range(many):
        world = at.state.copy()
        imagine(world, -1 if name is None else NAMES.index(name), dice)
        yield world


def differ(values: Iterable[Any]) -> bool:
    return len(set(values)) > 1


def hidden(state: Any, name: str | None) -> Any:
    """What this player sees of a record."""
    seen = state.copy()
    hide(seen, -1 if name is None else NAMES.index(name))
    return seen


def test_ones_own_cards_are_known_and_the_others_are_not() -> None:
    at = table(hands=("ddgt", "ggtt", "dt", "ttt"), discard="ddg", buried={"ana": "dd", "ben": "gt"})
    seen = list(worlds(at, "ana", 30))
    for world in seen:
        assert world.hand[0].tolist() == at.state.hand[0].tolist()
        assert world.buried[0].tolist() == [2, 0, 0]
        assert world.discard.tolist() == [2, 1, 0]
        assert [int(hand.sum()) for hand in world.hand] == [4, 4, 2, 3, 0, 0]
        assert int(world.buried[1].sum()) == 2
        assert MERMAID_RAIN.rules.sound(world)
    for seat in (1, 2, 3):
        assert differ(tuple(world.hand[seat]) for world in seen)
    assert differ(tuple(world.buried[1]) for world in seen)
    assert differ(tuple(world.pile) for world in seen)


def test_what_is_hidden_can_still_be_counted() -> None:
    """Everybody may know how many cards lie where, and which ones are in all that one cannot see."""
    at = table(hands=("ddgt", "ggtt", "dt", "ttt"), discard="ddg", buried={"ana": "dd", "ben": "gt"})
    seen = hidden(at.state, "ana")
    assert seen.hand[:4].tolist() == [[2, 1, 1], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert seen.buried[:4].tolist() == [[2, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert seen.cards_held[:4].tolist() == [4, 4, 2, 3]
    assert seen.cards_buried[:4].tolist() == [2, 2, 0, 0]
    assert seen.pile.tolist() == [24 - 6, 24 - 2, 24 - 1]
    assert int(seen.cards_left) == 72 - 13 - 3 - 4
    seen = hidden(at.state, None)
    assert not seen.hand.any()
    assert seen.pile.tolist() == [24 - 2, 24 - 1, 24]


def test_a_card_laid_face_down_is_there_for_all() -> None:
    at = table(phase="meld", hands=("dddgggt",) * 3, offer=["long gull dark"]).play("ben open dolphin gull")
    assert [hidden(at.state, name).choice[:3].tolist() for name in ("ana", "ben", None)] == [
        [0, HIDDEN, 0],
        [0, 2, 0],
        [0, HIDDEN, 0],
    ]


@clause("mermaid_rain.8.3")
def test_a_token_is_hidden_until_one_has_looked_at_it() -> None:
    at = table(hands=("d", "", "", ""), sea=["short turtle light d3 1"], where={"ana": "d3"})
    at.play("ana go e4", "ana pay dolphin", "chance find coral")
    found, looked = at.frames[-2].after, at.frames[-1].after
    slot = int(found.down_token.argmax())
    for name, after, token in (
        ("ana", found, HIDDEN),
        ("ana", looked, 4),
        ("ben", looked, HIDDEN),
        (None, looked, HIDDEN),
    ):
        seen = hidden(after, name)
        assert seen.down_token[slot] == token
        assert seen.unseen.sum() == 72 - (token != HIDDEN), "it is one of those this reader has not seen"
        assert not np.delete(seen.down_token, slot).any()


def test_a_spectator_knows_no_hand() -> None:
    at = table(hands=("ddgt", "ggtt", "dt", "ttt"))
    for seat in range(4):
        assert differ(tuple(world.hand[seat]) for world in worlds(at, None, 30))


def test_hands_are_drawn_evenly_from_all_cards_not_known() -> None:
    """Ben's three cards come from 20 dolphins, 24 gulls and 22 turtles: counted against the urn."""
    at = table(hands=("dddt", "ggg", "", ""), discard="dt")
    left, many = (24 - 4, 24, 24 - 2), 6000
    found = Counter(tuple(int(n) for n in world.hand[1]) for world in worlds(at, "ana", many))
    whole = comb(sum(left), 3)
    for a in range(4):
        for b in range(4 - a):
            p = comb(left[0], a) * comb(left[1], b) * comb(left[2], 3 - a - b) / whole
            spread = sqrt(many * p * (1 - p))
            assert abs(found[(a, b, 3 - a - b)] - many * p) < 5 * spread


def test_cards_being_dealt_are_known_to_nobody() -> None:
    at = table(phase="deal", hands=("dd", "g", "", "tt"), round_no=3).play(*["chance deal gull"] * 10)
    assert differ(tuple(world.dealt[0]) for world in worlds(at, "ana", 20))
    for world in worlds(at, "ana", 20):
        assert [int(cards.sum()) for cards in world.dealt] == [7, 3, 0, 0, 0, 0]


@clause("mermaid_rain.4.1", "mermaid_rain.4.3")
def test_what_another_has_chosen_for_the_meld_may_be_anything_possible() -> None:
    at = table(phase="meld", hands=("dddgggt",) * 3, offer=["long gull dark"])
    at.play("ben open dolphin dolphin")
    chosen = Counter(int(world.choice[1]) for world in worlds(at, "ana", 400))
    assert set(chosen) == {1, 2, 3, 4, 5, 6}
    assert {int(world.choice[1]) for world in worlds(at, "ben", 20)} == {1}
    at.play("ana open gull gull", "cleo open gull gull", "ben stop")
    assert set(Counter(int(world.choice[1]) for world in worlds(at, "ana", 200))) == {1, 2, 3, 4}
    for world in worlds(at, "ana", 100):
        choice = int(world.choice[1])
        assert choice == 4 or world.hand[1, choice - 1] > 0, "only cards of the imagined hand"


def test_who_goes_somewhere_with_a_single_card_holds_the_card_for_it() -> None:
    at = table(hands=("t", "gg", "", ""), sea=["short turtle dark g2 1"]).play("ana go g2")
    assert at.phase == "pay"
    assert {tuple(world.hand[0]) for world in worlds(at, "ben", 30)} == {(0, 0, 1)}
    at = table(hands=("td", "gg", "", ""), sea=["short turtle dark g2 1"]).play("ana go g2")
    assert differ(tuple(world.hand[0]) for world in worlds(at, "ben", 30))


@clause("mermaid_rain.8.3", "mermaid_rain.8.5", "mermaid_rain.8.10")
def test_tokens_one_has_looked_at_are_known_and_others_are_not() -> None:
    down = {"b1": "pearl ana", "f1": "scale ben >ben", "c3": "coral ana ben >ben"}
    at = table(hands=("", "", "", ""), face_down=down)
    slots = [i for i in range(21) if at.state.down_token[i]]
    seen = list(worlds(at, "ana", 60))
    assert [knows(at.state, 0, i) for i in slots] == [True, False, True]
    assert {int(world.down_token[slots[0]]) for world in seen} == {2}
    assert {int(world.down_token[slots[2]]) for world in seen} == {4}
    assert {int(world.down_token[slots[1]]) for world in seen} == {1, 2, 3, 4, 5}
    for world in seen:
        assert [int(owner) for owner in world.down_owner[slots]] == [-1, 1, 1]
        assert MERMAID_RAIN.rules.sound(world)


def test_an_unseen_token_is_drawn_evenly_from_all_unseen_ones() -> None:
    at = table(
        hands=("", "", "", ""),
        face_up={"b1": "shell", "k1": "shell shell"},
        face_down={"f1": "scale ben >ben", "c3": "pearl ana"},
        treasure={"cleo": "coral coral"},
    )
    slot = next(i for i in range(21) if at.state.down_owner[i] == 1)
    left, many = (12, 11, 14, 12, 17), 5000
    assert [tokens_unknown(at.state, 0, token) for token in range(5)] == list(left)
    found = Counter(int(world.down_token[slot]) - 1 for world in worlds(at, "ana", many))
    for token, n in enumerate(left):
        p = n / sum(left)
        assert abs(found[token] - many * p) < 5 * sqrt(many * p * (1 - p))


def test_a_world_does_not_depend_on_the_real_one() -> None:
    at = table(hands=("ddgt", "ggtt", "dt", "ttt"), face_down={"f1": "scale ben >ben"})
    for world in worlds(at, "ana", 3):
        another = Table(at.match)
        first, second = (next(worlds(w, "ana", 1, seed=5)) for w in (another, _with(at, world)))
        assert first.tobytes() == second.tobytes()


def _with(at: Table, state: Any) -> Table:
    from seaglass.engine import Match

    return Table(Match.from_state(at.match.game, state))


def test_features_say_what_the_seat_sees() -> None:
    at = table(hands=("ddgt", "gg", "", ""), sea=["short turtle dark g2 1"], where={"ana": "g2"})
    out = np.zeros(FEATURES, np.float32)
    observe(at.state, 0, out)
    assert np.isfinite(out).all()
    other = np.zeros(FEATURES, np.float32)
    observe(at.state, 1, other)
    assert not np.array_equal(out, other)
