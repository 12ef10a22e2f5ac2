"""The bots and their names."""

import pytest

from seaglass.bots import LEVELS, BotPlayer, bot_named
from seaglass.engine import Refusal
from seaglass.locales import LANGUAGES, say


def test_levels_and_what_is_no_level() -> None:
    assert list(LEVELS) == ["cabin_boy", "sailor", "captain", "legend"]
    assert bot_named(" Cabin-Boy ") is bot_named("cabin boy") is LEVELS["cabin_boy"]
    with pytest.raises(Refusal, match="captain"):
        bot_named("capitain")


def test_sensible_is_the_sailor() -> None:
    assert bot_named("Sensible") is LEVELS["sailor"]
    assert BotPlayer("sensible").bot is LEVELS["sailor"]
    with pytest.raises(Refusal) as refusal:
        bot_named("sensibel")
    assert "sailor" in str(refusal.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_from_before_show_the_sailor(lang: str) -> None:
    assert say(lang, "bot-sensible") == say(lang, "bot-sailor") != "bot-sailor"
