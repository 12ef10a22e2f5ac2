## The game

petite_mer-title = Petite Mer
petite_mer-blurb = Gemeinsam zeichnet ihr die Seekarte: Plättchen für Plättchen, von Küste zu Küste, bis jedes Leuchtfeuer brennt.
