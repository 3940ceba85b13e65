## Contre qui l’on peut jouer, le plus faible d’abord
bot-newcomer = Nouveau
bot-newcomer-help = Prend le premier bon coup qui lui saute aux yeux.
bot-inmate = Détenu
bot-inmate-help = Joue bien pour lui-même, et vous oublie.
bot-veteran = Ancien
bot-veteran-help = Pense aussi à votre réponse.
bot-ringleader = Meneur
bot-ringleader-help = Prévoit plusieurs coups à l’avance.
bot-warden = Directeur
bot-warden-help = Prend son temps, et ne laisse presque rien passer.

## Pour l’étude
bot-random = Robot hasardeux
bot-greedy = Robot gourmand
bot-search = Robot prévoyant
