### What `cavale bench` says.

## Mistakes

bench-no-peers = None of the peers is installed. To install them: pip install 'cavale[peers]'; in a checkout, ./run bench --peers does it.
bench-missing = Not installed, so not measured: { $missing }. To install the peers: pip install 'cavale[peers]'; in a checkout, ./run bench --peers does it.
bench-repeat = --repeat is a whole number from 1 to { NUMBER($most, useGrouping: 0) }, not { NUMBER($repeat, useGrouping: 0) }.
bench-seconds = --seconds is more than 0 and at most { $most }, not { $seconds }.

## Figures

bench-thousands = ,
bench-decimal = .
bench-times = { $median } × ({ $ends })

## The tables

bench-compiled = The engine runs compiled, under Python { $python } on { $machine }.
bench-plain = The engine runs as plain Python { $python } on { $machine }: where it is compiled, it is many times faster.
bench-how = { $repeat ->
    [one] One repetition
   *[other] Median of { $repeat } repetitions
}; in each, all take their turns, { $seconds } s of processor time a turn.
bench-contender = random games
bench-moves-per-second = moves/s
bench-ends = lowest–highest
bench-games-per-second = games/s
bench-moves-per-game = moves/game
bench-game = { $game }, { $players } players
bench-game-plain = { $game }, { $players } players (plain Python)
bench-driven = driven from Python
bench-loop = the engine’s own loop
bench-native = the same rules in C
bench-match = through Match, checked
bench-peers = peers, driven from Python
bench-copy = A copy of a state half-way through a game takes { $median } ns ({ $ends }).
bench-loop-to-driven = The engine’s own loop runs at { $times } the speed of play driven from Python.
bench-loop-to-native = The engine’s own loop runs at { $times } the speed of the same rules in C.
bench-compared = speed compared with

## The help page

terminal-help-bench = Measure how many moves a second the games play, also beside other programs.
terminal-help-bench-game = Only this game; else all of them.
terminal-help-bench-players = How many play; else the fewest and the most.
terminal-help-bench-seconds = The time that each takes in a repetition; else so that the whole takes less than a minute.
terminal-help-bench-repeat = How often each is measured.
terminal-help-bench-match = Also play through Match, which checks and records every move.
terminal-help-bench-peers = Also measure OpenSpiel, python-chess and, where there is one, a loop in C, in turn with our games, and compare.
terminal-help-bench-json = Print the figures as JSON, and nothing else.
