"""What a person may have meant by a misspelt word."""

import difflib
from collections.abc import Iterable


def closest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or an empty string."""
    known = list(known)
    found = difflib.get_close_matches(word.lower()[:80], known, n=1, cutoff=0.5)
    starts = [k for k in known if word and k.startswith(word.lower())]
    return found[0] if found else starts[0] if starts else ""
