### The words all games share.

## Everywhere

brand = Seaglass
brand-home = Seaglass, Startseite
play-now = Jetzt spielen
close = Schließen
undo = Zurücknehmen
try-again = Noch einmal versuchen
to-home = Zur Startseite
loading = Einen Augenblick …
copy = Kopieren
copied = Kopiert
key-enter = Eingabe
skip-to-content = Zum Inhalt springen
skip-to-table = Zum Tisch springen
problem-title = Das hat nicht geklappt

## Home

home-title = Seaglass · vier Spiele vom Meer an einem Tisch
home-hero = Vier Spiele vom Meer, ein Tisch.
home-pitch = Spiel mit Freunden nah und fern, an einem Bildschirm oder gegen Bots, die die Gezeiten kennen. Kein Konto: Link schicken und ablegen.
home-games = Die Spiele
home-foot = Regeln in vier Sprachen · mit Tastatur und Screenreader spielbar · Open Source
join = Mitspielen
join-code = Code oder Link
players-exactly =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
players-from-to = { $least }–{ $most } Personen
minutes = { $count } Min.

## A new table

new-seats = Wer spielt mit?
new-count = Wie viele spielen
new-options = Optionen
new-fair = Faires Mischen
new-fair-why = Vor dem Austeilen legt sich der Tisch auf eine geheime Zahl fest und zeigt ihr Siegel; deine Worte werden hineingemischt. So kann niemand, auch nicht der Server, die Karten aussuchen, und am Ende können es alle nachprüfen.
new-words = Meine eigenen Worte fürs Mischen
new-open = Tisch öffnen
seat-me = Ich
seat-here = An diesem Bildschirm
seat-bot = Bot
seat-open = Freier Platz
seat-open-hint = Du bekommst einen Link zum Verschicken.
seat-who = Wer sitzt auf Platz { $seat }
seat-name = Name auf Platz { $seat }
seat-name-short = Name
seat-yours = Du
seat-is-here = Ist da
seat-is-away = Nicht da
emblem-shell = Muschel
emblem-star = Seestern
emblem-fish = Fisch
emblem-gull = Möwe
emblem-anchor = Anker
emblem-crab = Krabbe

## Before the match

gathering-waiting =
    { $count ->
        [one] Ein Platz ist noch frei. Sobald er besetzt ist, geht es los.
       *[other] { $count } Plätze sind noch frei. Sobald alle besetzt sind, geht es los.
    }
gathering-invite = Lade die anderen ein
gathering-seats = Am Tisch
invite-link = Link zu diesem Tisch
invite-why = Wer den Link hat, kann sich setzen.
invite-say = Einen Code zum Vorlesen
invite-spoken = Innerhalb von { $minutes } min auf der Startseite eingeben:
turn-away = Abweisen
turn-away-who = { $name } abweisen
take-seat = Setz dich dazu
take-which = Welcher Platz
take-name = Dein Name
take-sit = Mitspielen

## At the table

turn-yours = Du bist dran.
turn-named = { $name }, du bist dran.
turn-waiting =
    { $count ->
        [one] { $names } wählt
       *[other] { $names } wählen
    }
turn-also =
    { $count ->
        [one] { $names } wählt noch
       *[other] { $names } wählen noch
    }
turn-nobody = Das Meer entscheidet …
turn-over = Das Spiel ist vorbei.
turn-result = Zum Ergebnis
seat-you = Du
score = Punkte
log = Verlauf
rules = Regeln
rail = Punkte, Verlauf und Regeln
rules-of = Regeln von { $title }
rules-clause = Regel { $number }
rules-ruling = Klärung
rules-ruling-hint = Die gedruckte Regel lässt das offen; so spielen wir es.
reconnecting = Die Verbindung ist weg. Neuer Versuch …
cover-screen = Bildschirm verdecken
pass-to = Gib { $name } den Bildschirm
pass-to-any = Gib den Bildschirm weiter
pass-why = Sonst sollte jetzt niemand hinschauen.
pass-here = Ich bin da
pass-here-named = Ich bin { $name }

## Sums and the end

sum-title = Ende der Runde
sum-on = Weiter
standings-player = Wer
standings-points = Punkte
standings-winner = Gewonnen
standings-shared = Geteilter Sieg
ceremony-draw = Unentschieden: Niemand gewinnt
ceremony-wins =
    { $you ->
        [yes] { $count ->
            [one] Du gewinnst!
           *[other] Geteilter Sieg: { $names }
        }
       *[no] { $count ->
            [one] { $names } gewinnt!
           *[other] { $names } teilen sich den Sieg!
        }
    }
rematch = Noch eine Partie
rematch-join = Zur neuen Partie
record-download = Partie speichern
proof = War das Mischen fair?
proof-why = Das Siegel war vor der ersten Karte zu sehen. Passt das Geheimnis dazu, hat danach niemand etwas geändert; mit der gespeicherten Partie lässt sich jede einzelne Karte nachprüfen.
proof-commitment = Siegel (SHA-256)
proof-words = Worte der Spielenden
proof-no-words = Niemand hat welche dazugegeben
proof-secret = Geheimnis
proof-not-yet = Wird am Ende der Partie gezeigt
proof-tomorrow = Wird morgen gezeigt: Heute können andere diese Partie noch spielen
proof-check = Prüfen
proof-verdict-true = Das Geheimnis passt zum Siegel.
proof-verdict-false = Das Geheimnis passt nicht zum Siegel!
proof-verdict-unable = Diese Seite kam nicht über eine sichere Verbindung, deshalb kann der Browser nicht prüfen. Speichere die Partie und prüfe sie.

## Menu and settings

menu = Menü und Einstellungen
menu-table = Dieser Tisch
menu-leave-hint = Dein Platz bleibt deiner: Über den Link kommst du jederzeit zurück.
settings-language = Sprache
settings-light = Licht
settings-motion = Bewegung
settings-speed = Tempo
settings-sound = Ton
language-en = English
    .short = EN
language-fr = Français
    .short = FR
language-de = Deutsch
    .short = DE
language-zh-Hant = 繁體中文
    .short = 繁中
light-system = Wie das System
light-day = Tag
light-night = Nacht
light-to-day = Auf Tag umschalten
light-to-night = Auf Nacht umschalten
motion-system = Wie das System
motion-full = Voll
motion-reduced = Weniger
speed-calm = Ruhig
speed-steady = Gleichmäßig
speed-brisk = Flott
sound-on = An
sound-off = Aus
sound-turn-on = Ton einschalten
sound-turn-off = Ton ausschalten

## Refusals: tables and seats

table-unknown = Es gibt keinen Tisch mit dem Code „{ $code }“. Prüf den Code oder öffne einen neuen Tisch.
code-unknown = Der Code „{ $code }“ führt zu keinem Tisch (mehr). Prüf ihn oder lass dir den Link schicken.
codes-guessed = Von hier kamen zu viele falsche Codes. Lass dir den Link zum Tisch schicken oder versuch es später noch einmal.
codes-all-lent = Gerade sind alle Codes vergeben. Schick stattdessen den Link.
turned-away = Wer diesen Tisch eröffnet hat, hat dich abgewiesen. Du kannst einen eigenen eröffnen.
banned = Du kannst hier weder Tische eröffnen noch Platz nehmen.
seat-unheld = Platz { $seat } an diesem Tisch gehört niemandem.
table-not-opened-by-you = Das kann nur, wer diesen Tisch eröffnet hat.
match-begun = Das Spiel hat begonnen; das ging nur vorher.
seat-no-guest = Auf Platz { $seat } sitzt niemand von anderswo.
table-not-yours = Du hast keinen Platz an diesem Tisch.
table-crowded = An diesem Tisch schauen zu viele zu. Komm etwas später wieder.
table-unreadable = Der Tisch { $code } stammt aus einer anderen Version und lässt sich nicht lesen: { $reason }
seat-not-yours = Platz { $seat } ist nicht deiner.
seat-taken = Platz { $seat } ist gerade besetzt worden. Nimm einen anderen.
seat-unknown = Es gibt keinen Platz { $seat }: Dieser Tisch hat { $seats }.
seats-all-taken = An diesem Tisch sind alle Plätze besetzt. Du kannst zuschauen.
seats-wrong =
    { $got ->
        [one] { $got } Person passt nicht
       *[other] { $got } Personen passen nicht
    }: Dieses Spiel ist für { $span ->
        [one] genau { $least }
       *[several] { $least } bis { $most }
    }.
seat-me-twice = Nur ein Platz kann „ich“ sein. Wähle für die anderen „an diesem Bildschirm“.
seat-not-a-bot = Nur der Platz eines Bots kann sagen, welcher Bot dort spielt ({ $bot }).
name-empty = Ein Name braucht mindestens einen Buchstaben.
name-too-long = Ein Name darf höchstens { $most } Buchstaben haben.
game-unknown = Es gibt kein Spiel „{ $game }“. Vielleicht meinst du: { $suggestion }
game-broken = Das Spiel „{ $game }“ lässt sich nicht laden: { $reason }
bot-unknown = Es gibt keinen Bot „{ $bot }“. Es gibt: { $bots }
option-unknown = Es gibt keine Option „{ $option }“. Vielleicht meinst du: { $suggestion }
option-value-wrong = „{ $got }“ ist keine Wahl für die Option „{ $option }“. Möglich sind: { $values }
option-one-screen = „{ $got }“ der Option „{ $option }“ gibt es nur an einem Bildschirm oder mit Bots. Mit einem freien Platz wähle etwas anderes.
language-unknown = Es gibt keine Sprache „{ $lang }“. Es gibt: { $languages }
page-unknown = Unter dieser Adresse ist nichts.

## Refusals: moves

match-over = Das Spiel ist vorbei; es sind keine Züge mehr möglich.
match-not-over = Das Spiel läuft noch. Das geht erst, wenn es vorbei ist.
match-not-started = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
move-unknown = Es gibt keinen Zug „{ $move }“. Vielleicht meinst du: { $suggestion }
move-stale = „{ $move }“ kam zu spät: Du hast schon entschieden.
eyes-elsewhere = Der Bildschirm gehört gerade nicht Platz { $seat }. Sag zuerst „Ich bin da“.
undo-impossible = Das lässt sich nicht mehr zurücknehmen: Inzwischen hat jemand entschieden, oder etwas Neues ist ans Licht gekommen.
undo-stale = Nichts wurde zurückgenommen: Der Tisch war schon weiter. Sieh noch einmal hin und nimm erneut zurück, wenn du es noch willst.
only-chance = „{ $move }“ ist Glückssache; das kann niemand wählen.
chance-impossible = „{ $move }“ kann der Zufall hier nicht bringen.
ply-unknown = Es gibt keine Entscheidung { $ply }: Es sind { $plies }.

## Refusals: documents and messages

json-invalid = Das ist kein gültiges JSON: Zeile { $line }, Spalte { $column }: { $reason }
json-too-deep = Dieses Dokument ist zu tief verschachtelt.
document-too-large = Dieses Dokument ist zu groß: höchstens { $most } Zeichen.
field-missing = „{ $field }“ fehlt.
field-unexpected = „{ $field }“ wird hier nicht erwartet.
field-unknown = „{ $field }“ ist hier unbekannt. Bekannt sind: { $known }
field-wrong = „{ $field }“ ist falsch: { $got }. Erwartet: { $expected }
expected-object = ein Objekt
expected-list = eine Liste
expected-list-of = eine Liste von { $length }
expected-number =
    { $span ->
        [one] die Zahl { $least }
       *[several] eine ganze Zahl von { $least } bis { $most }
    }
expected-distinct = lauter verschiedene Zahlen
expected-flag = true oder false
expected-text = ein Text von höchstens { $most } Zeichen
expected-one-of = eines von { $values }
expected-printed = { $value }: das ist gedruckt
place-in-line = { $field } (Zeile { NUMBER($line, useGrouping: 0) })
format-unknown = Die Datei hat Format { $got }; diese Version liest bis { $newest }.
rules-version-unknown = Das stammt aus Version { $got } der Regeln von { $game }; dieses Programm kennt sie bis { $newest }.
rules-version-gone = Das stammt aus Version { $got } der Regeln von { $game }; dieses Programm spielt sie ab Version { $oldest }.
decision-impossible = Die Entscheidung bei { $field } ist nicht möglich: { $reason }
proof-missing = Diese Datei hat keinen Beweis für ihr Mischen.
proof-commitment-wrong = Das Geheimnis passt nicht zum Siegel: Das Siegel ist { $commitment }, das Geheimnis ergibt { $secret }.
proof-draw-wrong = Entscheidung { $ply } ist nicht die des Geheimnisses: { $due } war dran, { $came } kam.
message-binary = Nachrichten sind hier Text, keine Bytes.
message-not-json = Diese Nachricht ist kein gültiges JSON. { $reason }
message-too-large = Diese Nachricht ist zu groß: höchstens { $most } Bytes.
body-too-large = Diese Anfrage ist zu groß: höchstens { $most } Bytes.
body-late = Der Inhalt dieser Anfrage kam nicht rechtzeitig.
too-fast = Das war zu viel auf einmal. Versuch es in einer Minute noch einmal.
method-wrong = { $method } geht an dieser Adresse nicht.
address-unknown = Unter { $address } ist nichts.
address-in-use = { $host }:{ NUMBER($port, useGrouping: 0) } lässt sich nicht benutzen: { $reason }
host-unknown = Dieser Server hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann den Namen mit --hosts ergänzen.
origin-foreign = Das kam von einer Seite einer anderen Website.
server-trouble = Bei uns ist etwas schiefgegangen. Nichts ist verloren: Versuch es noch einmal.
server-error = Der Server hat mit einem Fehler geantwortet ({ $status }). Versuch es gleich noch einmal.
server-unreachable = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
review-failed = Der Rückblick ist nicht gelungen. Frag noch einmal, dann wird er neu versucht. Der Grund: { $reason }
reviews-busy =
    { $waiting ->
        [one] Es wartet schon { $waiting } Rückblick. Frag wieder, wenn er fertig ist.
       *[other] Es warten schon { $waiting } Rückblicke. Frag wieder, wenn einige davon fertig sind.
    }
store-busy = Der Server hat gerade viel zu tun. Versuch es gleich noch einmal.
message-abuse = Die Verbindung wurde geschlossen: Nichts von dem, was kam, war lesbar.
reader-too-slow = Die Verbindung wurde geschlossen: Sie war zu langsam, um dem Tisch zu folgen.
socket-replaced = Dieser Tisch ist in zu vielen anderen deiner Fenster offen.
setting-wrong = Die Einstellung { $setting } ({ $variable }) kann nicht „{ $got }“ sein: { $expected }.
store-unusable = Die Datenbank { $path } lässt sich nicht benutzen: { $reason }
database-unknown = Die Adresse der Datenbank muss mit postgresql:// beginnen und zu einer PostgreSQL-Datenbank führen.
database-in-use = Ein anderer Server benutzt die Datenbank { $path } schon. Beende ihn zuerst; für mehrere Server zugleich braucht es PostgreSQL (SEAGLASS_DATABASE).
rule-not-compiled = { $rule } ({ $place }) lässt sich nicht übersetzen: { $reason }
new-game-name-wrong = Der Name eines Spiels hat 2 bis 31 kleine Buchstaben (ohne Umlaute), Ziffern und Unterstriche, beginnt mit einem Buchstaben und ist kein Schlüsselwort von Python: „{ $name }“ geht nicht.
new-game-exists = { $path } gibt es schon: Es wurde nichts geschrieben.

## Command line

option-unreadable = „{ $got }“ ist keine Option. Schreib NAME=WERT, zum Beispiel cards=open.
backup-of-postgres = Dieser Befehl kopiert eine Datei. Sichere eine PostgreSQL-Datenbank mit pg_dump und stelle sie mit pg_restore oder psql wieder her.
file-exists = „{ $file }“ gibt es schon.
file-is-folder = „{ $file }“ ist ein Ordner. Nenne eine Datei.
file-missing = Es gibt keine Datei „{ $file }“.
file-missing-near = Es gibt keine Datei „{ $file }“. Vielleicht meinst du: { $suggestion }
file-not-text = „{ $file }“ ist keine Textdatei in UTF-8.
file-unreadable = „{ $file }“ lässt sich nicht lesen: { $reason }
file-unwritable = „{ $file }“ lässt sich nicht schreiben: { $reason }
bots-wrong = { $got } Bots passen nicht zu { $seats } Plätzen. Nenne einen Bot je Platz oder einen für alle.
proof-holds = Das Mischen war fair: Jede Ziehung ist die, auf die sich der Tisch festgelegt hatte ({ $commitment }).
proof-holds-since = Nach Entscheidung { $ply } war das Mischen fair: Jede Ziehung ist die, auf die sich der Tisch festgelegt hatte ({ $commitment }). Was davor kam, ist aus einer anderen Partie übernommen.
seat-number = Platz { $seat }
position-of-other-game = Das ist eine Stellung von { $got }, nicht von { $game }.
move-of-several = Mehrere Plätze können jetzt „{ $move }“ spielen. Sag, welcher Platz, zum Beispiel „2: { $move }“.
bench-unknown = „{ $got }“ lässt sich nicht messen. Nenne ein Spiel oder bots oder bots und ein Spiel.
bench-server = Der Server ließ sich nicht messen: { $reason }.
bench-too-short = Es kamen zu wenige Züge zusammen, um etwas zu messen. Gib mehr --seconds.

## Arena

arena-limit-unreadable = „{ $got }“ ist keine Grenze für { $bot }. Schreib Sekunden wie { $bot }@0.1s oder Iterationen wie { $bot }@500.
arena-limit-useless = { $bot } sucht nicht, eine Grenze ändert da nichts. Lass sie weg.
arena-bots-many = { $got } Bots sind zu viele: Auf { $seats } Plätzen könnten sie sich auf mehr als 100 Arten begegnen.
arena-file-unreadable = „{ $file }“ enthält keine Partien einer Arena. Nimm einen anderen Ordner.
arena-file-other = „{ $file }“ enthält Partien von etwas anderem ({ $differences }). Nimm einen anderen Ordner oder den Befehl, mit dem sie entstanden ist.
arena-heading = { " " }· Plätze: { $seats } · Partien: { $games } · Verteilungen: { $deals } · Startzahl: { $seed }
arena-bot = Bot
arena-wins = Anteil der Siege (95 %)
arena-even = ausgeglichen
arena-score = Punkte im Mittel (95 %)
arena-rating = Wertung (95 %)
arena-plot-note = Punkte sind Mittelwerte, Striche ihre 95-%-Intervalle über die Verteilungen; gestrichelt, was ausgeglichen wäre.
arena-clear = Alle Bots unterscheiden sich, mit 95 % Sicherheit.
arena-clear-early = Vorzeitig beendet: Alle Bots unterscheiden sich, mit 95 % Sicherheit. --all spielt alle Partien.
arena-unclear = Noch unterscheiden sich nicht alle Bots mit 95 % Sicherheit.
arena-alone = Ein Bot allein: Es gibt niemanden zum Vergleichen.
arena-interrupted = Unterbrochen. Mit --out ORDNER könnte es von hier weitergehen.
arena-interrupted-kept = Unterbrochen. Derselbe Befehl macht von hier weiter.

## Deal of the day

daily-none = Für { $game } gibt es keine Partie des Tages.
daily-standard = Die Partie des Tages wird mit den üblichen Optionen gespielt.
day-unknown = Am { $day } gab es keine Partie des Tages.
words-before-commitment = Lass dir zuerst das Siegel des Tisches geben und schick deine Worte damit: Das Geheimnis muss gezogen sein, bevor deine Worte bekannt sind.
commitment-unknown = Dieses Siegel ist zu alt oder nicht deines. Lass dir ein neues geben.
daily = Partie des Tages
daily-own = Eine eigene Partie
daily-why = Heute bekommen alle, die zu gleich vielen spielen, denselben Stapel. Wer macht das Beste daraus?
daily-best = Die Besten vom { $day }
daily-nobody = Noch niemand hat sie beendet.
daily-line = { $names }: { $points }

## Own components

components-none = { $game } wird mit seinem eigenen Material gespielt und nimmt keine Materialdatei.
components-unreadable = Diese Materialdatei lässt sich nicht lesen: { $reason }
components-wrong = Diese Materialdatei geht nicht auf. { $reason }
components-of-position = Eine Stellung bringt ihr Material mit. Lass --components weg oder die Stellung.
components = Eigene Materialdatei
components-why = Wer die Schachtel besitzt, kann mit ihrem Plan, ihren Teilen und Tabellen spielen. Nimm die Standarddatei, ändere sie und wähle sie hier aus.
components-standard = Die Standarddatei
components-choose = Datei auswählen
components-remove = { $file } wegnehmen
components-played = Gespielt mit einer eigenen Materialdatei.

## Bots: wer sie sind

bot-cabin_boy = Schiffsjunge
    .line = Voller Eifer. Übersieht die Hälfte und grinst dazu.
bot-sailor = Matrose
    .line = Kennt die Leinen, sieht, was kommt, und spielt es.
bot-captain = Kapitän
    .line = Rechnet ein paar Wellen voraus, und vor allem mit dir.
bot-legend = Legende
    .line = Hat dieses Spiel tausendmal im Kopf gesegelt. Nimmt sich Zeit.
bot-sensible = { bot-sailor }
    .line = { bot-sailor.line }
bot-random = Zufallsbot
    .line = Überlässt es den Würfeln.
bot-thinks = { $name } denkt nach
bot-waking = wird gerade wach
bot-waking-why = { $name } wird gerade erst wach und spielt bis dahin nach Augenmaß.
turn-thinking =
    { $count ->
        [one] { $names } denkt nach …
       *[other] { $names } denken nach …
    }

## Tipps und Tempo

new-manners = Tipps und Tempo
new-hints = Tipps
new-hints-why = Wer entscheiden muss, darf nach den besten Zügen fragen. Die Antwort sieht sonst niemand.
new-hints-true = Erlaubt
new-hints-false = Nicht erlaubt
new-pace = Bots
new-pace-false = Nehmen sich Zeit
new-pace-true = Antworten sofort
hints-allowed = An diesem Tisch sind Tipps erlaubt.
hint-ask = Tipp
hint-thinking = Gute Züge werden gesucht …
hint-title = Gute Züge
hint-play = Spielen
hint-play-this = Spielen: { $move }
hint-rank = Tipp { $rank }
hint-share = gewinnt zu { $value } %
hint-points =
    { $value ->
        [one] { $value } Punkt in Sicht
       *[other] { $value } Punkte in Sicht
    }
hint-error = ± { $error }
hint-verdict =
    { $sure ->
        [only] Es gibt nur diesen.
        [clear] Der erste ist klar der beste.
        [likely] Der erste ist wohl der beste.
       *[close] Sie liegen nah beieinander: Trau deiner Nase.
    }
hints-off = An diesem Tisch sind Tipps nicht erlaubt.
hint-not-now = Einen Tipp bekommt, wer entscheiden muss. Du bist nicht am Zug.
hint-under-way = Über einen Tipp wird schon nachgedacht.
hint-waking = Die Bots werden gerade erst wach. Frag gleich noch einmal.
hint-late = Dieser Tipp kam zu spät: Das Spiel ist weitergegangen.
daily-no-hints = Die Partie des Tages wird ohne Tipps gespielt.

## Review

review = Diese Partie durchsehen
review-title = Die Partie im Rückblick
review-back = Zurück zum Tisch
review-waiting = Der Rückblick beginnt gleich. Der erste eines Spiels kann ein, zwei Minuten dauern.
review-progress = Entscheidung { $done } von { $of } …
review-curve = Was alle erwarten konnten; die Pfeiltasten gehen von Entscheidung zu Entscheidung
review-accounts = Glück und Spiel
review-accounts-why = Spiel ist, was die eigenen Entscheidungen gekostet haben, nach dem, was man wissen konnte. Alles andere ist Glück: der Zufall und was die anderen tun.
review-decisions = Entscheidungen
review-decision = Entscheidung { $number }
review-order = Reihenfolge
review-order-cost = Teuerste zuerst
review-order-time = Wie gespielt
review-previous = Vorige Entscheidung
review-next = Nächste Entscheidung
review-equal = Ebenso gut
review-cost-said = Das hat { $cost } gekostet (auf { $error } genau).
review-luck-said = Glück bis zur nächsten Entscheidung: { $luck }
review-eyes = Wessen Sicht
review-eyes-own = Wie { $name } es sah
review-eyes-none = Aus dem Publikum
review-what-if = Was wäre wenn: von hier weiterspielen
review-what-if-why = Öffnet einen eigenen Tisch: du am Platz von { $name }, Bots an den anderen. Was verdeckt lag, bleibt so; was kommt, wird neu gezogen.
proof-since = Diese Partie geht von Tisch { $code } nach dessen Entscheidung { $ply } weiter. Was davor kam, ist von dort übernommen; das Siegel steht für alles danach.
review-working = Die Partie wird durchgesehen
review-no-cost = Keine Entscheidung, die sicher etwas gekostet hat.
review-unit-share = Erwarteter Anteil am Sieg
review-unit-points = Erwartete Punkte
review-start = Zu Beginn
review-luck = Glück
review-cost = Spiel
review-result = Am Ende
review-grade-best = Das Beste
review-grade-good = Ebenso gut
review-grade-slip = Ungenau
review-grade-mistake = Fehler
review-grade-blunder = Grober Fehler
review-costliest = Die teuersten Entscheidungen
review-played = Gespielt
review-better = Besser
