"""What a person may have meant by a misspelt word."""

import difflib
from collections.abc import Iterable


def closest(word: str, known: Iterable[str]) -> str:
    """The known word most like this one, or an empty string."""
    known, said = list(known), word.lower()[:80]
    if found := difflib.get_close_matches(said, known, n=1, cutoff=0.5):
        return found[0]
    return next((k for k in known if said and (k.startswith(said) or said in k.split())), "")
