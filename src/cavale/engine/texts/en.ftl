### What the engine says, whatever the game.

colour-blue = Blue
colour-yellow = Yellow
colour-red = Red
colour-green = Green
colour-purple = Purple
list-and = { $first } and { $second }
list-comma = { $first }, { $second }
list-none = nobody
hint-others = the others are worse off

refused = { $reason } ({ $paragraph })
chance-cannot = Chance cannot bring “{ $move }” now.
move-unknown = “{ $text }” is not a move of this game.
position-part = The position is wrong at { $part }: “{ $value }”.
undo-nothing = There is nothing of yours to take back.
undo-shown = It cannot be taken back: something has been rolled, drawn or shown since.
take-back-unknown = There is no entry { $to } to go back to; the last is { $last }.

argument-wrong = { $name } must be { $wanted }, not “{ $value }”.
argument-number = a whole number
argument-seed = a whole number from −2⁶³ to 2⁶³ − 1
argument-text = text
argument-line = text without line breaks
argument-game = a game, as find_game returns it
argument-games = games by their names, as all_games returns them
argument-options = options, as game.choose returns them
argument-option-values = values by their names: True or False, whole numbers, or text
argument-mapping = values by their names (a dict)
argument-names = a list of names
argument-moves = a list of moves
argument-state = a position of this game
argument-record = a record, as read returns it
seat-unknown = There is no seat { $seat }: they are numbered from 0 to { $last }.
names-count = { $names ->
    [one] There is one name
   *[other] There are { $names } names
} for { $players } players: each has one.
move-legal = “{ $move }” is allowed now.
chance-nothing = Chance brings one move at least.

unknown-language = There is no language “{ $language }”; there are: { $known }.
unknown-game = There is no game “{ $game }”; there are: { $known }.
levels-unfit = { $file }: “{ $level }” must be one of { $known }, and what it notices a whole number from 1 to 100.
unknown-bot = There is no bot “{ $bot }”; there are: { $known }.
unknown-example = { $game } has no example “{ $example }”; there are: { $known }.
unknown-preset = { $game } has no preset “{ $preset }”; there are: { $known }.
unknown-option = { $game } has no option “{ $option }”; there are: { $known }.
option-not-a-flag = Option { $option } is on or off, not “{ $value }”.
option-not-a-number = Option { $option } is a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }, not “{ $value }”.
option-not-a-choice = Option { $option } is one of { $known }, not “{ $value }”.
option-other-kind = Option { $option } is “{ $value }”, which is of another kind than what is asked for.
option-missing = There is no option “{ $option }”; there are: { $known }.
players-out-of-range = { $game } is for { $least } to { $most } players, not { $players }.

record-problem = Line { NUMBER($line, useGrouping: 0) }: { $reason }
record-foreign = This is not a record of Cavale: its first line should be “cavale record 1”.
record-format = This record has format { $format }; this version of Cavale reads format { $known }. A newer version is needed.
record-newer-rules = This record was made with version { $version } of the rules; this version of Cavale knows them up to version { $known }. A newer version is needed.
record-too-long = The file has { $length } characters; a record has { $longest } at most.
record-not-text = This is not UTF-8 text.
record-cut-off = The record stops here: its end is missing.
record-header = “{ $text }” is not a line of the header.
record-header-twice = “{ $header }” stands here twice.
record-header-missing = The header has no “{ $header }”.
record-rules = “{ $text }” is not a version of the rules.
record-option = “{ $text }” is not an option with one value.
record-seats = The seats { $seats } do not fit: they are { $known }, in this order, as many as there are players.
record-set-up = This match cannot be set up. { $reason }
record-line = “{ $text }” is not a numbered move.
record-number = Number { NUMBER($number, useGrouping: 0) } stands where { NUMBER($expected, useGrouping: 0) } should.
record-actor = “{ $actor }” has no seat here; the seats are { $known }.
record-table = “{ $text }” is nothing a table can agree on; “undo 12” is.
record-move = “{ $move }” cannot be played. { $reason }
record-line-too-long = The action is complete before “{ $word }”.
record-draft = The action “{ $text }” is not complete.
record-end = Here the record should end with “end:”, the number of moves and the result.
record-count = There are { NUMBER($count, useGrouping: 0) } moves, but the record says { NUMBER($said, useGrouping: 0) }.
record-result = The moves lead to “{ $result }”, but the record says “{ $said }”.
record-sum = The record has been damaged or changed: its checksum is { $expected }, not { $found }.
record-after-end = “{ $text }” stands after the end.
position-hidden = A match cannot begin with a position in which something is not known.

## Weights of a judgement (judge.toml)

weights-unreadable = { $file } cannot be read: { $why }
weights-none = { $file } has no weights: they stand under [{ $table }], a line for each feature.
weights-missing = { $file } has no weight for “{ $feature }”, which judge.py measures. Train anew, or add a line: { $feature } = 0
weights-unknown = { $file } weighs “{ $feature }”, which judge.py does not measure. It measures { $known }.
weights-no-number = The weight of “{ $feature }” in { $file } is not a number.
