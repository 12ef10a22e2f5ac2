"""A refusal: a good sentence about what was wrong, in any language, with the clause it rests on."""

from typing import Any, TypeAlias

Phrase: TypeAlias = dict[str, Any]  # a detail that has words of its own in each language


def phrase(key: str, **args: Any) -> Phrase:
    return {"key": key, "args": args}


def span(least: int, most: int) -> str:
    """For messages that say “2 to 5” or “exactly 2”: which of the two it is."""
    return "one" if least == most else "several"


class Refusal(Exception):
    """Input that cannot be taken. `key` and `details` make the sentence; `clause` is the rule it breaks."""

    def __init__(self, key: str, clause: str | None = None, **details: Any) -> None:
        super().__init__(key, clause, details)
        self.key = key
        self.clause = clause
        self.details = details

    def __str__(self) -> str:
        from seaglass.locales import say

        return say("en", self.key, self.details)

    @property
    def phrase(self) -> Phrase:
        """The sentence as a detail of another refusal."""
        return phrase(self.key, **self.details)

    def json(self) -> dict[str, Any]:
        return {"key": self.key, "args": self.details, "clause": self.clause}
