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
