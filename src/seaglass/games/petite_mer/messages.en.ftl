## The game

petite_mer-title = Petite Mer
petite_mer-blurb = Together you draw the chart: tile by tile, coast to coast, and light every lamp.
