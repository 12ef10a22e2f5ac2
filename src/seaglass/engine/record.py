"""Record files (`.sea`): a match as readable JSON that plays again anywhere."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from seaglass.engine import fair
from seaglass.engine.document import Field, parse
from seaglass.engine.fair import Fair
from seaglass.engine.match import Match
from seaglass.engine.position import rules_version, tidy
from seaglass.engine.refusal import Refusal
from seaglass.engine.registry import game_named
from seaglass.engine.rule import CHANCE

FORMAT = 1
MOST_DECISIONS = 20_000


@dataclass(frozen=True)
class Record:
    """A match, who sat where, and the proof that chance was fair."""

    match: Match
    names: tuple[str, ...]
    commitment: str | None = None
    fair: Fair | None = None
    since: int = 0  # the proof is about what came after so many decisions: those before are another match's

    def verify(self) -> None:
        """Refuse a record whose chance is not the committed one."""
        if self.commitment is None or self.fair is None:
            raise Refusal("proof-missing")
        fair.verify(self.match, self.fair, self.commitment, self.since)


def dumps(match: Match, names: Sequence[str], proof: Fair | None = None, since: int = 0) -> str:
    """The record as text, one decision a line; `since`: the proof is about those after the first so many."""
    head: dict[str, Any] = {
        "format": FORMAT,
        "game": match.game.name,
        "rules": match.rules_version,
        "options": match.options,
        "seats": list(names),
    }
    tail: dict[str, Any] = {
        "result": {"scores": match.scores, "winners": match.winners} if match.over else None,
        "proof": None
        if proof is None
        else {
            "commitment": proof.commitment,
            "secret": proof.secret.hex(),
            "words": list(proof.words),
            **({"since": since} if since else {}),
        },
    }
    name = match.game.moves.name
    lines = [json.dumps(["chance" if a == CHANCE else a, name(d)]) for a, d in match.decisions]
    rows = [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in head.items()]
    if (components := match.components) is not None:
        rows.append(f'  "components": {tidy(components, "  ")}')
    rows.append('  "decisions": [\n    ' + ",\n    ".join(lines) + "\n  ]" if lines else '  "decisions": []')
    rows += [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in tail.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def loads(text: str) -> Record:
    """The record in this text, played through; anything wrong is refused with the place and the reason."""
    document = parse(text)
    document.only("format", "game", "rules", "options", "seats", "components", "decisions", "result", "proof")
    if document["format"].number(1, 1_000_000) > FORMAT:
        raise Refusal("format-unknown", got=document["format"].value, newest=FORMAT)
    game = game_named(document["game"].text())
    version = game.check_rules_version(rules_version(document))
    names = tuple(seat.text(80) for seat in document["seats"].items())
    components = document.get("components", None).value
    match = Match(game, len(names), document["options"].texts(), components, version)
    decisions = document["decisions"].items()
    if len(decisions) > MOST_DECISIONS:
        raise document["decisions"].refuse(f"at most {MOST_DECISIONS} decisions")
    for entry in decisions:
        who, move = entry.items(2)
        actor = CHANCE if who.value == "chance" else who.number(0, len(names) - 1)
        said = move.text()
        try:
            match.play(actor, said)
        except Refusal as refusal:
            raise Refusal(
                "decision-impossible", clause=refusal.clause, field=entry.path, reason=refusal.phrase
            ) from None
    _check_result(document["result"], match)
    return Record(match, names, *_proof(document["proof"], match))


def _check_result(field: Field, match: Match) -> None:
    due = {"scores": match.scores, "winners": match.winners} if match.over else None
    if json.dumps(field.value, sort_keys=True) != json.dumps(due, sort_keys=True):
        raise field.refuse(json.dumps(due))


def _proof(field: Field, match: Match) -> tuple[str | None, Fair | None, int]:
    if field.value is None:
        return None, None, 0
    field.only("commitment", "secret", "words", "since")
    try:
        secret = bytes.fromhex(field["secret"].text())
    except ValueError:
        raise field["secret"].refuse("a secret in hexadecimal digits") from None
    words = tuple(word.text(200) for word in field["words"].items())
    if len(words) > match.seats:
        raise field["words"].refuse("at most one text a seat")
    since = field.get("since", 0).number(0, match.ply)
    return field["commitment"].text(), Fair(secret, words), since
