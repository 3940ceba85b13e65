### Ce que dit `cavale arena`.

## Erreurs

arena-bots = --bots nomme au moins deux robots différents, chacun une fois, par exemple greedy,random. Il y a : { $known }.
arena-games = --games est un nombre entier de 1 à { NUMBER($most, useGrouping: 0) }, et non { NUMBER($games, useGrouping: 0) }.
arena-steps = « { $text } » n’est pas un échelon : nommez le robot du dessous, puis celui du dessus, par exemple ringleader-warden.
arena-chart-kind = { $file } doit être une image : son nom finit par .svg ou .png.
arena-no-png = Une image PNG demande l’extra « charts » (pip install 'cavale[charts]') ; une image SVG ne demande rien.
arena-no-font = Cette machine n’a pas de police pour écrire les mots d’un PNG (sur Debian : fonts-dejavu-core) ; une image SVG n’en demande pas.
arena-records-there = { $folder } n’est pas vide, et rien de ce qui s’y trouve n’est de cette série. Choisissez un nouveau dossier pour les parties.
arena-kept-foreign = { $file } n’est pas un fichier de parties conservées. Choisissez un autre nom.
arena-kept-format = { $file } est au format { $format } ; seul le format { $known } est connu ici.
arena-kept-damaged = { $file } est abîmé à la ligne { $line }. Sans cette ligne, sa partie est rejouée.
arena-kept-other = { $file } conserve les parties d’une autre série : { $differences }. Choisissez un autre fichier, ou demandez la même chose.
arena-kept-difference = { $what } { $there } là-bas, { $here } ici
arena-kept-game = jeu
arena-kept-rules = règles
arena-no-ray = Jouer sur une grappe demande l’extra « ray » : pip install 'cavale[ray]'
arena-ray-address = « { $address } » n’est pas l’adresse d’une grappe Ray. C’est HÔTE:PORT, ray://HÔTE:PORT, auto (la grappe qui tourne sur cette machine) ou local (une nouvelle, pour cette fois).
arena-ray-unreachable = La grappe Ray à l’adresse { $address } ne répond pas : { $reason }.
arena-ray-module = Un nœud de la grappe n’a pas { $module } : installez le même Cavale sur chaque nœud.
arena-ray-version = { $node } a Cavale { $there }, cette machine { $here } : installez le même sur chaque nœud.
arena-ray-lost = La grappe a perdu une partie : { $reason }.

## Pendant que l’on joue

arena-kept-so-far = { NUMBER($count, useGrouping: 0) } parties sur { NUMBER($games, useGrouping: 0) } sont conservées dans { $file } ; la même commande reprend là.

## Les tableaux

arena-decimal = ,
arena-percent = { $number } %
arena-milliseconds = { $number } ms
arena-title = { $game }, { $players } joueurs : { $games ->
    [one] une partie
   *[other] { NUMBER($games, useGrouping: 0) } parties
}, graine { NUMBER($seed, useGrouping: 0) }
arena-bot = robot
arena-wins = victoires
arena-ends = sûr à 95 %
arena-place = rang moyen
arena-rating = cote
arena-time = par choix
arena-by-seat = victoires par place
arena-anyone = tous
arena-ahead = devance
arena-of = ce robot
arena-often = fréquence
arena-length = Une partie compte { $mean } coups en moyenne, hasard compris, { $shortest } au moins et { $longest } au plus.
arena-endings = Fins de partie :
arena-who = { $count ->
    [one] quelqu’un
   *[other] plusieurs
}
arena-how = Chacun occupe chaque place aussi souvent, avec le même hasard. Une victoire partagée est divisée ; le temps est celui du processeur.
arena-how-fixed = Chacun garde sa place. Une victoire partagée est divisée ; le temps est celui du processeur.

## L’échelle

arena-ladder-title = { $game }, { $players } joueurs : { NUMBER($games, useGrouping: 0) } parties par échelon, graine { NUMBER($seed, useGrouping: 0) }
arena-step = échelon
arena-step-of = { $upper }–{ $lower }
arena-sought = visé
arena-places = rangs moyens
arena-sure = sûr
arena-yes = oui
arena-no = non
arena-step-over = { $part }  { $step } : { $wins } de victoires
arena-ladder-how =
    Chacun a la moitié des places, et les occupe toutes à chaque tournée. Une victoire partagée compte pour sa part. Devance : combien de fois une place de l’un finit avant une place de l’autre, une égalité comptant pour moitié.
    Entre parenthèses, ce qui est sûr à 95 % : pour les victoires selon Wilson ; pour « devance » par tournées, dont les parties ont le même hasard et font ensemble une observation. Sûr : 50 %, ce que fait la chance seule, est en dessous.

## L’image

arena-chart-how = Les intervalles sont sûrs à 95 %. Une victoire partagée compte pour la part de chaque vainqueur.
arena-chart-ratings = Cotes
arena-chart-rating-axis = cote (25 au départ pour tous)
arena-chart-wins = Victoires par place
arena-chart-wins-axis = parties gagnées, en % (tirets : part égale)
arena-chart-lengths = Longueur des parties
arena-chart-games-axis = parties
arena-chart-moves-axis = coups par partie, hasard compris
arena-chart-median = la moitié : jusqu’à { $moves } coups
arena-chart-endings = Fins de partie
arena-chart-duels = Face à face
arena-chart-duels-how = combien de fois le robot de gauche devance celui du haut
