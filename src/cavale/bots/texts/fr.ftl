## Contre qui l’on peut jouer, le plus faible d’abord
bot-newcomer = Nouveau
bot-newcomer-help = Prend ce qui lui saute aux yeux.
bot-inmate = Détenu
bot-inmate-help = Oublie bien des coups et se trompe sur leur valeur.
bot-veteran = Ancien
bot-veteran-help = Sait ce qui compte, et joue au coup par coup.
bot-ringleader = Meneur
bot-ringleader-help = Voit plus loin, et pense aussi à votre réponse.
bot-warden = Directeur
bot-warden-help = Sait ce qui marche et ne laisse rien passer. Difficile de lui échapper.

## Pour l’étude
bot-random = Robot hasardeux
bot-greedy = Robot gourmand
bot-trained = Robot entraîné
bot-search = Robot prévoyant
