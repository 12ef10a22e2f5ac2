## The game

petite_mer-title = Petite Mer
petite_mer-blurb = 大家一起繪製海圖：一片接一片，一岸連一岸，點亮每一座燈塔。

## Story

petite_mer-dealt = 每人抽 { $tiles } 片板塊
petite_mer-turn =
    { $otherYou ->
        [yes] 輪到你
       *[no] 輪到 { $otherName }
    }
petite_mer-lays =
    { $you ->
        [yes] 你在{ $side ->
            [north] 北邊
            [east] 東邊
            [south] 南邊
           *[west] 西邊
        }放下{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }
       *[no] { $name } 在{ $side ->
            [north] 北邊
            [east] 東邊
            [south] 南邊
           *[west] 西邊
        }放下{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }
    }
petite_mer-sails =
    { $you ->
        [yes] 你往{ $side ->
            [north] 北邊
            [east] 東邊
            [south] 南邊
           *[west] 西邊
        }航行一步，還剩 { $left } 個標記
       *[no] { $name } 往{ $side ->
            [north] 北邊
            [east] 東邊
            [south] 南邊
           *[west] 西邊
        }航行一步，還剩 { $left } 個標記
    }
petite_mer-drops =
    { $you ->
        [yes] 你棄掉{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }，往{ $side ->
            [north] 北邊
            [east] 東邊
            [south] 南邊
           *[west] 西邊
        }航行一步
       *[no] { $name } 棄掉{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }，往{ $side ->
            [north] 北邊
            [east] 東邊
            [south] 南邊
           *[west] 西邊
        }航行一步
    }
petite_mer-offers =
    { $you ->
        [yes] 你向 { $otherName } 提議用{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }交換{ $asked ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }
       *[no] { $otherYou ->
            [yes] { $name } 向你提議用{ $what ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }交換{ $asked ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }
           *[no] { $name } 向 { $otherName } 提議用{ $what ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }交換{ $asked ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }
        }
    }
petite_mer-swaps =
    { $you ->
        [yes] 你用{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }和 { $otherName } 交換{ $asked ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }
       *[no] { $otherYou ->
            [yes] { $name } 用{ $what ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }和你交換{ $asked ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }
           *[no] { $name } 用{ $what ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }和 { $otherName } 交換{ $asked ->
                [lighthouse] 燈塔
                [buoy] 浮標
                [turbine] 風機
                [pier] 棧橋
               *[open] 開闊海面
                [coast] 海岸
                [strait] 海峽
                [corner] 海角
                [bay] 海灣
            }
        }
    }
petite_mer-accepts =
    { $you ->
        [yes] 你接受 { $otherName } 的提議
       *[no] { $otherYou ->
            [yes] { $name } 接受你的提議
           *[no] { $name } 接受 { $otherName } 的提議
        }
    }
petite_mer-declines =
    { $you ->
        [yes] 你拒絕 { $otherName } 的提議
       *[no] { $otherYou ->
            [yes] { $name } 拒絕你的提議
           *[no] { $name } 拒絕 { $otherName } 的提議
        }
    }
petite_mer-ends =
    { $you ->
        [yes] 你結束回合{ $discarded ->
            [0] { "" }
           *[other] ，棄掉 { $discarded } 片板塊
        }
       *[no] { $name } 結束回合{ $discarded ->
            [0] { "" }
           *[other] ，棄掉 { $discarded } 片板塊
        }
    }
petite_mer-keeps =
    { $you ->
        [yes] 你留下{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }{ $discarded ->
            [0] { "" }
           *[other] ，棄掉 { $discarded } 片板塊
        }
       *[no] { $name } 留下{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }{ $discarded ->
            [0] { "" }
           *[other] ，棄掉 { $discarded } 片板塊
        }
    }
petite_mer-draws =
    { $you ->
        [yes] 你抽到{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }
       *[no] { $name } 抽到{ $what ->
            [lighthouse] 燈塔
            [buoy] 浮標
            [turbine] 風機
            [pier] 棧橋
           *[open] 開闊海面
            [coast] 海岸
            [strait] 海峽
            [corner] 海角
            [bay] 海灣
        }
    }
petite_mer-pile-empty = 板塊堆抽完了，這些是最後的板塊
petite_mer-inspected =
    { $what ->
        [headquarters] 控制塔
        [lighthouse] 燈塔
        [buoy] 浮標
        [turbine] 風機
        [pier] 棧橋
       *[open] 開闊海面
        [coast] 海岸
        [strait] 海峽
        [corner] 海角
        [bay] 海灣
    }完成巡查：+{ $points }
petite_mer-island-grows = 已巡查的棧橋所在的島嶼變大了：+{ $points }
petite_mer-finished =
    海圖完成，共 { $points } 分。你們的等級：{ $rank ->
       *[landlubbers] 旱鴨子
        [deckhands] 見習水手
        [captains] 船長
        [pilots] 領航員
        [cartographers] 製圖師
    }

## Refusals

petite_mer-no-offer = 現在沒有需要你答覆的提議。同伴可以在自己的回合向你提議。
petite_mer-offer-waits = 還不能繼續：{ $otherName } 還沒有答覆提議。
petite_mer-you-are-asked = 現在問的是你：請先接受或拒絕 { $otherName } 的交換。
petite_mer-drawing = 現在還不能做決定：正在抽板塊。
petite_mer-not-your-turn = 現在輪到 { $otherName }。依順時針方向進行，很快就輪到你。
petite_mer-not-yours = 板塊 { $tile } 不在你面前。請選自己的板塊。
petite_mer-place-taken =
    { $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }已經有板塊了。請放在船旁邊的空位。
petite_mer-land-between =
    船到不了{ $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }：船所在的板塊和新板塊之間有陸地。請選兩片板塊都是水的一邊。
petite_mer-edges-differ =
    板塊和{ $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }的鄰居不相符：海岸要接海岸，水要接水。
petite_mer-nothing-there =
    { $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }還沒有板塊。請航向有板塊的地方，或在那裡放一片。
petite_mer-coast-there =
    船不能往{ $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }航行：被海岸擋住了。請穿過有水的邊。
petite_mer-no-token = 你沒有藍色標記了。可以棄掉一片板塊來移動，或結束回合。
petite_mer-alone = 單人遊戲沒有交換對象。
petite_mer-swapped = 這個回合你已經交換過了。下個回合可以再交換。
petite_mer-not-theirs = 板塊 { $tile } 不在同伴面前。請選同伴面前的板塊。
petite_mer-declined = { $otherName } 這個回合已經拒絕過這個交換。請提出別的交換。
petite_mer-keep-alone = 只有單人遊戲才能保留板塊。請直接結束回合。
petite_mer-keep-last = 板塊堆已經抽完，不能再保留板塊。請放下它，或結束回合。

## Options

petite_mer-option-turbines = 風力發電機
petite_mer-option-turbines-hint = 五片喜歡開闊海面的風機板塊。
petite_mer-option-turbines-off = 關
petite_mer-option-turbines-off-hint = 風機留在盒中。
petite_mer-option-turbines-on = 開
petite_mer-option-turbines-on-hint = 風機的鄰居中每有一片開闊海面，多得 1 分。
petite_mer-option-piers = 棧橋
petite_mer-option-piers-hint = 四片喜歡房子的棧橋板塊。
petite_mer-option-piers-off = 關
petite_mer-option-piers-off-hint = 棧橋留在盒中。
petite_mer-option-piers-on = 開
petite_mer-option-piers-on-hint = 棧橋所在的島嶼上每有一間房子，多得 1 分。
petite_mer-option-swaps = 交換
petite_mer-option-swaps-hint = 同伴之間如何交換板塊。
petite_mer-option-swaps-ask = 先詢問
petite_mer-option-swaps-ask-hint = 對方可以接受或拒絕。
petite_mer-option-swaps-free = 自由交換
petite_mer-option-swaps-free-hint = 不必詢問，立刻交換。

## Pieces

petite_mer-piece =
    { $what ->
        [headquarters] 控制塔
        [lighthouse] 燈塔
        [buoy] 浮標
        [turbine] 風機
        [pier] 棧橋
       *[open] 開闊海面
        [coast] 海岸
        [strait] 海峽
        [corner] 海角
        [bay] 海灣
    }
petite_mer-houses = { $houses } 間房子
petite_mer-token = 移動標記
petite_mer-boat = { $name } 的船
petite_mer-rank =
    { $rank ->
       *[landlubbers] 旱鴨子
        [deckhands] 見習水手
        [captains] 船長
        [pilots] 領航員
        [cartographers] 製圖師
    }

## Moves

petite_mer-move-lay =
    放在{ $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }
petite_mer-move-drop =
    棄掉並往{ $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }航行
petite_mer-move-sail =
    往{ $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }航行
petite_mer-move-swap = 交換
petite_mer-move-accept = 接受
petite_mer-move-decline = 拒絕
petite_mer-move-end = 結束回合
petite_mer-move-keep = 留下並結束回合

## The table

petite_mer-ui-progress = { $points } 分 · 距{ $rank }還差 { $more } 分
petite_mer-ui-progress-top = { $points } 分 · { $rank }
petite_mer-ui-chart = 海圖：拖曳或用方向鍵移動，加號與減號縮放，零看全圖
petite_mer-ui-hand = 你的板塊
petite_mer-ui-no-tiles = 你面前沒有板塊
petite_mer-ui-tokens = { $tokens } 個移動標記
petite_mer-ui-steps-title = 步數
petite_mer-ui-of = { $left }/{ $all }
petite_mer-ui-side =
    { $side ->
        [north] 北邊
        [east] 東邊
        [south] 南邊
       *[west] 西邊
    }
petite_mer-ui-coast = { $sides }是海岸
petite_mer-ui-steps =
    { $side ->
        [north] 北
        [east] 東
        [south] 南
       *[west] 西
    } { $steps } 格
petite_mer-ui-where = 控制塔往{ $steps }
petite_mer-ui-at-headquarters = 控制塔
petite_mer-ui-inspected = 已巡查，{ $points } 分
petite_mer-ui-not-inspected = 尚未巡查：還缺相鄰板塊
petite_mer-ui-sail-there = 用 { $cost } 個標記航行到這裡：{ $at }
petite_mer-ui-drop-there = 棄掉{ $what }，航行到這裡：{ $at }
petite_mer-ui-lay-there =
    { $cost ->
        [0] 把{ $what }放在這裡：{ $at }
       *[other] 先用 { $cost } 個標記航行，再把{ $what }放在這裡：{ $at }
    }
petite_mer-ui-fits-there =
    { $cost ->
        [0] { $what }可以放在這裡：{ $at }
       *[other] 用 { $cost } 個標記航行後，{ $what }可以放在這裡：{ $at }
    }
petite_mer-ui-hint-answer = { $name } 想和你交換
petite_mer-ui-hint-pick =
    { $sail ->
        [yes] 拿起一片板塊，或航行
       *[no] 拿起一片板塊
    }
petite_mer-ui-hint-put = { $what }：放到發光的位置
petite_mer-ui-hint-nowhere = { $what }在可及之處都放不下
petite_mer-ui-hint-drop = 棄掉這片，航行到相鄰板塊
petite_mer-ui-hint-sail = 航行，或結束回合
petite_mer-ui-hint-end = 結束你的回合
petite_mer-ui-not-beside = 板塊要放在你的船旁邊：先航行過去，或選一個發光的位置。
petite_mer-ui-swap-how = { $what }。想要它，請先拿起你願意給的板塊。
petite_mer-ui-ask-for = 向 { $name } 要{ $what }
petite_mer-ui-offer-to-you = { $name } 想和你交換
petite_mer-ui-offer-yours = { $name } 正在考慮你的交換
petite_mer-ui-offer = { $name } 想和 { $other } 交換
petite_mer-ui-discard = 棄掉換一步
petite_mer-ui-keep = 留下，結束回合
petite_mer-ui-end = 結束回合
petite_mer-ui-end-sure = 棄掉 { $tiles } 片並結束？
petite_mer-ui-keep-sure = 保留這片，棄掉 { $tiles } 片？
petite_mer-ui-pile = 牌堆裡有 { $pile } 片板塊
petite_mer-ui-discarded = 已棄 { $discarded } 片
petite_mer-ui-zoom-in = 放大
petite_mer-ui-zoom-out = 縮小
petite_mer-ui-recentre = 看全圖
petite_mer-ui-together =
    { $points ->
       *[other] 分，全隊合計 · { $rank }
    }
petite_mer-ui-to-rank = 距{ $rank }還差 { $more } 分
petite_mer-ui-lights = 燈塔
petite_mer-ui-buoys = 浮標
petite_mer-ui-others = 其他
petite_mer-ui-turbines = 風機
petite_mer-ui-piers = 棧橋
petite_mer-ui-points = { $points } 分
petite_mer-ui-picture = Petite Mer · { $points } 分 · { $rank }
petite_mer-ui-save = 存成 { $kind }
petite_mer-ui-row = 列
petite_mer-ui-row-inspected = 已巡查板塊
petite_mer-ui-row-points = 分數
petite_mer-ui-row-sum = 合計
petite_mer-ui-row-none = 沒有已巡查的板塊。
