## The game

sirens-title = Sirens in Sight
sirens-blurb = Zwei Sirenen singen für ein einziges Schiff. Locke Kapitän, Maat und Rumpf auf deine Seite.
