"""What a token, a space and a place are worth to a seat, from what it may know."""

from seaglass.engine.rule import Floats, State, rule
from seaglass.games.mermaid_rain.belief import knows, tokens_unknown
from seaglass.games.mermaid_rain.components import MOST_DOWN, MOST_SITES, TOKENS
from seaglass.games.mermaid_rain.hexes import DISTANCE, NOWHERE
from seaglass.games.mermaid_rain.rules.scoring import shared_points
from seaglass.games.mermaid_rain.state import MISSING_POINTS, NOBODY, ROUNDS, START, TOKEN_POINTS

# Found by simulation on one set of deals, confirmed on another.
#        round  1    2    3    4    5
TRIBUTE_SURE = (0.7, 0.75, 0.85, 0.95, 1.0)  # how much of 5 points the first token of a type saves
RANK_SURE = (0.15, 0.2, 0.3, 0.5, 1.0)  # how much today's ranking says about the final one
RANK_PRIOR = (4.0, 3.0, 2.0, 1.0)  # what one more token after the tribute may bring, by how many there are
SECRET = 0.3  # nobody else knows of it
NEAR = (0.0, 0.45, 0.4, 0.35, 0.3, 0.15, 0.1, 0.05)  # how much of a space's worth a place has, by distance


@rule
def count_known(s: State, seat: int, known: Floats) -> None:
    """Tokens of each seat and type that this seat knows of."""
    for other in range(s.seats):
        for token in range(len(TOKENS)):
            known[other, token] = s.treasure[other, token]
    for i in range(MOST_DOWN):
        if s.down_owner[i] != NOBODY and knows(s, seat, i):
            known[s.down_owner[i], s.down_token[i] - 1] += 1


@rule
def ranking_of(s: State, seat: int, token: int, mine: int, known: Floats) -> int:
    """What this seat would get for a type with so many tokens left after the tribute."""
    if mine <= 0:
        return 0
    before = 0
    equal = 1
    ranked = 1
    for other in range(s.seats):
        if other != seat:
            theirs = int(known[other, token]) - 1
            if theirs > 0:
                ranked += 1
            if theirs > mine:
                before += 1
            if theirs == mine:
                equal += 1
    return shared_points(before, equal, ranked)


@rule
def worth_of_tokens(s: State, seat: int, known: Floats, worth: Floats) -> None:
    """What one more token of each type is worth: its points, the tribute, the ranking.  [8.6, 10.3, 10.4]"""
    for token in range(len(TOKENS)):
        mine = int(known[seat, token])
        worth[token] = TOKEN_POINTS
        if mine == 0:
            worth[token] += MISSING_POINTS * TRIBUTE_SURE[s.round_no]
        else:
            now = ranking_of(s, seat, token, mine, known) - ranking_of(s, seat, token, mine - 1, known)
            sure = RANK_SURE[s.round_no]
            worth[token] += sure * now + (1.0 - sure) * RANK_PRIOR[min(mine - 1, len(RANK_PRIOR) - 1)]


@rule
def worth_of_sites(s: State, seat: int, worth: Floats, gain: Floats) -> None:
    """What entering each treasure space is worth: its best token, as far as this seat knows them."""
    unknown = 0.0
    average = 0.0
    for token in range(len(TOKENS)):
        many = tokens_unknown(s, seat, token)
        unknown += many
        average += many * worth[token]
    average = average / max(1.0, unknown) + SECRET
    for site in range(MOST_SITES):
        gain[site] = 0.0
        if s.site_hex[site] == NOWHERE:
            break
        if s.site_kind[site] != START:
            for token in range(len(TOKENS)):
                if s.up[site, token] > 0:
                    gain[site] = max(gain[site], worth[token])
    for i in range(MOST_DOWN):
        site = int(s.down_at[i])
        if site != NOWHERE and s.down_owner[i] == NOBODY:
            if knows(s, seat, i):
                gain[site] = max(gain[site], worth[s.down_token[i] - 1] + SECRET)
            else:
                gain[site] = max(gain[site], average)


@rule
def worth_of_place(s: State, h: int, gain: Floats) -> float:
    """What it is worth to begin the next round at a hex: treasure that lies near."""
    best = 0.0
    second = 0.0
    for site in range(MOST_SITES):
        if s.site_hex[site] == NOWHERE:
            break
        if gain[site] > 0.0:
            distance = DISTANCE[h, s.site_hex[site]]
            if distance < len(NEAR):
                near = gain[site] * NEAR[distance]
                if near > best:
                    second = best
                    best = near
                elif near > second:
                    second = near
    return best + 0.5 * second


@rule
def last_round(s: State) -> bool:
    return bool(s.round_no + 1 == ROUNDS)
