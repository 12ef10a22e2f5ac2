"""The rules of Mermaid Rain, a file a chapter. Clauses are those of rules.en.md."""

from seaglass.engine.rule import CHANCE, Ints, State, rule
from seaglass.games.mermaid_rain.hexes import NOWHERE
from seaglass.games.mermaid_rain.moves import (
    AT,
    CURRENT,
    DEAL_CARD,
    DEALER,
    DONE,
    DRIFT_TO,
    FIND,
    GO,
    KEEP_CARDS,
    LAY,
    LEAVE,
    MARCH_NOW,
    PAY_WITH,
    PICK,
    REVEAL,
    START_AT,
    TAKE_OPEN,
    TAKE_SECRET,
    TOKEN,
    WALTZ_WITH,
    WARP,
    WAY,
)
from seaglass.games.mermaid_rain.rules.choosing import (
    choices,
    choose_on,
    draw_tile,
    draw_token,
    in_turn,
    march,
    name_shape,
    pass_prince,
    pick_tile,
    refill_named_shape,
    someone_chooses,
    tokens_to_find,
)
from seaglass.games.mermaid_rain.rules.melds import (
    choose_meld_cards,
    meld_cards,
    rank_melds,
    show_cards,
    still_melding,
)
from seaglass.games.mermaid_rain.rules.predicting import (
    cards_to_deal,
    currents_to_turn,
    deal_card,
    refill_tiles,
    reveal_tile,
    shape_due,
    shuffle_cards,
    take_up_cards,
    tiles_to_reveal,
    turn_current,
)
from seaglass.games.mermaid_rain.rules.preparation import (
    dealers,
    give_prince,
    lay_out_token,
    set_up,
    set_up_with,
    tokens_to_lay_out,
)
from seaglass.games.mermaid_rain.rules.riding import (
    begin_riding,
    free_starts,
    lay_tile,
    lift_tile,
    pay_and_go,
    payments,
    places_to_lay,
    rides,
    start_at,
    warp_to,
    ways_to_lay,
)
from seaglass.games.mermaid_rain.rules.round_end import (
    adrift,
    begin_round,
    cards_to_keep,
    keep_cards,
    sink_dark_tiles,
    still_discarding,
)
from seaglass.games.mermaid_rain.rules.scoring import (
    pay_tribute,
    rank_treasure,
    score,
    show_treasure,
    winners,
)
from seaglass.games.mermaid_rain.rules.soundness import sound
from seaglass.games.mermaid_rain.rules.treasure import (
    find_token,
    look_at_tokens,
    take_open,
    take_secret,
    token_to_turn,
    tokens_to_take,
)
from seaglass.games.mermaid_rain.state import (
    CHOOSE_START,
    CHOOSE_TILE,
    DEAL,
    DRAW_TILE,
    DRAW_TOKEN,
    DRIFT,
    FIRST_DEALER,
    KEEP,
    LAY_OUT,
    LAY_WAY,
    LAY_WHERE,
    LOOK,
    MELD,
    OVER,
    PASS_PRINCE,
    PAY,
    RANK,
    RANK_MELDS,
    REVEAL_TILES,
    RIDE,
    SHOW,
    SINK,
    TAKE,
    TAKE_UP,
    TRIBUTE,
    UNDERCURRENT,
)

__all__ = [
    "actors",
    "advance",
    "chapter",
    "choose",
    "legal",
    "outcomes",
    "over",
    "score",
    "set_up",
    "set_up_with",
    "sound",
    "winners",
]


@rule
def advance(s: State) -> bool:
    """The next step that needs nobody's decision.  [1.3]"""
    phase = s.phase
    if phase == DEAL and s.cards_left == 0:
        shuffle_cards(s)
    elif phase == TAKE_UP:
        take_up_cards(s)
    elif phase == REVEAL_TILES:
        return refill_tiles(s)
    elif phase == MELD and still_melding(s) == 0:
        show_cards(s)
    elif phase == RANK_MELDS:
        rank_melds(s)
    elif phase == CHOOSE_TILE:
        return choose_on(s)
    elif phase == DRAW_TILE:
        return refill_named_shape(s)
    elif phase == PASS_PRINCE:
        pass_prince(s)
    elif phase == LOOK and token_to_turn(s) == NOWHERE:
        look_at_tokens(s)
    elif phase == SINK:
        sink_dark_tiles(s)
    elif phase == DRIFT and adrift(s) < 0:
        s.phase = KEEP
    elif phase == KEEP and still_discarding(s) == 0:
        begin_round(s)
    elif phase == SHOW:
        show_treasure(s)
    elif phase == TRIBUTE:
        pay_tribute(s)
    elif phase == RANK:
        rank_treasure(s)
    else:
        return False
    return True


@rule
def actors(s: State) -> int:
    phase = s.phase
    if phase == MELD:
        return still_melding(s)
    if phase == CHOOSE_TILE:
        return 1 << in_turn(s) if someone_chooses(s) else 0
    if CHOOSE_START <= phase <= PAY or phase == TAKE:
        return 1 << in_turn(s)
    if phase == DRIFT:
        seat = adrift(s)
        return 1 << seat if seat >= 0 else 0
    if phase == KEEP:
        return still_discarding(s)
    if phase <= DEAL or phase in (UNDERCURRENT, REVEAL_TILES):
        return 1 << CHANCE
    if phase in (DRAW_TOKEN, DRAW_TILE, LOOK):
        return 1 << CHANCE
    return 0


@rule
def legal(s: State, seat: int, out: Ints) -> int:
    phase = s.phase
    if phase == MELD:
        return meld_cards(s, seat, out)
    if phase == CHOOSE_TILE:
        return choices(s, out)
    if phase == CHOOSE_START:
        return free_starts(s, START_AT, out)
    if phase == RIDE:
        return rides(s, seat, out)
    if phase == LAY_WHERE:
        return places_to_lay(s, seat, out)
    if phase == LAY_WAY:
        return ways_to_lay(s, seat, out)
    if phase == PAY:
        return payments(s, seat, out)
    if phase == TAKE:
        return tokens_to_take(s, seat, out)
    if phase == DRIFT:
        return free_starts(s, DRIFT_TO, out)
    if phase == KEEP:
        return cards_to_keep(s, seat, out)
    return 0


@rule
def outcomes(s: State, out: Ints, weights: Ints) -> int:
    """What chance may bring, and how often each."""
    phase = s.phase
    if phase == DEAL:
        return cards_to_deal(s, out, weights)
    if phase == LAY_OUT:
        return tokens_to_lay_out(s, out, weights)
    if phase == FIRST_DEALER:
        return dealers(s, out, weights)
    if phase == UNDERCURRENT:
        return currents_to_turn(s, out, weights)
    if phase == REVEAL_TILES:
        return tiles_to_reveal(s, shape_due(s), out, weights)
    if phase == DRAW_TILE:
        return tiles_to_reveal(s, int(s.aim), out, weights)
    return tokens_to_find(s, out, weights)


@rule
def choose(s: State, seat: int, decision: int) -> None:
    if decision >= TOKEN:
        fall(s, decision)
    elif decision >= KEEP_CARDS:
        keep_cards(s, seat, decision - KEEP_CARDS)
    elif decision >= DRIFT_TO:
        s.where[seat] = decision - DRIFT_TO
    elif decision == DONE:
        begin_riding(s, s.turn + 1)
    elif decision == LEAVE:
        s.phase = RIDE
    elif decision >= TAKE_SECRET:
        take_secret(s, seat, decision - TAKE_SECRET)
    elif decision >= TAKE_OPEN:
        take_open(s, seat, decision - TAKE_OPEN)
    elif decision >= PAY_WITH:
        pay_and_go(s, seat, decision - PAY_WITH)
    elif decision >= GO:
        s.aim = decision - GO
        s.phase = PAY
    elif decision >= WARP:
        warp_to(s, seat, decision - WARP)
    elif decision >= WAY:
        lay_tile(s, seat, decision - WAY)
    elif decision >= AT:
        s.aim = decision - AT
        s.phase = LAY_WAY
    elif decision >= LAY:
        lift_tile(s, seat, decision - LAY)
    elif decision >= START_AT:
        start_at(s, seat, decision - START_AT)
    elif decision >= WALTZ_WITH:
        name_shape(s, decision - WALTZ_WITH)
    elif decision == MARCH_NOW:
        march(s)
    elif decision >= PICK:
        pick_tile(s, seat, decision - PICK)
    else:
        choose_meld_cards(s, seat, decision)


@rule
def fall(s: State, decision: int) -> None:
    """Chance has decided."""
    if decision >= FIND:
        if s.phase == LOOK:
            find_token(s, decision - FIND)
        else:
            draw_token(s, decision - FIND)
    elif decision >= REVEAL:
        if s.phase == DRAW_TILE:
            draw_tile(s, decision - REVEAL)
        else:
            reveal_tile(s, decision - REVEAL)
    elif decision >= CURRENT:
        turn_current(s, decision - CURRENT)
    elif decision >= DEAL_CARD:
        deal_card(s, decision - DEAL_CARD)
    elif decision >= DEALER:
        give_prince(s, decision - DEALER)
    else:
        lay_out_token(s, decision - TOKEN)


@rule
def chapter(s: State) -> int:
    """Which sub-seed a draw belongs to: 0 the setting up, then one a round."""
    return 0 if s.phase <= FIRST_DEALER else int(s.round_no) + 1


@rule
def over(s: State) -> bool:
    return bool(s.phase == OVER)
