### What the terminal says, whatever the game.

## Answers and mistakes

terminal-mistake = cavale:
terminal-yes = y yes
terminal-goodbye = Goodbye!
terminal-bug = Something in Cavale is broken ({ $reason }). With --debug it tells more.
terminal-output-trouble = The output cannot be written: { $reason }.
terminal-mistake-command = There is no command “{ $word }”; there are: { $known }.
terminal-mistake-command-near = There is no command “{ $word }”; perhaps you mean “{ $near }”?
terminal-mistake-option = There is no option { $word } here; there are: { $known }.
terminal-mistake-option-near = There is no option { $word } here; perhaps you mean { $near }?
terminal-mistake-too-much = “{ $word }” is one word too many.
terminal-mistake-no-value = { $option } needs a value after it.
terminal-mistake-missing = { $option } is missing; --help tells more.
terminal-mistake-twice = { $option } stands there twice.
terminal-mistake-value = { $option } cannot be “{ $value }”.
terminal-mistake-other = The command line is wrong: { $reason }

## Files

terminal-file-missing = { $file }: there is no such file or folder.
terminal-file-is-folder = { $file } is a folder, not a file.
terminal-file-forbidden = { $file }: you are not allowed to do that.
terminal-file-no-room = { $file }: there is no room left.
terminal-file-trouble = { $file }: { $reason }.
terminal-file-exists = { $file } is there already. Take another name.
terminal-match-exists = { $file } is there already. Take another name; or, if it holds a match, go on with it: cavale play --resume { $file }
terminal-not-kept = The match cannot be written down any more, but goes on. { $reason }

## Setting up a match

terminal-which-game = Which game? There are: { $known }.
terminal-cores = --cores is a whole number from 1 to { $most }, which this machine has, not { NUMBER($cores, useGrouping: 0) }.
terminal-not-together = { $one } and { $other } do not go together.
terminal-after-what = --after says where to start in an example or a file: it goes with --from.
terminal-option-pair = “{ $text }” is not of the form KEY=VALUE, or its key stands there twice.
terminal-seats-and-players = { $seats ->
    [one] There is one seat
   *[other] There are { $seats } seats
}, but --players says { $players }.
terminal-seat-name = “{ $name }” cannot be a name: it has from 1 to { $longest } letters, and is no bot’s.
terminal-seat-almost = “{ $name }” looks like the bot { $bot }. The bots are { $known }; if it is a person’s name, write @{ $name }.
terminal-from-what = “{ $source }” is neither an example of the rulebook nor a file. The examples are: { $known }.
terminal-from-over = In { $source } the game is over there; --after says from which entry to play on.
terminal-from-players = That match has { $players } players, not { $seats }.
terminal-resume-none = There is no unfinished match to go on with.
terminal-resume-over = The match in { $file } is over; cavale replay { $file } shows it.

## Starting without a word

terminal-start-welcome = Welcome to Cavale!
terminal-start-pick = Which game, 1 to { $last }? Enter takes the first.
terminal-start-unfinished = (An unfinished match is waiting: cavale play --resume last)
terminal-start-alone = No terminal is attached, so two bots play { $game }.

## At the table

terminal-you = you
terminal-player = { $colour } ({ $name })
terminal-zone = { $zone }: { $cards }
terminal-turned = turned by { $degrees }°
terminal-legend-last = last move
terminal-unseen = { $count ->
    [one] 1 face down
   *[other] { $count } face down
}
terminal-curtain = Hand the keyboard to { $who }, who presses Enter.
terminal-turn-how = Type the number of a choice or a move such as { $example }; or one of the words that help lists.
terminal-turn-help = help lists what you can type
terminal-turn-signs = × catches somebody   ! sets something off
terminal-no-number = There is no choice { $number }; they go from 1 to { $last }.
terminal-not-understood = “{ $text }” is neither a move nor a word known here; help lists them.
terminal-nothing-there = That leads nowhere now.
terminal-refused-more = rules { $paragraph } shows the rule.
terminal-why-what = Say which move: why { $example }
terminal-why-allowed = It is allowed: { $what }.
terminal-hint = Chance to win: about { $chance } %. Best is { $number }: { $what }.
terminal-hint-for = Chance to win: about { $chance } %. Best, because { $reason }, is { $number }: { $what }.
terminal-undo-agree = Do the others agree to take it back (yes or no)?
terminal-undo-refused = Then it stays as it is.
terminal-undone = Taken back.
terminal-save-where = Say where: save FILE
terminal-saved = Saved in { $file } as it stands now.
terminal-save-offer = To keep this match, type the name of a file; Enter to leave it:
terminal-saved-end = Saved. Look at it again: cavale replay { $file }
terminal-resume-how = The match is kept. Go on with it: cavale play --resume { $file }

## What can be typed at the table

terminal-word-why = why
terminal-word-rules = rules
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-save = save
terminal-word-log = log
terminal-word-board = board
terminal-word-help = help
terminal-word-quit = quit
terminal-aside-why = why a move is not allowed, or what it would do: why MOVE
terminal-aside-rules = the rulebook’s contents, or a paragraph with its examples: rules NUMBER
terminal-aside-hint = how you stand, what is best, and why
terminal-aside-undo = take back your last choice
terminal-aside-save = write the match to a file: save FILE
terminal-aside-log = everything that happened so far
terminal-aside-board = the board and the choices again
terminal-aside-help = this list
terminal-aside-quit = leave

## The rulebook

terminal-no-paragraph = There is no paragraph “{ $name }”; they go from { $first } to { $last }.
terminal-rules-how = rules { $example } shows a paragraph; cavale rules { $game } shows all of them.
terminal-rules-example = Example { $example }: drawn by cavale rules { $game } { $number }
terminal-example = Example { $name } – try it: cavale play { $game } --from { $name }

## Watching a match again

terminal-frame = Step { $number } of { $last }
terminal-taken-back = All agree to go back to step { $to }
terminal-unfinished = The match is not over.
terminal-verified = { $game }: { $count ->
    [one] 1 step
   *[other] { $count } steps
}, all allowed. { $result }
terminal-replay-prompt = Enter: next, b: back, a number: go there, q: quit >
terminal-replay-how = Enter shows the next step, b the one before, a number from 0 to { $last } that step; q leaves.
terminal-replay-next = n next
terminal-replay-back = b back
terminal-replay-quit = q quit
terminal-replay-seat = Nobody sits at “{ $seat }”; there are: { $known }.
terminal-replay-secret = The match is not over, so nobody may see everything; take a seat’s view, or public.

## Games and counts

terminal-games-title = { $name }, for { $least } to { $most } players
terminal-games-presets = Presets
terminal-games-options = Options
terminal-games-bots = Bots, the weakest first
terminal-games-plain = For study: { $known }
terminal-games-how = Play: cavale play { $game } --seats you,veteran
terminal-perft-depth = The depth is a number from 1 to { $deepest }, not { $depth }.
terminal-perft-column-depth = depth
terminal-perft-column-count = sequences
terminal-perft-column-time = time
terminal-perft-total = Depth { $depth }: { NUMBER($count, useGrouping: 0) } sequences

## A bot in a seat of some server

terminal-bot-seated = Seated at table { $table } of { $server }. Ctrl+C leaves; the seat is kept.
terminal-bot-progress = { NUMBER($entries, useGrouping: 0) } entries, { NUMBER($moves, useGrouping: 0) } choices of ours
terminal-bot-lost = The line is lost; the next attempt is in { $seconds } s.
terminal-bot-waiting = Waiting for a rematch. Ctrl+C leaves.
terminal-bot-stopped = The match was stopped before its end.
terminal-bot-server = “{ $server }” is not the address of a server: it begins with http:// or https://.
terminal-bot-token = A seat is opened by its token, which the host copies from the table: --token TOKEN, or the variable { $variable }.
terminal-bot-unreachable = { $server } cannot be reached: { $reason }.
terminal-bot-stranger = What answers at { $server } is not Cavale.
terminal-bot-unknown = There is no bot “{ $bot }”; there are { $known }, and your own as MODULE:CLASS.
terminal-bot-module = The module { $module } cannot be read: { $reason }
terminal-bot-class = { $module } has no class { $name } that is a cavale.bots.bot.Bot with a method choose(self, view).
terminal-bot-failed = The bot failed ({ $reason }) in this position: { $position }
terminal-bot-illegal = The bot chose { $move }, which is not among the view’s legal_moves(), in this position: { $position }

## Help pages

terminal-help = Prison-escape board games, to play and to study. Without a command: the server, with a page to play on.
terminal-help-usage = Usage: { $usage }
terminal-help-title-commands = Commands
terminal-help-title-arguments = Arguments
terminal-help-title-options = Options
terminal-help-title-everywhere = Everywhere
terminal-help-help = Show this page.
terminal-help-version = Show the version.
terminal-help-lang = The language; else CAVALE_LANG, else your locale’s.
terminal-help-debug = Show where an error comes from; also with CAVALE_DEBUG=1.
terminal-help-play = Play a match: people and bots at one terminal.
terminal-help-play-game = The game; may be left out if there is only one.
terminal-help-play-seats = Who plays, clockwise: bots (newcomer, inmate, veteran, ringleader, warden), you, or people’s names. @NAME is always a person.
terminal-help-play-players = How many play, if --seats does not say: you and veterans.
terminal-help-play-preset = One of the game’s presets.
terminal-help-play-option = An option of the game; may be given several times.
terminal-help-play-seed = Makes chance and bots repeatable.
terminal-help-play-from = Start from an example of the rulebook, or from where a record ends.
terminal-help-play-after = With --from: start after so many entries of the record instead.
terminal-help-play-record = Write the match to this new file after every action.
terminal-help-play-cores = On how many cores the bot “search” thinks; 1 if not given.
terminal-help-play-resume = Go on with a recorded match, or with the last one left.
terminal-help-games = List the games with their presets and options.
terminal-help-rules = Show a rulebook, or one paragraph with its examples drawn.
terminal-help-rules-game = The game.
terminal-help-rules-paragraph = A paragraph’s number, such as 11.
terminal-help-replay = Watch a recorded match again.
terminal-help-replay-file = The record.
terminal-help-replay-seat = Whose view: a colour, public, or all (once the match is over, or if the game has no secrets).
terminal-help-replay-all-at-once = Show every step without asking.
terminal-help-replay-verify = Only check the record, and say so in one line.
terminal-help-perft = Count the sequences of moves from the start.
terminal-help-perft-game = The game.
terminal-help-perft-depth = How many moves of players; 3 if not given.
terminal-help-perft-players = How many play.
terminal-help-perft-preset = One of the game’s presets.
terminal-help-perft-option = An option of the game; may be given several times.
terminal-help-perft-seed = Let chance set up the table by this seed first; else all that it can do is counted, which never ends where many cards are dealt.
terminal-help-perft-divide = Count after each first move instead.
terminal-help-arena = Let bots play against each other, on all cores, and show who is how strong.
terminal-help-arena-game = The game.
terminal-help-arena-bots = Which bots, such as warden,greedy; else the five levels.
terminal-help-arena-games = How many games at least: every bot takes every seat equally often. 100 if not given.
terminal-help-arena-seats = How many seats a table has, such as 3; or who sits where in all games, clockwise, such as search,greedy,greedy.
terminal-help-arena-preset = One of the game’s presets.
terminal-help-arena-option = An option of the game; may be given several times.
terminal-help-arena-seed = Makes chance and bots repeatable; 1 if not given.
terminal-help-arena-keep = Keep every game in this file as soon as it is over. If the file is there, go on with it; a larger --games adds to it.
terminal-help-arena-chart = Also draw the figures in this new file, .svg or .png; may be given several times.
terminal-help-arena-json = Also write the figures to this new file.
terminal-help-arena-csv = Also write the figures to this new file as a table, one figure a line.
terminal-help-arena-results = Also write every game to this new file as a table, a line for each seat.
terminal-help-arena-records = Also write every game to this folder as a record, for cavale replay.
terminal-help-arena-ray = Play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto or local.
terminal-help-ladder = Let each level of bots play against the one below, and show whether it is stronger.
terminal-help-ladder-game = The game.
terminal-help-ladder-seats = How many seats a table has; the fewest if not given.
terminal-help-ladder-games = How many games of each step at least: both have half of the seats, and take every one. 60 if not given.
terminal-help-ladder-steps = Only these steps, the lower bot first, such as ringleader-warden,greedy-warden.
terminal-help-ladder-preset = One of the game’s presets.
terminal-help-ladder-option = An option of the game; may be given several times.
terminal-help-ladder-seed = Makes chance and bots repeatable; 1 if not given.
terminal-help-ladder-keep = Keep every game in this folder as soon as it is over, a file for each step. If it is there, go on with it.
terminal-help-ladder-json = Also write the figures to this new file.
terminal-help-ladder-csv = Also write the figures to this new file as a table, a line for each step.
terminal-help-ladder-ray = Play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto or local.
terminal-help-train = Let a bot play against itself, and fit the weights of the game’s judgement to who won.
terminal-help-train-game = The game.
terminal-help-train-games = How many games to learn from; 2000 if not given.
terminal-help-train-seed = Makes it all repeatable: the same seed leads to the same weights. 1 if not given.
terminal-help-train-players = How many play at a table, such as 2 or 2,3; else all numbers in turn.
terminal-help-train-near = Do not fit weights first: change those chosen by hand, each by small steps.
terminal-help-train-ahead = Players search so many iterations ahead, for weights that serve a search; greedy if not given.
terminal-help-train-out = Write the weights to this new file; else GAME-judge.toml in this folder.
terminal-help-train-resume = Go on with a run that was interrupted.
terminal-help-serve = Start the server: people play in their browsers, tables are kept in one file.
terminal-help-serve-host = The address to listen at; 0.0.0.0 lets others in the same network play.
terminal-help-serve-port = The port to listen at; else 8080, or the next one that is free.
terminal-help-serve-data = The folder that keeps the tables.
terminal-help-serve-public-url = The address that players type, if another server stands in front.
terminal-help-serve-workers = How many processes think for the bots; else one for each core but one, two at least.
terminal-help-bot = Play a seat of a table on some server, with one of the bots or with your own.
terminal-help-bot-server = The server’s address, such as https://example.org.
terminal-help-bot-table = The table’s code: what follows /t/ in its address.
terminal-help-bot-token = What opens the seat: the host copies it from the table; else the variable CAVALE_TOKEN.
terminal-help-bot-bot = One of the bots, or a class of your own with a method choose(view); search if not given.
terminal-help-bot-name = The name to sit under; else the bot’s.
terminal-help-bot-seed = Makes the bot repeatable; 1 if not given.
terminal-help-bot-rematch = Stay when the match is over, and play every rematch as well.
terminal-help-backup = Copy all tables into a file, also while the server runs.
terminal-help-backup-file = The file to write; it must not be there yet.
terminal-help-backup-data = The folder that keeps the tables.
terminal-help-restore = Put a copy in the place of all tables; the server must not run.
terminal-help-restore-file = A file that backup has written.
terminal-help-restore-data = The folder that keeps the tables.
terminal-help-doctor = Check the file, and replay the record of every table, also while the server runs.
terminal-help-doctor-data = The folder that keeps the tables.
terminal-help-doctor-repair = Repair tables that cannot be read: what can be kept is kept, the rest goes into a file. The server must not run.
