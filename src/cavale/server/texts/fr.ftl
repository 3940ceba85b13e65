### Ce que dit le serveur, quel que soit le jeu.

server-taken-back = Coup repris : la partie en est de nouveau juste après l’entrée { NUMBER($to, useGrouping: 0) }.

server-no-table = Cette table n’existe pas, ou plus.
server-no-seat = Cette place n’existe pas.
server-no-bot = Il n’y a pas de robot « { $bot } » ; il y a : { $known }.
server-seats = Cette table a { $count } places.
server-full = Toutes les places sont prises.
server-wrong-key = Ce lien ou ce code n’ouvre rien ici.
server-by-invitation = On ne s’assied à cette table que par son lien ou par un code.
server-watching-off = Personne ne peut regarder à cette table.
server-watching-end = On ne peut regarder à cette table qu’après la fin.
server-secret = Cette table a encore des secrets : ce sera possible après la fin.
server-name-missing = Dites un nom, s’il vous plaît.
server-name-long = Un nom a { $longest } lettres au plus.
server-option = Une option a une valeur qui ne peut pas être notée.
server-clock = Cette pendule est impossible : il faut plus de zéro et au plus soixante jours.
server-wish = Ceci n’a pas pu être compris : { $reason }

server-not-begun = La partie n’a pas commencé : une place est encore libre.
server-over = La partie est finie.
server-not-your-seat = Ce n’est pas votre place.
server-bot-plays = Un robot joue maintenant à cette place.
server-seat-lost = Cette place est perdue ; un robot la joue jusqu’à la fin.
server-no-move = Ce n’est ni un coup, ni quelque chose à toucher.
server-too-long = Cette partie est devenue trop longue : abandonnez, ou convenez d’arrêter.
server-stale = Il s’est passé quelque chose entre-temps ; regardez de nouveau.
server-key = Une demande a sa propre clé, d’une à 64 lettres.
server-offer-there = Il y a déjà une proposition sur la table.
server-no-offer = Il n’y a pas de proposition sur la table.
server-chat-off = L’hôte a coupé la conversation.
server-chat-what = Dites une phrase toute prête, ou un texte d’au plus 300 lettres.
server-hints-off = Il n’y a pas de conseils à cette table.
server-kicked = L’hôte a libéré votre place.
server-seat-person = Une personne est assise ici. Un programme prend une place libre : l’hôte peut en libérer une.
server-seat-program = Un programme est assis ici. L’hôte peut libérer la place.
server-join-first = Prenez d’abord la place : POST /api/tables/TABLE/join avec votre nom et le même jeton.
server-program-plays = Un programme joue ou abandonne ; annuler et arrêter, les personnes en conviennent entre elles.

server-rubbish = Ceci n’a pas pu être compris.
server-too-fast = Trop de demandes ; attendez un instant.
server-too-large = C’est trop grand.
server-too-many-tables = Vous avez ouvert beaucoup de tables ; attendez un peu.
server-slow = La connexion était trop lente et a été fermée.
server-origin = Cette demande venait d’une autre page.
server-origin-broken = Cette demande ne dit pas correctement de quelle page elle vient : rouvrez la page.
server-not-there = Il n’y a rien ici.
server-not-built = La partie navigateur de Cavale n’est pas construite ici.
server-conflict = Quelqu’un d’autre a été plus rapide ; regardez de nouveau.
server-trouble = Quelque chose a mal tourné sur le serveur. Rien n’est perdu ; réessayez.
server-closing = Le serveur s’arrête un instant.

server-address = Cavale est servi à { $address } (les tables sont gardées dans { $data }). Ctrl+C l’arrête.
server-lan = Dans le même réseau : { $address }
server-port = Impossible d’écouter à { $host }, port { NUMBER($port, useGrouping: 0) } : { $reason }.
server-no-file = Il n’y a pas de fichier { $file }.
server-file-there = { $file } existe déjà.
server-copy-failed = La copie a échoué : { $reason }.
server-backed-up = Toutes les tables sont dans { $file }.
server-restored = Toutes les tables sont comme dans { $file }.
server-kept-aside = Ce qui était là avant est dans { $file }.
server-well = Tout va bien.
server-damaged = Le fichier est endommagé : { $reason }.
server-drift = La base de données diffère de ce qu’attend cette version : { $what }
server-table-game = La table { $table } joue à { $game }, qui n’est pas là.
server-table-broken = La table { $table } ne peut pas être rejouée. { $reason }
