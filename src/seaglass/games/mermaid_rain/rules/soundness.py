"""What holds in every state: pieces are conserved, nothing lies on anything else."""

from seaglass.engine.rule import MAX_SEATS, State, rule
from seaglass.games.mermaid_rain.components import CARDS, KINDS, MOST_DOWN, MOST_SITES, MOST_TILE, TOKENS
from seaglass.games.mermaid_rain.hexes import NOWHERE, is_in, without
from seaglass.games.mermaid_rain.rules.choosing import tokens_in_pool
from seaglass.games.mermaid_rain.rules.predicting import total
from seaglass.games.mermaid_rain.rules.sea import site_at, tile_at, tile_hex
from seaglass.games.mermaid_rain.state import HELD, NO_TILE, UNDRAWN


@rule
def sound(s: State) -> bool:
    """Every card, tile and token is in exactly one place, and every mermaid where she can be."""
    return cards_are_sound(s) and tiles_are_sound(s) and tokens_are_sound(s) and mermaids_are_sound(s)


@rule
def cards_are_sound(s: State) -> bool:
    for card in range(len(CARDS)):
        if s.pile[card] < 0 or s.discard[card] < 0:
            return False
        many = int(s.pile[card]) + int(s.discard[card])
        for seat in range(s.seats):
            for held in (s.hand[seat, card], s.dealt[seat, card], s.buried[seat, card], s.shown[seat, card]):
                if held < 0:
                    return False
                many += int(held)
        if many != s.deck[card]:
            return False
    dealt = 0
    for seat in range(s.seats):
        if total(s.hand[seat]) != s.cards_held[seat] or total(s.buried[seat]) != s.cards_buried[seat]:
            return False
        dealt += total(s.dealt[seat])
    return bool(total(s.pile) == s.cards_left and dealt == s.cards_dealt)


@rule
def tiles_are_sound(s: State) -> bool:
    for kind in range(KINDS):
        if s.tile_pile[kind] < 0 or s.tile_discard[kind] < 0:
            return False
        many = int(s.tile_pile[kind]) + int(s.tile_discard[kind])
        for seat in range(MAX_SEATS):
            many += 1 if s.offer[seat] == kind else 0
            for i in range(HELD):
                many += 1 if s.held[seat, i] == kind else 0
        for tile in range(s.surf):
            many += 1 if s.surf_kind[tile] == kind else 0
        if many != s.tiles[kind]:
            return False
    bare = (int(s.ocean[0]), int(s.ocean[1]), int(s.ocean[2]), int(s.ocean[3]))
    for tile in range(s.surf):
        if s.surf_kind[tile] == NO_TILE:
            return False
        for i in range(MOST_TILE):
            h = tile_hex(s, tile, i)
            if h == NOWHERE:
                break
            if not is_in(bare, h):
                return False
            bare = without(bare, h)
    return True


@rule
def tokens_are_sound(s: State) -> bool:
    for token in range(len(TOKENS)):
        if s.unseen[token] < 0:
            return False
        many = int(s.unseen[token])
        for site in range(MOST_SITES):
            if s.up[site, token] < 0:
                return False
            many += int(s.up[site, token])
        for seat in range(s.seats):
            many += int(s.treasure[seat, token])
        for i in range(MOST_DOWN):
            many += 1 if s.down_token[i] == token + 1 else 0
        if many != s.tokens[token]:
            return False
    for i in range(MOST_DOWN):
        if s.down_token[i] == UNDRAWN and s.down_seen[i] != 0:
            return False
    return tokens_in_pool(s) >= 0


@rule
def mermaids_are_sound(s: State) -> bool:
    for seat in range(s.seats):
        h = int(s.where[seat])
        if h != NOWHERE and tile_at(s, h) == NOWHERE and site_at(s, h) == NOWHERE:
            return False
    return True
