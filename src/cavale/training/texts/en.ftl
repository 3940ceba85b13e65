### What `cavale train` says.

## Mistakes

train-games = --games is a whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }, not { NUMBER($games, useGrouping: 0) }.
train-players = --players is a number of players, or several such as 2,3; not “{ $text }”.
train-ahead = --ahead is a number of iterations from 0 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($ahead, useGrouping: 0) }.
train-begun = { $file } is there already: a run that has not ended. --resume goes on with it; remove the file to begin anew.
train-not-begun = There is nothing to go on with: { $file } does not exist. Without --resume a run begins.
train-other = { $file } belongs to another run: game, --games, --seed, --players, --near, --ahead and the weights to begin with must be the same. Go on with those, or remove the file to begin anew.
train-damaged = { $file } has been damaged or changed. Remove it to begin anew.

## While it runs

train-journal = Games are kept in { $file }: after an interruption the same command with --resume goes on.
train-written = The weights are in { $file }. To play by them, put it into the game’s folder as judge.toml.

## The tables

train-decimal = .
train-percent = { $number } %
train-title = { $game }: weights from { $games ->
    [one] one game
   *[other] { NUMBER($games, useGrouping: 0) } games
} with seed { NUMBER($seed, useGrouping: 0) }
train-feature = feature
train-old = by hand
train-new = learnt
train-gain = what is gained
train-loss = Surprise at who won (log-loss), in { NUMBER($moments, useGrouping: 0) } moments of games that were not learnt from: { $before } with the weights by hand, { $after } with those that were learnt; { $blind } for who knows nothing.
train-reckoned = chance reckoned
train-won = won
train-moments = moments
train-match = Learnt weights against those by hand, { $players } players, { $ahead ->
    [0] looking one action ahead
   *[other] looking { NUMBER($ahead, useGrouping: 0) } iterations ahead
}: { $rate } of { $games } games won ({ $low } to { $high }, 95 % sure).
