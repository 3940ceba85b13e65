### Ce que dit le terminal, quel que soit le jeu.

## Réponses et erreurs

terminal-mistake = cavale :
terminal-yes = o oui y yes
terminal-goodbye = Au revoir !
terminal-bug = Quelque chose est cassé dans Cavale ({ $reason }). Avec --debug, il en dit plus.
terminal-output-trouble = Impossible d’écrire la sortie : { $reason }.
terminal-mistake-command = Il n’y a pas de commande « { $word } » ; il y a : { $known }.
terminal-mistake-command-near = Il n’y a pas de commande « { $word } » ; peut-être « { $near } » ?
terminal-mistake-option = Il n’y a pas d’option { $word } ici ; il y a : { $known }.
terminal-mistake-option-near = Il n’y a pas d’option { $word } ici ; peut-être { $near } ?
terminal-mistake-too-much = « { $word } » est de trop.
terminal-mistake-no-value = Il faut une valeur après { $option }.
terminal-mistake-missing = Il manque { $option } ; --help en dit plus.
terminal-mistake-twice = { $option } figure deux fois.
terminal-mistake-value = { $option } ne peut pas être « { $value } ».
terminal-mistake-other = La ligne de commande est fausse : { $reason }

## Fichiers

terminal-file-missing = { $file } : il n’y a pas de tel fichier ou dossier.
terminal-file-is-folder = { $file } est un dossier, pas un fichier.
terminal-file-forbidden = { $file } : vous n’en avez pas le droit.
terminal-file-no-room = { $file } : il n’y a plus de place.
terminal-file-trouble = { $file } : { $reason }.
terminal-file-exists = { $file } existe déjà. Prenez un autre nom.
terminal-match-exists = { $file } existe déjà. Prenez un autre nom ; ou, si c’est une partie, continuez-la : cavale play --resume { $file }
terminal-not-kept = La partie ne peut plus être enregistrée, mais elle continue. { $reason }

## Préparer une partie

terminal-which-game = Quel jeu ? Il y a : { $known }.
terminal-cores = --cores est un nombre entier de 1 à { $most }, autant qu’en a cette machine, et non { NUMBER($cores, useGrouping: 0) }.
terminal-not-together = { $one } et { $other } ne vont pas ensemble.
terminal-after-what = --after dit où commencer dans un exemple ou un fichier : il va avec --from.
terminal-option-pair = « { $text } » n’est pas de la forme CLÉ=VALEUR, ou sa clé figure deux fois.
terminal-seats-and-players = Il y a { $seats ->
    [one] une place
   *[other] { $seats } places
}, mais --players dit { $players }.
terminal-seat-name = « { $name } » ne peut pas être un nom : il a de 1 à { $longest } lettres, et ce n’est pas celui d’un robot.
terminal-seat-almost = « { $name } » ressemble au robot { $bot }. Les robots sont { $known } ; si c’est le nom d’une personne, écrivez @{ $name }.
terminal-from-what = « { $source } » n’est ni un exemple des règles ni un fichier. Les exemples sont : { $known }.
terminal-from-over = Dans { $source }, la partie est finie à cet endroit ; --after dit à partir de quelle entrée jouer.
terminal-from-players = Cette partie se joue à { $players }, pas à { $seats }.
terminal-resume-none = Il n’y a pas de partie inachevée à continuer.
terminal-resume-over = La partie dans { $file } est finie ; cavale replay { $file } la montre.

## Commencer sans un mot

terminal-start-welcome = Bienvenue à Cavale !
terminal-start-pick = Quel jeu, de 1 à { $last } ? Entrée prend le premier.
terminal-start-unfinished = (Une partie inachevée vous attend : cavale play --resume last)
terminal-start-alone = Aucun terminal n’est relié : deux robots jouent à { $game }.

## À la table

terminal-you = vous
terminal-player = { $colour } ({ $name })
terminal-zone = { $zone } : { $cards }
terminal-turned = tournée de { $degrees }°
terminal-legend-last = dernier coup
terminal-unseen = { $count ->
    [one] 1 face cachée
   *[other] { $count } faces cachées
}
terminal-curtain = Passez le clavier à { $who }, qui appuie sur Entrée.
terminal-turn-how = Tapez le numéro d’un choix ou un coup comme { $example } ; ou un des mots que donne aide.
terminal-turn-help = aide : ce que vous pouvez taper
terminal-turn-signs = × capture quelqu’un   ! déclenche quelque chose
terminal-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $last }.
terminal-not-understood = « { $text } » n’est ni un coup ni un mot connu ici ; aide en donne la liste.
terminal-nothing-there = Cela ne mène nulle part en ce moment.
terminal-refused-more = règles { $paragraph } montre la règle.
terminal-why-what = Dites quel coup : pourquoi { $example }
terminal-why-allowed = C’est permis : { $what }.
terminal-hint = Chances de gagner : environ { $chance } %. Le mieux est { $number } : { $what }.
terminal-hint-for = Chances de gagner : environ { $chance } %. Le mieux, car { $reason }, est { $number } : { $what }.
terminal-undo-agree = Les autres sont-ils d’accord pour revenir en arrière (oui ou non) ?
terminal-undo-refused = Alors tout reste comme c’est.
terminal-undone = Repris.
terminal-save-where = Dites où : sauver FICHIER
terminal-saved = Enregistré dans { $file }, telle qu’elle est maintenant.
terminal-save-offer = Pour garder cette partie, tapez un nom de fichier ; Entrée pour la laisser :
terminal-saved-end = Enregistré. Pour la revoir : cavale replay { $file }
terminal-resume-how = La partie est gardée. Pour la continuer : cavale play --resume { $file }

## Ce qu’on peut taper à la table

terminal-word-why = pourquoi
terminal-word-rules = règles
terminal-word-hint = conseil
terminal-word-undo = reprendre
terminal-word-save = sauver
terminal-word-log = journal
terminal-word-board = plateau
terminal-word-help = aide
terminal-word-quit = quitter
terminal-aside-why = pourquoi un coup n’est pas permis, ou ce qu’il ferait : pourquoi COUP
terminal-aside-rules = le sommaire des règles, ou un paragraphe avec ses exemples : règles NUMÉRO
terminal-aside-hint = où vous en êtes, ce qui est le mieux, et pourquoi
terminal-aside-undo = reprendre votre dernier choix
terminal-aside-save = enregistrer la partie dans un fichier : sauver FICHIER
terminal-aside-log = tout ce qui s’est passé jusqu’ici
terminal-aside-board = revoir le plateau et les choix
terminal-aside-help = cette liste
terminal-aside-quit = partir

## Les règles

terminal-no-paragraph = Il n’y a pas de paragraphe « { $name } » ; ils vont de { $first } à { $last }.
terminal-rules-how = règles { $example } montre un paragraphe ; cavale rules { $game } les montre tous.
terminal-rules-example = Exemple { $example } : dessiné par cavale rules { $game } { $number }
terminal-example = Exemple { $name } – à essayer : cavale play { $game } --from { $name }

## Revoir une partie

terminal-frame = Étape { $number } sur { $last }
terminal-taken-back = Tous sont d’accord pour revenir à l’étape { $to }
terminal-unfinished = La partie n’est pas finie.
terminal-verified = { $game } : { $count ->
    [one] { $count } étape, permise
   *[other] { $count } étapes, toutes permises
}. { $result }
terminal-replay-prompt = Entrée : suite, r : retour, un numéro : y aller, q : quitter >
terminal-replay-how = Entrée montre l’étape suivante, r la précédente, un numéro de 0 à { $last } cette étape ; q pour partir.
terminal-replay-next = s suite n
terminal-replay-back = r retour b
terminal-replay-quit = q quitter
terminal-replay-seat = Personne n’est assis à « { $seat } » ; il y a : { $known }.
terminal-replay-secret = La partie n’est pas finie : personne ne peut tout voir ; prenez la vue d’une place, ou public.

## Jeux et comptes

terminal-games-title = { $name }, de { $least } à { $most } joueurs
terminal-games-presets = Formules
terminal-games-options = Options
terminal-games-bots = Robots, le plus faible d’abord
terminal-games-plain = Pour l’étude : { $known }
terminal-games-how = Pour jouer : cavale play { $game } --seats you,veteran
terminal-perft-depth = La profondeur est un nombre de 1 à { $deepest }, pas { $depth }.
terminal-perft-column-depth = profondeur
terminal-perft-column-count = suites
terminal-perft-column-time = temps
terminal-perft-total = Profondeur { $depth } : { NUMBER($count, useGrouping: 0) } suites

## Un robot à une place d’un serveur

terminal-bot-seated = Assis à la table { $table } de { $server }. Ctrl+C pour partir ; la place est gardée.
terminal-bot-progress = { NUMBER($entries, useGrouping: 0) } lignes, { NUMBER($moves, useGrouping: 0) } choix à nous
terminal-bot-lost = La liaison est perdue ; prochain essai dans { $seconds } s.
terminal-bot-waiting = En attente d’une revanche. Ctrl+C pour partir.
terminal-bot-stopped = La partie a été arrêtée avant sa fin.
terminal-bot-server = « { $server } » n’est pas l’adresse d’un serveur : elle commence par http:// ou https://.
terminal-bot-token = Une place s’ouvre par son jeton, que l’hôte copie depuis la table : --token JETON, ou la variable { $variable }.
terminal-bot-unreachable = { $server } est injoignable : { $reason }.
terminal-bot-stranger = Ce qui répond à { $server } n’est pas Cavale.
terminal-bot-unknown = Il n’y a pas de robot « { $bot } » ; il y a { $known }, et le vôtre sous la forme MODULE:CLASSE.
terminal-bot-module = Le module { $module } ne peut être lu : { $reason }
terminal-bot-class = { $module } n’a pas de classe { $name } qui soit un cavale.bots.bot.Bot avec une méthode choose(self, view).
terminal-bot-failed = Le robot a échoué ({ $reason }) dans cette position : { $position }
terminal-bot-illegal = Le robot a choisi { $move }, qui n’est pas parmi les legal_moves() de la vue, dans cette position : { $position }

## Pages d’aide

terminal-help = Des jeux d’évasion, à jouer et à étudier. Sans commande : le serveur, avec une page où jouer.
terminal-help-usage = Usage : { $usage }
terminal-help-title-commands = Commandes
terminal-help-title-arguments = Arguments
terminal-help-title-options = Options
terminal-help-title-everywhere = Partout
terminal-help-help = Montrer cette page.
terminal-help-version = Montrer la version.
terminal-help-lang = La langue ; sinon CAVALE_LANG, sinon celle de votre système.
terminal-help-debug = Montrer d’où vient une erreur ; aussi avec CAVALE_DEBUG=1.
terminal-help-play = Jouer une partie : personnes et robots au même terminal.
terminal-help-play-game = Le jeu ; inutile s’il n’y en a qu’un.
terminal-help-play-seats = Qui joue, dans le sens horaire : robots (newcomer, inmate, veteran, ringleader, warden), you pour vous, ou des noms. @NOM est toujours une personne.
terminal-help-play-players = À combien on joue, si --seats ne le dit pas : vous et des robots veteran.
terminal-help-play-preset = Une des formules du jeu.
terminal-help-play-option = Une option du jeu ; peut figurer plusieurs fois.
terminal-help-play-seed = Rend le hasard et les robots répétables.
terminal-help-play-from = Partir d’un exemple des règles, ou de la fin d’une partie enregistrée.
terminal-help-play-after = Avec --from : partir plutôt après ce nombre d’entrées.
terminal-help-play-record = Écrire la partie dans ce nouveau fichier après chaque action.
terminal-help-play-cores = Sur combien de cœurs réfléchit le robot « search » ; sinon 1.
terminal-help-play-resume = Continuer une partie enregistrée, ou la dernière qui fut quittée (last).
terminal-help-games = Les jeux, avec leurs formules et leurs options.
terminal-help-rules = Les règles d’un jeu, ou un paragraphe avec ses exemples dessinés.
terminal-help-rules-game = Le jeu.
terminal-help-rules-paragraph = Le numéro d’un paragraphe, comme 11.
terminal-help-replay = Revoir une partie enregistrée.
terminal-help-replay-file = La partie.
terminal-help-replay-seat = La vue de qui : une couleur, public, ou all (tout, si la partie est finie ou le jeu sans secrets).
terminal-help-replay-all-at-once = Montrer toutes les étapes sans rien demander.
terminal-help-replay-verify = Seulement vérifier la partie, et le dire en une ligne.
terminal-help-perft = Compter les suites de coups depuis le début.
terminal-help-perft-game = Le jeu.
terminal-help-perft-depth = Combien de coups de joueurs ; 3 sinon.
terminal-help-perft-players = À combien on joue.
terminal-help-perft-preset = Une des formules du jeu.
terminal-help-perft-option = Une option du jeu ; peut figurer plusieurs fois.
terminal-help-perft-seed = Laisser d’abord le hasard préparer la table avec cette graine ; sinon on compte tout ce qu’il peut faire, ce qui ne finit jamais quand on distribue beaucoup de cartes.
terminal-help-perft-divide = Compter plutôt après chaque premier coup.
terminal-help-arena = Faire jouer des robots les uns contre les autres, sur tous les cœurs, et montrer leur force.
terminal-help-arena-game = Le jeu.
terminal-help-arena-bots = Quels robots, par exemple warden,greedy ; sinon les cinq niveaux.
terminal-help-arena-games = Combien de parties au moins : chaque robot occupe chaque place aussi souvent. Sinon 100.
terminal-help-arena-seats = À combien on joue, par exemple 3 ; ou qui occupe quelle place dans toutes les parties, dans le sens horaire, par exemple search,greedy,greedy.
terminal-help-arena-preset = Une des formules du jeu.
terminal-help-arena-option = Une option du jeu ; peut figurer plusieurs fois.
terminal-help-arena-seed = Rend le hasard et les robots reproductibles ; sinon 1.
terminal-help-arena-keep = Conserver chaque partie dans ce fichier dès qu’elle est finie. Si le fichier existe, continuer ; un plus grand --games le complète.
terminal-help-arena-chart = Dessiner aussi les chiffres dans ce nouveau fichier, .svg ou .png ; peut figurer plusieurs fois.
terminal-help-arena-json = Écrire aussi les chiffres dans ce nouveau fichier.
terminal-help-arena-csv = Écrire aussi les chiffres dans ce nouveau fichier sous forme de tableau, un chiffre par ligne.
terminal-help-arena-results = Écrire aussi chaque partie dans ce nouveau fichier sous forme de tableau, une ligne par place.
terminal-help-arena-records = Écrire aussi chaque partie dans ce dossier, pour cavale replay.
terminal-help-arena-ray = Jouer sur une grappe Ray : HÔTE:PORT, ray://HÔTE:PORT, auto ou local.
terminal-help-ladder = Faire jouer chaque niveau de robots contre celui du dessous, et montrer s’il est plus fort.
terminal-help-ladder-game = Le jeu.
terminal-help-ladder-seats = À combien on joue ; sinon le moins possible.
terminal-help-ladder-games = Combien de parties au moins par échelon : les deux ont la moitié des places, et les occupent toutes. Sinon 60.
terminal-help-ladder-steps = Seulement ces échelons, le robot du dessous d’abord, par exemple ringleader-warden,greedy-warden.
terminal-help-ladder-preset = Une des formules du jeu.
terminal-help-ladder-option = Une option du jeu ; peut figurer plusieurs fois.
terminal-help-ladder-seed = Rend le hasard et les robots reproductibles ; sinon 1.
terminal-help-ladder-keep = Conserver chaque partie dans ce dossier dès qu’elle est finie, un fichier par échelon. S’il existe, continuer.
terminal-help-ladder-json = Écrire aussi les chiffres dans ce nouveau fichier.
terminal-help-ladder-csv = Écrire aussi les chiffres dans ce nouveau fichier sous forme de tableau, une ligne par échelon.
terminal-help-ladder-ray = Jouer sur une grappe Ray : HÔTE:PORT, ray://HÔTE:PORT, auto ou local.
terminal-help-train = Faire jouer un robot contre lui-même, et régler les poids du jugement du jeu d’après qui a gagné.
terminal-help-train-game = Le jeu.
terminal-help-train-games = De combien de parties apprendre ; sinon 2000.
terminal-help-train-seed = Rend le tout reproductible : la même graine mène aux mêmes poids. Sinon 1.
terminal-help-train-players = À combien on joue, par exemple 2 ou 2,3 ; sinon tous les nombres tour à tour.
terminal-help-train-near = Sans ajustement préalable : changer à petits pas chacun des poids choisis à la main.
terminal-help-train-ahead = Les joueurs cherchent autant d’itérations à l’avance, pour des poids qui servent une recherche ; greedy sinon.
terminal-help-train-out = Écrire les poids dans ce nouveau fichier ; sinon JEU-judge.toml dans ce dossier.
terminal-help-train-resume = Poursuivre un entraînement interrompu.
terminal-help-serve = Lancer le serveur : on joue dans son navigateur, les tables sont gardées dans un seul fichier.
terminal-help-serve-host = L’adresse où écouter ; avec 0.0.0.0, on peut jouer depuis le même réseau.
terminal-help-serve-port = Le port où écouter ; sinon 8080, ou le prochain qui est libre.
terminal-help-serve-data = Le dossier qui garde les tables.
terminal-help-serve-public-url = L’adresse que tapent les joueurs, si un autre serveur est devant.
terminal-help-serve-workers = Combien de processus réfléchissent pour les robots ; sinon un par cœur, sauf un, et deux au moins.
terminal-help-bot = Jouer à une place d’une table sur un serveur, avec un des robots ou le vôtre.
terminal-help-bot-server = L’adresse du serveur, par exemple https://example.org.
terminal-help-bot-table = Le code de la table : ce qui suit /t/ dans son adresse.
terminal-help-bot-token = Ce qui ouvre la place : l’hôte le copie depuis la table ; sinon la variable CAVALE_TOKEN.
terminal-help-bot-bot = Un des robots, ou une classe à vous avec une méthode choose(view) ; search si rien n’est dit.
terminal-help-bot-name = Le nom sous lequel s’asseoir ; sinon celui du robot.
terminal-help-bot-seed = Rend le robot reproductible ; 1 si rien n’est dit.
terminal-help-bot-rematch = Rester quand la partie est finie, et jouer aussi chaque revanche.
terminal-help-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
terminal-help-backup-file = Le fichier à écrire ; il ne doit pas encore exister.
terminal-help-backup-data = Le dossier qui garde les tables.
terminal-help-restore = Mettre une copie à la place de toutes les tables ; le serveur ne doit pas tourner.
terminal-help-restore-file = Un fichier écrit par backup.
terminal-help-restore-data = Le dossier qui garde les tables.
terminal-help-doctor = Vérifier le fichier et rejouer chaque table, même pendant que le serveur tourne.
terminal-help-doctor-data = Le dossier qui garde les tables.
terminal-help-doctor-repair = Réparer les tables illisibles : ce qui peut l’être est gardé, le reste va dans un fichier. Le serveur doit être arrêté.
