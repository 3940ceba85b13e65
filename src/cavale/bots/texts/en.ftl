## Whom one can play against, the weakest first
bot-newcomer = Newcomer
bot-newcomer-help = Takes what meets the eye first.
bot-inmate = Inmate
bot-inmate-help = Overlooks a lot, and has odd ideas of what counts.
bot-veteran = Veteran
bot-veteran-help = Knows what counts, and plays for the moment.
bot-ringleader = Ringleader
bot-ringleader-help = Thinks ahead, and of your answer too.
bot-warden = Warden
bot-warden-help = Knows what works and misses nothing. Hard to escape from.

## For study
bot-random = Random bot
bot-greedy = Greedy bot
bot-trained = Trained bot
bot-search = Far-sighted bot
