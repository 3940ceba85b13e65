### Ce que dit Poches.

## Le jeu sur sa boîte

pk-name = Poches
pk-tagline = Une lime, une corde et du pain.
pk-about = Passez des cartes en fraude et posez-les face cachée. Qui montre une lime, une corde et du pain s’évade.

## Les options, les formules et les fins de partie, par nom

pk-option-turn_limit = Limite de tours
pk-option-turn_limit-help = Après ce nombre de tours en tout, qui a posé le plus de sortes gagne ; avec 0, on joue jusqu’à l’évasion.
pk-option-open_hands = Mains ouvertes
pk-option-open_hands-help = Toutes les mains sont visibles ; seules les cartes posées face cachée restent secrètes.
pk-preset-pockets = Poches
pk-preset-pockets-help = Mains secrètes et cartes cachées sur la table.
pk-preset-open = Poches ouvertes
pk-preset-open-help = Les mains sont visibles : à vous de retenir qui a posé quoi.
pk-ending-escape = { $who } a une lime, une corde et du pain, et s’évade.
pk-ending-limit = Le dernier tour est joué : { $who } a posé le plus de sortes et gagne.
pk-ending-shared = Le dernier tour est joué : { $who } ont posé autant de sortes et partagent la victoire.

## Ce qu’il y a sur la table

pk-deck = Pioche
pk-pile = Défausse
pk-hand = Main de { $who }
pk-laid = Cartes de { $who }, face cachée
pk-shown = Cartes de { $who }, connues de tous
pk-card = { $kind ->
    [file] une lime
    [rope] une corde
    [bread] du pain
   *[other] une carte
}
pk-kinds = Sortes montrées
pk-turns = Tours
pk-draw = Piocher
pk-lay = Poser
pk-trade = Troquer
pk-show = Montrer

## Ce qui est demandé maintenant

pk-prompt-first = Qui commence ? Le sort en décide.
pk-prompt-deal = { $who } reçoit une carte.
pk-prompt-draw = { $who } pioche une carte.
pk-prompt-turn = { $you ->
    [yes] À vous, { $who } : piochez, posez une carte, troquez-en deux ou montrez celles que vous avez posées.
   *[no] C’est à { $who } de jouer.
}
pk-prompt-trade = { $you ->
    [yes] À vous de troquer, { $who } : touchez deux cartes pareilles, ou une carte et du pain.
   *[no] { $who } est en train de troquer.
}
pk-prompt-over = { $count ->
    [one] La partie est finie : { $who } gagne !
   *[other] La partie est finie : { $who } partagent la victoire !
}

## Ce que fait un coup : dit d’un choix avant qu’il soit joué, et dans le journal après

pk-did-first = { $who } commence
pk-did-card = { $who } reçoit { $card }
pk-did-draw = { $who } pioche
pk-did-lay = { $who } pose { $card } face cachée
pk-did-trade = { $who } troque deux cartes
pk-did-drop = { $who } cède { $card }
pk-did-swap = { $who } troque { $first } et { $second } contre une nouvelle carte
pk-did-turn-up = { $who } montre toutes ses cartes posées
pk-did-show = { $count ->
    [0] { $who } ne montre rien de nouveau
   *[other] { $who } montre { $cards }
}
pk-escape = Une lime, une corde et du pain : c’est l’évasion !

## Refus

pk-no-over = La partie est finie ; la victoire revient à { $who }.
pk-no-chance = Qui commence et quelle carte vient, c’est le sort qui en décide, pas un joueur.
pk-no-not-your-turn = Pas encore : c’est à { $who } de jouer.
pk-no-nowhere = Cela ne mène nulle part : touchez une carte de votre main puis « Poser », ou un des autres boutons.
pk-no-no-cards = Il n’y a plus de carte à piocher, ni dans la pioche ni dans la défausse.
pk-no-not-in-hand = Il vous faudrait { $card }, et vous n’en avez pas en main.
pk-no-trade-first = Terminez d’abord le troc, ou reprenez-le.
pk-no-no-trade = On ne cède des cartes que dans un troc : commencez-en un d’abord.
pk-no-no-pair = { $held ->
    [0] Vous n’avez pas de carte en main. Un troc demande deux cartes pareilles, ou une carte et du pain.
    [one] Vous n’avez que 1 carte en main. Un troc demande deux cartes pareilles, ou une carte et du pain.
   *[other] Aucune de vos { $held } cartes ne va avec une autre. Un troc demande deux cartes pareilles, ou une carte et du pain.
}
pk-no-no-match = Rien dans votre main ne va avec { $card }. Un troc demande deux cartes pareilles, ou une carte et du pain.
pk-no-not-a-pair = Vous avez choisi { $first }, et { $second } ne va pas avec. Un troc demande deux cartes pareilles, ou une carte et du pain.

## À quoi sert un coup, par critère du jugement : cela complète « le meilleur, car… »

pk-feature-laid = un objet de plus est sur la table
pk-feature-held = un objet de plus est dans votre main
pk-feature-hidden = une carte de plus est posée face cachée
