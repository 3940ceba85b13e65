### Les mots de la page elle-même. Ceux des jeux et du serveur viennent du serveur.

## Partout
ui-home = Accueil
ui-rules = Règles
ui-rule = Règle { $paragraph }
ui-close = Fermer
ui-back = Retour
ui-no = Non
ui-settings = Réglages
ui-language = Langue
ui-light = Clair
ui-dark = Sombre
ui-failed = Cela n’a pas marché (erreur { $status }).
ui-unreachable = Le serveur ne répond pas. Réessayez.
ui-retry = Réessayer
ui-no-page = Il n’y a rien à cette adresse.
ui-connecting = Connexion…
ui-of = { $value } sur { $limit }

## Accueil
ui-welcome = En cavale
ui-welcome-words = Des jeux d’évasion, entre amis ou contre des robots. Pas de compte : choisissez une boîte et jouez.
ui-your-name = Votre nom
ui-guest = Anonyme { $number }
ui-players-range = De { $least } à { $most } joueurs
ui-play = Jouer
ui-more-ways = Autres façons de jouer
ui-coming = Bientôt
ui-load = Ouvrir une partie
ui-lobby = Tables ouvertes
ui-open-tables = Tables ouvertes
ui-other-doors = Autres entrées
ui-by-code = Code de place
ui-join = Rejoindre
ui-lobby-empty = Aucune table n’a de place libre pour l’instant. Ouvrez-en une depuis l’
ui-set-up = { $game } : préparer une table

## Préparer
ui-seats = Places
ui-who-plays = Qui joue { $who }
ui-name-of = Nom de { $who }
ui-seat-device = Sur cet appareil
ui-seat-by-link = Quelqu’un d’autre, par lien
ui-seat-bot-kind = Robot : { $bot }
ui-seat-bots = Robots, le plus faible d’abord
ui-seat-more = Ajouter une place
ui-seat-less = Retirer une place
ui-preset = Formule
ui-options = Toutes les options
ui-slots = Touchez les places voulues.
ui-own-value = La mienne…
ui-table = Table
ui-clock = Temps
ui-clock-none = Sans pendule
ui-clock-move = Tant par coup
ui-clock-fischer = En tout, avec un gain par coup
ui-clock-days = Des jours par coup
ui-clock-amount-none = Temps
ui-clock-amount-move = Secondes par coup
ui-clock-amount-fischer = Minutes en tout
ui-clock-amount-days = Jours par coup
ui-clock-gain = Secondes gagnées à chaque coup
ui-clock-lost = Quand le temps est écoulé
ui-clock-lost-bot = un robot joue le coup
ui-clock-lost-seat = la place est perdue
ui-watching = Spectateurs
ui-watching-on = Tous ceux qui ont le lien
ui-watching-end = Seulement après la fin
ui-watching-off = Personne
ui-hints-allowed = Les joueurs peuvent demander des conseils
ui-in-lobby = Montrer parmi les tables ouvertes
ui-start = Commencer

## La table
ui-board = Plateau de { $game }
ui-can-touch = { $what }, à choisir
ui-choose-first = Choisissez parmi ce qui brille.
ui-choose-next = { $count ->
    [one] Une seule suite possible.
   *[other] { $count } suites possibles.
}
ui-waiting-for = { $count ->
    [one] Il manque un joueur. Partagez le lien.
   *[other] Il manque { $count } joueurs. Partagez les liens.
}
ui-log = Ce qui s’est passé
ui-log-empty = Rien encore.
ui-account = Décompte
ui-log-folded = { $count } coups du sort
ui-you = vous
ui-seat-open = libre
ui-seat-free = Place libre
ui-seat-bot-plays = un robot continue
ui-seat-resigned = { $who } (abandon)
ui-seat-out = { $who } (hors jeu)
ui-seat-thinking = réfléchit
ui-seat-bot = robot
ui-seat-program = programme
ui-seat-here = en ligne
ui-seat-away = hors ligne
ui-days-hours = { $days } j { $hours } h
ui-watchers = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
ui-zone = { $zone } : { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
ui-card-times = { $card } (il y en a { $count })
ui-hidden-cards = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
ui-top-first = La carte du dessus vient en premier.
ui-look-through = Parcourir : { $zone }
ui-no-cards = Aucune carte.
ui-front = suivante
ui-turn-it = Tourner
ui-turn-left = Tourner à gauche
ui-turn-right = Tourner à droite
ui-turn-lay = Poser ainsi
ui-turn-at = Position { $place } sur { $count }
ui-zoom = Taille du plateau
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-zoom-fit = Tout le plateau
ui-hint = Conseil
ui-hint-chance = Chances de gagner : environ { $chance } %.
ui-hint-best = Le mieux : { $what }
ui-hint-best-for = Le mieux, car { $reason } : { $what }
ui-hints-taken = { $count ->
    [one] Un conseil demandé
   *[other] { $count } conseils demandés
}
ui-undo = Reprendre
ui-undo-ask = Reprendre ?
ui-stop = Proposer d’arrêter
ui-resign = Abandonner
ui-resign-sure = Oui, abandonner
ui-offer-undo = { $who } voudrait reprendre le dernier coup.
ui-offer-stop = { $who } propose d’arrêter là.
ui-offer-waiting = On attend la réponse des autres.
ui-agree = Accepter
ui-decline = Refuser
ui-lost = Connexion perdue. Nouvel essai dans { $seconds } s.
ui-back-again = De nouveau connecté.
ui-you-watch = Vous êtes spectateur.
ui-watch-instead = Regarder seulement
ui-spectator = Spectateur
ui-sit = Prendre place
ui-curtain = { $who }, c’est à vous
ui-curtain-down = La table est cachée entre deux tours.
ui-curtain-open = Montrez-moi la table

## Partager et accueillir
ui-share = Partager
ui-copy = Copier
ui-copied = Copié
ui-qr = Le lien en code QR
ui-show-qr = Code QR
ui-code = code { $code }
ui-seat-link = Lien vers la place de { $who }
ui-share-seats = Qui a le lien ou le code d’une place peut la jouer, sur un autre appareil aussi.
ui-watch-link = Lien pour regarder
ui-lan = Les téléphones du même réseau trouvent cette table à { $address }.
ui-host = Hôte
ui-host-bot = Laisser jouer un robot
ui-host-person = Rendre la place
ui-host-program = Un programme
ui-host-kick = Libérer la place
ui-program-words = Qui a ce jeton peut faire jouer cette place par un programme : avec la commande ci-dessous, ou comme le dit docs/bot-api.md.
ui-program-token = Jeton de la place
ui-program-command = Commande
ui-host-again = Arrêter cette partie et recommencer
ui-host-chat = La discussion est ouverte
ui-host-lobby = Montrer parmi les tables ouvertes
ui-host-lobby-off = Cacher

## Discussion
ui-chat = Discussion
ui-chat-off = L’hôte a fermé la discussion.
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-write = Écrire quelque chose
ui-send = Envoyer
ui-phrase-hello = Bonjour !
ui-phrase-luck = Bonne chance !
ui-phrase-well-played = Bien joué !
ui-phrase-oops = Oups…
ui-phrase-thinking = Je réfléchis.
ui-phrase-hurry = À vous !
ui-phrase-thanks = Merci !
ui-phrase-again = Encore une ?
ui-phrase-bye = Au revoir !

## La fin
ui-result = Résultat
ui-over = La partie est finie
ui-you-won = Vous avez gagné !
ui-you-lost = Pas cette fois
ui-ending-unfinished = La partie n’a pas été finie.
ui-ending-stopped = Arrêtée d’un commun accord.
ui-race = La course au fil du temps : les chances de chacun
ui-race-words = La course au fil du temps, à la fin : { $words }
ui-rematch = Rejouer
ui-next-table = À la partie suivante
ui-replay = Revoir
ui-download = Télécharger la partie

## Revoir
ui-replay-of = { $game } : revoir la partie
ui-replay-start = Le début
ui-replay-link = Lien vers cette étape
ui-step-of = Étape { $step } sur { $last }
ui-first = Au début
ui-previous = Une étape en arrière
ui-next = Une étape en avant
ui-last = À la fin
ui-run = Lancer
ui-pause = Pause
ui-eyes = Vu par
ui-eyes-all = Tout est révélé
ui-fork = Reprendre d’ici

## Livret
ui-rules-of = { $game } : les règles
ui-example = Exemple
ui-contents = Sommaire

## Aide
ui-help = Aide
ui-aids = Aides pour apprendre : des conseils avec ce qu’un coup ferait
ui-dares = Demander confirmation avant les coups désespérés
ui-dare-yes = Tenter
ui-dare-no = Pas maintenant
ui-help-touch = Ce qui brille peut être choisi. Choisissez une pièce ou une carte, puis où elle va ; pointez un endroit pour voir ce qui se passera. Sur un écran tactile, le premier toucher montre, le second joue.
ui-help-arrows = aller d’un endroit à l’autre
ui-help-enter = choisir ; au dernier choix, jouer
ui-help-next = aller à la prochaine chose qui brille
ui-help-turn = tourner ce que l’on pose ; la molette, ← et →, ou le toucher font de même ; Entrée le pose
ui-help-hint = demander un conseil, si la table le permet
ui-help-zoom = agrandir le plateau, le réduire, le voir entier ; deux doigts ou la molette font de même quand les cases sont petites
ui-help-escape = reprendre le dernier choix
ui-help-tab = du plateau aux boutons et au journal
ui-help-help = montrer cette aide
ui-help-refused = Choisissez ce qui ne se peut pas, et l’on vous dit pourquoi, avec le paragraphe des règles.
