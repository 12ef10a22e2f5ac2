## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = 鋪出浪花，乘浪而行，為王子盛裝打扮。不過，女巫也要分一份。
