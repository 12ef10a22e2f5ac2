## The game

sirens-title = Sirens in Sight
sirens-blurb = Deux sirènes chantent pour un seul navire. Attire à toi le capitaine, le second et la coque.
