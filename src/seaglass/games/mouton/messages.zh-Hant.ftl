## The game

mouton-title = Un mouton à la mer
mouton-blurb = 十二張牌，不斷上漲的海水，還有一隻倔強的綿羊。別讓小島淹水，也別弄丟救生圈。

## Story

mouton-round = 第 { $round } 回合，共 { $rounds } 回合
mouton-dealt = 每人發 { $cards } 張牌
mouton-announces =
    { $you ->
        [yes] 你宣布有 { $buoys } 個救生圈
       *[no] { $name } 宣布有 { $buoys } 個救生圈
    }
mouton-passes = 所有手牌都傳給左手邊的玩家
mouton-trick = 第 { $trick } 墩
mouton-tides = 翻開潮水 { $low } 和 { $high }
mouton-chose =
    { $you ->
        [yes] 你選好牌了
       *[no] { $name } 選好牌了
    }
mouton-chose-own =
    { $you ->
        [yes] 你選了 { $card }
       *[no] { $name } 選了 { $card }
    }
mouton-plays =
    { $you ->
        [yes] 你打出 { $card }
       *[no] { $name } 打出 { $card }
    }
mouton-leads =
    { $you ->
        [yes] 這一墩由你先出牌
       *[no] 這一墩由 { $name } 先出牌
    }
mouton-takes =
    { $rank ->
        [highest] { $you ->
            [yes] 你的 { $card } 最大，拿走潮水 { $tide }
           *[no] { $name } 的 { $card } 最大，拿走潮水 { $tide }
        }
       *[second] { $you ->
            [yes] 你的 { $card } 第二大，拿走潮水 { $tide }
           *[no] { $name } 的 { $card } 第二大，拿走潮水 { $tide }
        }
    }
mouton-pays =
    { $you ->
        [yes] 你的水位 { $water } 最高，失去{ $left ->
            [0] 最後一個救生圈
           *[other] 一個救生圈，還剩 { $left } 個
        }
       *[no] { $name } 的水位 { $water } 最高，失去{ $left ->
            [0] 最後一個救生圈
           *[other] 一個救生圈，還剩 { $left } 個
        }
    }
mouton-under =
    { $you ->
        [yes] 你的水位 { $water } 最高，又沒有救生圈可付，沉沒了
       *[no] { $name } 的水位 { $water } 最高，又沒有救生圈可付，沉沒了
    }
mouton-round-ends =
    { $reason ->
        [two-left] 還在水面上的小島不超過兩座，本回合結束
       *[tricks] 十二墩打完，本回合結束
    }
mouton-scores =
    { $out ->
        [yes] { $you ->
            [yes] 你沉沒了：−1 分
           *[no] { $name } 沉沒了：−1 分
        }
       *[no] { $you ->
            [yes] 你
           *[no] { $name }{ " " }
        }{ $buoys ->
            [0] 一個救生圈也沒留住
           *[other] 留住 { $buoys } 個救生圈
        }{ $lowest ->
            [0] { "" }
           *[other] ，外加水位最低
        }：{ $points } 分
    }
mouton-wins =
    { $you ->
        [yes] 你以 { $points } 分獲勝
       *[no] { $name } 以 { $points } 分獲勝
    }
mouton-shares =
    { $you ->
        [yes] 你以 { $points } 分並列獲勝
       *[no] { $name } 以 { $points } 分並列獲勝
    }

## Refusals

mouton-not-in-hand = 你想打出 { $card }，但你手上沒有這張牌。請從自己的手牌中選一張。
mouton-already-chose = 這一墩你已經出過牌了。請等所有人選好，再一起翻牌。
mouton-out-of-round = 你已經沉沒，這個回合不能再出牌。新的回合開始時，所有人都會回到牌桌。
mouton-not-your-turn = 還沒輪到你，現在由 { $otherName } 出牌。出牌順序為順時針，請稍候。
mouton-too-early = 還不能出牌：要先發牌並翻開兩張潮水牌，所有人才打出天氣牌。

## Options

mouton-option-cards = 天氣牌
mouton-option-cards-hint = 每一墩如何打出天氣牌。
mouton-option-cards-secret = 暗牌
mouton-option-cards-secret-hint = 所有人蓋牌選好，再一起翻開。
mouton-option-cards-open = 明牌
mouton-option-cards-open-hint = 依順時針方向輪流打出天氣牌，牌面朝上。
mouton-option-chain_to_the_end = 付到底
mouton-option-chain_to_the_end-hint = 只剩兩座小島，卻還有人該付救生圈時，如何處理。
mouton-option-chain_to_the_end-off = 關
mouton-option-chain_to_the_end-off-hint = 回合立刻結束，不必再付。
mouton-option-chain_to_the_end-on = 開
mouton-option-chain_to_the_end-on-hint = 先把連鎖的支付全部做完，回合才結束。

## Pieces

mouton-card =
    { $rings ->
        [half] 天氣牌 { $card }，半個救生圈
        [whole] 天氣牌 { $card }，一個救生圈
       *[none] 天氣牌 { $card }，沒有救生圈
    }
mouton-tide = 潮水 { $tide }

## Moves

mouton-move-play = 打出 { $card }

## The table

mouton-ui-progress = 第 { $round }/{ $rounds } 回合 · 第 { $trick }/{ $tricks } 墩
mouton-ui-water = 水位
mouton-ui-islets = 其他小島
mouton-ui-all-islets = 所有小島
mouton-ui-islet =
    { $in ->
        [yes] { $name }：水位 { $water }，{ $buoys ->
            [0] 沒有救生圈
           *[other] { $buoys } 個救生圈
        }
       *[no] { $name }：已沉沒，退出這一回合
    }
mouton-ui-highest-water = 水位最高
    .short = 最高
mouton-ui-pays = 失去一個救生圈
    .short = 付救生圈
mouton-ui-under = 已沉沒
    .short = 沉沒
mouton-ui-leads = 先出牌
    .short = 先出
mouton-ui-played = 打出 { $card }
mouton-ui-chosen = 選好了
mouton-ui-choosing = 還在選牌
mouton-ui-place = 第 { $place } 個出牌
mouton-ui-highest = 最大
mouton-ui-second = 第二大
mouton-ui-tides = 兩張潮水牌
mouton-ui-to-highest = 給最大的牌
    .short = 最大
mouton-ui-to-second = 給第二大的牌
    .short = 第二大
mouton-ui-hand = 你的天氣牌
mouton-ui-slot = 你的牌放在這裡
mouton-ui-put-here = 把 { $card } 放在這裡
mouton-ui-your-choice = 你選了 { $card }
mouton-ui-stakes = { $card } 會怎樣
mouton-ui-if-highest = 最大
mouton-ui-if-second = 第二大
mouton-ui-if-lower = 更小
mouton-ui-changes = 水位 { $from } → { $to }
    .short = { $from } → { $to }
mouton-ui-stays = 維持 { $water }
mouton-ui-pick = 選一張天氣牌
mouton-ui-put-or-pick = 打出 { $card }，或另選一張
mouton-ui-tip-card =
    { $rings ->
        [half] { $card } 帶有半個救生圈。最大的牌拿較低的潮水，第二大的拿另一張。
        [whole] { $card } 帶有一個救生圈。最大的牌拿較低的潮水，第二大的拿另一張。
       *[none] { $card } 沒有救生圈。最大的牌拿較低的潮水，第二大的拿另一張。
    }
mouton-ui-score-islet = 小島
mouton-ui-score-round = { $round }
    .long = 第 { $round } 回合
mouton-ui-score-now = 本回合
mouton-ui-score-total = 總分
mouton-ui-sum-round = 第 { $round } 回合，共 { $rounds } 回合
mouton-ui-sum-buoys = 留住的救生圈
    .short = 救生圈
mouton-ui-sum-lowest = 水位最低
    .short = 最低
mouton-ui-sum-under = 沉沒
    .short = 沉沒
mouton-ui-sum-points = 本回合
    .short = 本回合
mouton-ui-sum-passes = 接著所有手牌都傳給左手邊的玩家。

## Own components

mouton-box-buoys-twice = 還沒有半個救生圈的牌：{ $card } 出現在兩個清單中
mouton-box-range = 先寫較小的牌：{ $last } 到 { $first }
mouton-box-tides = 總和為 { $cards } 的數字，而不是 { $sum }
