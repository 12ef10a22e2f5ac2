"""Rule 5: the order of the melds, tiles and effects, the Prince card."""

from typing import Any

import pytest

from seaglass.engine import Match
from tests.games.mermaid_rain.table import MERMAID_RAIN, Table, table
from tests.proof import clause

OFFER = ["curved gull dark", "long gull dark", "short gull dark", "long turtle dark"]
MELD_OF = {"dd": "drop", "dg": "octopus", "ddd": "mist", "dgt": "waltz", "ddgg": "twin", "dddgg": "march"}


def showing(*melds: str, dealer: str = "ana", **setting: Any) -> Table:
    """Everybody has shown such a meld and stops."""
    names = ("ana", "ben", "cleo", "dai", "eve", "finn")[: len(melds)]
    at = table(
        phase="meld",
        hands=("ddggtt",) * len(melds),
        shown={name: cards[:2] for name, cards in zip(names, melds, strict=True)},
        dealer=dealer,
        **{"offer": OFFER[: len(melds)], **setting},
    )
    for step in range(2, 5):
        for name, cards in zip(names, melds, strict=True):
            if name in at.deciding:
                word = {"d": "dolphin", "g": "gull", "t": "turtle"}.get(cards[step : step + 1])
                at.play(f"{name} add {word}" if word else f"{name} stop")
        if at.phase != "meld":
            break
    return at


def chosen(at: Table) -> Table:
    """Everybody takes the first tile there is."""
    while at.phase == "choose_tile":
        at.play(f"{at.deciding[0]} {at.legal(at.deciding[0])[0]}")
    return at


@clause("mermaid_rain.5.1")
def test_the_higher_meld_goes_first() -> None:
    at = showing("dg", "ddgg", "dd", "ddd")
    assert at.order == ["ben", "dai", "cleo", "ana"]
    assert at.deciding == ["ben"]
    assert at.refused("ana pick long gull dark").clause == "mermaid_rain.5.1"
    at.play("ben pick long gull dark", "dai pick short gull dark", "cleo pick curved gull dark")
    at.play("ana pick long turtle dark")
    assert at.phase == "ride"
    assert at.deciding == ["ben"], "and in the riding phase"


@clause("mermaid_rain.5.2")
@pytest.mark.parametrize(
    ("dealer", "order"),
    [
        ("ana", ["ana", "ben", "cleo", "dai"]),
        ("cleo", ["cleo", "dai", "ana", "ben"]),
        ("dai", ["dai", "ana", "ben", "cleo"]),
    ],
)
def test_among_equals_the_dealer_first_then_clockwise(dealer: str, order: list[str]) -> None:
    assert showing("dd", "gg", "tt", "dd", dealer=dealer).order == order


@clause("mermaid_rain.5.2")
def test_among_equals_behind_a_higher_meld_too() -> None:
    assert showing("dd", "ddd", "tt", "gg", dealer="cleo").order == ["ben", "cleo", "dai", "ana"]


@clause("mermaid_rain.5.3")
def test_everyone_takes_one_of_the_tiles_face_up() -> None:
    at = showing("dd", "gg", "tt", "dd")
    assert at.legal("ana") == [f"pick {tile}" for tile in OFFER]
    at.play("ana pick long gull dark")
    assert at.legal("ben") == [f"pick {tile}" for tile in OFFER if tile != "long gull dark"]
    assert at.refused("ben pick long gull dark").clause == "mermaid_rain.5.3"
    assert [tile["name"] for tile in at.player("ana")["tiles"]] == ["long gull dark"]


@clause("mermaid_rain.5.3")
def test_two_tiles_alike_are_one_choice_and_the_other_stays() -> None:
    tile, other = "curved dolphin dark", "long gull dark"
    at = showing("dd", "gg", "tt", "dd", offer=[tile, other, tile, "short gull dark"])
    assert at.legal("ana", "pick") == [tile, other, "short gull dark"]
    at.play(f"ana pick {tile}")
    assert at.legal("ben", "pick") == [other, tile, "short gull dark"]


@pytest.mark.parametrize("last", range(6))
def test_a_tile_nobody_takes_is_discarded(last: int) -> None:
    """Finn has a tile already, so one is left, wherever it lies."""
    offer = [*OFFER, "triangular gull dark"]
    offer.insert(last, "long mermaid dark")
    at = table(
        phase="choose_tile",
        hands=("",) * 6,
        shown=dict.fromkeys(("ana", "ben", "cleo", "dai", "eve", "finn"), "dd"),
        melds=dict.fromkeys(("ana", "ben", "cleo", "dai", "eve", "finn"), "drop"),
        tiles={"finn": ["short turtle dark"]},
        offer=offer,
    )
    while at.phase == "choose_tile":
        name = at.deciding[0]
        at.play(f"{name} {next(move for move in at.legal(name) if 'mermaid' not in move)}")
    assert at.view()["piles"]["tile_discard"] == {"long mermaid dark": 1}
    assert at.view()["offer"] == []


@clause("mermaid_rain.5.4", "mermaid_rain.5.6")
def test_the_token_of_a_march_before_the_tile() -> None:
    at = showing("dddgg", "dd", "dd", "dd")
    assert "march" in at.legal("ana")
    at.play("ana march", "chance find pearl")
    assert at.player("ana")["treasure"] == ["pearl"]
    assert at.deciding == ["ana"], "and now the tile"
    assert "march" not in at.legal("ana")
    at.play("ana pick long gull dark")
    assert at.deciding == ["ben"]


@clause("mermaid_rain.5.4", "mermaid_rain.5.6")
def test_the_token_of_a_march_after_the_tile() -> None:
    at = showing("dddgg", "dd", "dd", "dd").play("ana pick long gull dark")
    assert at.deciding == ["chance"]
    assert at.phase == "march"
    at.play("chance find shell")
    assert at.player("ana")["treasure"] == ["shell"]
    assert at.deciding == ["ben"]


@clause("mermaid_rain.5.5")
@pytest.mark.parametrize(("meld", "points"), [("dddd", 7), ("ddgg", 6), ("ddd", 4), ("dd", 1), ("dg", 0)])
def test_points_of_a_meld_are_scored_at_once(meld: str, points: int) -> None:
    at = showing(meld, "dg", "dg", "dg")
    assert at.points("ana") == 0
    at.play("ana pick long gull dark")
    assert at.points("ana") == points
    assert at.deciding == ["ben"]


@clause("mermaid_rain.5.6", "mermaid_rain.8.6")
def test_the_token_of_a_march_is_random_and_open_and_brings_two_points() -> None:
    at = showing("dddgg", "dd", "dd", "dd", face_up={"b1": "scale shell"}).play("ana march")
    assert at.chances() == {
        "find scale": 11,
        "find pearl": 12,
        "find crystal": 14,
        "find coral": 14,
        "find shell": 19,
    }
    pool = at.view()["piles"]["pool"]
    at.play("chance find coral")
    assert at.view("cleo")["players"][0]["treasure"] == ["coral"]
    assert at.points("ana") == 2
    assert at.view()["piles"]["pool"] == pool - 1
    assert at.told("cleo") == [("marches", "ana", {"token": "coral", "points": 2})]


@clause("mermaid_rain.5.6")
def test_the_last_token_of_a_type_can_be_drawn_and_no_type_that_is_out() -> None:
    """All scales and all pearls but one are in front of Ben."""
    taken = " ".join(["scale"] * 12 + ["pearl"] * 11)
    at = showing("dddgg", "dd", "dd", "dd", treasure={"ben": taken}).play("ana march")
    assert at.chances() == {"find pearl": 1, "find crystal": 14, "find coral": 14, "find shell": 20}


@clause("mermaid_rain.11.2")
def test_without_points_for_a_march_the_token_brings_none() -> None:
    at = showing("dddgg", "dd", "dd", "dd", options={"march_points": "off"})
    at.play("ana march", "chance find coral")
    assert at.player("ana")["treasure"] == ["coral"]
    assert at.points("ana") == 0


@clause("mermaid_rain.5.7")
def test_a_march_brings_nothing_when_the_pool_is_empty() -> None:
    """All tokens but the 21 that lie face down are in front of the others."""
    at = showing(
        *("dddgg", "dd", "dd", "dd"),
        treasure={
            "ben": " ".join(["scale"] * 12 + ["pearl"] * 12),
            "cleo": " ".join(["crystal"] * 14 + ["coral"] * 13),
        },
    )
    assert at.view()["piles"]["pool"] == 0
    assert "march" not in at.legal("ana")
    assert at.refused("ana march").clause == "mermaid_rain.5.7"
    at.play("ana pick long gull dark")
    assert ("pool-empty", "ana", {}) in at.told()
    assert at.deciding == ["ben"]
    assert not at.state.bonus_due, "and the effect is past"
    assert at.points("ana") == 0


@clause("mermaid_rain.5.8")
def test_a_waltz_draws_a_second_tile_of_a_named_shape_unseen() -> None:
    at = showing("dgt", "dd", "dd", "dd")
    assert at.legal("ana", "waltz") == ["curved", "triangular", "long", "short"]
    assert "march" not in at.legal("ana")
    at.play("ana waltz short")
    assert at.deciding == ["chance"]
    assert all(move.startswith("reveal short") for move in at.chances())
    at.play("chance reveal short mermaid light", "ana pick long gull dark")
    assert [tile["name"] for tile in at.player("ana")["tiles"]] == ["long gull dark", "short mermaid light"]
    assert at.deciding == ["ben"]


@clause("mermaid_rain.5.4", "mermaid_rain.5.8")
def test_a_waltz_after_the_tile_and_both_are_laid_in_one_turn() -> None:
    at = showing("dgt", "dg", "dg", "dg").play("ana pick long gull dark")
    assert at.legal("ana") == ["waltz curved", "waltz triangular", "waltz long", "waltz short"]
    at.play("ana waltz curved", "chance reveal curved turtle light")
    chosen(at)
    assert at.deciding == ["ana"]
    assert at.legal("ana", "lay") == ["long gull dark", "curved turtle light"]
    at.play("ana lay curved turtle light", "ana at d6", "ana way 1")
    assert at.legal("ana", "lay") == ["long gull dark"]
    at.play("ana lay long gull dark", "ana at a6", "ana way 1")
    assert len(at.view()["surf"]) == 2


@clause("mermaid_rain.5.9")
def test_the_tile_of_a_waltz_lies_open() -> None:
    at = showing("dgt", "dd", "dd", "dd").play("ana waltz short", "chance reveal short gull light")
    assert at.view("dai")["players"][0]["tiles"][0]["name"] == "short gull light"
    said = {"shape": "short", "symbol": "gull", "shade": "light"}
    assert ("waltzes", "ana", said) in at.told("dai")


NINE_SHORT = {
    "short dolphin dark": 2,
    "short gull dark": 1,
    "short gull light": 1,
    "short turtle dark": 2,
    "short turtle light": 1,
    "short mermaid dark": 1,
    "short mermaid light": 1,
}


@clause("mermaid_rain.5.9")
def test_an_empty_pile_is_made_anew_for_a_waltz() -> None:
    at = showing(
        *("dgt", "dd", "dd", "dd"),
        offer=[tile for tile in OFFER if "short" not in tile],
        tile_discard=NINE_SHORT,
    )
    at.play("ana waltz short")
    assert ("tiles-shuffled", None, {"shape": "short", "tiles": 9}) in at.told()
    assert at.chances() == {f"reveal {name}": many for name, many in NINE_SHORT.items()}


@clause("mermaid_rain.5.9")
def test_a_shape_without_any_tile_cannot_be_named() -> None:
    sea = [
        *("short dolphin dark a1 2", "short dolphin dark c1 1", "short gull dark i1 1"),
        *("short gull light l1 1", "short turtle dark e2 1", "short turtle dark g2 1"),
        *("short turtle light i2 1", "short mermaid dark b3 2", "short mermaid light d3 1"),
    ]
    at = showing("dgt", "dd", "dd", "dd", offer=[t for t in OFFER if "short" not in t], sea=sea)
    assert at.legal("ana", "waltz") == ["curved", "triangular", "long"]
    assert at.refused("ana waltz short").clause == "mermaid_rain.5.9"


@clause("mermaid_rain.5.8", "mermaid_rain.5.9")
@pytest.mark.parametrize("shape", range(4))
@pytest.mark.parametrize("where", ["tile_pile", "tile_discard"])
def test_the_only_tile_left_can_be_named(shape: int, where: str) -> None:
    s = showing("dgt", "dd", "dd", "dd").state.copy()
    s.tile_pile[:] = s.tile_discard[:] = 0
    s[where][8 * shape + 3] = 1
    at = Table(Match.from_state(MERMAID_RAIN, s))
    assert at.legal("ana", "waltz") == [("curved", "triangular", "long", "short")[shape]]
    at.play("ana pick long gull dark")
    assert at.deciding == ["ana"], "it can still be drawn after the tile"


@clause("mermaid_rain.5.9")
def test_a_waltz_brings_nothing_when_there_is_no_tile_at_all() -> None:
    s = showing("dgt", "dd", "dd", "dd").state.copy()
    s.tile_pile[:] = s.tile_discard[:] = 0
    at = Table(Match.from_state(MERMAID_RAIN, s)).play("ana pick long gull dark")
    assert at.deciding == ["ben"]
    assert at.player("ana")["treasure"] == []


def test_effects_belong_to_their_melds() -> None:
    at = showing("dd", "dd", "dd", "dd")
    assert at.refused("ana march").clause == "mermaid_rain.4.8"
    assert at.refused("ana waltz long").clause == "mermaid_rain.4.10"


@clause("mermaid_rain.5.10")
def test_the_cards_of_all_melds_are_discarded() -> None:
    at = showing("ddd", "dg", "ggt", "tt")
    assert at.view()["piles"]["discard"] == []
    chosen(at)
    assert "".join(card[0] for card in at.view()["piles"]["discard"]) == "dddd" + "ggg" + "ttt"
    assert [player["shown"] for player in at.view()["players"]] == [[], [], [], []]


@clause("mermaid_rain.5.11")
def test_the_highest_meld_gets_the_prince_card() -> None:
    at = showing("dg", "dd", "ddgg", "dd", dealer="ana")
    assert at.dealer == "ana"
    chosen(at)
    assert at.dealer == "cleo"
    assert ("prince", "cleo", {}) in at.told()
