### Ce que dit Stalag 17. Les cartes se nomment par leur type ; le chiffre entre parenthèses est leur surveillance en main.
### Un refus ne cite pas son paragraphe : qui le montre ajoute le numéro.

## Le jeu sur sa boîte

st-name = Stalag 17
st-tagline = Le plan est sur la table. Êtes-vous prêt cette nuit ?
st-about = À chaque manche, les dés décident de ce qu’il faut pour s’évader. Posez les bonnes cartes face cachée et tentez votre chance avant les autres ; mais ce que vous gardez en main attire sur vous les regards des gardiens. Le premier à libérer ses trois prisonniers gagne.

## Les options, par clé

st-option-ranking = Jouer toutes les places
st-option-ranking-help = Après la victoire du premier, les autres continuent jusqu’à ce qu’il n’en reste qu’un.
st-option-escaper_barracks = Baraquements pour tous
st-option-escaper_barracks-help = À l’appel, les Baraquements posés coûtent 4 points chacun aussi à qui vient de s’évader.
st-option-round_limit = Limite de manches
st-option-round_limit-help = Après ce nombre de manches, qui a le plus de prisonniers libres gagne ; avec 0, on joue jusqu’à ce que quelqu’un les ait tous libérés.

## Les formules, par nom

st-preset-standard = Classique
st-preset-standard-help = Le jeu tel qu’il est imprimé : le premier à libérer trois prisonniers gagne.
st-preset-ranking = Toutes les places
st-preset-ranking-help = Les autres jouent les places suivantes, jusqu’à ce qu’il n’en reste qu’un.
st-preset-strict = Strict
st-preset-strict-help = Les Baraquements posés coûtent aussi à qui vient de s’évader.

## Les fins de partie, par nom

st-ending-escape = { $who } a libéré ses trois prisonniers et gagne.
st-ending-ranking = Il ne reste qu’un joueur au camp : { $who } en est sorti le premier et gagne.
st-ending-limit = La dernière manche est finie : { $who } est le mieux placé et gagne.
st-ending-shared = La dernière manche est finie : { $who } sont à égalité et partagent la victoire.

## Ce qu’il y a sur la table

st-thing = { $thing ->
    [clothing] Vêtement
    [food] Vivres
    [document] Papiers
    [tool] Outil
    [map] Carte routière
   *[three] 3 points d’évasion
}
st-card = { $card } ({ $weight })
st-card-double = { $one }/{ $other }
st-card-escape = Évasion { $worth }
st-card-barracks = Baraquement
st-card-information = Renseignement
st-card-unknown = une carte
st-face = { $card }, surveillance { $weight }
st-face-barracks = Baraquement, surveillance 0 en main, 4 sur la table
st-face-information = Renseignement, surveillance 4 en main, 0 sur la table
st-face-back = carte cachée
st-escape-die = dé d’évasion : { $pips }
st-die-blank = dé non lancé
st-camp = Couchette de { $who }
st-free = { $who } : dehors
st-watched = { $who } : { $points ->
    [one] { $points } point de surveillance
   *[other] { $points } points de surveillance
}
st-prisoner = Prisonnier { $number } de { $who }, { $country ->
    [france] Français
    [britain] Britannique
    [america] Américain
    [belgium] Belge
   *[poland] Polonais
}
st-hand = Main de { $who }
st-hand-traced = Main de { $who } ; ici ou posé : { $cards }
st-hand-own = Main (surveillance { $weight })
st-laid = Cartes posées de { $who }
st-laid-own = Cartes posées
st-laid-traced = Cartes posées de { $who } ; ici ou en main : { $cards }
st-plan = Le plan
st-deck = Pioche
st-discards = Défausse
st-out = Libres
st-points = Surveillance
st-rounds = Manches
st-covered = Objets posés
st-reached = Points d’évasion posés
st-button-roll = Lancer les dés
st-button-escape = Tenter l’évasion
st-button-done = Terminé

## Ce qui est demandé maintenant

st-prompt-first = Qui commence ? Le sort en décide.
st-prompt-roll = { $you ->
    [yes] Manche { $round } : lancez { $dice } dés d’objets et le dé d’évasion, { $who }.
   *[no] Manche { $round } : { $who } lance { $dice } dés d’objets et le dé d’évasion.
}
st-prompt-call = { $you ->
    [yes] L’appel : toutes les cartes sont visibles. Quand vous êtes prêt, { $who }, lancez les dés de la manche { $round }.
   *[no] L’appel : toutes les cartes sont visibles. { $who } lancera les dés de la manche { $round }.
}
st-prompt-dice = Les dés roulent.
st-prompt-deal = { $who } reçoit une carte.
st-prompt-draw = { $you ->
    [yes] Vous piochez une carte, { $who }.
   *[no] { $who } pioche une carte.
}
st-prompt-turn = { $you ->
    [yes] À vous, { $who } : piochez, posez ou défaussez une carte, prenez le dessus de la défausse, ou tentez l’évasion.
   *[no] C’est à { $who } de jouer.
}
st-prompt-again = { $you ->
    [yes] La tentative a échoué, { $who }. Faites maintenant une autre action.
   *[no] La tentative a échoué. { $who } fait une autre action.
}
st-prompt-discard = { $you ->
    [yes] { $done ->
        [yes] { $count ->
            [one] 1 carte choisie, { $who } : appuyez sur « Terminé », ou ajoutez-en d’autres qui vont avec.
           *[other] { $count } cartes choisies, { $who } : appuyez sur « Terminé », ou ajoutez-en d’autres qui vont avec.
        }
       *[no] { $count } cartes choisies, { $who } : continuez, jusqu’à trois d’un même type ou cinq types différents.
    }
   *[no] { $who } choisit des cartes à défausser.
}
st-prompt-over = { $count ->
    [one] La partie est finie : { $who } gagne !
   *[other] La partie est finie : { $who } partagent la victoire !
}

## Ce que fait un coup : dit d’un choix avant qu’il soit joué, et dans le journal après

st-did-first = { $who } commence
st-did-roll = { $who } ouvre la manche { $round } avec { $dice } dés d’objets ; toutes les cartes forment une nouvelle pioche
st-did-die = { $who } lance les dés : { $face }
st-did-escape-die = { $who } fait { $pips } au dé d’évasion : le plan demande { $points } points d’évasion
st-did-deal = { $who } reçoit { $card }
st-did-draw = { $who } pioche { $card }
st-did-draw-last = { $who } pioche { $card }, la dernière de la pioche, et la manche est finie. { $account }
st-did-want = { $count ->
    [one] { $who } pioche la dernière carte
   *[other] { $who } pioche deux cartes
}
st-did-lay = { $who } pose { $card } face cachée et en pioche une
st-did-pick = { $who } défausse { $card }
st-did-discard = { $count ->
    [one] { $who } défausse { $cards }
   *[other] { $who } défausse { $count } cartes, la dernière dessus : { $cards }
}
st-did-take = { $who } prend { $card } sur la défausse, et une carte de la pioche
st-did-attempt = { $who } tente l’évasion
st-did-fail = { $points ->
    [one] { $who } tente l’évasion et échoue : { $lacks }. Cela fait { $points } point de surveillance
   *[other] { $who } tente l’évasion et échoue : { $lacks }. Cela fait { $points } points de surveillance
}
st-did-escape = { $call ->
    [yes] { $who } s’évade avec { $cards }, et { $have } points d’évasion pour { $need } demandés : prisonnier { $out } libre. L’appel. { $account }
   *[no] { $who } s’évade avec { $cards }, et { $have } points d’évasion pour { $need } demandés : prisonnier { $out } libre. { $account }
}
st-bare = aucun objet
st-uncounted = La dernière évasion se passe d’appel
st-used-as = { $card } comme { $thing }
st-lacks = { $count ->
    [0] { $have } points d’évasion seulement sur { $need }
   *[other] { $short ->
        [0] il manque { $objects }
       *[other] il manque { $objects }, et il n’y a que { $have } points d’évasion sur { $need }
    }
}
st-will-escape = Elle réussira : { $out ->
    [3] votre dernier prisonnier est libre.
   *[other] le prisonnier { $out } est libre, puis vient l’appel.
}
st-will-fail = Elle échouera : { $lacks }. Vous prenez 2 points de surveillance, et tous voient vos cartes.
st-cry-escape = { $who } : prisonnier { $out } libre !
st-cry-fail = { $who } est pris : 2 points de surveillance

## L’appel, ligne par ligne

st-lines = { $first } ; { $rest }
st-call = { $who } : { $before }, plus { $cards } en main{ $huts ->
    [0] {""}
   *[other] , plus { $huts } pour ses Baraquements posés
}{ $prisoners ->
    [0] {""}
    [one] , moins { $off } pour { $prisoners } prisonnier
   *[other] , moins { $off } pour { $prisoners } prisonniers
} = { $points }{ $limit ->
    [low] {" "}(jamais moins de 0)
    [high] {" "}(jamais plus de 20)
   *[none] {""}
}
st-uncalled = { $who } : { $before }, moins { $off } pour { $prisoners ->
    [one] { $prisoners } prisonnier
   *[other] { $prisoners } prisonniers
} = { $points }{ $limit ->
    [low] {" "}(jamais moins de 0)
   *[none] {""}
}

## Refus : pas maintenant

st-no-over = La partie est finie ; la victoire revient à { $who }.
st-no-not-your-turn = Pas encore : c’est à { $who } de jouer.
st-no-wait = Un instant : le hasard est à l’œuvre.
st-no-chance = C’est le hasard qui en décide, pas un joueur.
st-no-roll-first = D’abord les dés : lancez-les, et la manche commence.
st-no-rolled = Le plan de cette manche est fait ; on relancera les dés à la prochaine.
st-no-picking = Vous êtes en train de défausser. Finissez par « Terminé », ou revenez en arrière.

## Refus : pas cette action

st-no-one-left = Il ne reste qu’une carte dans la pioche. Vous pouvez encore poser, défausser ou prendre : vous ne pouvez donc pas piocher.
st-no-no-discard = Rien n’a encore été défaussé : il n’y a rien à prendre.
st-no-tried = Vous avez déjà tenté l’évasion ce tour-ci. Faites maintenant une autre action.
st-no-nothing-picked = Vous n’avez encore choisi aucune carte. Choisissez une carte, puis la défausse.
st-no-incomplete = { $count } cartes ne font pas encore une défausse : défaussez-en une, trois ou plus d’un même type, ou cinq ou plus de types différents.

## Refus : pas cette carte

st-no-no-card = Vous n’avez pas de carte { $card } en main.
st-no-no-set = { $card } ne va pas avec { $cards } : avec votre main, cela ne fait ni trois cartes d’un même type ni cinq types différents.
st-no-stays-laid = Ce qui est posé reste posé : on peut le regarder, mais ni le reprendre ni le défausser.
st-no-not-your-card = Cette carte n’est pas à vous. On joue les cartes de sa main.
st-no-one-card = Une carte à la fois : choisissez de la poser ou de la défausser.
st-no-plan = Les dés sont le plan, le même pour tous jusqu’à la fin de la manche.
st-no-prisoners = Un prisonnier sort par une tentative : posez les cartes du plan, puis tentez l’évasion.
st-no-points = Les points de surveillance viennent et s’en vont par les appels et les tentatives manquées.
st-no-nothing = Cela ne mène à rien. Piochez, ou choisissez une carte de votre main.

## À quoi sert un coup, par critère du jugement : cela complète « le meilleur, car… »

st-feature-out = un prisonnier de plus est dehors
st-feature-last = il ne reste plus qu’un prisonnier au camp
st-feature-unwanted = vous êtes moins surveillé
st-feature-laid = plus de cartes sont posées devant vous
st-feature-secret = personne d’autre ne sait ce que vous avez posé
st-feature-plan = une évasion se rapproche
st-feature-light = votre main s’allège
st-feature-calm = un appel vous coûterait moins
st-feature-turn = c’est plus tôt à vous de jouer
