### Ce que dit le moteur, quel que soit le jeu.

colour-blue = Bleu
colour-yellow = Jaune
colour-red = Rouge
colour-green = Vert
colour-purple = Violet
list-and = { $first } et { $second }
list-comma = { $first }, { $second }
list-none = personne
hint-others = les autres s’en trouvent moins bien

refused = { $reason } ({ $paragraph })
chance-cannot = Le hasard ne peut pas donner « { $move } » maintenant.
move-unknown = « { $text } » n’est pas un coup de ce jeu.
position-part = La position est fausse à { $part } : « { $value } ».
undo-nothing = Vous n’avez rien à reprendre.
undo-shown = Impossible de reprendre : depuis, un dé a été lancé ou une carte tirée ou montrée.
take-back-unknown = Il n’y a pas d’entrée { $to } où revenir ; la dernière est { $last }.

argument-wrong = { $name } doit être { $wanted }, pas « { $value } ».
argument-number = un nombre entier
argument-seed = un nombre entier de −2⁶³ à 2⁶³ − 1
argument-text = un texte
argument-line = un texte sans saut de ligne
argument-game = un jeu, tel que find_game le donne
argument-games = des jeux par leurs noms, tels que all_games les donne
argument-options = des options, telles que game.choose les donne
argument-option-values = des valeurs par leurs noms : True ou False, des nombres entiers ou du texte
argument-mapping = des valeurs par leurs noms (un dict)
argument-names = une liste de noms
argument-moves = une liste de coups
argument-state = une position de ce jeu
argument-record = une partie, telle que read la donne
seat-unknown = Il n’y a pas de place { $seat } : elles sont numérotées de 0 à { $last }.
names-count = { $names ->
    [one] Il y a un seul nom
   *[other] Il y a { $names } noms
} pour { $players } joueurs : il en faut un pour chacun.
move-legal = « { $move } » est permis maintenant.
chance-nothing = Le hasard donne au moins un coup.

unknown-language = Il n’y a pas de langue « { $language } » ; il y a : { $known }.
unknown-game = Il n’y a pas de jeu « { $game } » ; il y a : { $known }.
levels-unfit = { $file } : « { $level } » doit être l’un de { $known }, et ce qu’il remarque un nombre entier de 1 à 100.
unknown-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $known }.
unknown-example = { $game } n’a pas d’exemple « { $example } » ; il y a : { $known }.
unknown-preset = { $game } n’a pas de formule « { $preset } » ; il y a : { $known }.
unknown-option = { $game } n’a pas d’option « { $option } » ; il y a : { $known }.
option-not-a-flag = L’option { $option } vaut on ou off, pas « { $value } ».
option-not-a-number = L’option { $option } est un nombre entier de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }, pas « { $value } ».
option-not-a-choice = L’option { $option } est à choisir parmi { $known }, pas « { $value } ».
option-other-kind = L’option { $option } vaut « { $value } », ce qui n’est pas du genre demandé.
option-missing = Il n’y a pas d’option « { $option } » ; il y a : { $known }.
players-out-of-range = { $game } se joue de { $least } à { $most }, pas à { $players }.

record-problem = Ligne { NUMBER($line, useGrouping: 0) } : { $reason }
record-foreign = Ce n’est pas une partie de Cavale : la première ligne devrait être « cavale record 1 ».
record-format = Cette partie est au format { $format } ; cette version de Cavale lit le format { $known }. Il faut une version plus récente.
record-newer-rules = Cette partie suit la version { $version } des règles ; cette version de Cavale les connaît jusqu’à la version { $known }. Il faut une version plus récente.
record-too-long = Le fichier a { $length } caractères ; une partie en a { $longest } au plus.
record-not-text = Ce n’est pas du texte UTF-8.
record-cut-off = La partie s’arrête ici : il manque la fin.
record-header = « { $text } » n’est pas une ligne d’en-tête.
record-header-twice = « { $header } » figure deux fois.
record-header-missing = L’en-tête n’a pas de « { $header } ».
record-rules = « { $text } » n’est pas une version des règles.
record-option = « { $text } » n’est pas une option avec une seule valeur.
record-seats = Les places { $seats } ne conviennent pas : ce sont { $known }, dans cet ordre, autant que de joueurs.
record-set-up = Cette partie ne peut pas être mise en place. { $reason }
record-line = « { $text } » n’est pas un coup numéroté.
record-number = Le numéro { NUMBER($number, useGrouping: 0) } figure là où l’on attend { NUMBER($expected, useGrouping: 0) }.
record-actor = « { $actor } » n’a pas de place ici ; les places sont { $known }.
record-table = « { $text } » n’est rien dont une table puisse convenir ; « undo 12 » l’est.
record-move = « { $move } » ne peut pas être joué. { $reason }
record-line-too-long = L’action est complète avant « { $word } ».
record-draft = L’action « { $text } » n’est pas complète.
record-end = Ici la partie devrait finir par « end: », le nombre de coups et le résultat.
record-count = Il y a { NUMBER($count, useGrouping: 0) } coups, mais la partie en annonce { NUMBER($said, useGrouping: 0) }.
record-result = Les coups mènent à « { $result } », mais la partie annonce « { $said } ».
record-sum = La partie a été abîmée ou modifiée : sa somme de contrôle est { $expected }, et non { $found }.
record-after-end = « { $text } » figure après la fin.
position-hidden = Une partie ne peut pas commencer par une position dont on ne sait pas tout.

## Poids d’un jugement (judge.toml)

weights-unreadable = { $file } ne se laisse pas lire : { $why }
weights-none = { $file } n’a pas de poids : ils se trouvent sous [{ $table }], une ligne par critère.
weights-missing = { $file } n’a pas de poids pour « { $feature } », que mesure judge.py. Relancez l’entraînement, ou ajoutez une ligne : { $feature } = 0
weights-unknown = { $file } pèse « { $feature } », que judge.py ne mesure pas. Il mesure { $known }.
weights-no-number = Le poids de « { $feature } » dans { $file } n’est pas un nombre.
