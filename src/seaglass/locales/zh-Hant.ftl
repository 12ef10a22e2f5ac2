### The words all games share.

## Everywhere

brand = Seaglass
brand-home = Seaglass 首頁
play-now = 開始玩
close = 關閉
undo = 收回
try-again = 再試一次
to-home = 回首頁
loading = 請稍候……
copy = 複製
copied = 已複製
key-enter = Enter
skip-to-content = 跳到內容
skip-to-table = 跳到牌桌
problem-title = 沒有成功

## Home

home-title = Seaglass · 同一張桌上的四款海洋遊戲
home-hero = 四款海洋遊戲，同一張桌。
home-pitch = 和各地的朋友一起玩、在同一個螢幕前玩，或是挑戰懂得潮汐的電腦。不用註冊：送出連結就能啟航。
home-games = 遊戲
home-foot = 四種語言的規則 · 可用鍵盤與螢幕報讀器 · 開放原始碼
join = 加入
join-code = 代碼或連結
players-exactly =
    { $count ->
       *[other] { $count } 人
    }
players-from-to = { $least }–{ $most } 人
minutes = { $count } 分鐘

## A new table

new-seats = 誰來玩？
new-count = 人數
new-options = 玩法選項
new-fair = 公平發牌
new-fair-why = 發牌前，牌桌先鎖定一個秘密數字並公開它的封印，再混入你寫的話；這樣誰都不能挑牌，伺服器也不行，結束後人人都能驗證。
new-words = 我要加進洗牌的話
new-open = 開桌
seat-me = 我
seat-here = 同一個螢幕
seat-bot = 電腦
seat-open = 空位
seat-open-hint = 你會拿到可以分享的連結。
seat-who = { $seat } 號座位由誰坐
seat-name = { $seat } 號座位的名字
seat-name-short = 名字
seat-yours = 你
seat-is-here = 在線上
seat-is-away = 離開
emblem-shell = 貝殼
emblem-star = 海星
emblem-fish = 魚
emblem-gull = 海鷗
emblem-anchor = 船錨
emblem-crab = 螃蟹

## Before the match

gathering-waiting =
    { $count ->
       *[other] 還有 { $count } 個空位，坐滿後遊戲就開始。
    }
gathering-invite = 邀請其他人
gathering-seats = 桌上的人
invite-link = 這張桌的連結
invite-why = 有連結的人就能入座。
invite-say = 取得口述代碼
invite-spoken = 請在 { $minutes } 分鐘內於首頁輸入：
turn-away = 請離開
turn-away-who = 請 { $name } 離開
take-seat = 坐下來
take-which = 選哪個座位
take-name = 你的名字
take-sit = 加入遊戲

## At the table

turn-yours = 輪到你了。
turn-named = { $name }，輪到你了。
turn-waiting =
    { $count ->
       *[other] { $names } 正在選擇
    }
turn-also =
    { $count ->
       *[other] { $names } 還在選擇
    }
turn-nobody = 由大海決定……
turn-over = 遊戲結束。
turn-result = 看結果
seat-you = 你
score = 分數
log = 紀錄
rules = 規則
rail = 分數、紀錄與規則
rules-of = 《{ $title }》的規則
rules-clause = 規則 { $number }
rules-ruling = 裁定
rules-ruling-hint = 原版規則沒有說明這一點，我們這樣玩。
reconnecting = 連線中斷，正在重新連線……
cover-screen = 遮住螢幕
pass-to = 把螢幕交給 { $name }
pass-to-any = 把螢幕交給下一位
pass-why = 其他人請先別看。
pass-here = 我來了
pass-here-named = 我是 { $name }

## Sums and the end

sum-title = 本回合結束
sum-on = 繼續
standings-player = 玩家
standings-points = 分數
standings-winner = 獲勝
standings-shared = 並列獲勝
ceremony-draw = 平手：沒有人獲勝
ceremony-wins =
    { $you ->
        [yes] { $count ->
            [1] 你贏了！
           *[other] 並列獲勝：{ $names }
        }
       *[no] { $count ->
            [1] { $names } 獲勝！
           *[other] { $names } 並列獲勝！
        }
    }
rematch = 再玩一局
rematch-join = 前往下一局
record-download = 保存對局紀錄
proof = 發牌公平嗎？
proof-why = 封印在第一張牌之前就已公開。秘密若與封印相符，就沒有人事後改過牌；用對局紀錄還可以逐張驗證。
proof-commitment = 封印（SHA-256）
proof-words = 玩家寫的話
proof-no-words = 沒有人加上
proof-secret = 秘密
proof-not-yet = 遊戲結束時公開
proof-tomorrow = 明天公開：今天其他人還能玩這個牌局
proof-check = 驗證
proof-verdict-true = 秘密與封印相符。
proof-verdict-false = 秘密與封印不符！
proof-verdict-unable = 這個頁面不是透過安全連線開啟，瀏覽器無法驗證。請保存對局紀錄後再驗證。

## Menu and settings

menu = 選單與設定
menu-table = 這張桌
menu-leave-hint = 座位會為你保留：隨時可以從連結回來。
settings-language = 語言
settings-light = 明暗
settings-motion = 動畫
settings-speed = 步調
settings-sound = 聲音
language-en = English
    .short = EN
language-fr = Français
    .short = FR
language-de = Deutsch
    .short = DE
language-zh-Hant = 繁體中文
    .short = 繁中
light-system = 跟隨系統
light-day = 白天
light-night = 夜晚
light-to-day = 切換到白天
light-to-night = 切換到夜晚
motion-system = 跟隨系統
motion-full = 完整
motion-reduced = 減少
speed-calm = 悠閒
speed-steady = 適中
speed-brisk = 輕快
sound-on = 開
sound-off = 關
sound-turn-on = 開啟聲音
sound-turn-off = 關閉聲音

## Refusals: tables and seats

table-unknown = 找不到桌號「{ $code }」。請檢查桌號，或開一張新桌。
code-unknown = 代碼「{ $code }」沒有（或不再）對應任何牌桌。請檢查代碼，或索取連結。
codes-guessed = 這裡輸入了太多錯誤的代碼。請索取牌桌連結，或稍後再試。
codes-all-lent = 目前所有代碼都在使用中，請改用連結。
turned-away = 開桌的人請你離開了這張桌。你可以自己開一桌。
banned = 你不能在這裡開桌，也不能入座。
seat-unheld = 那張桌的 { $seat } 號座位沒有人坐。
table-not-opened-by-you = 只有開這張桌的人可以這樣做。
match-begun = 遊戲已經開始，這只能在開始前做。
seat-no-guest = { $seat } 號座位上沒有從別處來的人。
table-not-yours = 你在這張桌沒有座位。
table-crowded = 這張桌的觀眾太多了，請稍後再來。
table-unreadable = 桌號 { $code } 是由其他版本記錄的，無法讀取：{ $reason }
seat-not-yours = { $seat } 號座位不是你的。
seat-taken = { $seat } 號座位剛剛有人坐了，請選別的座位。
seat-unknown = 沒有 { $seat } 號座位：這張桌有 { $seats } 個座位。
seats-all-taken = 這張桌已經坐滿了，你可以觀戰。
seats-wrong =
    { $span ->
        [one] { $got } 人不合適：這款遊戲正好適合 { $least } 人。
       *[several] { $got } 人不合適：這款遊戲適合 { $least } 到 { $most } 人。
    }
seat-me-twice = 只有一個座位可以是「我」，其他座位請選「同一個螢幕」。
seat-not-a-bot = 只有電腦的座位可以指定電腦種類（{ $bot }）。
name-empty = 名字至少要有一個字。
name-too-long = 名字最多 { $most } 個字。
game-unknown = 沒有「{ $game }」這款遊戲。你要找的可能是：{ $suggestion }
game-broken = 無法載入「{ $game }」這款遊戲：{ $reason }
bot-unknown = 沒有叫「{ $bot }」的電腦玩家，可以選：{ $bots }
option-unknown = 沒有「{ $option }」這個選項。你要找的可能是：{ $suggestion }
option-value-wrong = 選項「{ $option }」不能設為「{ $got }」，可以選：{ $values }
option-one-screen = 選項「{ $option }」的「{ $got }」只適用於共用一個螢幕或和電腦玩；有空位時請改選別的。
language-unknown = 沒有「{ $lang }」這種語言，可以選：{ $languages }
page-unknown = 這個網址沒有東西。

## Refusals: moves

match-over = 遊戲已經結束，不能再行動了。
match-not-over = 遊戲還在進行，結束後才可以。
match-not-started = 遊戲還沒開始：還有空位。
move-unknown = 沒有「{ $move }」這個動作。你要的可能是：{ $suggestion }
move-stale = 「{ $move }」來晚了：你已經做了決定。
eyes-elsewhere = 螢幕現在不屬於 { $seat } 號座位，請先按「我來了」。
undo-impossible = 已經不能收回：之後有人做了決定，或有新的資訊公開了。
undo-stale = 沒有收回任何東西：牌桌已經變了。請再看一次，仍想收回就再按一次。
only-chance = 「{ $move }」由運氣決定，誰都不能選。
chance-impossible = 這裡不可能抽到「{ $move }」。
ply-unknown = 沒有第 { $ply } 個決定：一共有 { $plies } 個。

## Refusals: documents and messages

json-invalid = 這不是有效的 JSON：第 { $line } 行第 { $column } 欄：{ $reason }
json-too-deep = 這份文件的層次太深。
document-too-large = 這份文件太大：最多 { $most } 個字元。
field-missing = 缺少「{ $field }」。
field-unexpected = 這裡不該有「{ $field }」。
field-unknown = 這裡沒有「{ $field }」。可用的有：{ $known }
field-wrong = 「{ $field }」不對：{ $got }。應為：{ $expected }
expected-object = 一個物件
expected-list = 一個清單
expected-list-of = 長度為 { $length } 的清單
expected-number =
    { $span ->
        [one] 數字 { $least }
       *[several] { $least } 到 { $most } 的整數
    }
expected-distinct = 互不相同的數字
expected-flag = true 或 false
expected-text = 最多 { $most } 個字元的文字
expected-one-of = { $values } 之一
expected-printed = { $value }（原版印製的數值）
place-in-line = { $field }（第 { NUMBER($line, useGrouping: 0) } 行）
format-unknown = 這份紀錄是格式 { $got }，本版最多讀到 { $newest }。
rules-version-unknown = 這份紀錄使用 { $game } 規則第 { $got } 版，本程式最多到第 { $newest } 版。
rules-version-gone = 這份紀錄使用 { $game } 規則第 { $got } 版，本程式從第 { $oldest } 版開始支援。
decision-impossible = { $field } 的決定不可能：{ $reason }
proof-missing = 這份紀錄沒有發牌的證明。
proof-commitment-wrong = 秘密與封印不符：封印是 { $commitment }，秘密得出 { $secret }。
proof-draw-wrong = 第 { $ply } 個決定與秘密不符：應是 { $due }，實際是 { $came }。
message-binary = 這裡的訊息是文字，不是位元組。
message-not-json = 這則訊息不是有效的 JSON。{ $reason }
message-too-large = 這則訊息太大：最多 { $most } 位元組。
body-too-large = 這個請求太大：最多 { $most } 位元組。
body-late = 這個請求的內容沒有及時送達。
too-fast = 一下子太多了，請過一分鐘再試。
method-wrong = 這個網址不能用 { $method }。
address-unknown = { $address } 沒有東西。
address-in-use = 無法使用 { $host }:{ NUMBER($port, useGrouping: 0) }：{ $reason }
host-unknown = 這個伺服器不以「{ $host }」這個名稱提供服務；管理者可以用 --hosts 加上它。
origin-foreign = 這個請求來自其他網站的頁面。
server-trouble = 我們這邊出了問題。沒有遺失任何東西，請再試一次。
server-error = 伺服器回應了錯誤（{ $status }），請稍後再試。
server-unreachable = 伺服器沒有回應。請檢查連線後再試一次。
review-failed = 無法完成回顧，再要求一次就會重試。原因：{ $reason }
reviews-busy = 已經有 { $waiting } 個回顧在排隊，請等其中幾個完成後再試。
store-busy = 伺服器很忙，請稍後再試。
message-abuse = 連線已關閉：收到的內容全都無法讀取。
reader-too-slow = 連線已關閉：速度太慢，跟不上牌桌。
socket-replaced = 你已在太多其他視窗中開啟這張桌。
setting-wrong = 設定 { $setting }（{ $variable }）不能是「{ $got }」：{ $expected }。
store-unusable = 無法使用資料庫 { $path }：{ $reason }
database-unknown = 資料庫位址必須以 postgresql:// 開頭，並指向一個 PostgreSQL 資料庫。
database-in-use = 另一個伺服器已在使用資料庫 { $path }。請先停止它；若要同時執行多個伺服器，需要 PostgreSQL（SEAGLASS_DATABASE）。
rule-not-compiled = 無法編譯 { $rule }（{ $place }）：{ $reason }
new-game-name-wrong = 遊戲名稱須以字母開頭，由 2 到 31 個小寫字母、數字和底線組成，且不能是 Python 的保留字：「{ $name }」不符合。
new-game-exists = { $path } 已經存在，沒有寫入任何檔案。

## Command line

option-unreadable = 「{ $got }」不是選項。請寫成「名稱=值」，例如 cards=open。
backup-of-postgres = 這個指令複製的是資料庫檔案。PostgreSQL 資料庫請用 pg_dump 備份，並用 pg_restore 或 psql 還原。
file-exists = 「{ $file }」已經存在。
file-is-folder = 「{ $file }」是資料夾，請指定檔案。
file-missing = 找不到檔案「{ $file }」。
file-missing-near = 找不到檔案「{ $file }」。是否是指：{ $suggestion }
file-not-text = 「{ $file }」不是 UTF-8 文字檔。
file-unreadable = 無法讀取「{ $file }」：{ $reason }
file-unwritable = 無法寫入「{ $file }」：{ $reason }
bots-wrong = { $got } 個電腦玩家與 { $seats } 個座位不符。請為每個座位指定一個，或只指定一個給所有座位。
proof-holds = 發牌公平：每次抽取都與牌桌事先承諾的相符（{ $commitment }）。
proof-holds-since = 第 { $ply } 個決定之後發牌公平：每次抽取都與牌桌事先承諾的相符（{ $commitment }）。在此之前的部分取自另一局。
seat-number = 座位 { $seat }
position-of-other-game = 這是 { $got } 的局面，不是 { $game } 的。
move-of-several = 現在有好幾個座位可以「{ $move }」。請說明是哪一個，例如「2: { $move }」。
bench-unknown = 無法測量「{ $got }」。請寫一款遊戲、bots，或 bots 加一款遊戲。
bench-server = 無法測量伺服器：{ $reason }。
bench-too-short = 步數太少，無法測量。請增加 --seconds。

## Arena

arena-limit-unreadable = 「{ $got }」不是 { $bot } 的限制。請寫秒數，例如 { $bot }@0.1s，或疊代次數，例如 { $bot }@500。
arena-limit-useless = { $bot } 不做搜尋，限制沒有作用，請省略。
arena-bots-many = { $got } 個電腦玩家太多了：在 { $seats } 個座位上有超過 100 種對戰組合。
arena-file-unreadable = 「{ $file }」不是競技場的牌局檔案。請選擇其他資料夾。
arena-file-other = 「{ $file }」存的是別的比賽（{ $differences }）。請選擇其他資料夾，或使用當初的指令。
arena-heading = { " " }· 座位：{ $seats } · 局數：{ $games } · 牌局：{ $deals } · 種子：{ $seed }
arena-bot = 電腦玩家
arena-wins = 勝利占比（95 %）
arena-even = 均勢
arena-score = 平均分數（95 %）
arena-rating = 等級分（95 %）
arena-plot-note = 圓點是平均值，線段是依牌局計算的 95 % 區間；虛線表示均勢。
arena-clear = 所有電腦玩家的強弱已可分辨（95 % 把握）。
arena-clear-early = 提前結束：所有電腦玩家的強弱已可分辨（95 % 把握）。加上 --all 可打完全部。
arena-unclear = 還無法分辨所有電腦玩家的強弱（95 % 把握）。
arena-alone = 只有一種電腦玩家，沒有可以比較的對象。
arena-interrupted = 已中斷。若加上 --out 資料夾，之後就能從這裡繼續。
arena-interrupted-kept = 已中斷。再執行相同的指令即可從這裡繼續。

## Deal of the day

daily-none = { $game } 沒有每日牌局。
daily-standard = 每日牌局使用標準選項。
day-unknown = { $day } 沒有每日牌局。
words-before-commitment = 請先取得這張桌的封印，再連同你的話一起送出：秘密必須在知道你的話之前就抽定。
commitment-unknown = 這個封印已過期，或不是你的。請重新取得。
daily = 每日牌局
daily-own = 自己的牌局
daily-why = 今天相同人數的玩家都會拿到同一疊牌。誰能發揮得最好？
daily-best = { $day } 的最佳成績
daily-nobody = 還沒有人完成。
daily-line = { $names }：{ $points }

## Own components

components-none = { $game } 只用它自己的配件，不接受配件檔案。
components-unreadable = 無法讀取這個配件檔案：{ $reason }
components-wrong = 這個配件檔案對不上。{ $reason }
components-of-position = 局面本身已帶有配件。請省略 --components，或省略局面。
components = 自備配件檔案
components-why = 擁有原版盒裝的人，可以用盒中的版圖、配件與表格來玩。下載標準檔案，修改後在這裡選取。
components-standard = 標準檔案
components-choose = 選擇檔案
components-remove = 移除 { $file }
components-played = 這一局使用自備的配件檔案。

## 電腦玩家

bot-cabin_boy = 見習船員
    .line = 滿腔熱情，漏看一半，還笑嘻嘻。
bot-sailor = 水手
    .line = 熟門熟路，看見什麼好就出什麼。
bot-captain = 船長
    .line = 多算幾道浪，而且專門算著你。
bot-legend = 傳奇
    .line = 這場遊戲在她心裡已航行千遍，不急不忙。
bot-sensible = { bot-sailor }
    .line = { bot-sailor.line }
bot-random = 隨意的電腦
    .line = 全憑運氣。
bot-thinks = { $name } 正在思考
bot-waking = 還沒睡醒
bot-waking-why = { $name } 還沒睡醒，先憑直覺出招。
turn-thinking =
    { $count ->
       *[other] { $names } 正在思考……
    }

## 提示與步調

new-manners = 提示與步調
new-hints = 提示
new-hints-why = 輪到決定的人可以詢問最好的走法，答案只有自己看得到。
new-hints-true = 允許
new-hints-false = 不允許
new-pace = 電腦
new-pace-false = 慢慢來
new-pace-true = 立刻回應
hints-allowed = 這一桌允許使用提示。
hint-ask = 提示
hint-thinking = 正在尋找好的走法……
hint-title = 好的走法
hint-play = 採用
hint-play-this = 採用：{ $move }
hint-rank = 提示 { $rank }
hint-share = 勝率 { $value } %
hint-points =
    { $value ->
       *[other] 可望得 { $value } 分
    }
hint-error = ± { $error }
hint-verdict =
    { $sure ->
        [only] 只有這一種走法。
        [clear] 第一種顯然最好。
        [likely] 第一種大概最好。
       *[close] 相差無幾：憑你的直覺吧。
    }
hints-off = 這一桌不允許使用提示。
hint-not-now = 提示只給輪到決定的人，現在還沒輪到你。
hint-under-way = 已經在想提示了。
hint-waking = 電腦還沒睡醒，請稍後再問。
hint-late = 提示來得太晚，遊戲已經繼續了。
daily-no-hints = 每日牌局不使用提示。

## Review

review = 回顧這一局
review-title = 回顧
review-back = 回到牌桌
review-waiting = 回顧即將開始。每個遊戲的第一次回顧可能需要一兩分鐘。
review-progress = 第 { $done } 個決定，共 { $of } 個……
review-curve = 各玩家的預期結果；用方向鍵逐一查看決定
review-accounts = 運氣與打法
review-accounts-why = 打法是自己的決定所付出的代價，依當時所能知道的來評斷。其餘都算運氣：機遇，以及其他人的作為。
review-decisions = 決定
review-decision = 第 { $number } 個決定
review-order = 排序
review-order-cost = 代價最大優先
review-order-time = 依時間順序
review-previous = 上一個決定
review-next = 下一個決定
review-equal = 同樣好
review-cost-said = 這付出了 { $cost } 的代價（誤差約 { $error }）。
review-luck-said = 到下一個決定為止的運氣：{ $luck }
review-eyes = 誰的視角
review-eyes-own = { $name } 的視角
review-eyes-none = 旁觀視角
review-what-if = 如果……：從這裡玩下去
review-what-if-why = 開一張自己的桌：你坐 { $name } 的位子，其他由電腦接手。原本蓋著的不變，之後的重新抽取。
proof-since = 這一局從牌桌 { $code } 的第 { $ply } 個決定之後接續。之前的部分取自該桌；封印保證之後的一切。
review-working = 正在回顧這一局
review-no-cost = 沒有任何決定確定造成損失。
review-unit-share = 預期的勝利份額
review-unit-points = 預期得分
review-start = 起初
review-luck = 運氣
review-cost = 打法
review-result = 最後
review-grade-best = 最佳
review-grade-good = 不相上下
review-grade-slip = 小失誤
review-grade-mistake = 失誤
review-grade-blunder = 大失誤
review-costliest = 代價最大的決定
review-played = 實際
review-better = 更好
