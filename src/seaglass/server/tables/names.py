"""Names of people and bots, and the codes of tables."""

import base64
import unicodedata
from collections.abc import Callable

from seaglass.engine import Refusal

LONGEST = 24
SPARE = ("Maris", "Nerea", "Ondine", "Triton", "Morgane", "Doris", "Pontos", "Thalia", "Kai", "Lir")
_JOINERS = "\u200c\u200d"  # some scripts need them between letters

CONSONANTS = "bdfgklmnprstvz"
VOWELS = "aeiou"


def clean_name(name: str) -> str:
    """A name without control characters and spare space; one with nothing left, or too long, is refused."""
    shown = "".join(c for c in name if c in _JOINERS or c.isspace() or unicodedata.category(c)[0] != "C")
    tidy = unicodedata.normalize("NFC", " ".join(shown.split()))
    if not tidy.strip(_JOINERS):
        raise Refusal("name-empty")
    if len(tidy) > LONGEST:
        raise Refusal("name-too-long", most=LONGEST)
    return tidy


def distinct(name: str, others: list[str]) -> str:
    """This name, with a number if somebody at the table has it already."""
    number, unique = 1, name
    while unique.casefold() in {other.casefold() for other in others}:
        number += 1
        unique = f"{name} {number}"
    return unique


def spare_name(others: list[str]) -> str:
    """A name for somebody who gave none."""
    return next((name for name in SPARE if name not in others), distinct(SPARE[0], others))


def new_invitation(entropy: Callable[[int], bytes]) -> str:
    """The code of a table, which nobody guesses: 128 bits in small letters and figures."""
    return base64.b32encode(entropy(16)).decode().rstrip("=").lower()


def spoken_code(entropy: Callable[[int], bytes]) -> str:
    """Six letters that can be said on the telephone: `kotimu`."""
    number = int.from_bytes(entropy(8), "big")
    code = ""
    for _ in range(3):
        number, consonant = divmod(number, len(CONSONANTS))
        number, vowel = divmod(number, len(VOWELS))
        code += CONSONANTS[consonant] + VOWELS[vowel]
    return code
