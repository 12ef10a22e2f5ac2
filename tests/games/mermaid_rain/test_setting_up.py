"""Rules 1, 2 and 11.1: what is in the box, the sea, the tokens laid out."""

from collections import Counter

import pytest

from seaglass.engine import CHANCE, Match, Refusal
from seaglass.engine.dice import new_dice
from tests.games.mermaid_rain.table import MERMAID_RAIN, TOKENS, Table, set_out
from tests.play import draw
from tests.proof import clause

FACE_UP = {3: (3, 3, 4, 4, 4), 4: (4, 4, 6, 6, 8), 5: (6, 6, 7, 7, 10), 6: (6, 7, 9, 9, 11)}
FACE_DOWN = {3: 14, 4: 21, 5: 21, 6: 21}
POOL = {3: 40, 4: 23, 5: 15, 6: 9}
every_count = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def laid_out(seats: int, seed: int, **options: str) -> Table:
    """A match whose tokens are laid out at random."""
    at, dice = Table(Match(MERMAID_RAIN, seats, options)), new_dice(seed)
    while at.phase == "lay_out":
        at.play(f"chance {draw(at.match, dice)}")
    return at


@clause("mermaid_rain.1.1")
def test_three_to_six_play_each_with_a_mermaid() -> None:
    assert list(MERMAID_RAIN.seats) == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(Refusal):
            Match(MERMAID_RAIN, seats)
    assert len(Table(Match(MERMAID_RAIN, 5)).view()["players"]) == 5


@clause("mermaid_rain.2.1")
def test_the_sea_has_ocean_rocks_starts_and_three_kinds_of_treasure_space() -> None:
    view = Table(Match(MERMAID_RAIN, 4)).view()
    letters = Counter("".join(view["sea"]))
    assert letters == {".": 160 - 6 - 21 - 9, "S": 6, "W": 7, "I": 7, "C": 7, "#": 9}
    assert [len(row) for row in view["sea"]] == [15, 14] * 5 + [15]
    assert view["starts"] == ["h1", "a3", "o3", "a9", "o9", "h11"]
    assert Counter(space["kind"] for space in view["spaces"]) == {"wreck": 7, "islet": 7, "cave": 7}


@clause("mermaid_rain.2.2")
def test_with_three_the_shaded_part_does_not_exist() -> None:
    small, whole = Table(Match(MERMAID_RAIN, 3)).view(), Table(Match(MERMAID_RAIN, 4)).view()
    assert [row.rstrip("-") for row in small["sea"]] == [row[:10] for row in whole["sea"]]
    assert small["starts"] == ["h1", "a3", "a9", "h11"]
    assert len(small["spaces"]) == 14
    assert {space["hex"] for space in small["spaces"]} < {space["hex"] for space in whole["spaces"]}


@every_count
@clause("mermaid_rain.2.3")
def test_so_many_tokens_of_each_type_lie_face_up(seats: int) -> None:
    for seed in (1, 2):
        spaces = laid_out(seats, seed).view()["spaces"]
        up = Counter(token for space in spaces for token in space["up"])
        assert [up[token] for token in TOKENS] == list(FACE_UP[seats])


@clause("mermaid_rain.2.3")
def test_the_face_up_tokens_are_laid_at_random() -> None:
    first, second = ([sorted(space["up"]) for space in laid_out(4, seed).view()["spaces"]] for seed in (1, 2))
    assert first != second
    assert [len(up) for up in first] == [len(up) for up in second], "but as many on each space"
    start = Table(Match(MERMAID_RAIN, 4)).chances()
    assert start == {
        "token scale": 4,
        "token pearl": 4,
        "token crystal": 6,
        "token coral": 6,
        "token shell": 8,
    }


@clause("mermaid_rain.2.3")
def test_a_type_of_which_all_are_laid_out_does_not_come_up_again() -> None:
    at = Table(Match(MERMAID_RAIN, 4)).play(*["chance token scale"] * 4)
    assert at.chances() == {"token pearl": 4, "token crystal": 6, "token coral": 6, "token shell": 8}


@clause("mermaid_rain.2.3")
@pytest.mark.parametrize(
    ("h", "up"), [("b1", (1, 1, 2, 2)), ("e4", (2, 2, 2, 2)), ("d10", (1, 2, 2, 2)), ("k5", (0, 2, 2, 2))]
)
def test_how_many_lie_on_a_space_depends_on_the_players(h: str, up: tuple[int, ...]) -> None:
    for seats, many in zip((3, 4, 5, 6), up, strict=True):
        spaces = {space["hex"]: space for space in laid_out(seats, 1).view()["spaces"]}
        assert len(spaces[h]["up"] if h in spaces else []) == many


@every_count
@clause("mermaid_rain.2.4")
def test_face_down_tokens_lie_unseen_on_their_spaces(seats: int) -> None:
    at = laid_out(seats, 3)
    for reader in ("ana", "ben", None):
        down = [token for space in at.view(reader)["spaces"] for token in space["down"]]
        assert down == [None] * FACE_DOWN[seats]
    assert not at.state.down_token.any(), "nothing is decided that nobody has seen"


@every_count
@clause("mermaid_rain.2.5")
def test_what_is_left_is_the_pool(seats: int) -> None:
    at = laid_out(seats, 3)
    assert at.view()["piles"]["pool"] == POOL[seats]
    assert sum(FACE_UP[seats]) + FACE_DOWN[seats] + POOL[seats] == 72
    assert int(at.state.unseen.sum()) == FACE_DOWN[seats] + POOL[seats]


@clause("mermaid_rain.2.6")
def test_there_are_24_cards_of_each_animal() -> None:
    at = set_out(4)
    assert at.chances() == {"deal dolphin": 24, "deal gull": 24, "deal turtle": 24}
    assert at.view()["piles"]["cards"] == 72


@clause("mermaid_rain.2.7")
def test_there_are_nine_tiles_of_each_shape_dark_and_light() -> None:
    piles = set_out(4).view()["piles"]["tiles"]
    shapes: Counter[str] = Counter()
    symbols: Counter[str] = Counter()
    shades: Counter[str] = Counter()
    for name, many in piles.items():
        shape, symbol, shade = name.split()
        shapes[shape] += many
        symbols[symbol] += many
        shades[shade] += many
    assert shapes == {"curved": 9, "triangular": 9, "long": 9, "short": 9}
    assert sorted(symbols) == ["dolphin", "gull", "mermaid", "turtle"]
    assert sorted(shades) == ["dark", "light"]


@clause("mermaid_rain.2.8")
def test_everyone_starts_with_no_points_no_cards_and_a_mermaid_card() -> None:
    at = set_out(6)
    for name in ("ana", "finn"):
        player = at.player(name)
        assert (player["score"], player["cards"], player["stopped"]) == (0, 0, False)
        assert (player["treasure"], player["secret"], player["where"]) == ([], [], None)


@every_count
@clause("mermaid_rain.2.5", "mermaid_rain.2.6", "mermaid_rain.2.7", "mermaid_rain.2.8")
def test_before_anything_is_drawn_every_piece_is_in_its_pile(seats: int) -> None:
    s = MERMAID_RAIN.set_up(seats)
    assert s.pile.tolist() == [24, 24, 24]
    assert (s.unseen.tolist(), s.tile_pile.sum()) == ([12, 12, 14, 14, 20], 36)
    assert (s.currents_left, s.current) == (2**8 - 1, -1)
    for nowhere in (s.where, s.offer, s.held, s.surf_kind, s.surf_hex, s.down_owner):
        assert (nowhere == -1).all()
    for nothing in (s.up, s.treasure, s.down_token, s.down_seen, s.hand, s.dealt, s.shown, s.points):
        assert not nothing.any()


@clause("mermaid_rain.2.9")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    at = laid_out(5, 1)
    assert at.deciding == ["chance"]
    assert at.chances() == {f"dealer {n}": 1 for n in range(1, 6)}
    assert at.view()["dealer"] is None
    at.play("chance dealer 3")
    assert at.view()["dealer"] == 2


@clause("mermaid_rain.11.1")
def test_mermaid_free_draws_the_face_up_tokens_from_all_72() -> None:
    at = Table(Match(MERMAID_RAIN, 4, {"mermaid_free": "on"}))
    assert at.chances() == {
        "token scale": 12,
        "token pearl": 12,
        "token crystal": 14,
        "token coral": 14,
        "token shell": 20,
    }
    counts = set()
    for seed in range(4):
        spaces = laid_out(4, seed, mermaid_free="on").view()["spaces"]
        up = Counter(token for space in spaces for token in space["up"])
        assert up.total() == 28
        counts.add(tuple(up[token] for token in TOKENS))
    assert len(counts) > 1
    at.match.play(CHANCE, "token scale")
    assert at.chances()["token scale"] == 11
