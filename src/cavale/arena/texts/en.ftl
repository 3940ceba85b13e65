### What `cavale arena` says.

## Mistakes

arena-bots = --bots names at least two different bots, each once, such as greedy,random. There are: { $known }.
arena-games = --games is a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($games, useGrouping: 0) }.
arena-steps = “{ $text }” is no step of a ladder: name the lower bot, then the upper one, such as ringleader-warden.
arena-chart-kind = { $file } is to be a picture: its name ends in .svg or .png.
arena-no-png = A picture as PNG needs the extra “charts” (pip install 'cavale[charts]'); one as SVG needs nothing.
arena-no-font = This machine has no font to write the words of a PNG with (on Debian: fonts-dejavu-core); one as SVG needs none.
arena-records-there = { $folder } is not empty, and nothing in it belongs to this run. Take a new folder for the records.
arena-kept-foreign = { $file } is no file of kept games. Take another name.
arena-kept-format = { $file } is of format { $format }; only { $known } is known here.
arena-kept-damaged = { $file } is damaged in line { $line }. Without that line its game is played again.
arena-kept-other = { $file } keeps the games of another run: { $differences }. Take another file, or ask for the same.
arena-kept-difference = { $what } { $there } there, { $here } here
arena-kept-game = game
arena-kept-rules = rules
arena-no-ray = Playing on a cluster needs the extra “ray”: pip install 'cavale[ray]'
arena-ray-address = “{ $address }” is no address of a Ray cluster. It is HOST:PORT, ray://HOST:PORT, auto (the cluster that runs on this machine) or local (a new one, for this run).
arena-ray-unreachable = The Ray cluster at { $address } cannot be reached: { $reason }.
arena-ray-module = A node of the cluster lacks { $module }: install the same Cavale on every node.
arena-ray-version = { $node } has Cavale { $there }, this machine { $here }: install the same on every node.
arena-ray-lost = The cluster has lost a game: { $reason }.

## While it goes on

arena-kept-so-far = { NUMBER($count, useGrouping: 0) } of { NUMBER($games, useGrouping: 0) } games are kept in { $file }; the same command goes on from there.

## The tables

arena-decimal = .
arena-percent = { $number } %
arena-milliseconds = { $number } ms
arena-title = { $game }, { $players } players: { $games ->
    [one] one game
   *[other] { NUMBER($games, useGrouping: 0) } games
} with seed { NUMBER($seed, useGrouping: 0) }
arena-bot = bot
arena-wins = wins
arena-ends = 95 % sure
arena-place = mean place
arena-rating = rating
arena-time = a choice
arena-by-seat = wins by seat
arena-anyone = anyone
arena-ahead = ahead
arena-of = of
arena-often = how often
arena-length = A game has { $mean } moves on average, chance’s included, { $shortest } at least and { $longest } at most.
arena-endings = How they ended:
arena-who = { $count ->
    [one] someone
   *[other] several
}
arena-how = Everyone takes every seat equally often, with the same chance. Shared wins are shared; time is processor time.
arena-how-fixed = Everyone stays in the same seat. Shared wins are shared; time is processor time.

## The ladder

arena-ladder-title = { $game }, { $players } players: { NUMBER($games, useGrouping: 0) } games a step with seed { NUMBER($seed, useGrouping: 0) }
arena-step = step
arena-step-of = { $upper }–{ $lower }
arena-sought = sought
arena-places = mean places
arena-sure = sure
arena-yes = yes
arena-no = no
arena-step-over = { $part }  { $step }: { $wins } won
arena-ladder-how =
    Each has half of the seats, and takes every seat in each round. A shared win counts for its share. Ahead: how often a seat of the one came before a seat of the other, ties counting half.
    In brackets what is 95 % sure: of wins by Wilson; of ahead by rounds, whose games have the same chance and are one observation together. Sure: 50 %, which is luck alone, lies below these.

## The picture

arena-chart-how = Intervals hold 95 times in 100. A shared win counts for each winner’s share.
arena-chart-ratings = Ratings
arena-chart-rating-axis = rating (everyone starts at 25)
arena-chart-wins = Wins by seat
arena-chart-wins-axis = games won, in % (dashed: an equal share)
arena-chart-lengths = Length of games
arena-chart-games-axis = games
arena-chart-moves-axis = moves in a game, chance’s included
arena-chart-median = half of them: up to { $moves } moves
arena-chart-endings = Endings
arena-chart-duels = Head to head
arena-chart-duels-how = how often the bot on the left came before the one above
