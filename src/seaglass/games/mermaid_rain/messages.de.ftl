## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = Lege die Brandung, reite auf ihr und schmücke dich für den Prinzen. Doch die Hexe will ihren Anteil.
