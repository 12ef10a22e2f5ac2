"""Everything legal can be done: random legal moves, carried out as a person would, by pointer or by keyboard.

    python -m tests.web.reach --game sirens --decisions 500 --seed 7

plays on, table after table, until so many decisions have been made. What each table says a person does for
a move (`way` in its web folder) is done in Chromium; the server's log says which move came of it.
"""

import argparse
import hashlib
import importlib.util
import itertools
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, TypeAlias

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as NotInTime

from seaglass.engine import CHANCE, Match, game_named, games
from seaglass.engine.dice import below, new_dice
from seaglass.server.http.identity import COOKIE
from seaglass.server.storage.store import Saved, Seat, Store
from tests import browser as chromium
from tests.play import every_table, play_step
from tests.web.conftest import House
from tests.web.person import LAPTOP, PHONE, person, shoot

Device: TypeAlias = Literal["pointer", "keyboard"]
Rare: TypeAlias = Callable[[Match, int], bool]  # whether this seat decides in a rare position

PATIENCE = 90  # seconds without any change; far more than anything takes
LONGEST_SEARCH = 400  # key presses from where something is aimed at to where it should be


@dataclass(frozen=True)
class Plan:
    """A table to play at: who sits there, what is played, and from which position on."""

    game: str
    seats: int
    options: Mapping[str, str]
    people: tuple[int, ...]  # the seats at this screen; the others are bots
    by: Device
    phone: bool
    seed: int
    rare: str | None = None

    def __str__(self) -> str:
        words = [self.game, f"{self.seats} seats", *(f"{k}={v}" for k, v in self.options.items())]
        words += [f"seat {'+'.join(str(seat + 1) for seat in self.people)}", f"by {self.by}"]
        words += ["on a phone"] * self.phone + [f"from {self.rare}"] * (self.rare is not None)
        return f"{', '.join(words)} (seed {self.seed})"


class Unreachable(AssertionError):
    """A legal move that a person could not make, or that became another one."""


def rare_positions(game: str) -> dict[str, Rare]:
    """The positions a game's tests name as rare, in tests/games/<game>/rare.py."""
    name = f"tests.games.{game}.rare"
    if importlib.util.find_spec(name) is None:
        return {}
    rare: dict[str, Rare] = importlib.import_module(name).POSITIONS
    return rare


def plans(game: str, seed: int) -> Iterator[Plan]:
    """Tables without end: every number of seats and option, one person or several, by every device."""
    tables = [(seats, options) for name, seats, options in every_table() if name == game]
    rare = [None, *rare_positions(game)]
    for i in itertools.count():
        dice = new_dice(seed, i)
        seats, options = tables[below(dice, len(tables))]
        alone = below(dice, seats)
        people = tuple(range(seats)) if below(dice, 3) == 0 else (alone,)
        by: Device = "keyboard" if below(dice, 3) == 0 else "pointer"
        phone = by == "pointer" and below(dice, 3) == 0
        yield Plan(game, seats, options, people, by, phone, seed * 1000 + i, rare[i % len(rare)])


def begin(plan: Plan) -> Match | None:
    """A match at the moment the plan starts from; None where random play did not get there."""
    game, dice = game_named(plan.game), new_dice(plan.seed)
    rare = rare_positions(plan.game)[plan.rare] if plan.rare else None
    for _ in range(40):
        match = Match(game, plan.seats, plan.options)
        while not match.over:
            if match.actors != (CHANCE,) and (
                rare is None or any(rare(match, s) for s in plan.people if s in match.actors)
            ):
                return match
            play_step(match, dice)
    return None


class Reach:
    """One table in one browser, played at random."""

    def __init__(self, page: Page, house: House, plan: Plan, match: Match, cookie: str) -> None:
        self.page, self.plan, self.match = page, plan, match
        self.dice = new_dice(plan.seed, 1)
        self.made: Counter[str] = Counter()  # how often each kind of move was made
        self.expected = dict.fromkeys(plan.people, 0)  # how many decisions each person has made here
        self.store = Store(house.db)
        self.code = hashlib.sha256(str(plan).encode()).hexdigest()[:16]
        holder = hashlib.sha256(cookie.encode()).hexdigest()
        seats = tuple(
            Seat("person", f"Person {i + 1}", holder=holder)
            if i in plan.people
            else Seat("bot", f"Bot {i + 1}", bot="random")
            for i in range(plan.seats)
        )
        log = [(None if actor == CHANCE else actor, match.game.moves.name(d)) for actor, d in match.decisions]
        self.first = len(log)
        saved = Saved(
            code=self.code,
            game=plan.game,
            rules=match.game.rules_version,
            options=dict(match.options),
            secret=hashlib.sha256(str(plan).encode()).digest(),
            seats=seats,
            quick_bots=True,
        )
        self.store.create(saved, log)
        page.goto(f"/t/{self.code}")

    def run(self, most: int) -> int:
        """Make up to so many decisions; answers how many there were until the match ended."""
        while sum(self.made.values()) < most:
            if (seat := self.asked()) is None:
                break
            self.decide(seat)
        self.store.close()
        return sum(self.made.values())

    def fail(self, what: str) -> Unreachable:
        name = f"reach-{self.plan.game}-{self.plan.seed}"
        shoot(self.page, name)
        moves = [f"{actor}: {move}" for actor, move in self.log()[-6:]]
        return Unreachable(f"{self.plan}: {what}; the last moves: {moves}; a picture: {name}.png")

    # --- what is so ---

    def log(self) -> list[tuple[int | None, str]]:
        loaded = self.store.load(self.code)
        assert loaded is not None
        return loaded[1]

    def resync(self) -> None:
        """Bring the match up to what the server has written down."""
        for actor, move in self.log()[self.match.ply :]:
            self.match.play(CHANCE if actor is None else actor, move)

    def asked(self) -> int | None:
        """The seat at this screen that can decide now; None when the match is over."""
        last, since = "", time.monotonic()
        while True:
            self.step_aside()
            told = self.page.evaluate("() => [window.seaglass?.eyes ?? null, window.seaglass?.legal ?? []]")
            self.resync()
            if self.match.over:
                return None
            seat, legal = told
            if legal and sorted(legal) == sorted(self.match.legal(seat)):
                self.check_nothing_else()
                return int(seat)
            if (now := f"{told}{self.match.ply}") != last:
                last, since = now, time.monotonic()
            if time.monotonic() - since > PATIENCE:
                raise self.fail(f"nothing can be done: seats {self.match.actors} must decide, told {told}")
            self.page.wait_for_timeout(20)

    def step_aside(self) -> None:
        """Close what lies on the table until somebody has read it, or has come to the screen."""
        self.page.evaluate(
            "() => document.querySelector('dialog[open][data-testid=sum] button.pri')?.click()"
        )
        cover = self.page.get_by_test_id("pass-screen")
        doors = cover.get_by_role("button").all()
        if doors:
            try:
                doors[below(self.dice, len(doors))].click(timeout=2_000)
            except NotInTime:
                return  # it went away by itself
            # Nobody else comes to the screen before the server has let the first one in.
            cover.wait_for(state="hidden", timeout=PATIENCE * 1000)

    def check_nothing_else(self) -> None:
        """Every decision of a person here was asked for."""
        made = Counter(actor for actor, _ in self.log()[self.first :])
        for seat, count in self.expected.items():
            if made[seat] != count:
                raise self.fail(f"the table made {made[seat] - count} moves for seat {seat + 1} by itself")

    # --- what is done ---

    def decide(self, seat: int) -> None:
        moves, steps = self.choose(seat)
        before = self.match.ply
        for step in steps:
            self.carry_out(step, moves)
        since = time.monotonic()
        while len(own := [move for actor, move in self.log()[before:] if actor == seat]) < len(moves):
            if own != moves[: len(own)]:
                break
            if time.monotonic() - since > PATIENCE:
                said = self.page.get_by_role("alert").all_inner_texts()
                raise self.fail(f"{moves} did not arrive (but {own}); the table says {said}; did {steps}")
            self.page.wait_for_timeout(10)
        if own[: len(moves)] != moves:
            raise self.fail(f"{moves} became {own}; did {steps}")
        self.expected[seat] += len(moves)
        self.made.update(move.split(" ")[0] for move in moves)

    def choose(self, seat: int) -> tuple[list[str], list[dict[str, Any]]]:
        """Random legal moves that make one gesture at this table, and what a person does for them."""
        moves: list[str] = []
        match = self.match
        while True:
            legal = match.legal(seat)
            if not legal:
                raise self.fail(f"the table has no way for {moves}, and nothing follows")
            moves.append(self.draw(legal))
            way = "([moves, by]) => window.seaglass.way(moves, by)"
            steps: list[dict[str, Any]] | None = self.page.evaluate(way, [moves, self.plan.by])
            if steps:
                return moves, steps
            if steps is not None or len(moves) > 5:
                raise self.fail(f"the table has no way for {moves}")
            match = match.fork(match.ply) if match is self.match else match
            match.play(seat, moves[-1])

    def draw(self, legal: list[str]) -> str:
        """Rare kinds of moves come as often as frequent ones half of the time."""
        if below(self.dice, 2):
            kinds = sorted({move.split(" ")[0] for move in legal})
            kind = kinds[below(self.dice, len(kinds))]
            legal = [move for move in legal if move.split(" ")[0] == kind]
        return legal[below(self.dice, len(legal))]

    def carry_out(self, step: dict[str, Any], moves: list[str]) -> None:
        if "key" in step:
            self.page.keyboard.press(step["key"])
        elif "seek" in step:
            self.seek(step["seek"], step["keys"], moves)
        elif "spot" in step:
            x, y = self.point_of(step["spot"], step["x"], step["y"], moves)
            self.page.mouse.move(x, y)
            if not step.get("hover"):
                self.page.mouse.click(x, y)
        elif self.plan.by == "pointer":
            x, y = self.visible_point(step["press"], step.get("nth", 0), moves)
            self.page.mouse.move(x, y)
            self.page.mouse.click(x, y)
        else:
            self.focus(step["press"], step.get("nth", 0), moves)
            self.page.keyboard.press("Space")

    def visible_point(self, selector: str, nth: int, moves: list[str]) -> tuple[float, float]:
        """A point of a thing that a pointer reaches: nothing lies over it there."""
        since = time.monotonic()
        while not (found := self.page.evaluate(once_painted(_VISIBLE_POINT), [selector, nth])):
            if time.monotonic() - since > PATIENCE / 3:
                raise self.fail(f"for {moves} nobody can click {selector} ({nth})")
            self.page.wait_for_timeout(20)
        return found[0], found[1]

    def point_of(self, selector: str, x: float, y: float, moves: list[str]) -> tuple[float, float]:
        found = self.page.evaluate(once_painted(_POINT_OF_DRAWING), [selector, x, y])
        if not found:
            raise self.fail(f"for {moves} there is no {selector}, or ({x}, {y}) of it cannot be pointed at")
        return found[0], found[1]

    def focus(self, selector: str, nth: int, moves: list[str]) -> None:
        since = time.monotonic()
        while not self.page.evaluate(_FOCUS, [selector, nth]):
            if time.monotonic() - since > PATIENCE / 3:
                raise self.fail(f"for {moves} the focus cannot be brought to {selector} ({nth})")
            self.page.wait_for_timeout(20)

    def seek(self, selector: str, keys: list[str], moves: list[str]) -> None:
        target = self.page.locator(selector)
        for _ in range(LONGEST_SEARCH):
            if target.count():
                return
            self.page.keyboard.press(keys[below(self.dice, len(keys))])
        raise self.fail(f"for {moves} the keys {keys} do not lead to {selector}")


def once_painted(look: str) -> str:
    """One aims at what one sees: a change is laid out by the next frame, a drawing in it by the one after."""
    frames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    return f"async (at) => {{ await {frames}; return ({look})(at); }}"


# Scrolls only where a person could: an element inside something that scrolls.
_VISIBLE_POINT = """([selector, nth]) => {
  const thing = document.querySelectorAll(selector)[nth];
  if (!thing || thing.disabled || !thing.checkVisibility()) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = thing.getBoundingClientRect();
  for (const v of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const u of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const x = box.left + box.width * u, y = box.top + box.height * v;
      const hit = document.elementFromPoint(x, y);
      if (hit && (hit === thing || thing.contains(hit))) return [x, y];
    }
  return null;
}"""
_POINT_OF_DRAWING = """([selector, x, y]) => {
  const drawing = document.querySelector(selector);
  const matrix = drawing?.getScreenCTM();
  if (!matrix) return null;
  const point = new DOMPoint(x, y).matrixTransform(matrix);
  const hit = document.elementFromPoint(point.x, point.y);
  const svg = drawing.ownerSVGElement ?? drawing;
  return hit && (hit === svg || svg.contains(hit)) ? [point.x, point.y] : null;
}"""
_FOCUS = """([selector, nth]) => {
  const thing = document.querySelectorAll(selector)[nth];
  if (!thing || thing.disabled) return false;
  thing.focus();
  return document.activeElement === thing;
}"""


def play_at_random(browser: Browser, house: House, plan: Plan, most: int) -> Counter[str]:
    """Up to so many decisions at one table; answers how often each kind of move was made."""
    match = begin(plan)
    if match is None:
        return Counter()
    cookie = hashlib.sha256(f"reach {plan.seed}".encode()).hexdigest()[:43]
    with person(browser, house.url, PHONE if plan.phone else LAPTOP) as page:
        page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": house.url}])
        reach = Reach(page, house, plan, match, cookie)
        reach.run(most)
    return reach.made


def main() -> None:
    asked = argparse.ArgumentParser(description="Random legal moves at a table, as a person would make them.")
    asked.add_argument("--game", choices=sorted(games()), help="default: every game")
    asked.add_argument("--decisions", type=int, default=3000, help="how many in each game")
    asked.add_argument("--seed", type=int, default=int(time.time()) % 100_000)
    wanted = asked.parse_args()
    trouble = 0
    with tempfile.TemporaryDirectory() as folder, chromium.launched() as browser:
        house = House(Path(folder) / "seaglass.db")
        for game in [wanted.game] if wanted.game else sorted(games()):
            made: Counter[str] = Counter()
            tables = 0
            for plan in plans(game, wanted.seed):
                if made.total() >= wanted.decisions:
                    break
                tables += 1
                try:
                    made += play_at_random(browser, house, plan, min(120, wanted.decisions - made.total()))
                except AssertionError as wrong:
                    trouble += 1
                    print(f"FAILED {wrong}", flush=True)
            kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(made.items()))
            print(f"{game}: {made.total()} decisions at {tables} tables ({kinds})", flush=True)
        house.stop()
    sys.exit(f"{trouble} failures" if trouble else 0)


if __name__ == "__main__":
    main()
