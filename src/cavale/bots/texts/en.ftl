## Whom one can play against, the weakest first
bot-newcomer = Newcomer
bot-newcomer-help = Takes the first good move that meets the eye.
bot-inmate = Inmate
bot-inmate-help = Plays well for itself, and forgets about you.
bot-veteran = Veteran
bot-veteran-help = Thinks of your answer too.
bot-ringleader = Ringleader
bot-ringleader-help = Plans several moves ahead.
bot-warden = Warden
bot-warden-help = Takes its time, and misses next to nothing.

## For study
bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Far-sighted bot
