"""The proofs that every game passes: `seaglass check` runs them for one game, the tests for all."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from seaglass.engine.game import Game
from seaglass.engine.loading import reason
from seaglass.engine.refusal import Refusal
from seaglass.proofs import counts, documents, hiding, kernels, playing, telling, undoing, words
from seaglass.proofs.matches import Setting, settings


@dataclass(frozen=True)
class GameProof:
    """What is proven, and how: a function of a game, or of a setting, that raises a fault."""

    says: str
    of_game: Callable[[Game], None] | None = None
    of_setting: Callable[[Setting], None] | None = None
    first: bool = False  # where it does not hold, the others would only say so again

    def run(self, game: Game) -> None:
        if self.of_game is not None:
            self.of_game(game)
        if self.of_setting is not None:
            for setting in settings(game):
                self.of_setting(setting)


PROOFS = (
    GameProof("every decision has a name of its own", of_game=playing.moves_have_names, first=True),
    GameProof(
        "something is legal until the end", of_setting=playing.something_is_legal_until_the_end, first=True
    ),
    GameProof("hide blanks what is not open, and nothing else", of_game=hiding.hide_blanks_what_is_not_open),
    GameProof("imagine needs nothing hidden", of_game=hiding.imagine_needs_nothing_hidden),
    GameProof("imagine brings other worlds", of_game=hiding.imagine_brings_other_worlds),
    GameProof("imagined worlds could be", of_setting=telling.imagined_worlds_could_be),
    GameProof("legal, rate and actors need nothing hidden", of_game=hiding.rules_need_nothing_hidden),
    GameProof("a playout is worth 0 to 1 to each seat", of_setting=playing.worth_is_a_share),
    GameProof("observe needs nothing hidden", of_game=hiding.features_need_nothing_hidden),
    GameProof("views are of their type", of_setting=telling.views_are_of_their_type),
    GameProof("parts of a view need only their fields", of_game=hiding.parts_need_only_their_fields),
    GameProof("views and bots do not tell what is hidden", of_setting=telling.shown_the_same),
    GameProof("stories do not tell what is hidden", of_setting=telling.told_the_same),
    GameProof("hidden decisions look alike", of_setting=telling.hidden_decisions_look_alike),
    GameProof("decisions kept from others are hidden", of_setting=telling.open_decisions_can_be_known),
    GameProof("undo restores everything and shows nothing", of_setting=undoing.undo_restores_everything),
    GameProof("chapters move with the rounds", of_game=playing.chapters_move),
    GameProof("everything told has words", of_game=words.everything_told_has_words),
    GameProof("all languages say the same", of_game=words.languages_say_the_same),
    GameProof("positions are read as they are written", of_setting=documents.positions_round_trip),
    GameProof("records replay to the same end", of_setting=documents.records_round_trip),
    GameProof("replays and forks are the same", of_setting=documents.replays_and_forks_are_the_same),
    GameProof("sequences of decisions are counted", of_game=counts.sequences_are_counted),
    GameProof("random games stay sound", of_setting=kernels.random_games_stay_sound),
    GameProof("compiled equals interpreted", of_setting=kernels.compiled_equals_interpreted),
    GameProof("compiled rules stay inside their arrays", of_game=kernels.indices_stay_inside),
    GameProof("a search thinks the same, whatever is hidden", of_setting=telling.searched_the_same),
)


@dataclass(frozen=True)
class Finding:
    """What came of a proof: why it does not hold, or None."""

    proof: str
    fault: str | None
    seconds: float


def prove(game: Game) -> Iterator[Finding]:
    """Every proof for a game, one after the other; none after a first one that does not hold."""
    for proof in PROOFS:
        finding = proved(proof, game)
        yield finding
        if proof.first and finding.fault is not None:
            return


def proved(proof: GameProof, game: Game) -> Finding:
    began = time.perf_counter()
    fault = None
    try:
        proof.run(game)
    except Refusal as refusal:
        fault = str(refusal)
    except Exception as wrong:
        fault = reason(wrong, game.folder)
    return Finding(proof.says, fault, time.perf_counter() - began)
