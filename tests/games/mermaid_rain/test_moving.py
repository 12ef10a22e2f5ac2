"""Rule 7: where a mermaid can ride, and what it costs."""

import pytest

from tests.games.mermaid_rain.table import Table, table
from tests.proof import clause

SEA = ["long turtle dark g2 1", "short gull dark i3 1"]


def riding(hand: str = "dgt", sea: tuple[str, ...] = (), **setting: object) -> Table:
    """Ana rides, from h1 unless said otherwise."""
    return table(**{"hands": (hand, "", "", ""), "sea": sea, **setting})


@clause("mermaid_rain.7.1")
def test_one_moves_by_discarding_cards_as_long_as_one_has_cards_and_wants() -> None:
    at = riding("tt", ("short turtle dark g2 1", "short turtle dark i2 2"))
    at.play("ana go g2", "ana pay turtle")
    assert at.hand("ana") == "t"
    assert at.view()["piles"]["discard"] == ["turtle"]
    at.play("ana go h1", "ana pay turtle")
    assert at.where("ana") == "h1"
    assert at.legal("ana") == ["done"], "no cards, no moves"
    assert at.refused("ana go g2").key == "mermaid_rain-cannot-pay"


@clause("mermaid_rain.7.1")
def test_a_card_one_does_not_have_cannot_be_discarded() -> None:
    at = riding("t", ("short turtle dark g2 1",)).play("ana go g2")
    assert at.legal("ana") == ["pay turtle"]
    assert at.refused("ana pay gull").clause == "mermaid_rain.7.1"
    assert at.refused("ana pay dolphin gull").clause == "mermaid_rain.7.1"


@clause("mermaid_rain.7.2")
def test_a_move_leads_to_the_next_tile_or_space_only() -> None:
    """h1 - g2 h2 i2 (turtle) - i3 (islet) ; k2 is further on."""
    at = riding("ddggtt", ("long turtle dark g2 1", "short gull dark j3 1", "short dolphin dark l3 2"))
    assert at.legal("ana", "go") == ["g2"]
    assert at.refused("ana go j3").clause == "mermaid_rain.7.2"
    assert at.refused("ana go i3").clause == "mermaid_rain.7.2"
    at.play("ana go g2", "ana pay turtle")
    assert sorted(at.legal("ana", "go")) == ["h1", "i3", "j3"]
    at.play("ana go j3", "ana pay gull")
    assert sorted(at.legal("ana", "go")) == ["g2", "i3", "l3"]
    assert at.refused("ana go h1").clause == "mermaid_rain.7.2"


@clause("mermaid_rain.7.3")
def test_a_tile_is_one_step_however_long() -> None:
    at = riding("tg", ("long turtle dark g2 1",)).play(
        "ana go g2", "ana pay turtle", "ana go i3", "ana pay gull"
    )
    assert at.where("ana") == "i3"
    assert at.hand("ana") == ""


@clause("mermaid_rain.7.3")
def test_a_tile_is_called_by_its_first_hex() -> None:
    at = riding("t", ("long turtle dark g2 1",))
    refusal = at.refused("ana go h2")
    assert (refusal.key, refusal.details["first"]) == ("mermaid_rain-tile-is-called", "g2")


@clause("mermaid_rain.7.4")
@pytest.mark.parametrize("symbol", ["dolphin", "gull", "turtle"])
def test_one_card_with_the_symbol_of_the_tile(symbol: str) -> None:
    at = riding("dgt", (f"short {symbol} dark g2 1",)).play("ana go g2")
    assert [move for move in at.legal("ana", "pay") if " " not in move] == [symbol]
    other = {"dolphin": "gull", "gull": "turtle", "turtle": "dolphin"}[symbol]
    assert at.refused(f"ana pay {other}").clause == "mermaid_rain.7.4"
    at.play(f"ana pay {symbol}")
    assert at.where("ana") == "g2"
    assert at.hand("ana") == "dgt".replace(symbol[0], "")


@clause("mermaid_rain.7.4")
@pytest.mark.parametrize(
    ("space", "tile", "card"),
    [("e4", "short turtle dark d3 1", "dolphin"), ("i3", "short turtle dark i2 1", "gull"),
     ("f1", "short turtle dark f2 1", "turtle")],
)  # fmt: skip
def test_a_dolphin_for_a_wreck_a_gull_for_an_islet_a_turtle_for_a_cave(
    space: str, tile: str, card: str
) -> None:
    first = tile.split()[3]
    at = riding("dgt", (tile,), where={"ana": first}).play(f"ana go {space}")
    assert [move for move in at.legal("ana", "pay") if " " not in move] == [card]
    assert at.space(space)["card"] == card


@clause("mermaid_rain.7.5")
def test_any_card_for_a_mermaid_tile() -> None:
    at = riding("dgt", ("short mermaid dark g2 1",)).play("ana go g2")
    assert at.legal("ana") == ["pay dolphin", "pay gull", "pay turtle"]
    at.play("ana pay gull")
    assert (at.where("ana"), at.hand("ana")) == ("g2", "dt")


@clause("mermaid_rain.7.6")
def test_any_card_for_a_start_space() -> None:
    at = riding("dgt", ("short turtle dark g2 1",), where={"ana": "g2"}).play("ana go h1")
    assert at.legal("ana") == ["pay dolphin", "pay gull", "pay turtle"]
    at.play("ana pay turtle")
    assert (at.where("ana"), at.hand("ana")) == ("h1", "dg")
    assert at.state.entered == 0, "there is nothing to enter for"


@clause("mermaid_rain.7.7")
def test_deep_sea_two_cards_that_both_do_not_match() -> None:
    """The printed example: onto a dolphin tile with a gull and a turtle, two gulls, or two turtles."""
    at = riding("ggtt", ("short dolphin dark g2 1",)).play("ana go g2")
    assert at.legal("ana") == ["pay gull gull", "pay gull turtle", "pay turtle turtle"]
    at.play("ana pay gull turtle")
    assert (at.where("ana"), at.hand("ana")) == ("g2", "gt")


@clause("mermaid_rain.7.4", "mermaid_rain.7.7")
@pytest.mark.parametrize(
    ("symbol", "pairs"),
    [
        ("dolphin", ["gull gull", "gull turtle", "turtle turtle"]),
        ("gull", ["dolphin dolphin", "dolphin turtle", "turtle turtle"]),
        ("turtle", ["dolphin dolphin", "dolphin gull", "gull gull"]),
    ],
)
def test_no_card_of_a_deep_sea_pair_shows_the_symbol(symbol: str, pairs: list[str]) -> None:
    at = riding("ddggtt", (f"short {symbol} dark g2 1",)).play("ana go g2")
    assert at.legal("ana", "pay") == [symbol, *pairs]


@clause("mermaid_rain.7.7")
def test_in_the_deep_sea_no_card_may_match_and_one_is_not_enough() -> None:
    at = riding("dgt", ("short dolphin dark g2 1",)).play("ana go g2")
    assert at.legal("ana") == ["pay dolphin", "pay gull turtle"]
    assert at.refused("ana pay dolphin gull").clause == "mermaid_rain.7.7"
    assert riding("g", ("short dolphin dark g2 1",)).refused("ana go g2").clause == "mermaid_rain.7.7"
    assert riding("gg", ("short dolphin dark g2 1",)).legal("ana", "go") == ["g2"]


@clause("mermaid_rain.7.7")
def test_deep_sea_leads_to_treasure_spaces_too() -> None:
    at = riding("gt", ("short turtle dark d3 1",), where={"ana": "d3"})
    at.play("ana go e4", "ana pay gull turtle")
    assert at.where("ana") == "e4"


@clause("mermaid_rain.7.8")
def test_no_deep_sea_where_any_card_would_do() -> None:
    at = riding("dgt", ("short mermaid dark g2 1",)).play("ana go g2")
    assert at.refused("ana pay dolphin gull").clause == "mermaid_rain.7.8"
    at = riding("dgt", ("short turtle dark g2 1",), where={"ana": "g2"}).play("ana go h1")
    assert at.refused("ana pay dolphin gull").clause == "mermaid_rain.7.8"


@clause("mermaid_rain.7.9")
def test_bare_ocean_and_rocks_are_never_entered() -> None:
    at = riding("ddggtt", ("short turtle dark j2 1",), where={"ana": "j2"})
    assert at.refused("ana go l2").clause == "mermaid_rain.7.9"
    assert at.refused("ana go l2").details["place"] == "rock"
    assert at.refused("ana go i2").details["place"] == "ocean"
    assert at.refused("ana go q9").details["place"] == "nothing"


@clause("mermaid_rain.7.10")
def test_mermaids_do_not_block_each_other() -> None:
    at = riding("ttg", ("long turtle dark g2 1",), where={"ben": "g2", "cleo": "i3"})
    at.play("ana go g2", "ana pay turtle")
    assert at.where("ana") == at.where("ben") == "g2"
    at.play("ana go i3", "ana pay gull")
    assert at.where("ana") == at.where("cleo") == "i3"


@clause("mermaid_rain.7.11", "mermaid_rain.4.6")
def test_a_rain_warps_to_any_place_without_a_card() -> None:
    at = riding("dg", ("short gull dark j9 1",), melds={"ana": "rain"})
    warps = at.legal("ana", "warp")
    assert "j9" in warps
    assert {"o9", "h11", "e4", "n11"} <= set(warps)
    assert len(warps) == 1 + 27 - 1, "every tile and site but the own"
    assert at.legal("ana") == [*(f"warp {place}" for place in warps), "done"]
    at.play("ana warp j9")
    assert (at.where("ana"), at.hand("ana")) == ("j9", "dg")
    assert at.legal("ana", "warp") == [], "only once"
    assert at.refused("ana warp o9").clause == "mermaid_rain.7.11"
    assert at.legal("ana", "go") == ["j8"], "the moves begin there"


@clause("mermaid_rain.7.2", "mermaid_rain.7.11")
def test_the_very_first_hex_is_a_place_like_others() -> None:
    at = riding("gg", ("short gull dark a1 2",), melds={"ana": "rain"})
    assert "a1" in at.legal("ana", "warp")
    at.play("ana warp a1")
    assert at.where("ana") == "a1"
    at = riding("gg", ("short gull dark a1 2",), where={"ana": "b1"})
    assert at.play("ana go a1", "ana pay gull").where("ana") == "a1"


@clause("mermaid_rain.7.11")
def test_only_a_rain_warps_and_only_to_places() -> None:
    assert riding("dg").legal("ana", "warp") == []
    assert riding("dg").refused("ana warp e4").clause == "mermaid_rain.4.6"
    at = riding("dg", melds={"ana": "rain"})
    assert at.refused("ana warp i2").clause == "mermaid_rain.7.9"


@clause("mermaid_rain.7.11")
def test_two_with_a_rain_warp_both_each_in_their_turn() -> None:
    at = riding("dg", melds={"ana": "rain", "ben": "rain"}, where={"ben": "a3"})
    at.play("ana warp o9", "ana done")
    assert "o9" in at.legal("ben", "warp")
    at.play("ben warp h11")
    assert (at.where("ana"), at.where("ben")) == ("o9", "h11")


@clause("mermaid_rain.7.11")
def test_no_warp_after_the_first_move() -> None:
    at = riding("tt", ("short turtle dark g2 1",), melds={"ana": "rain"})
    at.play("ana go g2", "ana pay turtle")
    assert at.legal("ana", "warp") == []
    assert at.refused("ana warp o9").clause == "mermaid_rain.7.11"


@clause("mermaid_rain.7.12")
def test_a_warp_before_or_after_laying_tiles() -> None:
    tile = "short gull dark"
    at = riding("g", melds={"ana": "rain"}, tiles={"ana": [tile]})
    at.play("ana warp o9", f"ana lay {tile}", "ana at n8", "ana way 3")
    assert at.legal("ana", "go") == ["n8"]
    at = riding("g", melds={"ana": "rain"}, tiles={"ana": [tile]})
    at.play(f"ana lay {tile}", "ana at n8", "ana way 3")
    assert "n8" in at.legal("ana", "warp"), "also onto the tile just laid"


@clause("mermaid_rain.7.13")
def test_a_warp_leads_elsewhere() -> None:
    at = riding("g", melds={"ana": "rain"}, where={"ana": "e4"}, face_up={"e4": "pearl"})
    assert "e4" not in at.legal("ana", "warp")
    assert at.refused("ana warp e4").clause == "mermaid_rain.7.13"


def test_the_printed_ride_turtle_gull_turtle() -> None:
    """Turtle tile, gull tile, cave: a turtle card, a gull card, a turtle card."""
    at = riding("ttg", ("short turtle dark g2 2", "short gull dark h4 3", "short dolphin dark i6 1"))
    assert at.view("ana")["surf"][0]["hexes"] == ["g2", "h3"]
    at.play("ana go g2", "ana pay turtle", "ana go h4", "ana pay gull")
    assert "g6" in at.legal("ana", "go")
    at.play("ana go g6", "ana pay turtle")
    assert (at.where("ana"), at.hand("ana")) == ("g6", "")


def test_the_cheapest_way_to_every_place_is_shown_to_the_one_who_rides() -> None:
    at = riding("ttg", ("long turtle dark g2 1", "short gull dark j3 1"))
    ways = {way["to"]: way for way in at.view("ana")["ways"]}
    assert sorted(ways) == ["g2", "i3", "j3"]
    assert ways["i3"]["path"] == ["g2", "i3"]
    assert ways["i3"]["cards"] == ["turtle", "gull"]
    assert ways["i3"]["moves"] == ["go g2", "pay turtle", "go i3", "pay gull"]
    assert at.view("ben")["ways"] == []
    assert at.view()["ways"] == []
    at.play(*(f"ana {move}" for move in ways["i3"]["moves"]))
    assert at.where("ana") == "i3"


def test_the_cheapest_way_takes_the_fewest_cards() -> None:
    """Over the dolphin tile the islet would take two cards of the deep sea and a gull."""
    at = riding("tttg", ("short dolphin dark h2 1", "short turtle dark g2 2"))
    ways = {way["to"]: way for way in at.view("ana")["ways"]}
    assert ways["i3"]["path"] == ["g2", "i3"]
    assert ways["i3"]["cards"] == ["turtle", "gull"]
    assert len(ways["h2"]["cards"]) == 2
