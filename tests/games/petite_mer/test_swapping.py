"""Rule 6: swapping."""

import pytest

from seaglass.games.petite_mer.rules.hands import part_with
from seaglass.games.petite_mer.state import MOST_OFFERS
from tests.games.petite_mer.table import table
from tests.proof import clause


@clause("petite_mer.6.1")
def test_one_tile_for_a_colleagues_once_in_a_turn() -> None:
    at = table("HQ ~", "n s e", "w ne* ~o")
    mine, theirs = at.tile("ana", "n"), at.tile("ben", "ne*")
    at.play("ana swap n for ne*", "ben accept")
    assert theirs in at.hand("ana")
    assert mine in at.hand("ben")
    assert len(at.hand("ana")) == len(at.hand("ben")) == 3
    assert "swap" not in at.verbs("ana")
    assert at.refused("ana swap s for w").key == "petite_mer-swapped"
    assert at.view()["swapped"] is True


@clause("petite_mer.6.1")
def test_every_tile_for_every_tile_of_every_colleague() -> None:
    at = table("HQ", "n s e", "w ne* ~o", "es sw nw")
    assert len([move for move in at.legal("ana") if move.startswith("swap")]) == 3 * 6


@clause("petite_mer.6.1")
def test_a_new_turn_brings_a_new_swap() -> None:
    at = table("HQ", "n s e", "w ne* ~o", swaps="free")
    at.play("ana swap n for w", "ana end")
    for _ in range(3):
        at.draw(at.match.outcomes()[0][0].split()[1])
    assert at.deciding == ["ben"]
    assert "swap" in at.verbs("ben")


@clause("petite_mer.6.2")
def test_the_colleague_is_asked_and_may_accept_or_decline() -> None:
    at = table("HQ", "n s e", "w ne* ~o", "es sw nw")
    before = at.hand("ana"), at.hand("ben")
    at.play("ana swap n for ne*")
    assert at.deciding == ["ben"], "not Cleo, and not Ana"
    assert at.legal("ben") == ["accept", "decline"]
    assert at.refused("ana end").key == "petite_mer-offer-waits"
    assert at.refused("ben end").key == "petite_mer-you-are-asked", "Ben waits for nobody: he is asked"
    assert at.refused("cleo accept").key == "petite_mer-no-offer"
    offer = at.view("cleo")["offer"]
    assert (offer["seat"], offer["other"]) == (0, 1)
    at.play("ben decline")
    assert (at.hand("ana"), at.hand("ben")) == before
    assert at.deciding == ["ana"]


@clause("petite_mer.6.3")
def test_a_declined_offer_does_not_use_up_the_swap_but_is_not_made_again() -> None:
    at = table("HQ", "n s e", "w ne* ~o")
    offers = [move for move in at.legal("ana") if move.startswith("swap")]
    at.play("ana swap n for ne*", "ben decline")
    left = [move for move in at.legal("ana") if move.startswith("swap")]
    assert len(left) == len(offers) - 1
    assert at.refused("ana swap n for ne*").clause == "petite_mer.6.3"
    assert [offer["give"] for offer in at.view()["declined"]] == [at.tile("ana", "n")]
    at.play("ana swap s for ne*", "ben accept")
    assert at.state.swapped == 1


@clause("petite_mer.6.3")
def test_a_declined_offer_may_be_made_in_a_later_turn() -> None:
    at = table("HQ", "n s e", "w ne* ~o", pile=0)
    at.play("ana swap n for ne*", "ben decline", "ana end")
    assert at.state.declined == 0


@clause("petite_mer.6.3")
def test_other_offers_stay_declined_when_a_tile_is_laid() -> None:
    at = table("HQ", "n s e", "w ne* ~o")
    at.play("ana swap n for ne*", "ben decline", "ana swap s for w", "ben decline", "ana lay n north")
    declined = at.view()["declined"]
    assert [offer["give"] for offer in declined] == [at.tile("ana", "s")]


@clause("petite_mer.6.4")
def test_the_tile_one_gets_may_be_laid_or_discarded_at_once() -> None:
    at = table("HQ ~", "n s e", "w ne* ~o", swaps="free")
    got = at.tile("ben", "~o")
    at.play("ana swap n for ~o")
    assert f"drop {got} east" in at.legal("ana")
    at.play("ana lay ~o west")
    assert at.chart[(-1, 0)] == got


@clause("petite_mer.6.5")
def test_swapping_freely_asks_nobody() -> None:
    at = table("HQ", "n s e", "w ne* ~o", swaps="free")
    theirs = at.tile("ben", "ne*")
    at.play("ana swap n for ne*")
    assert theirs in at.hand("ana")
    assert at.deciding == ["ana"]


@clause("petite_mer.6.6")
def test_alone_there_is_nobody_to_swap_with() -> None:
    at = table("HQ", "n s e")
    assert "swap" not in at.verbs("ana")
    assert at.refused("ana swap n for 50").key == "petite_mer-alone"


def test_a_colleague_without_tiles_cannot_be_asked() -> None:
    at = table("HQ", "n s e", "", pile=0)
    assert "swap" not in at.verbs("ana")


@clause("petite_mer.6.1", "petite_mer.6.2", "petite_mer.6.3")
@pytest.mark.parametrize("turn", ["ana", "ben"])
@pytest.mark.parametrize("own", [0, 1, 2])
@pytest.mark.parametrize("other", [0, 1, 2])
def test_any_two_tiles_are_offered_declined_and_swapped(turn: str, own: int, other: int) -> None:
    """One offer is declined, no other one is; then the next is accepted."""
    at = table("HQ", "n s e", "w ne* ~o", turn=turn)
    colleague = "ben" if turn == "ana" else "ana"
    mine, theirs = at.hand(turn), at.hand(colleague)
    offers = {move for move in at.legal(turn) if move.startswith("swap")}
    at.play(f"{turn} swap {mine[own]} for {theirs[other]}", f"{colleague} decline")
    left = {move for move in at.legal(turn) if move.startswith("swap")}
    assert offers - left == {f"swap {mine[own]} for {theirs[other]}"}
    assert at.hand(turn) == mine
    give, get = (own + 1) % 3, other
    at.play(f"{turn} swap {mine[give]} for {theirs[get]}", f"{colleague} accept")
    mine[give], theirs[get] = theirs[get], mine[give]
    assert (at.hand(turn), at.hand(colleague)) == (mine, theirs)
    assert at.state.declined == 0, "no offer can be made any more"


@clause("petite_mer.6.3")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_with_a_tile_all_offers_made_with_it_are_forgotten_and_no_others(slot: int) -> None:
    s = table("HQ@ab ~", "~ ~ ~", "w e ~").state.copy()
    every = (1 << (3 * MOST_OFFERS)) - 1
    s.declined = every
    part_with(s, 0, int(s.hand[0, slot]))
    of_slot = sum(1 << (slot * MOST_OFFERS + offer) for offer in range(MOST_OFFERS))
    assert s.declined == every - of_slot
