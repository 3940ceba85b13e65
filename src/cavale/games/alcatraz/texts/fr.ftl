### Ce que dit Alcatraz. Une case s’écrit rangée:colonne : 5:3, c’est la rangée 5, colonne 3.
### Un refus ne cite pas son paragraphe : qui le montre ajoute le numéro.

## Le jeu sur sa boîte

az-name = Alcatraz
az-tagline = À chacun de vos pas, un gardien en fait un aussi.
az-about = Conduisez vos prisonniers à travers une cour baignée de lune, au nez et à la barbe de huit gardiens, jusqu’au bateau. Un gardien avance vers vous d’autant de cases que vous venez d’en parcourir, et quiconque se trouve sur son chemin retourne en cellule.

## Les options, par clé

az-option-alarm = Alarme
az-option-alarm-help = Dès qu’un prisonnier embarque, le joueur suivant lance un dé et fait courir le gardien de cette rangée.
az-option-own_captures = Capturer les siens
az-option-own_captures-help = Vous pouvez lancer un gardien sur vos propres prisonniers ; sans cette option, un tel coup est refusé.
az-option-turn_limit = Limite de tours
az-option-turn_limit-help = Après ce nombre de tours en tout, le mieux placé gagne ; avec 0, on joue jusqu’à l’évasion.
az-option-guards = Places des gardiens
az-option-guards-help = Où se tiennent au départ les gardiens des rangées 1 à 8 : un placement connu, au hasard, ou huit colonnes de votre choix, comme 54738291.

## Les formules, par nom

az-preset-classic = Classique
az-preset-classic-help = Les gardiens à leurs places habituelles, et l’alarme à chaque embarquement.
az-preset-tactical = Tactique
az-preset-tactical-help = Pas d’alarme : une fois le premier joueur tiré au sort, rien n’est laissé au hasard.
az-preset-random = Gardiens au hasard
az-preset-random-help = À chaque partie, les gardiens partent d’autres places.

## Les placements de gardiens, par nom

az-guards-classic = Classique
az-guards-diagonal = Diagonale
az-guards-gauntlet = Haie
az-guards-wings = Ailes
az-guards-zigzag = Zigzag
az-guards-random = Au hasard

## Les fins de partie, par nom

az-ending-escape = { $who } a trois prisonniers à bord et gagne.
az-ending-limit = Le dernier tour est joué : { $who } est le mieux placé et gagne.
az-ending-shared = Le dernier tour est joué : { $who } sont à égalité et partagent la victoire.

## Ce qu’il y a sur la table

az-boat = le bateau
az-cell = la cellule
az-square = { $hatched ->
    [yes] Rangée { $row }, colonne { $column }, hachurée
   *[no] Rangée { $row }, colonne { $column }
}
az-prisoner = Prisonnier { $number } de { $who }
az-guard = Gardien de la rangée { $row }
az-kind-guard = gardien
az-kind-hatched = case hachurée
az-aboard = À bord
az-turns = Tours
az-pass = Passer

## Ce qui est demandé maintenant

az-prompt-guards = Les gardiens prennent place : au tour de la rangée { $row }.
az-prompt-first = Qui commence ? Le sort en décide.
az-prompt-turn = { $you ->
    [yes] { $boat ->
        [yes] À vous, { $who } : déplacez un de vos prisonniers, ou montez à bord du bateau.
       *[no] À vous, { $who } : déplacez un de vos prisonniers en ligne droite.
    }
   *[no] { $boat ->
        [yes] C’est à { $who } de jouer, et le bateau est à sa portée.
       *[no] C’est à { $who } de jouer.
    }
}
az-prompt-stuck = { $you ->
    [yes] { $boat ->
        [yes] À vous, { $who } : aucun de vos prisonniers ne peut marcher. Montez à bord, ou passez.
       *[no] À vous, { $who } : aucun de vos prisonniers ne peut marcher. Vous devez passer.
    }
   *[no] { $boat ->
        [yes] { $who } ne peut pas marcher, et monte à bord ou passe.
       *[no] { $who } ne peut pas marcher, et doit passer.
    }
}
az-prompt-roll = Alarme ! { $who } lance le dé pour savoir quel gardien va courir.
az-prompt-alarm = { $you ->
    [yes] Alarme, { $who } ! Envoyez le gardien de la rangée { $row } à gauche ou à droite : choisissez { $row }:1 ou { $row }:9.
   *[no] Alarme ! { $who } envoie le gardien de la rangée { $row } à gauche ou à droite.
}
az-prompt-over = { $count ->
    [one] La partie est finie : { $who } gagne !
   *[other] La partie est finie : { $who } partagent la victoire !
}

## Ce que fait un coup : dit d’un choix avant qu’il soit joué, et dans le journal après

az-did-guard = Le gardien de la rangée { $row } part de la colonne { $column }
az-did-first = { $who } commence
az-victim = { $count ->
    [one] { $who }
   *[other] { $who } (×{ $count })
}
az-did-walk = { $row ->
    [0] { $who } va de { $start } à { $stop } ; aucun gardien ne bouge
   *[other] { $caught ->
        [0] { $who } va de { $start } à { $stop } ; le gardien { $row } avance jusqu’à la colonne { $column }
       *[other] { $who } va de { $start } à { $stop } ; le gardien { $row } avance jusqu’à la colonne { $column } et capture { $victims }
    }
}
az-did-board = { $alarm ->
    [yes] { $who } monte à bord depuis { $start }, et en compte maintenant { $count } à bord ; l’alarme se déclenche
   *[no] { $who } monte à bord depuis { $start }, et en compte maintenant { $count } à bord
}
az-did-pass = { $who } ne peut pas marcher, et passe
az-alarm = Alarme ! Le joueur suivant tire au dé un gardien et le fait courir.
az-did-die = Le dé d’alarme donne { $row } : le gardien { $row } est en alerte
az-did-alarm = { $runs ->
    [no] { $who } laisse le gardien { $row } où il est, tout à { $column ->
        [1] gauche
       *[other] droite
    } de sa rangée
   *[yes] { $caught ->
        [0] { $who } envoie le gardien { $row } tout à { $column ->
            [1] gauche
           *[other] droite
        } de sa rangée ; personne n’est pris
       *[other] { $who } envoie le gardien { $row } tout à { $column ->
            [1] gauche
           *[other] droite
        } de sa rangée, et il capture { $victims }
    }
}

## Refus : pas maintenant

az-no-over = La partie est finie ; la victoire revient à { $who }.
az-no-not-your-turn = Pas encore : c’est à { $who } de jouer.
az-no-wait = Un instant : le hasard est à l’œuvre.
az-no-chance = C’est le hasard qui en décide, pas un joueur.
az-no-alarm-first = L’alarme d’abord : envoyez le gardien de la rangée { $row } à gauche ou à droite, en { $row }:1 ou { $row }:9. Vous jouerez votre tour ensuite.
az-no-no-alarm = Aucune alarme ne sonne. Un gardien ne court au bout de sa rangée qu’après un embarquement.
az-no-can-walk = Un de vos prisonniers peut encore marcher. On ne passe que si aucun ne le peut.

## Refus : pas ce prisonnier

az-no-cell-empty = Aucun de vos prisonniers n’est dans la cellule.
az-no-nobody-there = Il n’y a personne en { $where }. Commencez par un de vos prisonniers.
az-no-not-yours = Le prisonnier en { $where } est à { $who }. Commencez par un des vôtres.
az-no-guard-walks-alone = Le gardien en { $where } n’obéit à personne. Il avance quand un prisonnier s’arrête dans sa rangée.
az-no-aboard = Qui est à bord reste à bord. Pour embarquer, commencez par un de vos prisonniers sur une case hachurée, puis choisissez le bateau.
az-no-stuck = Depuis { $where }, personne ne peut marcher en ce moment : chaque arrêt est barré, occupé, ou ferait prendre un des vôtres.
az-no-nothing = Cela ne mène à rien. Choisissez un de vos prisonniers, puis une case ou le bateau.

## Refus : pas là

az-no-stays = Il faut avancer d’une case au moins.
az-no-not-straight = On marche tout droit, dans une rangée ou une colonne, sans tourner ; { $start } et { $stop } n’ont ni l’une ni l’autre en commun.
az-no-into-cell = La cour s’arrête à la rangée 9. Personne ne retourne à pied dans la cellule.
az-no-passes-guard = Le gardien en { $row }:{ $column } barre la route. On peut dépasser des prisonniers, jamais un gardien.
az-no-guard-stands = Un gardien se tient en { $where }. Arrêtez-vous sur une case libre.
az-no-taken = Un prisonnier de { $who } se tient en { $where }. Vous pouvez le dépasser, mais arrêtez-vous sur une case libre.
az-no-caught = Le gardien de la rangée { $row } vous prendrait : il avance autant que vous, { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    }, et vous ne seriez qu’à { $distance ->
        [one] une case
       *[other] { $distance } cases
    } de lui. Arrêtez-vous plus loin de lui, ou marchez moins.
az-no-catches-own = Le gardien de la rangée { $row } prendrait votre propre prisonnier en { $where }. On lance un gardien sur les autres, pas sur les siens.

## Refus : pas à bord

az-no-not-hatched = On embarque depuis une case hachurée, et { $where } n’en est pas une.
az-no-guard-between = Le gardien en { $row }:{ $column } se tient entre vous et le bateau. Il faut que nul gardien ne soit devant vous dans votre colonne.

## Refus : pas ce placement

az-no-guards-form = « { $found } » n’est pas un placement de gardiens. Donnez huit colonnes pour les rangées 1 à 8, comme 54738291, ou un de ces noms : { $known }.
az-no-guards-column = Il n’y a pas de colonne 0 pour le gardien de la rangée { $row }. Les colonnes vont de 1 à 9.
az-no-guards-middle = Le gardien de la rangée 1 doit partir du milieu, en colonne 5, et non en colonne { $column }.

## À quoi sert un coup, par critère du jugement : cela complète « le meilleur, car… »

az-feature-aboard = un prisonnier de plus est à bord
az-feature-last = il ne manque plus qu’un prisonnier
az-feature-ready = un prisonnier est prêt à embarquer
az-feature-strike = un prisonnier peut embarquer tout de suite
az-feature-hatched = un prisonnier se tient près du bateau
az-feature-out = plus de prisonniers sont sortis de la cellule
az-feature-rows = un prisonnier se rapproche du bateau
az-feature-open = un chemin vers le bateau est ouvert
az-feature-safe = plus de vos prisonniers sont hors d’atteinte des gardiens
az-feature-turn = c’est plus tôt à vous de jouer
