## The game

sirens-title = 人魚的呼喚
sirens-blurb = 兩位人魚，對著同一艘船歌唱。用歌聲把船長、大副和船身引到你這邊。

## Story

sirens-aboard = 船長登上 { $captain }，大副登上 { $mate }
sirens-begins =
    { $you ->
        [yes] 由你開始
       *[no] 由 { $name } 開始
    }
sirens-dealt = 雙方各發 { $cards } 張牌
sirens-takes =
    { $you ->
        [yes] 你已選好 { $many }/{ $cards } 張起始牌
       *[no] { $name } 已選好 { $many }/{ $cards } 張起始牌
    }
sirens-takes-own =
    { $you ->
        [yes] 你把 { $card } 拿進起始手牌
       *[no] { $name } 把 { $card } 拿進起始手牌
    }
sirens-shuffled = 雙方把套牌其餘的牌洗勻
sirens-turn = 第 { $turn } 回合
sirens-lays =
    { $side ->
        [own] { $you ->
            [yes] 你把 { $card } 放在 { $section } 自己這一側：{ $total }/{ $needs }
           *[no] { $name } 把 { $card } 放在 { $section } 自己那一側：{ $total }/{ $needs }
        }
       *[other] { $you ->
            [yes] 你把 { $card } 放在 { $section } 的 { $otherName } 那一側：{ $total }/{ $needs }
           *[no] { $name } 把 { $card } 放在 { $section } { $otherYou ->
                [yes] 你這一側
               *[no] 的 { $otherName } 那一側
            }：{ $total }/{ $needs }
        }
    }
sirens-stays =
    { $crew ->
        [captain] 船長無處可去，留在 { $section }
       *[mate] 大副無處可去，留在 { $section }
    }
sirens-walks =
    { $crew ->
        [captain] 船長{ $over ->
            [yes] 越過大副，從 { $origin } 走到 { $section }
           *[no] 從 { $origin } 走到 { $section }
        }
       *[mate] 大副{ $over ->
            [yes] 越過船長，從 { $origin } 走到 { $section }
           *[no] 從 { $origin } 走到 { $section }
        }
    }
sirens-sends =
    { $you ->
        [yes] 你讓
       *[no] { $name } 讓
    }{ $crew ->
        [captain] 船長{ $over ->
            [yes] 越過大副，從 { $origin } 走到 { $section }
           *[no] 從 { $origin } 走到 { $section }
        }
       *[mate] 大副{ $over ->
            [yes] 越過船長，從 { $origin } 走到 { $section }
           *[no] 從 { $origin } 走到 { $section }
        }
    }
sirens-wins-section =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }以 { $total }{ $reason ->
        [five] （兩側放滿，總和較高）
       *[value] { " " }
    }拿走 { $section }{ $crew ->
        [captain] { " " }和船長
        [mate] { " " }和大副
       *[none] { "" }
    }：現在 { $points } 分
sirens-lost-section =
    { $crew ->
        [captain] { $section } 和船長誰都拿不到
        [mate] { $section } 和大副誰都拿不到
       *[none] { $section } 誰都拿不到
    }：兩側都是 { $total }
sirens-octopus-back =
    { $you ->
        [yes] 你的章魚回來了
       *[no] { $name } 的章魚回來了
    }
sirens-draws =
    { $you ->
        [yes] 你抽一張牌
       *[no] { $name } 抽一張牌
    }{ $left ->
        [0] ，這是最後一張
       *[other] { "" }
    }
sirens-draws-own =
    { $you ->
        [yes] 你抽到 { $card }
       *[no] { $name } 抽到 { $card }
    }{ $left ->
        [0] ，這是最後一張
       *[other] { "" }
    }
sirens-lifts =
    { $you ->
        [yes] 你的章魚拿起船段 { $section } 的牌 { $card }
       *[no] { $name } 的章魚拿起船段 { $section } 的牌 { $card }
    }
sirens-carries =
    { $you ->
        [yes] 你的章魚把 { $card } 從 { $origin } 帶到 { $section } { $side ->
            [own] 自己這一側
           *[other] 的 { $otherName } 那一側
        }
       *[no] { $name } 的章魚把 { $card } 從 { $origin } 帶到 { $section } { $side ->
            [own] 自己那一側
           *[other] { $otherYou ->
                [yes] 你這一側
               *[no] 的 { $otherName } 那一側
            }
        }
    }：{ $total }/{ $needs }
sirens-rum =
    { $you ->
        [yes] 你把萊姆酒杯放在 { $section }：現在需要 { $needs }
       *[no] { $name } 把萊姆酒杯放在 { $section }：現在需要 { $needs }
    }
sirens-passes =
    { $you ->
        [yes] 你無事可做，跳過
       *[no] { $name } 無事可做，跳過
    }
sirens-ends =
    { $reason ->
        [points] 四分到手：對局結束
        [ship] 船已經一段不剩：對局結束
       *[passes] 雙方都跳過：對局結束
    }
sirens-wins =
    { $you ->
        [yes] 你以 { $points } 比 { $others } 獲勝
       *[no] { $name } 以 { $points } 比 { $others } 獲勝
    }
sirens-draw = { $points } 比 { $points } 平手：沒有人獲勝，等下一艘船來分高下

## Refusals

sirens-too-early = 請稍候：先由機運決定，之後才輪到玩家。
sirens-not-your-turn = 現在是另一位人魚的回合。等她結束後你才能行動。
sirens-other-walks = 水手要先走動，由另一位人魚決定去哪裡：牌在她那一側。
sirens-walk-first = 水手要先走動。牌在你這一側，請選擇去哪裡。
sirens-nobody-walks = 現在沒有人需要走動。有腳印的牌放到有人站的地方時，水手才走動。
sirens-walk-elsewhere = 走不到船段 { $section }：水手只會走到某一個方向的下一個空船段。
sirens-carry-first = 你的章魚拿著一張牌。請先放下，或收回這一步。
sirens-nothing-carried = 你的章魚沒有拿著牌。請先讓牠拿起一張。
sirens-already-acted = 這個回合你已經行動過了。你還可以放酒杯，或結束回合。
sirens-act-first = 還不能結束回合：請先放一張牌或使用章魚。
sirens-not-in-hand = 你想放 { $card }，但你手上沒有這張牌。請從自己的手牌中選一張。
sirens-section-gone = 船段 { $section } 已經離場。請選一個還在的船段。
sirens-side-full = 船段 { $section } 的這一側已經有五張牌。請選另一側或另一段。
sirens-octopus-out = 你的章魚還在船邊。牠下面的船段計分後，牠才會回來。
sirens-octopus-on-it = 船段 { $section } 的牌 { $card } 上有章魚，所以這張牌不能動。
sirens-no-such-card = 船段 { $section } 的這一側沒有牌 { $card }。請選一張在船邊的牌。
sirens-no-room = 其他地方都沒有空位放這張牌。
sirens-same-place = 這張牌就是從那裡來的。請選另一段，或另一側。
sirens-mug-used = 你已經放過萊姆酒杯，整場只能用一次。
sirens-mug-without-action = 你只能跳過，而酒杯要和放牌或章魚一起用。
sirens-pass-needless = 只要還能放牌或使用章魚，就不能跳過。
sirens-opening-first = 請先選好起始手牌的四張牌。
sirens-opening-full = 你已選好四張起始牌。請等另一位人魚選好。
sirens-opening-past = 只有使用各自套牌的對局開始時，才選起始牌。
sirens-not-in-set = 你的套牌裡已經沒有牌 { $card }。請選另一張。

## Options

sirens-option-tactics = 更多策略
sirens-option-tactics-hint = 雙方共用抽牌堆，或各用自己的套牌。
sirens-option-tactics-off = 共用抽牌堆
sirens-option-tactics-off-hint = 各發四張牌，雙方從同一個抽牌堆抽牌。
sirens-option-tactics-on = 各自套牌
sirens-option-tactics-on-hint = 雙方有相同的 26 張牌，各選四張開始，再從自己的抽牌堆抽牌。

## Pieces

sirens-card =
    { $steps ->
        [yes] { $jellyfish ->
            [yes] 水母 { $card }，有腳印
           *[no] 牌 { $card }，有腳印
        }
       *[no] 牌 { $card }
    }
sirens-section = 船段 { $section }
sirens-captain = 船長
sirens-mate = 大副
sirens-octopus = 章魚
sirens-mug = 萊姆酒杯
sirens-set-starfish = 海星
sirens-set-shell = 貝殼

## Moves

sirens-move-lay =
    { $side ->
        [mine] 把 { $card } 放在 { $section } 我這一側
       *[theirs] 把 { $card } 放在 { $section } 對方那一側
    }
sirens-move-octopus =
    { $side ->
        [mine] 章魚拿起 { $section } 我這一側的 { $card }
       *[theirs] 章魚拿起 { $section } 對方那一側的 { $card }
    }
sirens-move-carry =
    { $side ->
        [mine] 帶到 { $section } 我這一側
       *[theirs] 帶到 { $section } 對方那一側
    }
sirens-move-walk = 走到 { $section }
sirens-move-rum = 萊姆酒杯放在 { $section }
sirens-move-done = 結束回合
sirens-move-pass = 跳過
sirens-move-take = 拿 { $card }

## The table

sirens-ui-progress = 第 { $turn } 回合 · { $pile ->
        [0] 抽牌堆空了
       *[other] 抽牌堆剩 { $pile } 張
    }
sirens-ui-progress-opening = 起始手牌
sirens-ui-ship = 船
sirens-ui-side =
    { $you ->
        [yes] { $section }，你這一側
       *[no] { $section }，{ $name } 那一側
    }
sirens-ui-lying = { $cards }：{ $total }/{ $needs }
sirens-ui-empty = 還沒有牌，需要 { $needs }
sirens-ui-missing = 還差 { $missing }
sirens-ui-full = 已放滿
sirens-ui-taken =
    { $you ->
        [yes] 船段 { $section } 是你的
       *[no] 船段 { $section } 屬於 { $name }
    }
sirens-ui-gone = 船段 { $section } 已離開遊戲
sirens-ui-needs =
    { $mugs ->
        [0] 需要 { $needs }
       *[other] 有 { $mugs } 個酒杯，需要 { $needs }
    }
sirens-ui-points = { $points } 分
sirens-ui-cards = 手牌 { $cards } 張
sirens-ui-mug = 酒杯
sirens-ui-octopus-ready = 章魚可用
sirens-ui-octopus-at = 章魚在 { $section }
sirens-ui-mug-ready = 酒杯可用
sirens-ui-mug-at = 酒杯在 { $section }
sirens-ui-mug-spent = 酒杯已用完
sirens-ui-hand = 你的手牌、章魚和酒杯
sirens-ui-hint-turn =
    { $things ->
        [card] 拿起一張牌
        [octopus] 拿起章魚
        [card-octopus] 拿起一張牌或章魚
        [card-mug] 拿起一張牌或酒杯
        [octopus-mug] 拿起章魚或酒杯
       *[card-octopus-mug] 拿起一張牌、章魚或酒杯
    }
sirens-ui-hint-last = 放下酒杯，或結束回合
sirens-ui-hint-pass = 沒有能做的事
sirens-ui-hint-lay = 把 { $card } 放到發光的位置
sirens-ui-hint-carry = 章魚拿著 { $card }：放到發光的位置
sirens-ui-hint-lift = 為章魚選一張船邊的牌
sirens-ui-hint-which = 要拿哪一張？
sirens-ui-hint-rum = 把酒杯放到發光的船段
sirens-ui-hint-walk =
    { $crew ->
        [captain] { $theirs ->
            [yes] 牌放在你這一側：讓船長走到 { $way } 或 { $other }
           *[no] 讓船長走到 { $way } 或 { $other }
        }
       *[mate] { $theirs ->
            [yes] 牌放在你這一側：讓大副走到 { $way } 或 { $other }
           *[no] 讓大副走到 { $way } 或 { $other }
        }
    }
sirens-ui-hint-opening = 再選 { $left } 張起始牌
sirens-ui-do-lay =
    { $side ->
        [mine] { $card } 放在 { $section }
       *[theirs] { $card } 放在對側 { $section }
    }
sirens-ui-do-carry =
    { $side ->
        [mine] 帶到 { $section }
       *[theirs] 帶到對側 { $section }
    }
sirens-ui-do-rum = 酒杯放在 { $section }
sirens-ui-do-walk = 走到 { $section }
sirens-ui-would-be =
    { $you ->
        [yes] { $section }，你這一側：{ $from } → { $total }/{ $needs }
       *[no] { $section }，{ $name } 那一側：{ $from } → { $total }/{ $needs }
    }
sirens-ui-would-need = { $section } 需要的點數從 { $from } 變成 { $needs }
sirens-ui-would-walk =
    { $crew ->
        [captain] 船長走到 { $ways }
       *[mate] 大副走到 { $ways }
    }
sirens-ui-would-choose =
    { $you ->
        [yes] { $crew ->
            [captain] 由你決定船長去向：{ $ways }
           *[mate] 由你決定大副去向：{ $ways }
        }
       *[no] { $crew ->
            [captain] 由 { $name } 決定船長去向：{ $ways }
           *[mate] 由 { $name } 決定大副去向：{ $ways }
        }
    }
sirens-ui-would-take =
    { $you ->
        [yes] { $crew ->
            [captain] 你拿走 { $section } 和船長
            [mate] 你拿走 { $section } 和大副
           *[none] 你拿走 { $section }
        }
       *[no] { $crew ->
            [captain] { $name } 拿走 { $section } 和船長
            [mate] { $name } 拿走 { $section } 和大副
           *[none] { $name } 拿走 { $section }
        }
    }
sirens-ui-would-lose =
    { $crew ->
        [captain] { $section } 和船長誰都拿不到
        [mate] { $section } 和大副誰都拿不到
       *[none] { $section } 誰都拿不到
    }
sirens-ui-would-gain =
    { $you ->
        [yes] 你得 { $points } 分
       *[no] { $name } 得 { $points } 分
    }
sirens-ui-would-way = 若走到 { $section }：{ $what }
sirens-ui-would-nothing = 沒有船段被拿走
sirens-ui-would-end = 對局就此結束
sirens-ui-which = { $section } 的牌，要哪一張？
sirens-ui-take-up = 拿起：{ $section } 的{ $card }
sirens-ui-let-go = 放開
sirens-ui-set = 你的套牌
sirens-ui-in-set = { $card } · 剩 { $left } 張
sirens-ui-opening =
    { $left ->
        [0] 你用這些牌開始
       *[other] 再選 { $left } 張。誰也看不到
    }
sirens-ui-opening-done = 你選好了，等另一位人魚
sirens-ui-put-back = 放回：{ $card }
sirens-ui-begin = 用這些牌開始
sirens-ui-score = 分數 · 先得 { $goal } 分者勝
sirens-ui-nothing-yet = 還沒有
sirens-ui-pile =
    { $pile ->
        [0] 抽牌堆空了
       *[other] 抽牌堆剩 { $pile } 張
    }
sirens-ui-piles = 抽牌堆：{ $pile } 和 { $other }
sirens-ui-sum-what = 得分來源
sirens-ui-sum-lost = 誰都拿不到
sirens-ui-sum-aboard = 還在船上
sirens-ui-sum-total = 分數
sirens-ui-sum-draw = 平手
