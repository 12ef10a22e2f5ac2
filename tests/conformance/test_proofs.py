"""Every game passes every proof; `seaglass check` runs the same ones."""

from typing import Any

import pytest

from seaglass.engine import game_named, games
from seaglass.proofs import PROOFS, GameProof
from seaglass.proofs.matches import settings


def cases() -> list[Any]:
    """Each proof for each game; one of a setting for each setting, so that they run side by side."""
    found = []
    for proof in PROOFS:
        for game in games().values():
            for setting in settings(game) if proof.of_setting else [None]:
                of = f"{game.name}, {setting}" if setting else game.name
                found.append(pytest.param(proof, game.name, setting, id=f"{proof.says}: {of}"))
    return found


@pytest.mark.parametrize(("proof", "name", "setting"), cases())
def test_proof(proof: GameProof, name: str, setting: Any) -> None:
    if proof.of_setting is not None:
        proof.of_setting(setting)
    if proof.of_game is not None:
        proof.of_game(game_named(name))
