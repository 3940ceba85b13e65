### Ce que dit `cavale train`.

## Erreurs

train-games = --games est un nombre entier de { NUMBER($least, useGrouping: 0) } à { NUMBER($most, useGrouping: 0) }, et non { NUMBER($games, useGrouping: 0) }.
train-players = --players est un nombre de joueurs, ou plusieurs comme 2,3 ; et non « { $text } ».
train-ahead = --ahead est un nombre d’itérations de 0 à { NUMBER($most, useGrouping: 0) }, et non { NUMBER($ahead, useGrouping: 0) }.
train-begun = { $file } existe déjà : un entraînement inachevé. --resume le poursuit ; supprimez le fichier pour tout recommencer.
train-not-begun = Il n’y a rien à poursuivre : { $file } n’existe pas. Sans --resume, un entraînement commence.
train-other = { $file } appartient à un autre entraînement : le jeu, --games, --seed, --players, --near, --ahead et les poids de départ doivent être les mêmes. Poursuivez avec ceux-là, ou supprimez le fichier pour tout recommencer.
train-damaged = { $file } a été abîmé ou modifié. Supprimez-le pour tout recommencer.

## En cours de route

train-journal = Les parties sont gardées dans { $file } : après une interruption, la même commande avec --resume poursuit l’entraînement.
train-written = Les poids sont dans { $file }. Pour jouer avec, placez-le dans le dossier du jeu sous le nom judge.toml.

## Les tableaux

train-decimal = ,
train-percent = { $number } %
train-title = { $game } : poids tirés { $games ->
    [one] d’une partie
   *[other] de { NUMBER($games, useGrouping: 0) } parties
}, graine { NUMBER($seed, useGrouping: 0) }
train-feature = critère
train-old = à la main
train-new = appris
train-gain = ce qu’on y gagne
train-loss = Surprise devant les vainqueurs (perte logarithmique), sur { NUMBER($moments, useGrouping: 0) } moments de parties mises de côté : { $before } avec les poids choisis à la main, { $after } avec les poids appris ; { $blind } pour qui ne sait rien.
train-reckoned = chances estimées
train-won = gagné
train-moments = moments
train-match = Poids appris contre poids choisis à la main, à { $players } joueurs, { $ahead ->
    [0] à une action de profondeur
   *[other] avec { NUMBER($ahead, useGrouping: 0) } itérations de recherche
} : { $rate } des { $games } parties gagnées (de { $low } à { $high }, sûr à 95 %).
