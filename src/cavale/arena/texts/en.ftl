### What `cavale arena` says.

## Mistakes

arena-bots = --bots names at least two different bots, each once, such as greedy,random. There are: { $known }.
arena-games = --games is a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($games, useGrouping: 0) }.

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
arena-endings = How they ended: { $endings }.
arena-how = Everyone takes every seat equally often, with the same chance. Shared wins are shared; time is processor time.
