### Ce que dit Section X. Les cases se nomment comme sur la carte : F8. Un tour est celui d’un joueur, une manche finit par une
### explosion, une partie compte plusieurs manches ; une tuile pivote. Un refus ne cite pas son paragraphe : qui le montre l’ajoute.

## Le jeu sur sa boîte

sx-name = Section X
sx-tagline = Creuser, verrouiller, ramper, et filer avant que tout saute.
sx-about = Creusez des tunnels d’une île-prison jusqu’au rivage, verrouillez-les avec des portes et faites-y passer vos prisonniers. Quand quelqu’un en a mené trois au rivage, tous les tunnels sautent ; seules les cachettes tiennent. Le premier qui mène cinq prisonniers sur huit à la liberté gagne.

## Les options, par clé

sx-option-passing = Traverser
sx-option-passing-help = Un prisonnier qui a encore deux pas peut traverser une section pleine, d’une traite, vers un lieu où il y a de la place.
sx-option-patience = Patience
sx-option-patience-help = Une manche finit aussi après ce nombre de tours de chacun, de suite, sans tuile piochée ni rivage atteint ; avec 0, on attend sans fin.
sx-option-rounds = Manches
sx-option-rounds-help = Après ce nombre de manches, celui à qui il reste le plus de prisonniers gagne ; avec 0, on joue jusqu’à une évasion.
sx-option-advanced = Avancé
sx-option-advanced-help = Il faut sept prisonniers pour gagner, piles et tuiles en main sont visibles, et les pas peuvent venir avant et après l’action de tuile.

## Les formules, par nom

sx-preset-standard = Normal
sx-preset-standard-help = Cinq prisonniers pour gagner ; piles et tuiles en main cachées ; d’abord la tuile, puis les prisonniers.
sx-preset-advanced = Avancé
sx-preset-advanced-help = Sept prisonniers pour gagner ; tout est visible ; action de tuile et pas peuvent se mêler. Fait pour deux habitués.

## Les fins de partie, par nom

sx-ending-freedom = { $who } a mené assez de prisonniers au rivage et gagne.
sx-ending-spent = Plus personne n’a assez de prisonniers pour continuer : { $who } s’en est le mieux tiré et gagne.
sx-ending-last = La dernière manche est finie : { $who } s’en est le mieux tiré et gagne.
sx-ending-limit = Toutes les manches sont jouées : { $who } s’en est le mieux tiré et gagne.
sx-ending-shared = C’est fini : { $who } sont à égalité et partagent la victoire.

## Les lieux

sx-cell = Case { $cell }
sx-cells = Cellules de { $who }
sx-free = Barque de { $who } : libres
sx-supply = Réserve de { $who }
sx-lost = Perdus de { $who }
sx-shore = { $place ->
    [green0] Rivage est
    [green1] Rivage nord-est
    [green2] Rivage nord-ouest
    [green3] Rivage ouest
    [green4] Rivage sud-ouest
   *[green5] Rivage sud-est
}
sx-shore-owned = { $shore }, à { $who }
sx-way = { $form ->
    [03] { $place }, droite
    [02] { $place }, courbe large
    [01] { $place }, courbe serrée
    [024] { $place }, étoile
   *[other] { $place }, fourche
}
sx-den = { $form ->
    [0] { $place }, cachette à une ouverture
   *[other] { $place }, cachette à deux ouvertures
}
sx-owned = { $section }, dans le tunnel de { $who }
sx-from = { $place ->
    [island] de l’île
   *[other] de { $place }
}
sx-to = { $place ->
    [island] jusqu’en cellule
    [green0] au rivage est
    [green1] au rivage nord-est
    [green2] au rivage nord-ouest
    [green3] au rivage ouest
    [green4] au rivage sud-ouest
    [green5] au rivage sud-est
   *[other] en { $place }
}
sx-at = { $place ->
    [island] sur l’île
    [green0] sur le rivage est
    [green1] sur le rivage nord-est
    [green2] sur le rivage nord-ouest
    [green3] sur le rivage ouest
    [green4] sur le rivage sud-ouest
    [green5] sur le rivage sud-est
   *[other] en { $place }
}

## Les choses

sx-tile = { $tile } en { $cell }
sx-key = Passe-partout de { $who }
sx-door = Porte de { $who }
sx-prisoner = Prisonnier { $number } de { $who }
sx-chart = Tuiles sur la carte
sx-stock = Tuiles de { $who }
sx-pile = Pile { $number }
sx-kind-back = tuile cachée
sx-kind-cells = cellules
sx-kind-free = barque
sx-kind-supply = réserve
sx-kind-lost = perdus
sx-kind-door = porte
sx-kind-key = passe-partout
sx-kind-prisoner = prisonnier
sx-kind-shore = rivage
sx-kind-S1 = droite
sx-kind-S2 = courbe large
sx-kind-S3 = courbe serrée
sx-kind-D1 = droites croisées
sx-kind-D2 = droite et courbe serrée
sx-kind-D3 = deux courbes larges séparées
sx-kind-D4 = deux courbes larges croisées
sx-kind-D5 = deux courbes serrées opposées
sx-kind-T1 = trois droites
sx-kind-T2 = droite et deux courbes larges
sx-kind-T3 = droite et deux courbes serrées
sx-kind-J1 = étoile
sx-kind-J2 = fourche
sx-kind-J3 = fourche inversée
sx-kind-H1 = cachette en cul-de-sac
sx-kind-H2 = cachette droite
sx-kind-H3 = cachette en courbe large
sx-a-tile = { $kind ->
    [S1] une droite
    [S2] une courbe large
    [S3] une courbe serrée
    [D1] des droites croisées
    [D2] une droite avec une courbe serrée
    [D3] deux courbes larges
    [D4] deux courbes larges croisées
    [D5] deux courbes serrées
    [T1] trois droites
    [T2] une droite avec deux courbes larges
    [T3] une droite avec deux courbes serrées
    [J1] une étoile
    [J2] une fourche
    [J3] une fourche inversée
    [H1] une cachette en cul-de-sac
    [H2] une cachette droite
    [H3] une cachette en courbe large
   *[other] une tuile
}

## Les nombres

sx-count-out = Évadés
sx-count-ashore = Au rivage
sx-count-danger = En danger
sx-count-hidden = Cachés
sx-count-cells = En cellule
sx-count-lost = Perdus
sx-steps = Pas
sx-left = Tuiles restantes
sx-idle = Tours calmes
sx-rounds = { $last ->
    [yes] Dernière manche
   *[no] Manche
}

## Ce qui met fin à la manche et à la partie

sx-note-round = { $patience ->
    [0] Cette manche finit quand quelqu’un a { $brings } prisonniers au rivage (le plus : { $ashore }), ou avec la dernière tuile ({ $left } restantes).
   *[other] Cette manche finit quand quelqu’un a { $brings } prisonniers au rivage (le plus : { $ashore }), avec la dernière tuile ({ $left } restantes), ou après { $patience } tours de suite sans pioche ni rivage (déjà { $idle }).
}
sx-note-game = { $last ->
    [yes] C’est la dernière manche. { $goal } évadés gagnent encore la partie aussitôt ; sinon, le plus de prisonniers restants la gagne.
   *[no] { $rounds ->
        [0] { $goal } évadés gagnent la partie (le plus : { $out }) ; elle finit aussi quand, après une explosion, plus personne n’a { $goal } prisonniers.
       *[other] { $goal } évadés gagnent la partie (le plus : { $out }) ; elle finit aussi quand, après une explosion, plus personne n’a { $goal } prisonniers, ou avec la manche { $rounds }.
    }
}

## Les boutons

sx-button-rotate = La pivoter
sx-button-move = La déplacer
sx-button-exchange = L’échanger
sx-button-skip = Pas d’action de tuile
sx-button-done = Finir le tour
sx-button-keep = { $who } garde ses portes

## Ce qui est demandé maintenant

sx-prompt-first = Qui commence ? Le sort en décide.
sx-prompt-tops = On retourne la première tuile d’une pile.
sx-prompt-tile = { $who } pioche une tuile.
sx-prompt-draw = { $you ->
    [yes] À vous, { $who }, phase 1 sur 3 : piochez une tuile d’une des piles.
   *[no] C’est à { $who } de piocher une tuile.
}
sx-prompt-act = { $you ->
    [yes] Phase 2 sur 3, { $who } : une action de tuile. Posez une de vos tuiles, ou touchez-en une sur la carte ; ou laissez.
   *[no] { $who } peut poser, déplacer, échanger ou pivoter une tuile.
}
sx-prompt-mixed = { $you ->
    [yes] { $locked ->
        [yes] { $who }, votre porte est mise : il reste une action de tuile, ou finissez le tour.
       *[no] { $begun ->
            [yes] { $who } : une action de tuile, et encore { $left } pas.
           *[no] À vous, { $who } : une action de tuile, et jusqu’à { $left } pas ou une porte, dans n’importe quel ordre.
        }
    }
   *[no] { $locked ->
        [yes] { $who } peut encore faire une action de tuile.
       *[no] { $begun ->
            [yes] { $who } peut faire une action de tuile et encore { $left } pas.
           *[no] { $who } peut faire une action de tuile, et jusqu’à { $left } pas ou une porte.
        }
    }
}
sx-prompt-aim-place = { $you ->
    [yes] Où posez-vous { $tile }, { $who } ?
   *[no] { $who } pose { $tile }.
}
sx-prompt-aim-move = { $you ->
    [yes] Où déplacez-vous { $tile }, { $who } ?
   *[no] { $who } déplace { $tile }.
}
sx-prompt-aim-exchange = { $you ->
    [yes] Contre quelle tuile échangez-vous { $tile }, { $who } ?
   *[no] { $who } échange { $tile }.
}
sx-prompt-spin-place = { $you ->
    [yes] Orientez la tuile, { $who }, et posez-la : { $tile }.
   *[no] { $who } pose { $tile }.
}
sx-prompt-spin-move = { $you ->
    [yes] Orientez la tuile, { $who }, et posez-la : { $tile }.
   *[no] { $who } déplace { $tile }.
}
sx-prompt-spin-exchange = { $you ->
    [yes] Orientez les tuiles que vous échangez, { $who }, l’une après l’autre.
   *[no] { $who } échange { $tile }.
}
sx-prompt-spin-turn = { $you ->
    [yes] Dans quelle orientation mettez-vous { $tile }, { $who } ?
   *[no] { $who } pivote { $tile }.
}
sx-prompt-keep = { $you ->
    [yes] Lutte à égalité : { $rivals } ont des tunnels de même longueur. Qui garde ses portes, { $who } ?
   *[no] { $who } décide qui garde ses portes : { $rivals }.
}
sx-prompt-walk = { $you ->
    [yes] { $begun ->
        [yes] { $left ->
            [one] Phase 3 sur 3, { $who } : il reste 1 pas, deux au plus par prisonnier.
           *[other] Phase 3 sur 3, { $who } : il reste { $left } pas, deux au plus par prisonnier.
        }
       *[no] Phase 3 sur 3, { $who } : jusqu’à { $left } pas, deux par prisonnier ; ou une porte.
    }
   *[no] { $begun ->
        [yes] { $left ->
            [one] Il reste 1 pas à { $who }.
           *[other] Il reste { $left } pas à { $who }.
        }
       *[no] { $who } peut faire { $left } pas, ou mettre une porte.
    }
}
sx-prompt-give = { $you ->
    [yes] Vous recevez un passe-partout, { $who }. Quelle porte cédez-vous en échange ?
   *[no] { $who } cède une porte contre un passe-partout.
}
sx-prompt-over = { $count ->
    [one] La partie est finie : { $who } gagne !
   *[other] La partie est finie : { $who } partagent la victoire !
}

## Ce que fait un coup : dit d’un choix avant qu’il soit joué, et dans le journal après

sx-then = { $first }. { $second }
sx-do-place = Poser { $tile }
sx-do-move = Déplacer { $tile } de { $cell }
sx-do-exchange = Échanger { $tile } en { $cell }
sx-do-turn = Pivoter { $tile } en { $cell }
sx-do-to = Poser { $tile } en { $cell }
sx-do-with = Échanger { $tile } contre la tuile en { $cell }
sx-did-first = { $who } commence
sx-did-tile = { $who } pioche { $tile }
sx-did-top = La pile { $pile } montre { $tile }
sx-did-draw = { $who } pioche dans la pile { $pile }
sx-did-skip = { $who } ne fait pas d’action de tuile
sx-did-done = { $who } finit son tour
sx-did-place = { $who } pose { $tile } en { $to }
sx-did-move = { $who } déplace { $tile } de { $from } en { $to }
sx-did-exchange = { $who } échange { $tile } en { $from } contre { $other } en { $to }
sx-did-turn = { $who } pivote { $tile } en { $from }
sx-did-keep = { $own ->
    [yes] { $who } choisit de garder ses portes
   *[no] { $who } laisse { $keeper } garder ses portes
}
sx-did-step = { $who } va { $from } { $to }
sx-did-pass = { $who } va { $from } { $to }, deux pas, à travers une section pleine
sx-did-door = { $who } met une porte { $at }
sx-did-shift = { $who } déplace une porte { $from } { $to }
sx-did-give = { $who } cède la porte qui se trouve { $at }
sx-tally = { $who } { $count }
sx-explosion = { $lost ->
    [0] { $free ->
        [0] Explosion ! La manche { $round } est finie ; personne n’est perdu, personne n’est libéré
       *[other] Explosion ! La manche { $round } est finie ; personne n’est perdu ; à la liberté : { $freed }
    }
   *[other] { $free ->
        [0] Explosion ! La manche { $round } est finie ; perdus : { $losers }
       *[other] Explosion ! La manche { $round } est finie ; perdus : { $losers } ; à la liberté : { $freed }
    }
}
sx-new-round = { $last ->
    [yes] La manche { $round } commence, la dernière de la partie : certains n’ont plus assez de prisonniers pour gagner autrement. { $who } commence
   *[no] La manche { $round } commence ; le premier tour est à { $who }
}
sx-key-won = { $who } cède une porte contre un passe-partout et ne tient plus compte des portes
sx-key-lost = { $who } perd le passe-partout et récupère sa porte
sx-struggle = Lutte : le tunnel de { $keeper } est plus long, { $keeps } contre { $loses } ; la porte de { $who } en { $place } retourne en réserve
sx-struggle-chosen = La porte de { $who } en { $place } retourne en réserve
sx-tie = Lutte à égalité : { $who } ont des tunnels de même longueur, et { $chooser } choisit qui garde ses portes
sx-cuts = Coupé en { $place } : un tunnel de { $length }
sx-length = { $tiles ->
    [one] 1 tuile
   *[other] { $tiles } tuiles
}
sx-tunnel = { $owned ->
    [yes] { $ends ->
        [0] { $place } : tunnel de { $who }, { $length }
       *[other] { $place } : tunnel de { $who }, { $length }, s’ouvre { $where }
    }
   *[no] { $ends ->
        [0] { $place } : tunnel sans propriétaire, { $length }
       *[other] { $place } : tunnel sans propriétaire, { $length }, s’ouvre { $where }
    }
}
sx-dare = { $count ->
    [one] Cela met fin à la manche, et l’explosion prend 1 de vos prisonniers.
   *[other] Cela met fin à la manche, et l’explosion prend { $count } de vos prisonniers.
}

## Conseils aux débutants

sx-aid-shore = { $steps ->
    [one] De là, il y a 1 pas jusqu’{ $shore }.
   *[other] De là, il y a { $steps } pas jusqu’{ $shore }.
}
sx-aid-danger = { $count ->
    [one] Attention : 1 de vos prisonniers est dans un tunnel, et serait perdu si la manche finissait maintenant.
   *[other] Attention : { $count } de vos prisonniers sont dans des tunnels, et seraient perdus si la manche finissait maintenant.
}

## Refus : pas maintenant

sx-no-over = La partie est finie ; la victoire est à { $who }.
sx-no-not-your-turn = Pas encore : c’est le tour de { $who }.
sx-no-wait = Un instant : le hasard est à l’œuvre.
sx-no-chance = C’est le hasard qui en décide, pas un joueur.
sx-no-draw-first = Votre tour commence par la pioche : prenez une tuile d’une des piles.
sx-no-finish-first = Finissez d’abord avec la tuile commencée, ou reprenez-la.
sx-no-give-first = Dites d’abord quelle porte vous cédez contre le passe-partout.
sx-no-action-first = Cela vient en phase 3. Il y a d’abord l’action de tuile : faites-en une, ou dites que vous n’en faites pas.
sx-no-acted = Une action de tuile par tour : la vôtre est faite, ou vous y avez renoncé.
sx-no-no-skip = Dans le jeu avancé, inutile de renoncer à l’action de tuile : continuez, ou finissez le tour.
sx-no-no-action = Choisissez d’abord une tuile et ce que vous en faites.
sx-no-no-struggle = Il n’y a pas de lutte que vous ayez à trancher maintenant.
sx-no-no-key-now = On ne cède une porte que pour recevoir un passe-partout.
sx-no-nothing = Cela ne mène à rien maintenant. Ce que vous pouvez toucher luit.

## Refus : pas cette tuile

sx-no-stock-full = Vous avez { $count } tuiles. On ne pioche qu’avec moins de trois.
sx-no-drawn = Vous avez déjà pioché dans ce tour.
sx-no-pile-empty = La pile { $pile } est épuisée. Prenez-en une autre.
sx-no-not-in-stock = Vous n’avez pas { $tile }.
sx-no-not-your-stock = Ces tuiles ne sont pas à vous. On pose les siennes.
sx-no-fits-nowhere = Aucune case libre ne convient maintenant pour { $tile }.
sx-no-no-tile = Il n’y a pas de tuile en { $cell }.
sx-no-foreign = La tuile en { $cell } fait partie du tunnel de { $who }. Vous ne pouvez ni l’échanger, ni la déplacer, ni la pivoter.
sx-no-occupied = Il y a des prisonniers sur la tuile en { $cell }. Elle reste telle qu’elle est.
sx-no-not-only-yours = Dans la cachette en { $cell }, il y a un prisonnier de { $who }. Vous ne pouvez la déplacer que si tous y sont à vous.
sx-no-no-turning = Il y a des prisonniers dans la cachette en { $cell }. Vous pouvez la déplacer ou l’échanger, mais pas la pivoter sur place.
sx-no-no-rotation = La tuile en { $cell } ne s’accorde dans aucune autre orientation.
sx-no-no-partner = Il n’y a pas de tuile contre laquelle échanger celle en { $cell }.

## Refus : pas là, pas ainsi

sx-no-space-taken = Il y a déjà une tuile en { $cell }. Pour les intervertir, échangez-les.
sx-no-no-fit = Aucune orientation ne convient en { $cell } pour { $tile } : une ouverture doit rencontrer une ouverture, un côté fermé un côté fermé.
sx-no-no-fit-so = { $open ->
    [yes] Orientée ainsi, la tuile en { $cell } serait fermée vers { $neighbour }, où il y a une ouverture.
   *[no] Orientée ainsi, la tuile en { $cell } serait ouverte vers { $neighbour }, où le côté est fermé.
}
sx-no-nearer = Cette cachette est occupée et ne peut pas se rapprocher du rivage : de { $old } cases à { $new }.
sx-no-same-tile = Une tuile ne s’échange pas contre elle-même.
sx-no-no-swap = Les tuiles en { $cell } et { $other } ne peuvent pas changer de place : aucune orientation ne conviendrait aux deux.
sx-no-same-look = Cela laisserait tout en l’état. Une action doit changer quelque chose.

## Refus : qui garde, qui cède

sx-no-not-longest = { $who } n’est pas parmi ceux qui ont le plus long tunnel : { $rivals }.
sx-no-no-door-there = Vous n’avez pas de porte { $at }.

## Refus : pas ce prisonnier, pas par là

sx-no-door-set = Vous avez mis une porte dans ce tour, et elle remplace tous les pas.
sx-no-no-steps-left = Vous avez fait les cinq pas de ce tour.
sx-no-nobody-there = Vous n’avez pas de prisonnier { $at }.
sx-no-tired = Votre prisonnier { $at } a fait deux pas dans ce tour, et c’est le plus possible.
sx-no-on-shore = Un prisonnier sur un rivage est arrivé, et ne bouge plus.
sx-no-stays = Le prisonnier y est déjà.
sx-no-not-connected = Aucun tunnel ne mène { $from } { $to } en un seul pas. Un pas va d’une section à la suivante.
sx-no-full = { $count ->
    [one] Il y a déjà quelqu’un { $at }, et une section n’a de la place que pour un.
   *[other] Il y en a déjà deux { $at }, et une cachette n’a de la place que pour deux.
}
sx-no-barred = La porte de { $who } { $at } vous empêche d’entrer.
sx-no-owned-shore = Ce rivage est à { $who }, pour le reste de la partie.
sx-no-too-many-shores = Vous ne pouvez pas prendre un rivage de plus : il n’en reste que { $left }, et il doit en rester assez pour { $others }.
sx-no-passing-off = À cette table, personne ne traverse une section pleine : l’option `passing` est inactive.
sx-no-passing-steps = Pour traverser une section pleine, un prisonnier a besoin de ses deux pas, et vous de deux des cinq.
sx-no-no-passage = Il n’y a pas de chemin de deux pas { $from } { $to } à travers une section pleine.

## Refus : pas cette porte

sx-no-steps-made = Vous avez déjà fait des pas dans ce tour. Une porte vient à leur place, pas après eux.
sx-no-no-supply = Vous n’avez pas de porte en réserve. Vous pouvez en déplacer une que vous avez mise.
sx-no-not-your-door = Il n’y a pas de porte à vous { $at }.
sx-no-no-section = Il n’y a pas de telle section en { $cell }.
sx-no-door-openings = Une porte demande une section à exactement deux ouvertures ; ici, il y en a { $count }.
sx-no-door-in-hiding = Une cachette ne se verrouille pas.
sx-no-door-foreign = C’est le tunnel de { $who } : vous ne pouvez pas y mettre de porte.
sx-no-door-there = Il y a déjà une porte { $at }.
sx-no-door-on-prisoner = { $who } a un prisonnier { $at } : on ne peut pas y mettre de porte.

## À quoi sert un coup, par critère du jugement : cela complète « le meilleur, car… »

sx-feature-out = un prisonnier de plus est dehors
sx-feature-hopes = ceux de l’intérieur se rapprochent de la liberté
sx-feature-doors = une plus grande part de votre tunnel est verrouillée
sx-feature-key = vous avez la clé
sx-feature-tiles = vous avez plus de tuiles à poser
