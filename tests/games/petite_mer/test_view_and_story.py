"""What everybody sees and is told."""

import json

from seaglass.engine import perspective
from seaglass.games.petite_mer.story import what
from seaglass.games.petite_mer.tiles import HEADQUARTERS
from seaglass.locales import LANGUAGES, tell
from tests.games.petite_mer.table import PETITE_MER, dealt, table
from tests.play import random_match

NAMES = ("Ana", "Ben", "Cleo", "Dai")


def test_a_tile_says_all_that_is_drawn_on_it() -> None:
    at = table("HQ", "ne* ns1 ~o")
    corner, strait, buoy = at.view("ana")["players"][0]["tiles"]
    assert (corner["kind"], corner["land"], corner["pieces"]) == ("lighthouse", 3, [{"land": 3, "houses": 0}])
    assert sorted(strait["pieces"], key=lambda piece: piece["houses"]) in (
        [{"land": 1, "houses": 0}, {"land": 4, "houses": 1}],
        [{"land": 4, "houses": 0}, {"land": 1, "houses": 1}],
    )
    assert (buoy["kind"], buoy["land"], buoy["pieces"]) == ("buoy", 0, [])
    assert at.view()["chart"][0]["kind"] == "headquarters"


def test_every_place_a_tile_fits_now_and_after_sailing_with_its_cost_and_moves() -> None:
    at = table("HQ ~ ~", "n . .", tokens=1)
    places = {(p["x"], p["y"], p["cost"]): p["moves"] for p in at.view("ana")["places"]}
    tile = at.tile("ana", "n")
    assert places == {
        (0, -1, 0): [f"lay {tile} north"],
        (-1, 0, 0): [f"lay {tile} west"],
        (1, -1, 1): ["sail east", f"lay {tile} north"],
    }
    assert [(spot["x"], spot["y"], spot["cost"], spot["moves"]) for spot in at.view("ana")["reach"]] == [
        (1, 0, 1, ["sail east"])
    ]
    assert at.view(None)["places"] == []


def test_the_moves_of_a_place_lead_there() -> None:
    for seed in range(4):
        match = random_match(PETITE_MER, 2, {"swaps": "free"}, seed, most=60)
        while not (match.actors and match.actors[0] in (0, 1)):
            match = random_match(PETITE_MER, 2, {"swaps": "free"}, seed, most=match.ply + 1)
        seat = match.actors[0]
        for place in perspective.view(match, seat)["places"]:
            fork = match.fork(match.ply)
            for move in place["moves"]:
                fork.play(seat, move)
            laid = {(t["x"], t["y"]): t["tile"] for t in perspective.view(fork, seat)["chart"]}
            assert laid[place["x"], place["y"]] == place["tile"]
            assert len([move for move in place["moves"] if move.startswith("sail")]) == place["cost"]


def test_whoever_waits_sees_places_for_all_tokens() -> None:
    at = table("HQ ~ ~ ~ ~", "n . .", "", tokens=0)
    assert max(place["cost"] for place in at.view("ben")["places"]) <= 3
    assert max(spot["cost"] for spot in at.view("ben")["reach"]) == 3
    assert at.view("ana")["reach"] == []


def test_the_view_is_plain_json_for_all_readers_along_a_whole_game() -> None:
    match = random_match(PETITE_MER, 3, {"turbines": "on", "piers": "on"}, seed=2)
    for frame in match.frames[::5]:
        for reader in (0, 1, 2, None):
            view = PETITE_MER.visibility.view(frame.after, reader)
            assert json.loads(json.dumps(view)) == view
            assert view["score"]["points"] == sum(tile["points"] for tile in view["chart"])
            parts = ("lighthouses", "buoys", "others", "turbines", "piers")
            assert view["score"]["points"] == sum(view["score"][part] for part in parts)
            assert view["score"]["points"] == sum(row["points"] for row in view["score"]["rows"])


def test_the_story_of_a_turn() -> None:
    at = table(". ~ .\n~ HQ ~@a\n. . .", "~o n* s", "w ne* ~o")
    assert at.play("ana sail west").told() == [("sails", "ana", {"side": "west", "left": 2})]
    buoy = at.tile("ana", "~o")
    assert at.play("ana lay ~o south").told() == [
        ("lays", "ana", {"tile": buoy, "what": "buoy", "side": "south"}),
        ("inspected", None, {"tile": HEADQUARTERS, "what": "headquarters", "points": 3}),
    ]
    light, corner = at.tile("ana", "n*"), at.tile("ben", "ne*")
    swap = {"other": 1, "tile": light, "what": "lighthouse", "wanted": corner, "asked": "lighthouse"}
    assert at.play("ana swap n* for ne*").told() == [("offers", "ana", swap)]
    assert at.play("ben decline").told() == [("declines", "ben", {"other": 0})]
    assert at.play("ana swap s for w", "ben accept").told()[1:] == [("accepts", "ben", {"other": 0})]
    coast = at.tile("ana", "w")
    assert at.play("ana drop w north").told() == [
        ("drops", "ana", {"tile": coast, "what": "coast", "side": "north"})
    ]
    assert at.play("ana end").told() == [("ends", "ana", {"discarded": 1})]


def test_the_story_of_what_comes_by_itself() -> None:
    at = dealt("~ n", "e s", "w ne", "es sw")
    assert [told for told in at.told() if told[0] == "dealt"] == [("dealt", None, {"tiles": 2})]
    assert at.told()[-1] == ("turn", None, {"other": 0})
    solo = table("HQ", "~ n* s", pile="ne es")
    solo.play("ana keep n*")
    light = solo.tile("ana", "n*")
    assert solo.told() == [("keeps", "ana", {"tile": light, "what": "lighthouse", "discarded": 2})]
    solo.draw("ne", "es")
    assert [key for key, _, _ in solo.told()] == ["draws", "draws", "pile-empty", "turn"]
    last = table(". ~ .\n~ HQ ~\n. . .", "~ . .", pile=0).play("ana lay ~ south")
    assert last.told()[-1] == ("finished", None, {"points": 3, "rank": "landlubbers"})
    free = table("HQ", "n s e", "w ne* ~o", swaps="free").play("ana swap n for w")
    assert [key for key, _, _ in free.told()] == ["swaps"]


def test_an_island_that_grows_after_its_pier_is_inspected_is_told() -> None:
    at = table("~ s2@a .\nHQ ne= nw1\n. ~ ~", "s1 . .", piers="on")
    assert at.points == 1 + 3
    at.play("ana lay s1 east")
    pier = next(tile["tile"] for tile in at.view()["chart"] if tile["kind"] == "pier")
    assert at.told()[1:] == [("island-grows", None, {"tile": pier, "points": 1})]
    assert at.points == 1 + 4


def test_plain_tiles_are_called_by_their_shape() -> None:
    at = table("HQ", "~ n ns", "ne nes ~o", "n* e s")
    hands = [at.hand(name) for name in ("ana", "ben")]
    assert [what(tile) for hand in hands for tile in hand] == [
        "open",
        "coast",
        "strait",
        "corner",
        "bay",
        "buoy",
    ]


def test_the_whole_story_can_be_told_in_every_language() -> None:
    """A whole game with everything in it: no message is missing, and none has a hole."""
    keys = set()
    for seats, options in ((1, {}), (3, {"turbines": "on", "piers": "on"}), (2, {"swaps": "free"})):
        match = random_match(PETITE_MER, seats, options, seed=6)
        for event in perspective.story(match, None):
            keys.add(event["key"])
            for lang in LANGUAGES:
                for reader in (*range(seats), None):
                    said = tell(lang, event, NAMES[:seats], reader)
                    assert said != event["key"]
                    assert "{" not in said
                    assert "$" not in said
    assert len(keys) >= 13


def test_the_log_reads_well() -> None:
    at = table(". ~ .\n~ HQ ~@a\n. . .", "~o n* s", "w ne* ~o")
    at.play("ana sail west", "ana lay ~o south", "ana swap n* for w", "ben accept", "ana end")
    told = [tell("en", event, NAMES, 1) for event in perspective.story(at.match, 1)]
    assert told == [
        "Ana sails to the west: 2 tokens left",
        "Ana lays a buoy to the south",
        "Headquarters is inspected: +3",
        "Ana offers you a lighthouse for a coast",
        "You accept Ana’s offer",
        "Ana ends the turn, and 2 tiles are discarded",
    ]
