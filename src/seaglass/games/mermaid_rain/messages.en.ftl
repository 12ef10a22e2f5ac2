## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = Lay the surf, ride it, and dress for the prince. But the witch wants her share.
