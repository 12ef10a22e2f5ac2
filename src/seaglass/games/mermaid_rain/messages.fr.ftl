## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = Pose les vagues, chevauche-les et pare-toi pour le prince. Mais la sorcière veut sa part.
