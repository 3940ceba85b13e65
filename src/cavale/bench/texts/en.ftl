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

## Searches

bench-searches = searches
bench-iterations-per-second = iterations/s
bench-moves-per-iteration = moves an iteration
bench-nodes = nodes
bench-depth = depth
bench-search-how = Each search is about the first choice of a match and has { NUMBER($iterations, useGrouping: 0) } iterations; nodes and depth are those of the last one.
bench-search-ratio = { $one } imagines { $times } the moves of { $other }.

terminal-help-bench-search = Measure how many moves a second a search imagines, also beside OpenSpiel’s.
terminal-help-bench-search-game = Only this game; else all of them.
terminal-help-bench-search-players = How many play; else the fewest and the most.
terminal-help-bench-search-seconds = The time that each takes in a repetition; half a second if not given.
terminal-help-bench-search-repeat = How often each is measured.
terminal-help-bench-search-peers = Also measure OpenSpiel’s ISMCTSBot, in turn with ours, and compare.
terminal-help-bench-search-json = Print the figures as JSON, and nothing else.

## Tables under load

bench-tables = --tables are whole numbers from 1 to { NUMBER($most, useGrouping: 0) }.
bench-no-node = boardgame.io needs Node 22.5 or newer with npm. To install it: pip install 'cavale[peers]'; in a checkout, ./run bench server --peers does it.
bench-no-install = npm could not install boardgame.io: { $reason }
bench-no-start = { $name } did not start.
bench-no-moves = { $name } answered no move in time.
bench-files = So many connections need { NUMBER($needed, useGrouping: 0) } open files, and this system allows { NUMBER($most, useGrouping: 0) }: see ulimit -n.
bench-serving-how = Four connections a table, on this machine; { $seconds } s each at full speed (the next move as soon as all four know of the last) and at a move a second and table. Milliseconds until all four know of a move, p50 / p99; µs of processor time a move; kB of memory an idle connection.
bench-serving-server = server
bench-serving-tables = tables
bench-serving-moves-per-second = moves/s
bench-serving-full = full speed
bench-serving-paced = steady
bench-serving-processor = µs
bench-serving-memory = kB
bench-serving-compared = With { NUMBER($tables, useGrouping: 0) } tables, { $times } × the moves/s of { $other }; its p99 is { $full } × ours at full speed, { $paced } × at the steady pace.
bench-serving-beside = With { NUMBER($tables, useGrouping: 0) } tables at the steady pace, in turn without bots and while they think ({ NUMBER($thoughts, useGrouping: 0) } of their moves): { $without } and { $beside } ms; p99 while they think is { $times } the other.
bench-bots = --bots is a whole number from 0 to { $most }.
bench-serving-unanswered = { $count ->
    [one] Of one move not everyone came to know!
   *[other] Of { $count } moves not everyone came to know!
}
terminal-help-bench-server = Measure how many tables a server can look after, also beside boardgame.io.
terminal-help-bench-server-game = Which game is played; else the first.
terminal-help-bench-server-tables = How many tables; may be given several times. Else 200 and 1000.
terminal-help-bench-server-seconds = How long each part is measured.
terminal-help-bench-server-repeat = How often each is measured.
terminal-help-bench-server-peers = Also measure boardgame.io with the same work, in turn with our server, and compare.
terminal-help-bench-server-bots = Also measure the steady pace in turn without bots and while they think at so many tables of their own.
terminal-help-bench-server-json = Print the figures as JSON, and nothing else.
