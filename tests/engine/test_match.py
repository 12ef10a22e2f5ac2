"""A match: decisions are the truth; refusals change nothing; undo, fork and replay."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from seaglass.engine import CHANCE, Match, Refusal, game_named, perspective, table_rules
from tests.play import random_match

MOUTON = game_named("mouton")
EVEN = [
    *range(1, 9),
    *range(25, 29),
    *range(9, 13),
    *range(49, 53),
    *range(29, 33),
    *range(53, 61),
    *range(33, 37),
]


def after_the_deal(cards: str = "secret") -> Match:
    """Ana, Ben and Cleo hold four buoys each; tides 4 and 9 lie in the middle."""
    match = Match(MOUTON, 3, {"cards": cards})
    for card in EVEN:
        match.play(CHANCE, f"deal {card}")
    match.play(CHANCE, "tide 9")
    match.play(CHANCE, "tide 4")
    return match


def test_nothing_is_dealt_at_first_and_chance_must_decide() -> None:
    match = Match(MOUTON, 4)
    assert (match.ply, match.frames, match.actors, match.over) == (0, [], (CHANCE,), False)
    assert (match.winners, match.scores) == ([], [0, 0, 0, 0])
    assert match.legal(0) == []


def test_playing_answers_the_frames_from_the_decision_on() -> None:
    match = after_the_deal()
    match.play(0, "play 1")
    match.play(1, "play 9")
    frames = match.play(2, "play 53")
    assert (frames[0].actor, frames[0].decision) == (2, 52)
    assert all((frame.actor, frame.decision) == (None, None) for frame in frames[1:])
    assert {frame.ply for frame in frames} == {match.ply}
    assert match.frames[-len(frames) :] == frames
    for earlier, later in zip(match.frames, match.frames[1:], strict=False):
        assert earlier.after.tobytes() == later.before.tobytes()
    assert match.frames[-1].after.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    ("play", "key"),
    [
        (lambda m: m.play(0, "play 9"), "mouton-not-in-hand"),
        (lambda m: m.play(0, "dance"), "move-unknown"),
        (lambda m: m.play(0, "tide 3"), "only-chance"),
        (lambda m: m.play(3, "play 1"), "seat-unknown"),
        (lambda m: m.play(-1, "play 1"), "seat-unknown"),
        (lambda m: m.play(CHANCE, "tide 3"), "chance-impossible"),
        (lambda m: m.decide(0, 999), "move-unknown"),
        (lambda m: m.decide(CHANCE, -1), "move-unknown"),
        (lambda m: m.undo(0), "undo-impossible"),
        (lambda m: m.fork(-1), "ply-unknown"),
        (lambda m: m.fork(m.ply + 1), "ply-unknown"),
    ],
)
def test_a_refusal_changes_nothing(play: Callable[[Match], object], key: str) -> None:
    match = after_the_deal()
    before = (match.state.tobytes(), list(match.decisions), len(match.frames))
    with pytest.raises(Refusal) as refusal:
        play(match)
    assert refusal.value.key == key
    assert (match.state.tobytes(), match.decisions, len(match.frames)) == before
    assert "$" not in str(refusal.value)


def test_a_finished_match_takes_no_more_decisions() -> None:
    match = random_match(MOUTON, 3, seed=1)
    assert match.winners
    assert match.actors == ()
    for actor in (0, CHANCE):
        with pytest.raises(Refusal, match="over"):
            match.play(actor, "play 1")


def test_ones_own_secret_choice_can_be_taken_back() -> None:
    match = after_the_deal()
    before = (match.state.tobytes(), match.ply, len(match.frames))
    match.play(1, "play 9")
    assert match.may_undo(1)
    match.undo(1)
    assert (match.state.tobytes(), match.ply, len(match.frames)) == before
    match.play(1, "play 10")
    assert perspective.view(match, 1)["choice"] == 10


def test_only_by_who_made_it() -> None:
    match = after_the_deal()
    match.play(1, "play 9")
    for other in (0, 2, CHANCE):
        assert not match.may_undo(other)
        with pytest.raises(Refusal):
            match.undo(other)


def test_not_after_somebody_else_has_decided_until_that_is_taken_back() -> None:
    match = after_the_deal()
    match.play(1, "play 9")
    match.play(0, "play 1")
    assert not match.may_undo(1)
    match.undo(0)
    assert match.may_undo(1)


def test_not_after_the_cards_were_turned_over() -> None:
    match = after_the_deal()
    for seat, card in enumerate((1, 9, 53)):
        match.play(seat, f"play {card}")
    assert not any(match.may_undo(seat) for seat in range(3))


def test_not_an_open_card_which_all_have_seen() -> None:
    match = after_the_deal("open")
    match.play(0, "play 1")
    assert not match.may_undo(0)


def test_chance_takes_nothing_back_and_neither_does_anybody_for_it() -> None:
    match = after_the_deal()
    assert not any(match.may_undo(actor) for actor in (0, 1, 2, CHANCE))
    assert not Match(MOUTON, 3).may_undo(0)


def test_a_fork_is_the_match_as_it_stood_and_goes_its_own_way() -> None:
    match = after_the_deal()
    match.play(0, "play 1")
    fork = match.fork(38)
    assert fork.actors == (0, 1, 2)
    fork.play(0, "play 2")
    assert match.decisions[-1] == (0, 0)
    assert fork.decisions[-1] == (0, 1)
    assert fork.decisions[:-1] == match.decisions[:-1]
    assert match.fork(0).ply == 0
    assert match.fork(match.ply).state.tobytes() == match.state.tobytes()


def test_a_match_from_a_position_forks_and_undoes_within_itself() -> None:
    start = after_the_deal()
    match = Match.from_state(MOUTON, start.state)
    match.play(0, "play 1")
    assert match.fork(0).state.tobytes() == start.state.tobytes()
    match.undo(0)
    assert match.state.tobytes() == start.state.tobytes()
    assert match.ply == 0


def test_states_handed_in_or_out_are_not_shared() -> None:
    state = MOUTON.set_up(3)
    match = Match.from_state(MOUTON, state)
    match.play(CHANCE, "deal 1")
    assert int(state.deal[0]) == 0
    frame = match.frames[0]
    match.play(CHANCE, "deal 2")
    assert int(frame.after.deal[0]) == 1


def test_several_moves_end_with_the_first_that_shows_something() -> None:
    match = after_the_deal()
    match.play(0, "play 1")
    match.play(1, "play 9")
    before = match.ply
    assert match.play_all(2, ["play 53", "play 54"]) == 1, "the cards are turned over"
    assert match.decisions[before] == (2, MOUTON.moves.number("play 53"))
    assert len(match.decisions) == before + 1


def test_several_moves_end_before_the_first_that_is_impossible() -> None:
    match = after_the_deal()
    state = match.state.tobytes()
    with pytest.raises(Refusal, match="rubbish"):
        match.play_all(0, ["rubbish", "play 1"])
    assert match.state.tobytes() == state
    assert match.play_all(0, ["play 1", "play 2"]) == 1, "one card a trick"
    assert match.decisions[-1] == (0, MOUTON.moves.number("play 1"))


def test_a_replay_by_names_is_the_same_match() -> None:
    match = random_match(MOUTON, 3, {"cards": "open"}, seed=4, most=90)
    moves = [(actor, MOUTON.moves.name(decision)) for actor, decision in match.decisions]
    again = Match.replay(MOUTON, 3, {"cards": "open"}, moves)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.options == match.options


def test_the_gate_leaves_out_frames_in_which_nothing_changes_for_the_reader() -> None:
    match = Match(MOUTON, 3)
    frames = match.play(CHANCE, "deal 7")
    assert perspective.seen_frames(match, 0, frames) == []
    match = after_the_deal()
    before = perspective.view(match, 2)
    seen = perspective.seen_frames(match, 2, frames := match.play(0, "play 1"))
    assert len(seen) == 1
    assert seen[0]["story"] == [{"key": "mouton-chose", "seat": 0, "args": {}, "kind": "event"}]
    assert {**before, **seen[0]["view"]} == perspective.view(match, 2) != before
    assert "hand" not in seen[0]["view"], "what has not changed is not told"
    assert perspective.seen_frames(match, 2, frames, whole=True)[0]["view"] == perspective.view(match, 2)


def test_a_state_is_asked_once_who_may_decide_and_what(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked = after_the_deal(), Counter[str]()
    rules = MOUTON.rules
    for name in ("actors", "legal"):
        monkeypatch.setattr(rules, name, _counting(getattr(rules, name), name, asked))
    match.play(0, "play 1")
    for _ in range(3):
        assert match.actors == (1, 2)
        assert len(match.legal(1)) == len(match.legal(1)) == 12
        assert match.legal(0) == []
    assert asked == {"actors": 2, "legal": 2}, "before the decision and after it; of seat 0 and of seat 1"
    match.state.afloat = 0
    assert match.actors == (), "a state that is changed is asked again"


def _counting(rule: Any, name: str, asked: Counter[str]) -> Any:
    def ask(*args: Any) -> Any:
        asked[name] += 1
        return rule(*args)

    return ask


def test_a_match_takes_as_many_steps_as_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    """More of them than one call of the rules has room for."""
    whole = random_match(MOUTON, 3, seed=7)
    monkeypatch.setattr(table_rules, "STEPS", 2)
    again = random_match(MOUTON, 3, seed=7)
    assert [f.after.tobytes() for f in again.frames] == [f.after.tobytes() for f in whole.frames]


def test_events_carry_plain_numbers() -> None:
    match = after_the_deal()
    for told in perspective.story(match, None):
        assert {type(value) for value in told["args"].values()} <= {int, str}
        assert told["seat"] is None or type(told["seat"]) is int
    kinds = {told["key"]: told["kind"] for told in perspective.story(match, None)}
    assert (kinds["mouton-round"], kinds["mouton-announces"]) == ("chapter", "event")
