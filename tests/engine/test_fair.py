"""Fair chance: committed before, mixed with the seats' words, exactly even, and checked by anybody."""

import hashlib
import hmac
from collections import Counter
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seaglass.engine import CHANCE, Match, Refusal, game_named
from seaglass.engine.dice import new_dice
from seaglass.engine.fair import Fair, verify
from tests.play import play_step

MOUTON = game_named("mouton")
SECRET = bytes(range(32))
WORDS = ("sel", "écume", "海")

# What this secret and these words give, worked out apart from this program. They may never change.
KNOWN_SEED = "da2d75c2ff3fc4b1c7063bc170c608017eedccf34f2df421ea021792c9783644"
KNOWN_NUMBERS = [22, 33, 0, 58, 32, 26, 39, 34]
KNOWN_DEAL = [
    *(23, 36, 51, 27, 5, 35, 17, 49, 12, 13, 31, 46),
    *(53, 14, 9, 11, 56, 29, 15, 22, 26, 19, 33, 60),
    *(20, 24, 4, 54, 25, 32, 37, 39, 47, 21, 58, 8),
]
KNOWN_TIDES = ["tide 3", "tide 2"]


def fair_match(chance: Fair, seed: int = 1, most: int = 70) -> Match:
    """A match whose chance is fair and whose seats play at random."""
    match, dice = Match(MOUTON, 3), new_dice(seed)
    while not match.over and match.ply < most:
        chance.draw_all(match)
        if not match.over:
            play_step(match, dice)
    return match


def deal(chance: Fair) -> list[str]:
    match = Match(MOUTON, 3)
    chance.draw_all(match)
    return [MOUTON.moves.name(decision) for _, decision in match.decisions]


def test_the_commitment_is_the_sha256_of_the_secret_and_tells_nothing_of_the_words() -> None:
    assert Fair(SECRET).commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Fair(SECRET, WORDS).commitment == Fair(SECRET).commitment
    assert Fair(SECRET[::-1]).commitment != Fair(SECRET).commitment


def test_known_answers_so_that_old_records_can_always_be_checked() -> None:
    chance = Fair(SECRET, WORDS)
    assert chance.seed(2).hex() == KNOWN_SEED
    assert [chance.below(60, 0, place) for place in range(8)] == KNOWN_NUMBERS
    assert deal(chance) == [f"deal {card}" for card in KNOWN_DEAL] + KNOWN_TIDES


def test_a_number_is_made_as_the_description_says() -> None:
    """HMAC over the words and the round gives the sub-seed, HMAC over place and attempt the number."""
    seed = hmac.new(SECRET, '[["sel","écume","海"],5]'.encode(), hashlib.sha256).digest()
    block = hmac.new(seed, b"17.0", hashlib.sha256).digest()
    assert Fair(SECRET, WORDS).below(1000, 5, 17) == int.from_bytes(block[:8], "big") % 1000


@pytest.mark.parametrize(
    "other",
    [
        Fair(SECRET, ("sel", "écume", "海!")),
        Fair(SECRET, ("sel", "écume")),
        Fair(SECRET, ("selécume", "", "海")),
        Fair(SECRET, ('sel","écume', "海")),
        Fair(SECRET, ("écume", "sel", "海")),
        Fair(SECRET[::-1], WORDS),
    ],
)
def test_every_word_and_the_secret_change_the_deal(other: Fair) -> None:
    assert deal(other) != deal(Fair(SECRET, WORDS))


def test_the_same_secret_and_words_give_the_same_cards_whatever_people_play() -> None:
    chance = Fair(SECRET, WORDS)
    first, second = fair_match(chance, seed=1), fair_match(chance, seed=2)
    assert first.decisions != second.decisions
    drawn = [[d for actor, d in match.decisions if actor == CHANCE][:44] for match in (first, second)]
    assert drawn[0] == drawn[1]
    assert deal(chance) == deal(Fair(SECRET, WORDS))


def test_rounds_have_seeds_of_their_own() -> None:
    chance = Fair(SECRET, WORDS)
    assert len({chance.seed(round_no) for round_no in range(6)}) == 6


def test_a_number_out_of_range_is_drawn_again_so_that_all_are_exactly_as_likely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """2 ** 64 is 3 x 6148914691236517205 + 1: one number too many, which must not count."""
    blocks = iter([2**64 - 1, 2**64 - 1, 2**64 - 2])
    chance = Fair(SECRET)
    chance.seed(0)
    monkeypatch.setattr(hmac, "digest", lambda *_: next(blocks).to_bytes(8, "big") + bytes(24))
    assert chance.below(3, 0, 0) == 2
    assert next(blocks, None) is None


@given(n=st.integers(1, 2**40), left=st.integers(1, 5_000))
def test_what_counts_is_a_whole_number_of_times_the_range(n: int, left: int) -> None:
    """The numbers that count are 0 up to a multiple of n; the fewer than n above it do not."""
    numbers = count(2**64 - left)
    tried: list[int] = []

    def digest(*_: object) -> bytes:
        tried.append(next(numbers) % 2**64)
        return tried[-1].to_bytes(8, "big") + bytes(24)

    chance = Fair(SECRET)
    chance.seed(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hmac, "digest", digest)
        found = chance.below(n, 0, 0)
    limit = 2**64 // n * n
    assert found == tried[-1] % n
    assert tried[-1] < limit
    assert all(number >= limit for number in tried[:-1])


def test_draws_follow_the_weights() -> None:
    """Of a pile with 24 tides in 12 values, each of two cards as likely as another."""
    match = Match(MOUTON, 3)
    Fair(SECRET).draw_all(match)
    before_tides = match.fork(36)
    many = 1200
    seen = Counter(Fair(bytes([i % 256, i // 256])).draw(before_tides) for i in range(many))
    assert len(seen) == 12
    assert sum((found - many / 12) ** 2 / (many / 12) for found in seen.values()) < 35


def test_a_true_record_is_accepted() -> None:
    chance = Fair(SECRET, WORDS)
    verify(fair_match(chance, most=400), chance, chance.commitment)


def test_a_draw_that_was_chosen_is_refused_with_its_place() -> None:
    chance = Fair(SECRET, WORDS)
    for ply in (1, 20, 37, 38):
        match = fair_match(chance).fork(ply - 1)
        due = chance.draw(match)
        came = next(move for move, _ in match.outcomes() if move != due)
        match.play(CHANCE, came)
        chance.draw_all(match)
        with pytest.raises(Refusal) as refusal:
            verify(match, chance, chance.commitment)
        assert refusal.value.key == "proof-draw-wrong"
        assert refusal.value.details == {"ply": ply, "due": due, "came": came}


@pytest.mark.parametrize("seal", ["", "0" * 64, "é", "\ud800", Fair(SECRET).commitment.upper()])
def test_a_commitment_that_is_not_the_secrets_is_refused(seal: str) -> None:
    chance = Fair(SECRET, WORDS)
    with pytest.raises(Refusal) as refusal:
        verify(fair_match(chance), chance, seal)
    assert refusal.value.key == "proof-commitment-wrong"


@pytest.mark.parametrize("other", [Fair(SECRET[::-1], WORDS), Fair(SECRET, WORDS[::-1]), Fair(SECRET)])
def test_another_secret_or_other_words_are_refused(other: Fair) -> None:
    with pytest.raises(Refusal):
        verify(fair_match(Fair(SECRET, WORDS)), other, Fair(SECRET).commitment)


def test_chance_that_is_not_due_draws_nothing() -> None:
    match = fair_match(Fair(SECRET))
    before = match.ply
    assert CHANCE not in match.actors or match.over
    Fair(SECRET).draw_all(match)
    assert match.ply == before
