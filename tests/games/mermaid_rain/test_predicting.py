"""Rule 3: cards are dealt, undercurrents turn tiles up, empty piles are made anew."""

import pytest

from seaglass.games.mermaid_rain.state import REVEAL_TILES
from tests.games.mermaid_rain.table import MERMAID_RAIN, deal, set_out, table
from tests.proof import clause

FOUR = ("dddgggt", "dddgggt", "tttgggd", "ttttddg")


@clause("mermaid_rain.3.1")
def test_everyone_is_dealt_exactly_seven_cards() -> None:
    at = set_out(4)
    deal(at, FOUR, 1, [])
    for name, hand in zip(("ana", "ben", "cleo", "dai"), FOUR, strict=True):
        assert sorted(at.hand(name)) == sorted(hand)


@clause("mermaid_rain.3.1", "mermaid_rain.9.4")
def test_seven_more_even_if_one_still_holds_two_so_nine_at_most() -> None:
    at = table(phase="deal", hands=("dd", "g", "", "tt"), round_no=3)
    deal(at, FOUR, 5, [])
    assert [at.player(name)["cards"] for name in ("ana", "ben", "cleo", "dai")] == [9, 8, 7, 9]


@clause("mermaid_rain.3.1")
def test_nobody_sees_a_card_before_all_are_dealt_and_then_only_their_own() -> None:
    at = set_out(4).play(*["chance deal gull"] * 24, *["chance deal dolphin"] * 3)
    assert [at.view(reader)["hand"] for reader in ("ana", "dai")] == [[], []]
    at.play("chance deal turtle")
    assert at.view("ana")["hand"] == ["gull"] * 7
    assert at.view("dai")["hand"] == ["dolphin"] * 3 + ["gull"] * 3 + ["turtle"]
    assert at.view()["hand"] is None
    assert at.told() == [("dealt", None, {"cards": 7})]


@clause("mermaid_rain.3.2")
def test_when_the_pile_is_empty_all_discards_are_shuffled() -> None:
    """Ten cards left for 28: open discards and those put away face down come back."""
    at = table(
        phase="deal",
        hands=("dg", "dg", "dg", "dg"),
        round_no=3,
        discard="d" * 16 + "g" * 14 + "t" * 20,
        buried={"ana": "dd", "ben": "gg"},
    )
    assert at.view()["piles"]["cards"] == 10
    at.play(*["chance deal dolphin"] * 2, *["chance deal gull"] * 4, *["chance deal turtle"] * 3)
    assert at.chances() == {"deal turtle": 1}
    at.play("chance deal turtle")
    assert at.told() == [("cards-shuffled", None, {"cards": 54})]
    assert at.chances() == {"deal dolphin": 18, "deal gull": 16, "deal turtle": 20}
    assert at.view()["piles"]["discard"] == []
    assert at.view()["piles"]["buried"] == 0


@clause("mermaid_rain.3.2")
def test_discards_are_shuffled_for_a_card_to_be_dealt_and_not_before() -> None:
    """The last card of the pile is the last one dealt: the discards wait for the next round."""
    at = table(phase="deal", hands=("", "", ""), discard="d" * 24 + "g" * 24 + "ttt")
    at.play(*["chance deal turtle"] * 21)
    assert at.phase == "undercurrents"
    assert at.view()["piles"]["cards"] == 0
    assert len(at.view()["piles"]["discard"]) == 51


@clause("mermaid_rain.3.3")
@pytest.mark.parametrize(
    ("seats", "card", "tiles"),
    [(3, 5, "2 0 1 0"), (4, 6, "0 2 1 1"), (5, 1, "2 1 1 1"), (6, 4, "1 2 2 1")],
)
def test_an_undercurrents_card_says_how_many_tiles_of_each_shape(seats: int, card: int, tiles: str) -> None:
    at = deal(set_out(seats), ["ddddggg"] * 3 + ["ttttttt"] * (seats - 3), card, [])
    shapes = ("curved", "triangular", "long", "short")
    due = dict(zip(shapes, map(int, tiles.split()), strict=True))
    assert at.view()["undercurrents"] == {"card": card, "tiles": due}
    revealed = []
    while at.phase == "reveal_tiles":
        at.play(f"chance {next(iter(at.chances()))}")
        revealed = [tile["shape"] for tile in at.view()["offer"]]
    assert {shape: revealed.count(shape) for shape in shapes} == due
    assert len(revealed) == seats
    assert at.phase == "meld"


@clause("mermaid_rain.3.3")
def test_another_card_each_round_and_each_tile_as_likely() -> None:
    at = table(phase="deal", hands=("", "", "", ""), round_no=3)
    deal(at, FOUR, 4, [])
    at = table(phase="undercurrents", hands=("ddddggg",) * 4, round_no=3)
    assert at.chances() == {f"current {card}": 1 for card in range(3, 9)}
    at.play("chance current 8")
    assert at.chances() == {
        "reveal curved dolphin light": 1,
        "reveal curved dolphin dark": 2,
        "reveal curved gull light": 1,
        "reveal curved gull dark": 2,
        "reveal curved turtle light": 1,
        "reveal curved turtle dark": 1,
        "reveal curved mermaid dark": 1,
    }


SHORTS = {
    "short dolphin dark": 2,
    "short gull dark": 1,
    "short gull light": 1,
    "short turtle dark": 2,
    "short turtle light": 1,
    "short mermaid dark": 1,
}


@clause("mermaid_rain.3.4")
def test_an_empty_pile_of_tiles_is_made_from_its_discards() -> None:
    """Eight of the nine short tiles are discarded; the ninth comes up, then they are shuffled."""
    at = table(phase="reveal_tiles", hands=("ddddggg",) * 4, due={"short": 2}, current=8, tile_discard=SHORTS)
    assert at.chances() == {"reveal short mermaid light": 1}
    at.play("chance reveal short mermaid light")
    assert at.told()[-1] == ("tiles-shuffled", None, {"shape": "short", "tiles": 8})
    assert at.chances() == {f"reveal {name}": many for name, many in SHORTS.items()}
    assert at.view()["piles"]["tile_discard"] == {}


@clause("mermaid_rain.3.5")
def test_without_pile_and_discards_the_tile_is_not_turned_up() -> None:
    """All nine short tiles lie in the sea or in front of somebody."""
    sea = [
        "short dolphin dark a1 2",
        "short dolphin dark c1 1",
        "short gull dark i1 1",
        "short gull light l1 1",
        "short turtle dark e2 1",
        "short turtle dark g2 1",
        "short turtle light i2 1",
        "short mermaid dark b3 2",
    ]
    at = table(phase="reveal_tiles", hands=("ddddggg",) * 4, due={"short": 2}, current=8, sea=sea)
    at.play("chance reveal short mermaid light")
    assert at.told()[-1] == ("no-tile", None, {"shape": "short"})
    assert at.phase == "meld"
    assert len(at.view()["offer"]) == 1


@clause("mermaid_rain.3.5", "mermaid_rain.3.3")
@pytest.mark.parametrize(("out", "later"), [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
def test_a_shape_that_is_out_keeps_no_later_shape_from_coming_up(out: int, later: int) -> None:
    """Two tiles of a shape that is out are due, and one of a shape behind it."""
    s = table(phase="reveal_tiles", hands=("ddddggg",) * 4, due={"short": 1}, current=8).state.copy()
    s.tile_pile[8 * out : 8 * out + 8] = 0
    s.due[:] = 0
    s.due[out], s.due[later] = 2, 1
    assert MERMAID_RAIN.rules.advance(s)
    assert [int(many) for many in s.due] == [1 if shape == later else 0 for shape in range(4)]
    assert s.phase == REVEAL_TILES, "the later tile is still turned up"
    assert not MERMAID_RAIN.rules.advance(s)


@clause("mermaid_rain.3.4")
@pytest.mark.parametrize("shape", range(4))
def test_a_single_discarded_tile_is_a_pile_again(shape: int) -> None:
    s = table(phase="reveal_tiles", hands=("ddddggg",) * 4, due={"short": 1}, current=8).state.copy()
    s.tile_pile[8 * shape : 8 * shape + 8] = 0
    s.tile_discard[8 * shape + 3] = 1
    s.due[:] = 0
    s.due[shape] = 1
    assert MERMAID_RAIN.rules.advance(s)
    assert (s.tile_pile[8 * shape + 3], s.tile_discard[8 * shape + 3], s.due[shape]) == (1, 0, 1)


@clause("mermaid_rain.3.5")
def test_whoever_chooses_last_may_go_without_a_tile() -> None:
    at = table(
        phase="choose_tile",
        hands=("ttttt",) * 3,
        order=("ana", "ben", "cleo"),
        shown={"ana": "dd", "ben": "gg", "cleo": "dg"},
        melds={"ana": "drop", "ben": "drop", "cleo": "octopus"},
        offer=["long gull dark", "short gull dark"],
    )
    at.play("ana pick long gull dark", "ben pick short gull dark")
    assert ("without-tile", "cleo", {}) in at.told()
    assert at.deciding == ["ana"], "the riding phase has begun"
    assert at.player("cleo")["tiles"] == []
