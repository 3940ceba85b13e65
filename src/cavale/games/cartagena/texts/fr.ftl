### Ce que dit Cartagena. Les cases se nomment par leur numéro, la 1 étant la première après le départ.
### Un refus ne cite pas son paragraphe : qui le montre ajoute le numéro.

## Le jeu sur sa boîte

ca-name = Cartagena
ca-tagline = Reculer, pour mieux sauter.
ca-about = Conduisez vos pirates hors de la forteresse, par un souterrain éclairé de torches, jusqu’à la barque. Une carte porte un pirate à la prochaine case libre de son symbole, par-dessus tout le monde ; de nouvelles cartes ne viennent qu’à qui recule vers d’autres pirates.

## Les options, par clé

ca-option-edition = Édition
ca-option-edition-help = Quels symboles, combien de cartes et quelles mains de départ : ceux de 2000 ou ceux de 2014.
ca-option-pirates = Pirates par joueur
ca-option-pirates-help = Combien de pirates chacun doit amener à bord ; 4 ou 5 dans l’édition de 2014.
ca-option-segments = Tronçons
ca-option-segments-help = La longueur du souterrain ; un tronçon compte six cases.
ca-option-open_hands = Mains ouvertes
ca-option-open_hands-help = Toutes les mains sont visibles, et l’on pioche dans une rangée ouverte de douze cartes.
ca-option-hispaniola = Rangée ouverte
ca-option-hispaniola-help = Les mains restent cachées, mais l’on pioche dans une rangée ouverte de douze cartes.
ca-option-relief = Secours
ca-option-relief-help = Qui n’a pas de carte et ne peut pas reculer en pioche une ; sans cette option, le tour est perdu.
ca-option-turn_limit = Limite de tours
ca-option-turn_limit-help = Après ce nombre de tours en tout, le mieux placé gagne ; avec 0, on joue jusqu’à ce qu’un équipage s’évade.

ca-edition-2000 = 2000
ca-edition-2014 = 2014

## Les formules, par nom

ca-preset-jamaica = Jamaïque
ca-preset-jamaica-help = L’édition de 2000 à mains cachées : une course, avec sa part de chance.
ca-preset-tortuga = Tortuga
ca-preset-tortuga-help = L’édition de 2000 à mains ouvertes et rangée ouverte : on sait ce qui vient.
ca-preset-basic = 2014, simple
ca-preset-basic-help = Un souterrain plus court, quatre pirates chacun, deux actions par tour : idéal pour une première partie.
ca-preset-advanced = 2014, avancé
ca-preset-advanced-help = Le souterrain entier, cinq pirates chacun, trois actions par tour.

## Les fins de partie, par nom

ca-ending-escape = { $who } a tout son équipage à bord et gagne.
ca-ending-limit = Le dernier tour est joué : { $who } est le mieux placé et gagne.
ca-ending-shared = Le dernier tour est joué : { $who } sont à égalité et partagent la victoire.

## Ce qu’il y a sur la table

ca-start = le départ
ca-boat = la barque
ca-number = { $space }
ca-space = Case { $number }, { $sign }
ca-space-bare = Case { $number }
ca-pirate = Pirate { $number } de { $who }
ca-kind-bottle = bouteille
ca-kind-dagger = poignard
ca-kind-hat = chapeau
ca-kind-key = clé
ca-kind-pistol = pistolet
ca-kind-skull = crâne
ca-kind-hook = crochet
ca-kind-lantern = lanterne
ca-kind-telescope = longue-vue
ca-kind-back = carte cachée
ca-card = { $sign ->
    [bottle] une bouteille
    [dagger] un poignard
    [hat] un chapeau
    [key] une clé
    [pistol] un pistolet
    [skull] un crâne
    [hook] un crochet
    [lantern] une lanterne
    [telescope] une longue-vue
    [next] une carte de la rangée suivante
   *[other] une carte
}
ca-two = { $sign ->
    [bottle] deux bouteilles
    [dagger] deux poignards
    [hat] deux chapeaux
    [key] deux clés
    [pistol] deux pistolets
    [skull] deux crânes
    [hook] deux crochets
    [lantern] deux lanternes
    [telescope] deux longues-vues
   *[next] deux cartes de la rangée suivante
}
ca-cards = { $count ->
    [0] rien, car il ne reste pas de carte
    [one] 1 carte
   *[other] { $count } cartes
}
ca-hand = Main de { $who }
ca-row = Rangée, la prochaine carte en tête
ca-deck = Pioche
ca-discard = Défausse
ca-aboard = À bord
ca-actions = Actions
ca-turns = Tours
ca-stop = S’arrêter là
ca-lose = Perdre le tour
ca-draw = Piocher une carte

## Ce qui est demandé maintenant

ca-prompt-passage = Le souterrain se met en place : { $laid } tronçons sur { $segments }.
ca-prompt-first = Qui commence ? Le sort en décide.
ca-prompt-deal = { $who } reçoit une carte.
ca-prompt-row = Une rangée de cartes ouvertes se met en place.
ca-prompt-draw = { $who } pioche une carte.
ca-prompt-turn = { $you ->
    [yes] À vous, { $who } : jouez une carte, ou reculez pour en piocher. Jusqu’à { $left } actions.
   *[no] C’est à { $who } de jouer.
}
ca-prompt-more = { $you ->
    [yes] { $left ->
        [one] Continuez, { $who }, ou arrêtez-vous là : il reste 1 action.
       *[other] Continuez, { $who }, ou arrêtez-vous là : il reste { $left } actions.
    }
   *[no] { $left ->
        [one] { $who } peut continuer : il reste 1 action.
       *[other] { $who } peut continuer : il reste { $left } actions.
    }
}
ca-prompt-stuck = { $you ->
    [yes] { $relief ->
        [yes] Ni carte ni recul possible, { $who } : piochez une carte, et votre tour s’achève.
       *[no] Ni carte ni recul possible, { $who } : votre tour est perdu.
    }
   *[no] { $who } n’a pas de carte et ne peut pas reculer.
}
ca-prompt-over = { $count ->
    [one] La partie est finie : { $who } gagne !
   *[other] La partie est finie : { $who } partagent la victoire !
}

## Ce que fait un coup : dit d’un choix avant qu’il soit joué, et dans le journal après

ca-did-segment = { $turned ->
    [yes] Le tronçon { $letter } est posé à l’envers
   *[no] Le tronçon { $letter } est posé
}
ca-did-first = { $who } commence
ca-did-deal = { $who } reçoit { $card }
ca-did-draw = { $who } pioche { $card }
ca-did-row = { $taken ->
    [0] La rangée reçoit { $card }
   *[other] La rangée reçoit { $card }, et { $who } pioche { $cards }
}
ca-did-advance = { $stop ->
    [boat] { $start ->
        [start] { $who } joue { $card } et va droit du départ à la barque, et en compte maintenant { $count } à bord
       *[other] { $who } joue { $card } et monte à bord depuis { $start }, et en compte maintenant { $count } à bord
    }
   *[other] { $start ->
        [start] { $who } joue { $card } et va du départ à { $stop }
       *[other] { $who } joue { $card } et va de { $start } à { $stop }
    }
}
ca-did-fall-back = { $start ->
    [boat] { $who } quitte la barque et recule jusqu’à { $stop } pour { $cards }
   *[other] { $who } recule de { $start } à { $stop } pour { $cards }
}
ca-did-relief = { $who } n’a pas de carte, ne peut pas reculer, et pioche { $cards }
ca-did-stop = { $who } s’arrête là
ca-did-lose = { $who } n’a pas de carte, ne peut pas reculer, et perd son tour

## Conseils aux débutants

ca-aid-company = Attention : { $who } pourrait ensuite reculer jusqu’à { $where } et piocher deux cartes.

## Refus : pas maintenant

ca-no-over = La partie est finie ; la victoire revient à { $who }.
ca-no-not-your-turn = Pas encore : c’est à { $who } de jouer.
ca-no-wait = Un instant : le hasard est à l’œuvre.
ca-no-chance = C’est le hasard qui en décide, pas un joueur.
ca-no-no-action = Vous n’avez encore rien fait ce tour-ci. Faites au moins une action, puis vous pourrez vous arrêter.
ca-no-relief-off = À cette table, être bloqué ne donne pas de carte : l’option `relief` est désactivée.
ca-no-has-cards = { $count ->
    [one] Vous avez encore 1 carte en main. Cette pioche est réservée à qui n’en a pas et ne peut pas reculer.
   *[other] Vous avez encore { $count } cartes en main. Cette pioche est réservée à qui n’en a pas et ne peut pas reculer.
}
ca-no-can-fall-back = { $space ->
    [boat] Votre pirate à bord peut encore reculer. Cette pioche est réservée à qui n’a ni carte ni recul possible.
   *[other] Votre pirate en { $space } peut encore reculer. Cette pioche est réservée à qui n’a ni carte ni recul possible.
}

## Refus : pas ce pirate

ca-no-no-space = Il n’y a pas de case { $space } ici : le souterrain s’arrête à la { $last }.
ca-no-nobody-there = { $space ->
    [start] Aucun de vos pirates n’est au départ.
    [boat] Aucun de vos pirates n’est à bord.
   *[other] Il n’y a personne en { $space }. Commencez par un de vos pirates.
}
ca-no-not-yours = Les pirates en { $space } ne sont pas à vous mais à { $who }. Commencez par un des vôtres.
ca-no-aboard = Qui est à bord est arrivé : aucune carte ne mène plus loin. De la barque, on ne peut que reculer.
ca-no-no-way = { $space ->
    [start] Vous n’avez pas de carte, et du départ on ne recule pas.
    [boat] De la barque, aucune carte ne mène plus loin, et il n’y a personne dans le souterrain vers qui reculer.
   *[other] Vous n’avez pas de carte, et le pirate en { $space } n’a personne vers qui reculer.
}
ca-no-nothing = Cela ne mène à rien. Choisissez un de vos pirates, puis une de vos cartes, ou la case vers laquelle il recule.

## Refus : pas cette carte

ca-no-foreign-sign = Il n’y a pas de { $sign } dans l’édition de { $edition }.
ca-no-no-card = Vous n’avez pas de { $sign } en main.
ca-no-empty-hand = Vous n’avez pas de carte pour avancer.
ca-no-not-your-card = Cette carte n’est pas à vous. On joue les cartes de sa main.
ca-no-cards-are-drawn = On ne prend pas de cartes à sa guise. On en pioche en reculant vers un ou deux pirates, ou quand on n’a ni carte ni recul possible.

## Refus : pas là

ca-no-stays = { $space ->
    [start] Le pirate est déjà au départ. Choisissez une de vos cartes.
    [boat] Le pirate est déjà à bord. Choisissez la case vers laquelle il recule.
   *[other] Le pirate est déjà en { $space }. Choisissez une de vos cartes, ou la case vers laquelle il recule.
}
ca-no-occupied = { $stop ->
    [boat] La case { $space } est occupée, et une carte ne mène qu’à une case libre. Avec { $card }, vous monteriez à bord.
   *[other] La case { $space } est occupée, et une carte ne mène qu’à une case libre. Avec { $card }, vous iriez en { $stop }.
}
ca-no-not-first = Avec { $card }, on va à la première case libre de ce symbole : c’est la { $stop }, pas la { $space }.
ca-no-not-aboard = D’ici, aucune de vos cartes ne mène à bord : chacun de leurs symboles a encore une case libre devant vous.
ca-no-which-card = Plusieurs de vos cartes y mènent. Choisissez la carte.
ca-no-which-pirate = Avec { $card }, plusieurs de vos pirates pourraient y aller. Choisissez le pirate.
ca-no-card-elsewhere = { $space ->
    [start] Aucune carte ne ramène au départ.
    [boat] Avec { $card }, aucun de vos pirates ne monte à bord.
   *[other] Avec { $card }, aucun de vos pirates n’arrive en { $space }.
}
ca-no-at-start = Du départ, on ne recule pas : il n’y a rien derrière.
ca-no-not-to-start = On ne revient pas au départ. Reculer, c’est aller à la première case derrière soi où se tiennent un ou deux pirates.
ca-no-nobody-behind = { $space ->
    [boat] Il n’y a personne dans le souterrain, donc personne vers qui reculer.
   *[other] Il n’y a personne derrière la case { $space }, donc personne vers qui reculer.
}
ca-no-three-behind = { $space ->
    [boat] Dans le souterrain, il n’y a que des cases à trois pirates, comme la { $full }, et trois est le maximum.
   *[other] Derrière la case { $space }, il n’y a que des cases à trois pirates, comme la { $full }, et trois est le maximum.
}
ca-no-nobody-on = Il n’y a personne en { $space }. On recule vers les premiers pirates derrière soi, et ils sont en { $stop }.
ca-no-three-there = Trois pirates se tiennent en { $space }, et trois est le maximum. La première case derrière vous où il reste de la place près d’un pirate est la { $stop }.
ca-no-no-skipping = On ne saute pas de pirates en reculant : la première case derrière vous où il y en a un ou deux est la { $stop }, pas la { $space }.

## Refus : pas cette mise en place

ca-no-relief-limit = Sans secours, une partie peut se bloquer pour de bon : il lui faut une limite de tours. Fixez-en une, ou activez le secours.
ca-no-crew-2014 = L’édition de 2014 se joue avec 4 pirates et 5 tronçons, ou avec 5 pirates et 6 tronçons ; pas avec { $pirates } et { $segments }.
ca-no-open-2014 = Les mains ouvertes appartiennent à l’édition de 2000. En 2014, vous pouvez choisir une rangée ouverte.
ca-no-open-twice = À mains ouvertes, la rangée est ouverte de toute façon. L’option `hispaniola` est faite pour les mains cachées.

## À quoi sert un coup, par critère du jugement : cela complète « le meilleur, car… »

ca-feature-aboard = un pirate de plus est à bord
ca-feature-spaces = vos pirates se rapprochent du bateau
ca-feature-rear = ceux de derrière rattrapent leur retard
ca-feature-cards = votre main s’étoffe
ca-feature-signs = vous avez plus de signes différents
ca-feature-road = un long bond devient possible
ca-feature-jumps = vos cartes vous mènent plus loin
ca-feature-actions = il vous reste des actions
