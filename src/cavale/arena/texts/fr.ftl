### Ce que dit `cavale arena`.

## Erreurs

arena-bots = --bots nomme au moins deux robots différents, chacun une fois, par exemple greedy,random. Il y a : { $known }.
arena-games = --games est un nombre entier de 1 à { NUMBER($most, useGrouping: 0) }, et non { NUMBER($games, useGrouping: 0) }.

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
arena-endings = Fins de partie : { $endings }.
arena-how = Chacun occupe chaque place aussi souvent, avec le même hasard. Une victoire partagée est divisée ; le temps est celui du processeur.
