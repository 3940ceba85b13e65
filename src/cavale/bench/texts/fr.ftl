### Ce que dit `cavale bench`.

## Erreurs

bench-no-peers = Aucun des programmes comparés n’est installé. Pour les installer : pip install 'cavale[peers]' ; dans une copie des sources, ./run bench --peers s’en charge.
bench-missing = Non installés, donc non mesurés : { $missing }. Pour installer les programmes comparés : pip install 'cavale[peers]' ; dans une copie des sources, ./run bench --peers s’en charge.
bench-repeat = --repeat est un nombre entier de 1 à { NUMBER($most, useGrouping: 0) }, et non { NUMBER($repeat, useGrouping: 0) }.
bench-seconds = --seconds est plus grand que 0 et vaut { $most } au plus, et non { $seconds }.

## Nombres

bench-thousands = { "\u202F" }
bench-decimal = ,
bench-times = { $median } × ({ $ends })

## Les tableaux

bench-compiled = Le moteur est compilé, sous Python { $python } sur { $machine }.
bench-plain = Le moteur tourne en simple Python { $python } sur { $machine } : compilé, il est bien plus rapide.
bench-how = { $repeat ->
    [one] Une répétition
   *[other] Médiane de { $repeat } répétitions
} ; dans chacune, tous passent tour à tour, avec { $seconds } s de temps processeur par tour.
bench-contender = parties au hasard
bench-moves-per-second = coups/s
bench-ends = minimum–maximum
bench-games-per-second = parties/s
bench-moves-per-game = coups/partie
bench-game = { $game }, { $players } joueurs
bench-game-plain = { $game }, { $players } joueurs (simple Python)
bench-driven = mené depuis Python
bench-loop = boucle du moteur
bench-native = les mêmes règles en C
bench-match = par Match, vérifié
bench-peers = comparés, menés depuis Python
bench-copy = Copier un état de milieu de partie prend { $median } ns ({ $ends }).
bench-loop-to-driven = La boucle du moteur fait { $times } la vitesse du jeu mené depuis Python.
bench-loop-to-native = La boucle du moteur fait { $times } la vitesse des mêmes règles en C.
bench-compared = vitesse comparée à

## La page d’aide

terminal-help-bench = Mesurer combien de coups par seconde jouent les jeux, aussi à côté d’autres programmes.
terminal-help-bench-game = Ce jeu seulement ; sinon tous.
terminal-help-bench-players = Le nombre de joueurs ; sinon le plus petit et le plus grand.
terminal-help-bench-seconds = Le temps de chacun à chaque répétition ; sinon, tel que le tout prenne moins d’une minute.
terminal-help-bench-repeat = Combien de fois chacun est mesuré.
terminal-help-bench-match = Jouer aussi par Match, qui vérifie et consigne chaque coup.
terminal-help-bench-peers = Mesurer aussi OpenSpiel, python-chess et, s’il y en a une, une boucle en C, tour à tour avec nos jeux, et comparer.
terminal-help-bench-json = Écrire les chiffres en JSON, et rien d’autre.

## Recherches

bench-searches = recherches
bench-iterations-per-second = itér./s
bench-moves-per-iteration = coups par itération
bench-nodes = nœuds
bench-depth = profondeur
bench-search-how = Chaque recherche porte sur le premier choix d’une partie et compte { NUMBER($iterations, useGrouping: 0) } itérations ; les nœuds et la profondeur sont ceux de la dernière.
bench-search-ratio = { $one } imagine { $times } les coups de { $other }.

terminal-help-bench-search = Mesurer combien de coups par seconde imagine une recherche, aussi à côté de celle d’OpenSpiel.
terminal-help-bench-search-game = Ce jeu seulement ; sinon tous.
terminal-help-bench-search-players = Le nombre de joueurs ; sinon le plus petit et le plus grand.
terminal-help-bench-search-seconds = Le temps de chacun à chaque répétition ; sinon une demi-seconde.
terminal-help-bench-search-repeat = Combien de fois chacun est mesuré.
terminal-help-bench-search-peers = Mesurer aussi l’ISMCTSBot d’OpenSpiel, tour à tour avec les nôtres, et comparer.
terminal-help-bench-search-json = Écrire les chiffres en JSON, et rien d’autre.

## Des tables sous charge

bench-tables = --tables attend des nombres entiers de 1 à { NUMBER($most, useGrouping: 0) }.
bench-no-node = Pour boardgame.io, il faut Node 22.5 ou plus récent avec npm. Pour l’installer : pip install 'cavale[peers]' ; dans une copie du dépôt, ./run bench server --peers s’en charge.
bench-no-install = npm n’a pas pu installer boardgame.io : { $reason }
bench-no-start = { $name } n’a pas démarré.
bench-no-moves = { $name } n’a répondu à aucun coup à temps.
bench-files = Autant de connexions demandent { NUMBER($needed, useGrouping: 0) } fichiers ouverts, et ce système en permet { NUMBER($most, useGrouping: 0) } : voir ulimit -n.
bench-serving-how = Quatre connexions par table, sur cette machine ; { $seconds } s à pleine vitesse (le coup suivant dès que les quatre connaissent le dernier), puis autant à un coup par seconde et par table. Millisecondes jusqu’à ce que les quatre connaissent un coup, p50 / p99 ; µs de processeur par coup ; ko de mémoire par connexion au repos.
bench-serving-server = serveur
bench-serving-tables = tables
bench-serving-moves-per-second = coups/s
bench-serving-full = pleine vitesse
bench-serving-paced = régulier
bench-serving-processor = µs
bench-serving-memory = ko
bench-serving-compared = Avec { NUMBER($tables, useGrouping: 0) } tables, { $times } × les coups/s de { $other } ; son p99 fait { $full } × le nôtre à pleine vitesse, { $paced } × au rythme régulier.
bench-serving-beside = Avec { NUMBER($tables, useGrouping: 0) } tables au rythme régulier, tour à tour sans bots et pendant qu’ils réfléchissent ({ NUMBER($thoughts, useGrouping: 0) } de leurs coups) : { $without } et { $beside } ms ; p99 pendant qu’ils réfléchissent fait { $times } l’autre.
bench-bots = --bots attend un nombre entier de 0 à { $most }.
bench-serving-unanswered = { $count ->
    [one] Un coup n’est pas parvenu à tous !
   *[other] { $count } coups ne sont pas parvenus à tous !
}
terminal-help-bench-server = Mesurer combien de tables un serveur peut tenir, aussi à côté de boardgame.io.
terminal-help-bench-server-game = Le jeu joué ; sinon le premier.
terminal-help-bench-server-tables = Combien de tables ; peut être donné plusieurs fois. Sinon 200 et 1000.
terminal-help-bench-server-seconds = Durée de chaque mesure.
terminal-help-bench-server-repeat = Combien de fois chacun est mesuré.
terminal-help-bench-server-peers = Mesurer aussi boardgame.io pour le même travail, à tour de rôle avec notre serveur, et comparer.
terminal-help-bench-server-bots = Mesurer aussi le rythme régulier, tour à tour sans bots et pendant qu’ils réfléchissent à autant d’autres tables.
terminal-help-bench-server-json = N’afficher que les chiffres, en JSON.
