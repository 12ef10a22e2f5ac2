## The game

petite_mer-title = Petite Mer
petite_mer-blurb = Ensemble, vous dessinez la carte marine : tuile par tuile, de côte en côte, jusqu’à ce que chaque phare s’allume.
