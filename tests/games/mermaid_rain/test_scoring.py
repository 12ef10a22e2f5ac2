"""Rules 1.2 and 10: tribute to the witch, ranking by type, the winner."""

from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from seaglass.games.mermaid_rain.rules.scoring import shared_points
from tests.games.mermaid_rain.table import Table, table
from tests.proof import clause

EACH = "scale pearl crystal coral shell"


def ending(*treasure: str, **setting: object) -> Table:
    """The last riding turn of the last round is over, and everybody has such tokens."""
    names = ("ana", "ben", "cleo", "dai", "eve", "finn")[: len(treasure)]
    at = table(
        **{
            "hands": ("",) * len(treasure),
            "round_no": 5,
            "turn": names[-1],
            "treasure": dict(zip(names, treasure, strict=True)),
            **setting,
        }
    )
    return at.play(f"{names[-1]} done")


@clause(
    "mermaid_rain.10.2", "mermaid_rain.10.3", "mermaid_rain.10.4", "mermaid_rain.10.6", "mermaid_rain.10.7"
)
def test_the_printed_scoring_example() -> None:
    """Yellow 27, red 15, pink 14, green 10."""
    at = ending(
        f"{EACH} coral shell shell",  # coral monopoly 15, shells first 12
        f"{EACH} pearl shell",  # pearls shared 9, shells second 6
        "pearl pearl crystal crystal coral",  # crystal monopoly 15, pearls shared 9, two types missing
        "scale scale crystal coral shell",  # scale monopoly 15, pearl missing
    )
    assert at.match.scores == [27, 15, 14, 10]
    assert at.match.winners == [0]


@clause("mermaid_rain.10.7")
def test_the_printed_tie_example_three_second_in_coral() -> None:
    """(6 + 4 + 2) / 3 = 4 for each."""
    at = ending(f"{EACH} coral coral", f"{EACH} coral", f"{EACH} coral", f"{EACH} coral")
    assert at.match.scores == [12, 4, 4, 4]


@clause("mermaid_rain.10.1")
def test_secret_tokens_are_shown_and_count() -> None:
    """Three scales: one open, two taken face down."""
    at = table(
        hands=("", "", "", ""),
        round_no=5,
        turn="dai",
        treasure={"ana": EACH, "ben": EACH, "cleo": EACH, "dai": EACH},
        face_down={"b1": "scale >ana", "f1": "scale >ana"},
    )
    assert at.player("ana", "ben")["secret"] == [None, None]
    at.play("dai done")
    assert at.player("ana", "ben")["secret"] == ["scale", "scale"]
    assert at.player("ana")["secret"] == ["scale", "scale"]
    assert at.told("ben").count(("shows", "ana", {"token": "scale"})) == 2
    assert at.match.scores == [15, 0, 0, 0]


@clause("mermaid_rain.10.1")
def test_tokens_nobody_took_stay_unseen() -> None:
    at = ending(EACH, EACH, EACH, EACH, face_down={"b1": "scale ana"})
    assert at.space("b1", "ben")["down"] == [None]


@clause("mermaid_rain.10.2")
def test_one_token_of_each_type_goes_to_the_witch() -> None:
    at = ending(EACH, f"{EACH} shell", EACH, EACH)
    assert at.view()["tribute"][0] == {
        "seat": 0,
        "given": ["scale", "pearl", "crystal", "coral", "shell"],
        "missing": [],
        "points": 0,
    }
    assert at.match.scores == [0, 15, 0, 0], "what was given is not ranked"


@clause("mermaid_rain.10.3")
@pytest.mark.parametrize(
    ("treasure", "lost"), [(EACH, 0), ("scale pearl", 15), ("shell shell", 20), ("", 25)]
)
def test_five_points_are_lost_for_every_type_missing(treasure: str, lost: int) -> None:
    at = ending(treasure, f"{EACH} shell shell", EACH, EACH)
    second = 6 if treasure == "shell shell" else 0
    assert at.match.scores[0] == second - lost


@clause("mermaid_rain.10.4")
def test_twelve_six_four_two_and_nothing() -> None:
    at = ending(*(f"{EACH} {'shell ' * (4 - n)}" for n in range(4)), "", "")
    assert at.match.scores[:4] == [12, 6, 4, 2]
    at = ending(
        *(f"{EACH} {'coral ' * many}" for many in (1, 2, 3)), *[f"{EACH} {'shell ' * n}" for n in (3, 2, 1)]
    )
    assert at.match.scores == [4, 6, 12, 12, 6, 4]
    assert [shared_points(place, 1, 6) for place in range(6)] == [12, 6, 4, 2, 0, 0]


@clause("mermaid_rain.10.5")
def test_whoever_has_none_left_is_not_ranked() -> None:
    at = ending(f"{EACH} shell shell", f"{EACH} shell", EACH, EACH)
    assert at.match.scores == [12, 6, 0, 0]
    ranks = {row["token"]: row["ranks"] for row in at.view()["standings"]}
    assert ranks["shell"] == [{"seat": 0, "left": 2, "points": 12}, {"seat": 1, "left": 1, "points": 6}]


@clause("mermaid_rain.10.6")
def test_a_monopoly_brings_three_more() -> None:
    at = ending(f"{EACH} pearl", EACH, EACH, EACH)
    assert at.match.scores[0] == 15
    assert ("monopoly", "ana", {"token": "pearl", "tokens": 1, "points": 15}) in at.told()


@clause("mermaid_rain.10.7")
@pytest.mark.parametrize(
    ("many", "points"),
    [
        ((2, 2, 1, 0, 0, 0), [9, 9, 4]),
        ((2, 1, 1, 0, 0, 0), [12, 5, 5]),
        ((1, 1, 1, 0, 0, 0), [7, 7, 7]),  # 22 / 3
        ((3, 2, 1, 1, 0, 0), [12, 6, 3, 3]),
        ((1, 1, 1, 1, 0, 0), [6, 6, 6, 6]),
    ],
)
def test_equals_share_the_points_of_their_places_rounded_down(
    many: tuple[int, ...], points: list[int]
) -> None:
    at = ending(*(f"{EACH} {'shell ' * n}" for n in many))
    assert at.match.scores == points + [0] * (6 - len(points))


@clause("mermaid_rain.10.8")
def test_rounding_leaves_at_least_one_point() -> None:
    """Places 4, 5 and 6 together are worth 2: a third of it each, so 1."""
    at = ending(*(f"{EACH} {'shell ' * n}" for n in (4, 3, 2, 1, 1, 1)))
    assert at.match.scores == [12, 6, 4, 1, 1, 1]


@clause("mermaid_rain.10.9")
def test_places_without_points_bring_nothing() -> None:
    at = ending(*(f"{EACH} {'shell ' * n}" for n in (2, 2, 2, 2, 1, 1)))
    assert at.match.scores == [6, 6, 6, 6, 0, 0]


@clause("mermaid_rain.1.2", "mermaid_rain.10.10")
def test_the_most_points_win() -> None:
    at = ending(f"{EACH} shell", EACH, EACH, "shell", points={"ana": 10, "ben": 26, "cleo": 24, "dai": 40})
    assert at.match.scores == [25, 26, 24, 20]
    assert at.match.winners == [1]
    assert at.told()[-1] == ("wins", "ben", {"points": 26})


@clause("mermaid_rain.10.11")
def test_equal_points_share_the_win() -> None:
    at = ending(EACH, EACH, EACH, EACH, points={"ana": 8, "ben": 20, "cleo": 3, "dai": 20})
    assert at.match.winners == [1, 3]
    assert at.told()[-2:] == [("shares", "ben", {"points": 20}), ("shares", "dai", {"points": 20})]


@given(st.lists(st.integers(0, 3), min_size=3, max_size=6))
@settings(max_examples=40, deadline=None)
@clause("mermaid_rain.10.4", "mermaid_rain.10.5", "mermaid_rain.10.6", "mermaid_rain.10.7")
def test_any_ranking_shares_out_what_its_places_are_worth(left: list[int]) -> None:
    """Whatever anybody has left: places are filled from the top, equals alike, more never gets less."""
    assume(sum(left) + len(left) <= 20)
    names = ("ana", "ben", "cleo", "dai", "eve", "finn")[: len(left)]
    shells = {name: " ".join([EACH, *["shell"] * many]) for name, many in zip(names, left, strict=True)}
    points = ending(*shells.values()).match.scores
    ranked = sorted((many for many in left if many), reverse=True)
    whole = sum((12, 6, 4, 2, 0, 0)[: len(ranked)]) + (3 if len(ranked) == 1 else 0)
    assert whole - len(ranked) <= sum(points) <= whole + len(ranked)
    for mine, got in zip(left, points, strict=True):
        assert (got == 0) or mine > 0
        assert all(got >= other for n, other in zip(left, points, strict=True) if n <= mine)


def test_the_end_is_told_line_by_line() -> None:
    at = ending(f"{EACH} shell", EACH, EACH, "shell")
    phases = [frame.after.phase for frame in at.frames]
    assert len(phases) == 1 + 2 + 5, "the last turn, the tokens shown, the tribute, five types"
    told = at.told()
    assert ("tribute", "ana", {"missing": 0, "points": 0}) in told
    assert ("tribute", "dai", {"missing": 4, "points": 20}) in told
    assert ("unranked", None, {"token": "scale"}) in told
    views = [table_view(at, i) for i in range(len(at.frames))]
    assert [view["ranked"] for view in views][-1] == ["scale", "pearl", "crystal", "coral", "shell"]
    assert [view["players"][3]["score"] for view in views] == [0, 0, -20, -20, -20, -20, -20, -20]
    assert [view["players"][0]["score"] for view in views] == [0, 0, 0, 0, 0, 0, 0, 15]


def table_view(at: Table, frame: int) -> dict[str, Any]:
    view: dict[str, Any] = at.match.game.visibility.view(at.frames[frame].after, None)
    return view
