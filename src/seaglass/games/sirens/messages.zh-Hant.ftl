## The game

sirens-title = Sirens in Sight
sirens-blurb = 兩位海妖，同唱一艘船。用歌聲把船長、大副和船身引到你這邊。
