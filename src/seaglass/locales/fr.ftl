### The words all games share.

## Everywhere

brand = Seaglass
brand-home = Seaglass, accueil
play-now = Jouer
close = Fermer
undo = Annuler le coup
try-again = Réessayer
to-home = Retour à l’accueil
loading = Un instant…
copy = Copier
copied = Copié
key-enter = Entrée
skip-to-content = Aller au contenu
skip-to-table = Aller à la table
problem-title = Ça n’a pas marché

## Home

home-title = Seaglass · quatre jeux de mer sur une table
home-hero = Quatre jeux de mer, une seule table.
home-pitch = Joue avec tes amis où qu’ils soient, sur un même écran, ou contre des robots qui connaissent les marées. Pas de compte : envoie un lien et largue les amarres.
home-games = Les jeux
home-foot = Règles en quatre langues · au clavier et au lecteur d’écran · open source
join = Rejoindre
join-code = Code ou lien
players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
players-from-to = { $least } à { $most } joueurs
minutes = { $count } min

## A new table

new-seats = Qui joue ?
new-count = Nombre de joueurs
new-options = Options
new-fair = Donne équitable
new-fair-why = Avant la donne, la table scelle un nombre secret et montre son sceau ; tes mots y sont mêlés : personne, pas même le serveur, ne peut choisir les cartes, et à la fin chacun peut le vérifier.
new-words = Mes mots pour le mélange
new-open = Ouvrir la table
seat-me = Moi
seat-here = À cet écran
seat-bot = Robot
seat-open = Place libre
seat-open-hint = Tu auras un lien à envoyer.
seat-who = Qui occupe la place { $seat }
seat-name = Nom à la place { $seat }
seat-name-short = Nom
seat-yours = Toi
seat-is-here = Est là
seat-is-away = N’est pas là
emblem-shell = Coquillage
emblem-star = Étoile de mer
emblem-fish = Poisson
emblem-gull = Mouette
emblem-anchor = Ancre
emblem-crab = Crabe

## Before the match

gathering-waiting =
    { $count ->
        [one] Il reste une place libre. La partie commence dès qu’elle est prise.
       *[other] Il reste { $count } places libres. La partie commence dès qu’elles sont prises.
    }
gathering-invite = Inviter les autres
gathering-seats = À la table
invite-link = Lien vers cette table
invite-why = Avec ce lien, on peut s’asseoir à la table.
invite-say = Un code à dicter
invite-spoken = À saisir sur la page d’accueil d’ici { $minutes } min :
turn-away = Écarter
turn-away-who = Écarter { $name }
take-seat = Prends place
take-which = Quelle place
take-name = Ton nom
take-sit = Rejoindre la partie

## At the table

turn-yours = À toi.
turn-named = { $name }, à toi.
turn-waiting =
    { $count ->
        [one] { $names } choisit
       *[other] { $names } choisissent
    }
turn-also =
    { $count ->
        [one] { $names } n’a pas encore choisi
       *[other] { $names } n’ont pas encore choisi
    }
turn-nobody = La mer décide…
turn-over = La partie est finie.
turn-result = Voir le résultat
seat-you = Toi
score = Score
log = Journal
rules = Règles
rail = Score, journal et règles
rules-of = Règles { DE($title) }
rules-clause = Règle { $number }
rules-ruling = Précision
rules-ruling-hint = La règle imprimée laisse ce point ouvert ; voici comment nous le jouons.
reconnecting = La connexion est perdue. Nouvel essai…
cover-screen = Cacher l’écran
pass-to = Passe l’écran à { $name }
pass-to-any = Passe l’écran
pass-why = Que personne d’autre ne regarde.
pass-here = Je suis là
pass-here-named = C’est moi, { $name }

## Sums and the end

sum-title = Fin de la manche
sum-on = On continue
standings-player = Joueur
standings-points = Points
standings-winner = Victoire
standings-shared = Victoire partagée
ceremony-draw = Match nul : personne ne gagne
ceremony-wins =
    { $you ->
        [yes] { $count ->
            [one] Tu gagnes !
           *[other] Victoire partagée : { $names }
        }
       *[no] { $count ->
            [one] { $names } gagne !
           *[other] { $names } se partagent la victoire !
        }
    }
rematch = Rejouer
rematch-join = Aller à la revanche
record-download = Garder la partie
proof = La donne était-elle équitable ?
proof-why = Le sceau était visible avant la première carte. Si le secret lui correspond, personne n’a changé la donne après coup ; avec le fichier de la partie, on peut vérifier chaque carte.
proof-commitment = Sceau (SHA-256)
proof-words = Mots des joueurs
proof-no-words = Personne n’en a ajouté
proof-secret = Secret
proof-not-yet = Montré à la fin de la partie
proof-tomorrow = Montré demain : aujourd’hui, d’autres peuvent encore jouer cette donne
proof-check = Vérifier
proof-verdict-true = Le secret correspond au sceau.
proof-verdict-false = Le secret ne correspond pas au sceau !
proof-verdict-unable = Cette page n’a pas été ouverte via une connexion sécurisée : le navigateur ne peut pas vérifier. Garde la partie et vérifie le fichier.

## Menu and settings

menu = Menu et réglages
menu-table = Cette table
menu-leave-hint = Ta place reste à toi : reviens quand tu veux par le lien.
settings-language = Langue
settings-light = Lumière
settings-motion = Animations
settings-speed = Rythme
settings-sound = Son
language-en = English
    .short = EN
language-fr = Français
    .short = FR
language-de = Deutsch
    .short = DE
language-zh-Hant = 繁體中文
    .short = 繁中
light-system = Comme le système
light-day = Jour
light-night = Nuit
light-to-day = Passer au jour
light-to-night = Passer à la nuit
motion-system = Comme le système
motion-full = Complètes
motion-reduced = Réduites
speed-calm = Calme
speed-steady = Régulier
speed-brisk = Vif
sound-on = Activé
sound-off = Coupé
sound-turn-on = Activer le son
sound-turn-off = Couper le son

## Refusals: tables and seats

table-unknown = Aucune table ne porte le code « { $code } ». Vérifie le code, ou ouvre une nouvelle table.
code-unknown = Le code « { $code } » ne mène à aucune table (ou plus). Vérifie-le, ou demande le lien.
codes-guessed = Trop de codes erronés sont venus d’ici. Demande le lien de la table, ou réessaie plus tard.
codes-all-lent = Tous les codes sont pris en ce moment. Envoie plutôt le lien.
turned-away = La personne qui a ouvert cette table t’a refusé l’entrée. Tu peux en ouvrir une à toi.
banned = Ici, tu ne peux ni ouvrir de table ni prendre place.
seat-unheld = Personne n’occupe la place { $seat } de cette table.
table-not-opened-by-you = Seule la personne qui a ouvert cette table peut le faire.
match-begun = La partie a commencé ; ce n’était possible qu’avant.
seat-no-guest = Personne d’ailleurs n’occupe la place { $seat }.
table-not-yours = Tu n’as pas de place à cette table.
table-crowded = Trop de monde regarde cette table. Reviens un peu plus tard.
table-unreadable = La table { $code } vient d’une autre version et ne peut pas être lue : { $reason }
seat-not-yours = La place { $seat } n’est pas la tienne.
seat-taken = La place { $seat } vient d’être prise. Choisis-en une autre.
seat-unknown = Il n’y a pas de place { $seat } : cette table en a { $seats }.
seats-all-taken = Toutes les places de cette table sont prises. Tu peux regarder.
seats-wrong =
    { $got ->
        [one] { $got } joueur, ça ne va pas
       *[other] { $got } joueurs, ça ne va pas
    } : ce jeu se joue { $span ->
        [one] à exactement { $least }
       *[several] de { $least } à { $most }
    }.
seat-me-twice = Une seule place peut être « moi ». Choisis « à cet écran » pour les autres.
seat-not-a-bot = Seule la place d’un robot peut dire quel robot y joue ({ $bot }).
name-empty = Un nom a besoin d’au moins une lettre.
name-too-long = Un nom peut avoir { $most } lettres au plus.
game-unknown = Il n’y a pas de jeu « { $game } ». Peut-être : { $suggestion }
game-broken = Le jeu « { $game } » ne peut pas être chargé : { $reason }
bot-unknown = Il n’y a pas de robot « { $bot } ». Les robots : { $bots }
option-unknown = Il n’y a pas d’option « { $option } ». Peut-être : { $suggestion }
option-value-wrong = « { $got } » n’est pas un choix pour l’option « { $option } ». Les choix : { $values }
option-one-screen = « { $got } » de l’option « { $option } » n’est permis que devant un même écran ou avec des robots. Avec une place libre, choisis autre chose.
language-unknown = Il n’y a pas de langue « { $lang } ». Les langues : { $languages }
page-unknown = Il n’y a rien à cette adresse.

## Refusals: moves

match-over = La partie est finie ; on ne peut plus jouer.
match-not-over = La partie est encore en cours. Ce sera possible quand elle sera finie.
match-not-started = La partie n’a pas commencé : une place est encore libre.
move-unknown = Il n’y a pas de coup « { $move } ». Peut-être : { $suggestion }
move-stale = « { $move } » arrive trop tard : tu as déjà décidé.
eyes-elsewhere = L’écran n’est pas à la place { $seat } pour l’instant. Dis d’abord « Je suis là ».
undo-impossible = On ne peut plus l’annuler : quelqu’un a décidé depuis, ou quelque chose de nouveau a été révélé.
undo-stale = Rien n’a été annulé : la table avait déjà changé. Regarde bien, et annule encore si tu le veux toujours.
only-chance = « { $move } » dépend du hasard ; personne ne peut le choisir.
chance-impossible = Le hasard ne peut pas donner « { $move } » ici.
ply-unknown = Il n’y a pas de décision { $ply } : il y en a { $plies }.

## Refusals: documents and messages

json-invalid = Ce JSON n’est pas valable : ligne { $line }, colonne { $column } : { $reason }
json-too-deep = Ce document est imbriqué trop profondément.
document-too-large = Ce document est trop grand : { $most } caractères au plus.
field-missing = Il manque « { $field } ».
field-unexpected = « { $field } » n’est pas attendu ici.
field-unknown = « { $field } » est inconnu ici. On connaît : { $known }
field-wrong = « { $field } » est faux : { $got }. Attendu : { $expected }
expected-object = un objet
expected-list = une liste
expected-list-of = une liste de { $length }
expected-number =
    { $span ->
        [one] le nombre { $least }
       *[several] un nombre entier de { $least } à { $most }
    }
expected-distinct = des nombres tous différents
expected-flag = true ou false
expected-text = un texte de { $most } caractères au plus
expected-one-of = l’une de ces valeurs : { $values }
expected-printed = { $value } : c’est imprimé
place-in-line = { $field } (ligne { NUMBER($line, useGrouping: 0) })
format-unknown = Ce fichier est au format { $got } ; cette version lit jusqu’à { $newest }.
rules-version-unknown = Ceci vient de la version { $got } des règles { DE($game) } ; ce programme connaît jusqu’à { $newest }.
rules-version-gone = Ceci vient de la version { $got } des règles { DE($game) } ; ce programme les joue à partir de la version { $oldest }.
decision-impossible = La décision { $field } n’est pas possible : { $reason }
proof-missing = Ce fichier n’a pas de preuve de sa donne.
proof-commitment-wrong = Le secret ne correspond pas au sceau : le sceau est { $commitment }, le secret donne { $secret }.
proof-draw-wrong = La décision { $ply } n’est pas celle du secret : { $due } était dû, { $came } est venu.
message-binary = Ici, les messages sont du texte, pas des octets.
message-not-json = Ce message n’est pas du JSON valable. { $reason }
message-too-large = Ce message est trop grand : { $most } octets au plus.
body-too-large = Cette requête est trop grande : { $most } octets au plus.
body-late = Le corps de cette requête n’est pas arrivé à temps.
too-fast = C’était trop à la fois. Réessaie dans une minute.
method-wrong = { $method } n’est pas possible à cette adresse.
address-unknown = Il n’y a rien à { $address }.
address-in-use = { $host }:{ NUMBER($port, useGrouping: 0) } ne peut pas servir : { $reason }
host-unknown = Ce serveur ne répond pas au nom « { $host } ». Qui le fait tourner peut l’ajouter avec --hosts.
origin-foreign = Ceci vient d’une page d’un autre site.
server-trouble = Quelque chose a mal tourné de notre côté. Rien n’est perdu : réessaie.
server-error = Le serveur a répondu par une erreur ({ $status }). Réessaie dans un instant.
server-unreachable = Le serveur ne répond pas. Vérifie la connexion et réessaie.
review-failed = La partie n’a pas pu être revue. Redemande pour un nouvel essai. La raison : { $reason }
reviews-busy =
    { $waiting ->
        [one] { $waiting } partie attend déjà d’être revue. Redemande quand ce sera fini.
       *[other] { $waiting } parties attendent déjà d’être revues. Redemande quand quelques-unes seront finies.
    }
store-busy = Le serveur est très occupé. Réessaie dans un instant.
message-abuse = La connexion a été fermée : rien de ce qui en venait n’était lisible.
reader-too-slow = La connexion a été fermée : elle était trop lente pour suivre la table.
socket-replaced = Cette table est ouverte dans trop d’autres fenêtres à toi.
setting-wrong = Le réglage { $setting } ({ $variable }) ne peut pas être « { $got } » : { $expected }.
store-unusable = La base de données { $path } n’est pas utilisable : { $reason }
database-unknown = L’adresse de la base de données doit commencer par postgresql:// et mener à une base PostgreSQL.
database-in-use = Un autre serveur utilise déjà la base de données { $path }. Arrête-le d’abord ; pour plusieurs serveurs à la fois, il faut PostgreSQL (SEAGLASS_DATABASE).
rule-not-compiled = { $rule } ({ $place }) ne peut pas être compilée : { $reason }
new-game-name-wrong = Le nom d’un jeu a de 2 à 31 minuscules sans accent, chiffres et tirets bas, commence par une lettre et n’est pas un mot réservé de Python : « { $name } » ne convient pas.
new-game-exists = { $path } existe déjà : rien n’a été écrit.

## Command line

option-unreadable = « { $got } » n’est pas une option. Écris NOM=VALEUR, par exemple cards=open.
backup-of-postgres = Cette commande copie un fichier. Sauvegarde une base PostgreSQL avec pg_dump et restaure-la avec pg_restore ou psql.
file-exists = « { $file } » existe déjà.
file-is-folder = « { $file } » est un dossier. Indique un fichier.
file-missing = Il n’y a pas de fichier « { $file } ».
file-missing-near = Il n’y a pas de fichier « { $file } ». Peut-être : { $suggestion }
file-not-text = « { $file } » n’est pas un fichier texte en UTF-8.
file-unreadable = Impossible de lire « { $file } » : { $reason }
file-unwritable = Impossible d’écrire « { $file } » : { $reason }
bots-wrong = { $got } robots ne vont pas avec { $seats } places. Nomme un robot par place, ou un seul pour toutes.
proof-holds = La donne était équitable : chaque tirage est celui auquel la table s’était engagée ({ $commitment }).
proof-holds-since = Après la décision { $ply }, la donne était équitable : chaque tirage est celui auquel la table s’était engagée ({ $commitment }). Ce qui précède est repris d’une autre partie.
seat-number = Place { $seat }
position-of-other-game = C’est une position { DE($got) }, pas { DE($game) }.
move-of-several = Plusieurs places peuvent jouer « { $move } » maintenant. Dis laquelle, par exemple « 2: { $move } ».
bench-unknown = « { $got } » ne se mesure pas. Nomme un jeu, ou bots, ou bots et un jeu.
bench-server = Le serveur n’a pas pu être mesuré : { $reason }.
bench-too-short = Trop peu de coups ont été joués pour mesurer quoi que ce soit. Donne plus de --seconds.

## Arena

arena-limit-unreadable = « { $got } » n’est pas une limite pour { $bot }. Écris des secondes, comme { $bot }@0.1s, ou des itérations, comme { $bot }@500.
arena-limit-useless = { $bot } ne cherche pas : une limite n’y change rien. Enlève-la.
arena-bots-many = { $got } robots, c’est trop : sur { $seats } places, ils peuvent se rencontrer de plus de 100 façons.
arena-file-unreadable = « { $file } » ne contient pas les donnes d’une arène. Choisis un autre dossier.
arena-file-other = « { $file } » contient les donnes d’autre chose ({ $differences }). Choisis un autre dossier, ou relance la commande d’origine.
arena-heading = { " " }· places : { $seats } · parties : { $games } · donnes : { $deals } · graine : { $seed }
arena-bot = robot
arena-wins = part des victoires (95 %)
arena-even = égalité
arena-score = score moyen (95 %)
arena-rating = cote (95 %)
arena-plot-note = Les points sont des moyennes, les traits leurs intervalles à 95 % sur les donnes ; le tiret marque l’égalité.
arena-clear = Tous les robots sont départagés, avec 95 % de certitude.
arena-clear-early = Arrêt anticipé : tous les robots sont départagés, avec 95 % de certitude. --all joue toutes les parties.
arena-unclear = Les robots ne sont pas encore tous départagés, avec 95 % de certitude.
arena-alone = Un seul robot : personne à qui le comparer.
arena-interrupted = Interrompu. Avec --out DOSSIER, on pourrait reprendre d’ici.
arena-interrupted-kept = Interrompu. La même commande reprendra d’ici.

## Deal of the day

daily-none = Il n’y a pas de donne du jour pour { $game }.
daily-standard = La donne du jour se joue avec les options habituelles.
day-unknown = Il n’y a pas eu de donne du jour le { $day }.
words-before-commitment = Demande d’abord le sceau de la table et envoie tes mots avec lui : le secret doit être tiré avant que tes mots soient connus.
commitment-unknown = Ce sceau est trop ancien, ou ce n’est pas le tien. Demandes-en un nouveau.
daily = Donne du jour
daily-own = Ta propre donne
daily-why = Aujourd’hui, à nombre de joueurs égal, tout le monde reçoit la même pile. Qui en tirera le meilleur parti ?
daily-best = Les meilleurs du { $day }
daily-nobody = Personne ne l’a encore terminée.
daily-line = { $names } : { $points }

## Own components

components-none = { $game } se joue avec son propre matériel et n’accepte pas de fichier de matériel.
components-unreadable = Ce fichier de matériel est illisible : { $reason }
components-wrong = Ce fichier de matériel n’est pas cohérent. { $reason }
components-of-position = Une position apporte son propre matériel. Laisse de côté --components, ou la position.
components = Fichier de matériel personnel
components-why = Si tu possèdes la boîte, joue avec son plateau, ses pièces et ses tableaux. Prends le fichier standard, modifie-le, puis choisis-le ici.
components-standard = Le fichier standard
components-choose = Choisir un fichier
components-remove = Retirer { $file }
components-played = Partie jouée avec un fichier de matériel personnel.

## Les robots : qui ils sont

bot-cabin_boy = Mousse
    .line = Plein d’ardeur. Ne voit que la moitié, et en rit.
bot-sailor = Matelot
    .line = Connaît la manœuvre, voit ce qui vient et le joue.
bot-captain = Capitaine
    .line = Calcule quelques vagues d’avance, et compte surtout avec toi.
bot-legend = Légende
    .line = A mille fois navigué cette partie dans sa tête. Prend son temps.
bot-sensible = { bot-sailor }
    .line = { bot-sailor.line }
bot-random = Robot au hasard
    .line = S’en remet aux dés.
bot-thinks = { $name } réfléchit
bot-waking = se réveille à peine
bot-waking-why = { $name } se réveille à peine et joue au coup d’œil en attendant.
turn-thinking =
    { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }

## Conseils et rythme

new-manners = Conseils et rythme
new-hints = Conseils
new-hints-why = Qui doit décider peut demander les meilleurs coups. Personne d’autre ne voit la réponse.
new-hints-true = Permis
new-hints-false = Pas permis
new-pace = Robots
new-pace-false = Prennent leur temps
new-pace-true = Répondent aussitôt
hints-allowed = Les conseils sont permis à cette table.
hint-ask = Conseil
hint-thinking = Recherche de bons coups…
hint-title = Bons coups
hint-play = Jouer
hint-play-this = Jouer : { $move }
hint-rank = Conseil { $rank }
hint-share = gagne à { $value } %
hint-points =
    { $value ->
        [one] { $value } point en vue
       *[other] { $value } points en vue
    }
hint-error = ± { $error }
hint-verdict =
    { $sure ->
        [only] Il n’y a que celui-ci.
        [clear] Le premier est nettement le meilleur.
        [likely] Le premier est sans doute le meilleur.
       *[close] Ils se valent presque : suis ton flair.
    }
hints-off = Les conseils ne sont pas permis à cette table.
hint-not-now = Un conseil ne s’adresse qu’à qui doit décider. Ce n’est pas ton tour.
hint-under-way = Un conseil est déjà en préparation.
hint-waking = Les robots se réveillent à peine. Redemande dans un instant.
hint-late = Ce conseil arrive trop tard : la partie a continué.
daily-no-hints = La donne du jour se joue sans conseils.

## Review

review = Revoir cette partie
review-title = La partie revue
review-back = Retour à la table
review-waiting = La revue va commencer. La première pour un jeu peut prendre une minute ou deux.
review-progress = Décision { $done } sur { $of }…
review-curve = Ce que chacun pouvait espérer ; les flèches vont d’une décision à l’autre
review-accounts = Chance et jeu
review-accounts-why = Le jeu, c’est ce que chacun a perdu par ses propres décisions, jugées sur ce qu’il pouvait savoir. Tout le reste est chance : le hasard, et ce que font les autres.
review-decisions = Décisions
review-decision = Décision { $number }
review-order = Ordre
review-order-cost = Les plus coûteuses
review-order-time = Dans l’ordre
review-previous = Décision précédente
review-next = Décision suivante
review-equal = Aussi bon
review-cost-said = Cela a coûté { $cost } (à { $error } près).
review-luck-said = Chance jusqu’à la décision suivante : { $luck }
review-eyes = Vue de qui
review-eyes-own = Vu par { $name }
review-eyes-none = Vu du public
review-what-if = Et si : rejouer d’ici
review-what-if-why = Ouvre une table à toi : toi à la place { DE($name) }, des robots aux autres. Ce qui était caché reste tel quel ; la suite est tirée à nouveau.
proof-since = Cette partie reprend celle de la table { $code } après sa décision { $ply }. Ce qui précède en est repris ; le sceau garantit toute la suite.
review-working = On revoit la partie
review-no-cost = Aucune décision n’a, à coup sûr, coûté quoi que ce soit.
review-unit-share = Part de victoire espérée
review-unit-points = Points espérés
review-start = Au début
review-luck = Chance
review-cost = Jeu
review-result = À la fin
review-grade-best = Le meilleur
review-grade-good = Aussi bon
review-grade-slip = Petite erreur
review-grade-mistake = Erreur
review-grade-blunder = Grosse erreur
review-costliest = Les décisions les plus coûteuses
review-played = Joué
review-better = Mieux
