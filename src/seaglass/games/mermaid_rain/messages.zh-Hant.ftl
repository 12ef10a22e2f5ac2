## The game

mermaid_rain-title = Mermaid Rain
mermaid_rain-blurb = 鋪出浪花，乘浪而行，為王子盛裝打扮。不過，女巫也要分一份。

## Story: setting up and predicting

mermaid_rain-laid-out = 寶物格上有 { $up } 枚正面朝上的寶物，{ $down } 枚面朝下
mermaid_rain-first-dealer =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }抽到王子牌，擔任首任莊家
mermaid_rain-round = 第 { $round } 輪，共 { $rounds } 輪
mermaid_rain-cards-shuffled = 牌庫已空：棄牌重新洗混，共 { $cards } 張
mermaid_rain-dealt = 每人拿起 { $cards } 張牌
mermaid_rain-undercurrents = 暗流牌 { $card }：彎形 { $curved }、三角 { $triangular }、長形 { $long }、短形 { $short }
mermaid_rain-revealed =
    翻開一片{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 人魚
    }浪花（{ $shade ->
        [light] 淺色
       *[dark] 深色
    }）
mermaid_rain-tiles-shuffled =
    { $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }浪花已空：棄置的浪花重新洗混，共 { $tiles } 片
mermaid_rain-no-tile =
    已沒有{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }浪花，因此不翻開
mermaid_rain-chose =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }已選好組合的牌
mermaid_rain-chose-own =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }選了{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }
mermaid_rain-chose-stop =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }選了人魚牌
mermaid_rain-adds =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }亮出{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }
mermaid_rain-stops =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }亮出人魚牌，到此為止
mermaid_rain-melds =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }的組合是{ $meld ->
        [rain] 人魚之雨
        [squall] 人魚疾風
        [march] 海洋進行曲
        [twin] 雙重水花
        [waltz] 海藍圓舞曲
        [mist] 人魚薄霧
        [drop] 人魚水滴
       *[octopus] 章魚
    }
mermaid_rain-picks =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }拿走{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 人魚
    }浪花（{ $shade ->
        [light] 淺色
       *[dark] 深色
    }）
mermaid_rain-names-shape =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }為圓舞曲指定{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }浪花
mermaid_rain-waltzes =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }抽到{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 人魚
    }浪花（{ $shade ->
        [light] 淺色
       *[dark] 深色
    }）
mermaid_rain-marches =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }從寶庫抽到{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }：{ $points ->
        [0] 不得分
       *[other] { $points } 分
    }
mermaid_rain-without-tile =
    已沒有浪花可給{ $you ->
        [yes] 你
       *[no] { " " }{ $name }
    }
mermaid_rain-pool-empty =
    寶庫已空：{ $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }的海洋進行曲沒有收穫
mermaid_rain-meld-points =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }以{ $meld ->
        [rain] 人魚之雨
        [squall] 人魚疾風
        [march] 海洋進行曲
        [twin] 雙重水花
        [waltz] 海藍圓舞曲
        [mist] 人魚薄霧
        [drop] 人魚水滴
       *[octopus] 章魚
    }得 { $points } 分
mermaid_rain-prince =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }得到王子牌，擔任下一輪的莊家

## Story: riding

mermaid_rain-starts =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }從 { $hex } 出發
mermaid_rain-lays =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }在 { $hex } 放置{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 人魚
    }浪花（{ $shade ->
        [light] 淺色
       *[dark] 深色
    }）
mermaid_rain-warps =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }躍至 { $hex } 的{ $place ->
        [dolphin] 海豚浪花
        [gull] 海鷗浪花
        [turtle] 海龜浪花
        [mermaid] 人魚浪花
        [wreck] 沉船
        [islet] 小島
        [cave] 洞穴
       *[start] 起點
    }
mermaid_rain-goes =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }棄掉{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }，前往 { $hex } 的{ $place ->
        [dolphin] 海豚浪花
        [gull] 海鷗浪花
        [turtle] 海龜浪花
        [mermaid] 人魚浪花
        [wreck] 沉船
        [islet] 小島
        [cave] 洞穴
       *[start] 起點
    }
mermaid_rain-looks =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }查看那裡面朝下的 { $tokens } 枚寶物
mermaid_rain-sees =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }發現面朝下的{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }
mermaid_rain-takes =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }拿走{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }：{ $points } 分
mermaid_rain-takes-known =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }拿走面朝下的{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }：{ $points } 分
mermaid_rain-takes-secret =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }拿走一枚面朝下的寶物：{ $points } 分
mermaid_rain-leaves =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }把寶物留在原處
mermaid_rain-done =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }結束回合，{ $cards ->
        [0] 手上沒有牌
       *[other] 手上有 { $cards } 張牌
    }

## Story: the end of a round and of the game

mermaid_rain-sinks = { $tiles } 片深色浪花沉沒
mermaid_rain-adrift =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }的人魚漂流在海上
mermaid_rain-drifts =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }漂到起點 { $hex }
mermaid_rain-keeps =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }面朝下棄掉 { $cards } 張牌
mermaid_rain-keeps-own =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }保留{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }
mermaid_rain-end = 獻禮與排名
mermaid_rain-shows =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }翻開{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }
mermaid_rain-tribute =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }向女巫獻禮：{ $missing ->
        [0] 五種俱全
       *[other] 缺少 { $missing } 種，−{ $points } 分
    }
mermaid_rain-ranks =
    { $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }：{ $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }還有 { $tokens } 枚，{ $points } 分
mermaid_rain-monopoly =
    { $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }：只有{ $you ->
        [yes] 你
       *[no] { " " }{ $name }{ " " }
    }還有（{ $tokens } 枚），{ $points } 分
mermaid_rain-unranked =
    { $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }：已經沒有人有了
mermaid_rain-wins =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }以 { $points } 分獲勝
mermaid_rain-shares =
    { $you ->
        [yes] 你
       *[no] { $name }{ " " }
    }以 { $points } 分並列獲勝

## Refusals

mermaid_rain-not-now =
    現在不能「{ $move }」。請先{ $now ->
        [meld] 選出組合的牌
        [choose_tile] 選一片浪花，並執行組合的效果
        [start] 選擇起點
        [ride] 放置浪花、移動，或結束回合
        [lay_where] 指定浪花從哪裡開始
        [lay_way] 指定浪花的方向
        [pay] 為移動棄牌
        [take] 拿取一枚寶物，或全部留下
        [drift] 選擇要漂流到的起點
       *[keep] 選出要保留的兩張牌
    }。
mermaid_rain-not-your-turn = 還沒輪到你：現在由 { $otherName } 決定。
mermaid_rain-already-chose = 你已經選好了。等所有人都選好，再一起亮牌。
mermaid_rain-has-stopped = 你已亮出人魚牌，組合到此完成。
mermaid_rain-nothing-to-discard = 你的牌不超過兩張，全部保留。
mermaid_rain-one-card = 你已亮出最初兩張牌，之後一次一張。
mermaid_rain-two-cards-first = 組合一開始要同時出兩張牌。
mermaid_rain-no-mermaid-yet = 最初兩張牌不能是人魚牌。
mermaid_rain-cards-not-in-hand =
    你的手上沒有{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }。
mermaid_rain-has-tile = 你已經拿了一片浪花。
mermaid_rain-tile-not-there = 那片浪花不在翻開的浪花之中。
mermaid_rain-no-such-effect =
    那是{ $meld ->
        [rain] 人魚之雨
        [squall] 人魚疾風
        [march] 海洋進行曲
        [twin] 雙重水花
        [waltz] 海藍圓舞曲
        [mist] 人魚薄霧
        [drop] 人魚水滴
       *[octopus] 章魚
    }的效果，而你沒有，或已經用過。
mermaid_rain-pool-is-empty = 寶庫裡已沒有寶物。
mermaid_rain-no-tile-of-shape =
    已沒有{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }浪花可抽。
mermaid_rain-not-a-start = { $hex } 不是起點。
mermaid_rain-start-taken = { $hex } 已被佔用：{ $otherName } 的人魚在那裡。請選空的起點。
mermaid_rain-not-your-tile = 你沒有那片浪花。
mermaid_rain-moved-already = 你已經移動過了。浪花要在第一次移動之前放置。
mermaid_rain-fits-nowhere = 海上已沒有地方放得下這片浪花。
mermaid_rain-fits-no-way = 從 { $hex } 開始，這片浪花怎麼轉都放不下。
mermaid_rain-no-such-way = 這片浪花只有 { $ways } 種方向。
mermaid_rain-not-in-the-sea = { $hex } 在海域之外；浪花的任何部分都不能超出。
mermaid_rain-tile-there = { $hex } 上已有浪花。
mermaid_rain-not-ocean =
    { $hex } 是{ $place ->
        [start] 起點
        [wreck] 沉船
        [islet] 小島
        [cave] 洞穴
        [rock] 礁石
        [ocean] 空曠的海面
       *[nothing] 海域之外的地方
    }。浪花只能放在海面上。
mermaid_rain-tile-is-called = { $hex } 上的浪花以它的第一格稱呼：請說 { $first }。
mermaid_rain-cannot-enter =
    { $hex } 是{ $place ->
        [start] 起點
        [wreck] 沉船
        [islet] 小島
        [cave] 洞穴
        [rock] 礁石
        [ocean] 空曠的海面
       *[nothing] 海域之外的地方
    }。人魚只能到浪花、寶物格和起點。
mermaid_rain-no-more-warp = 你只能躍一次，而且要在第一次移動之前。
mermaid_rain-is-there = 你的人魚已經在那裡了。
mermaid_rain-not-next-to = { $hex } 不與你的人魚所在之處相鄰。
mermaid_rain-cannot-pay =
    你的牌付不起：需要{ $symbol ->
        [dolphin] 一張海豚，或兩張海鷗、海龜
        [gull] 一張海鷗，或兩張海豚、海龜
        [turtle] 一張海龜，或兩張海豚、海鷗
       *[mermaid] 任意一張牌
    }。
mermaid_rain-one-card-is-enough = 這裡任意一張牌就夠了，不用深海移動。
mermaid_rain-card-does-not-match =
    這次移動需要{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 任意一張牌
    }，不是{ $card ->
        [dolphin] 海豚
        [gull] 海鷗
       *[turtle] 海龜
    }；或是兩張都不符的牌。
mermaid_rain-deep-sea-matches =
    深海移動的兩張牌都不能相符，而這裡有一張相符：只要{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 任意一張牌
    }就夠了。
mermaid_rain-no-such-token =
    這裡沒有這種正面朝上的寶物：{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }。
mermaid_rain-no-such-secret-token =
    這裡沒有這種面朝下的寶物：{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }。
mermaid_rain-box-cards = 冒險牌共 { $due } 張
mermaid_rain-box-tokens = 寶物共 { $due } 枚
mermaid_rain-box-tiles = 浪花共 { $due } 片
mermaid_rain-box-spaces = 每種寶物格各用不同的牌
mermaid_rain-box-hexes = 二到 { $most } 個不同的六角格
mermaid_rain-box-hexes-apart = 彼此相連的六角格
mermaid_rain-box-current = { $players } 人時共 { $players } 片浪花
mermaid_rain-box-digits = { $such }，或其他一位數
mermaid_rain-box-shaded = 與海的列數和格數相同的圖
mermaid_rain-box-sites = 起點與寶物格最多 { $most } 個
mermaid_rain-box-starts = { $players } 人時每人各有一個起點
mermaid_rain-box-rows = 最多 { $rows } 列，每列 2 到 { $columns } 個六角格
mermaid_rain-box-row = 第 { $row } 列有 { $hexes } 個六角格
mermaid_rain-box-letter = { $hex } 是 { $letters } 之一，而不是 { $letter }
mermaid_rain-box-on-space = 最多 { $up } 枚正面朝上、{ $down } 枚面朝下
mermaid_rain-box-face-up = { $players } 人時各格上正面朝上的寶物共 { $due } 枚
mermaid_rain-box-face-down = { $players } 人時面朝下的寶物最多 { $most } 枚

## Options

mermaid_rain-option-mermaid_free = 自由人魚
mermaid_rain-option-mermaid_free-hint = 開局時哪些寶物正面朝上擺放。
mermaid_rain-option-mermaid_free-off = 關閉
mermaid_rain-option-mermaid_free-off-hint = 每種寶物的數量固定，如規則所印。
mermaid_rain-option-mermaid_free-on = 開啟
mermaid_rain-option-mermaid_free-on-hint = 從所有寶物中隨機抽出。
mermaid_rain-option-march_points = 海洋進行曲的分數
mermaid_rain-option-march_points-hint = 海洋進行曲得到的寶物，是否也像海中的寶物一樣得 2 分。
mermaid_rain-option-march_points-on = 2 分
mermaid_rain-option-march_points-on-hint = 一輪之中得到的每枚寶物都得分。
mermaid_rain-option-march_points-off = 不得分
mermaid_rain-option-march_points-off-hint = 只有在海中取得的寶物會立即得分。

## Pieces

mermaid_rain-piece-card =
    { $card ->
        [dolphin] 海豚
        [gull] 海鷗
       *[turtle] 海龜
    }
mermaid_rain-piece-mermaid-card = 人魚牌
mermaid_rain-piece-prince = 王子牌
mermaid_rain-piece-tile =
    { $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 人魚
    }浪花，{ $shade ->
        [light] 淺色
       *[dark] 深色
    }
mermaid_rain-piece-token =
    { $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }
mermaid_rain-piece-token-down = 面朝下的寶物
mermaid_rain-piece-space =
    { $place ->
        [start] 起點
        [wreck] 沉船
        [islet] 小島
        [cave] 洞穴
        [rock] 礁石
       *[ocean] 海面
    }
mermaid_rain-meld =
    { $meld ->
        [rain] 人魚之雨
        [squall] 人魚疾風
        [march] 海洋進行曲
        [twin] 雙重水花
        [waltz] 海藍圓舞曲
        [mist] 人魚薄霧
        [drop] 人魚水滴
       *[octopus] 章魚
    }
mermaid_rain-meld-gives =
    { $meld ->
        [rain] 躍至任一處
        [squall] 7 分
        [march] 自寶庫取得一枚寶物
        [twin] 6 分
        [waltz] 再得一片浪花
        [mist] 4 分
        [drop] 1 分
       *[octopus] 沒有效果
    }

## Moves

mermaid_rain-move-open =
    亮出{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }
mermaid_rain-move-add =
    亮出{ $card ->
        [dolphin] 海豚
        [gull] 海鷗
       *[turtle] 海龜
    }
mermaid_rain-move-stop = 亮出人魚牌，到此為止
mermaid_rain-move-pick =
    拿取{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 人魚
    }浪花（{ $shade ->
        [light] 淺色
       *[dark] 深色
    }）
mermaid_rain-move-march = 先抽一枚寶物
mermaid_rain-move-waltz =
    抽一片{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }浪花
mermaid_rain-move-start = 從 { $hex } 出發
mermaid_rain-move-lay =
    放置{ $shape ->
        [curved] 彎形
        [triangular] 三角
        [long] 長形
       *[short] 短形
    }{ $symbol ->
        [dolphin] 海豚
        [gull] 海鷗
        [turtle] 海龜
       *[mermaid] 人魚
    }浪花（{ $shade ->
        [light] 淺色
       *[dark] 深色
    }）
mermaid_rain-move-at = 放在 { $hex }
mermaid_rain-move-way = 轉成這個方向（{ $way }）
mermaid_rain-move-warp = 躍至 { $hex }
mermaid_rain-move-go = 前往 { $hex }
mermaid_rain-move-pay =
    棄掉{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }
mermaid_rain-move-take =
    拿取{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }
mermaid_rain-move-take-secret =
    拿取面朝下的{ $token ->
        [scale] 龍鱗
        [pearl] 珍珠
        [crystal] 水晶
        [coral] 珊瑚
       *[shell] 貝殼
    }
mermaid_rain-move-leave = 留在原處
mermaid_rain-move-done = 結束回合
mermaid_rain-move-drift = 漂到 { $hex }
mermaid_rain-move-keep =
    保留{ $card ->
        [dolphin] { $second ->
            [dolphin] 兩張海豚
            [gull] 海豚與海鷗
            [turtle] 海豚與海龜
           *[none] 海豚
        }
        [gull] { $second ->
            [dolphin] 海鷗與海豚
            [gull] 兩張海鷗
            [turtle] 海鷗與海龜
           *[none] 海鷗
        }
       *[turtle] { $second ->
            [dolphin] 海龜與海豚
            [gull] 海龜與海鷗
            [turtle] 兩張海龜
           *[none] 海龜
        }
    }

## The table

mermaid_rain-ui-progress = 第 { $round } 輪，共 { $rounds } 輪 · { $part ->
        [melds] 組合
        [tiles] 選浪花
        [end] 獻禮
       *[riding] 乘浪
    }
mermaid_rain-ui-sea = 大海
mermaid_rain-ui-hand = 你的牌
mermaid_rain-ui-riders = 人魚與行動順序
mermaid_rain-ui-treasures = 你的寶物
mermaid_rain-ui-tiles = 你的浪花
mermaid_rain-ui-offer = 可選的浪花
mermaid_rain-ui-points =
    { $points ->
       *[other] { $shown } 分
    }
mermaid_rain-ui-cards = { $count } 張牌
mermaid_rain-ui-turn = 第 { $place } 位
mermaid_rain-ui-chosen =
    { $you ->
       *[no] 已選好
    }
mermaid_rain-ui-choosing =
    { $you ->
       *[no] 選牌中……
    }
mermaid_rain-ui-stopped =
    { $you ->
       *[no] 已停止
    }
mermaid_rain-ui-laid-down = { $card }，面朝下
mermaid_rain-ui-sinks = 本輪結束時沉沒
mermaid_rain-ui-seen = { $token }（你看過，面朝下）
mermaid_rain-ui-face-down = { $count } 枚面朝下
mermaid_rain-ui-empty = 沒有寶物了
mermaid_rain-ui-entered = 本輪已進入過
mermaid_rain-ui-here = 在此：{ $names }
mermaid_rain-ui-place = { $place } { $hex }
mermaid_rain-ui-costs = 需要 { $count } 張牌：{ $cards }
mermaid_rain-ui-of-them-secret = 其中 { $count } 枚保密
mermaid_rain-ui-about-cards = 牌先組成組合，剩下的用來乘浪。一張符合該處的牌就夠了；兩張都不符合的牌也可以。
mermaid_rain-ui-no-fit = 浪花放不下。每一部分都必須在空的海面上。
mermaid_rain-ui-would-be = { $meld }：{ $gives }
mermaid_rain-ui-hint-open = 選兩張牌開始組合
mermaid_rain-ui-hint-add = 再加一張牌，或用人魚牌停止
mermaid_rain-ui-hint-tile =
    { $bonus ->
        [march] { $offer ->
            [yes] 選一片浪花，或先抽寶物
           *[no] 抽你的寶物
        }
        [waltz] { $offer ->
            [yes] 選一片浪花，或先依形狀抽一片
           *[no] 說出第二片浪花的形狀
        }
       *[none] 選一片浪花
    }
mermaid_rain-ui-hint-start = 選一個發光的起點
mermaid_rain-ui-hint-lay = 浪花要放在哪裡？
mermaid_rain-ui-hint-turn = 轉動、放下，或移到別處
mermaid_rain-ui-hint-lay-or-ride = 拿起浪花，或前往發光的地方
mermaid_rain-ui-hint-ride = 前往發光的地方，或結束回合
mermaid_rain-ui-hint-done = 已經不能再前進
mermaid_rain-ui-hint-warp = 躍至任一發光的地方
mermaid_rain-ui-hint-way =
    用 { $count } 張牌前往{ $place ->
        [wreck] 沉船
        [islet] 小島
        [cave] 洞穴
        [start] 起點
        [dolphin] 海豚浪花
        [gull] 海鷗浪花
        [turtle] 海龜浪花
       *[mermaid] 人魚浪花
    }
mermaid_rain-ui-hint-pay = 要棄哪些牌？
mermaid_rain-ui-hint-take = 拿取一枚寶物，或留下
mermaid_rain-ui-hint-drift = 你的浪花沉沒了：漂到一個起點
mermaid_rain-ui-hint-keep = 選出要保留的兩張牌
mermaid_rain-ui-lay-down = 面朝下放置
mermaid_rain-ui-keep = 保留這兩張
mermaid_rain-ui-pay = 用這些支付
mermaid_rain-ui-lay = 放在這裡
mermaid_rain-ui-ride = 出發
mermaid_rain-ui-warp = 躍移
mermaid_rain-ui-turn-tile = 轉動
mermaid_rain-ui-turn-key = R
mermaid_rain-ui-stop-here = 停止
mermaid_rain-ui-closer = 放大
mermaid_rain-ui-wider = 縮小
mermaid_rain-ui-score-mermaid = 人魚
mermaid_rain-ui-score-tokens = 寶物
mermaid_rain-ui-score-witch = 女巫
    .long = 女巫所缺的寶物會扣這麼多分
mermaid_rain-ui-ranking = 各寶物排名
mermaid_rain-ui-ranking-now = 目前的排名
mermaid_rain-ui-nobody = 還沒有人
mermaid_rain-ui-sum-gathered = 收集所得
mermaid_rain-ui-sum-tribute = 獻給女巫
mermaid_rain-ui-sum-total = 總分
mermaid_rain-ui-sum-winner = 獲勝
mermaid_rain-ui-sum-shared = 並列獲勝
