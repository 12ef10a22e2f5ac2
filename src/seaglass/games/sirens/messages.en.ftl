## The game

sirens-title = Sirens in Sight
sirens-blurb = Two sirens sing for one ship. Draw the captain, the mate and the hull to your side.
