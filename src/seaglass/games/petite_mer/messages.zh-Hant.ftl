## The game

petite_mer-title = Petite Mer
petite_mer-blurb = 大家一起繪製海圖：一片接一片，一岸連一岸，點亮每一座燈塔。
