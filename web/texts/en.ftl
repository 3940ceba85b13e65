### The page's own words. Those of games and of the server come from the server.

## Everywhere
ui-home = Home
ui-rules = Rules
ui-rule = Rule { $paragraph }
ui-close = Close
ui-back = Back
ui-no = No
ui-settings = Settings
ui-language = Language
ui-light = Light
ui-dark = Dark
ui-failed = That did not work (error { $status }).
ui-unreachable = The server cannot be reached. Please try again.
ui-retry = Try again
ui-no-page = There is nothing at this address.
ui-connecting = Connecting…
ui-of = { $value } of { $limit }

## Home
ui-welcome = On the run
ui-welcome-words = Prison-escape board games, for friends and against bots. No account: choose a box and play.
ui-your-name = Your name
ui-guest = Guest { $number }
ui-players-range = { $least } to { $most } players
ui-play = Play
ui-more-ways = More ways to play
ui-coming = Coming
ui-load = Open a saved game
ui-lobby = Open tables
ui-open-tables = Open tables
ui-other-doors = Other ways in
ui-by-code = Seat code
ui-join = Join
ui-lobby-empty = No table has an open seat right now. Make one at
ui-set-up = { $game }: set up a table

## Setting up
ui-seats = Seats
ui-who-plays = Who plays { $who }
ui-name-of = Name of { $who }
ui-seat-device = On this device
ui-seat-by-link = Someone else, by link
ui-seat-bot-kind = Bot: { $bot }
ui-seat-bots = Bots, the weakest first
ui-seat-more = Add a seat
ui-seat-less = Remove a seat
ui-preset = Variant
ui-options = All options
ui-slots = Touch the places you want.
ui-own-value = My own…
ui-table = Table
ui-clock = Time
ui-clock-none = No clock
ui-clock-move = So long for each move
ui-clock-fischer = In all, with some gained each move
ui-clock-days = Days for each move
ui-clock-amount-none = Time
ui-clock-amount-move = Seconds for a move
ui-clock-amount-fischer = Minutes in all
ui-clock-amount-days = Days for a move
ui-clock-gain = Seconds gained with each move
ui-clock-lost = When time runs out
ui-clock-lost-bot = a bot makes the move
ui-clock-lost-seat = the seat is lost
ui-watching = Onlookers
ui-watching-on = Anyone with the link
ui-watching-end = Only after the end
ui-watching-off = Nobody
ui-hints-allowed = Players may ask for hints
ui-in-lobby = Show among the open tables
ui-start = Start

## The table
ui-board = Board of { $game }
ui-can-touch = { $what }, can be chosen
ui-choose-first = Choose among what glows.
ui-choose-next = { $count ->
    [one] One way to go on.
   *[other] { $count } ways to go on.
}
ui-waiting-for = { $count ->
    [one] Waiting for one more player. Share the link.
   *[other] Waiting for { $count } more players. Share the links.
}
ui-log = What happened
ui-log-empty = Nothing yet.
ui-account = Account
ui-log-folded = { $count } strokes of chance
ui-you = you
ui-seat-open = free
ui-seat-free = Free seat
ui-seat-bot-plays = a bot plays on
ui-seat-resigned = { $who } (resigned)
ui-seat-out = { $who } (out)
ui-seat-thinking = is thinking
ui-seat-bot = bot
ui-seat-program = program
ui-seat-here = here
ui-seat-away = away
ui-days-hours = { $days } d { $hours } h
ui-watchers = { $count ->
    [one] One onlooker
   *[other] { $count } onlookers
}
ui-zone = { $zone }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
ui-card-times = { $card } ({ $count } of them)
ui-hidden-cards = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
ui-top-first = The top card comes first.
ui-look-through = Look through: { $zone }
ui-no-cards = No cards.
ui-front = next
ui-turn-it = Turn it
ui-turn-left = Turn left
ui-turn-right = Turn right
ui-turn-lay = Lay it like this
ui-turn-at = Position { $place } of { $count }
ui-zoom = Size of the board
ui-zoom-in = Larger
ui-zoom-out = Smaller
ui-zoom-fit = The whole board
ui-hint = Hint
ui-hint-chance = Chance to win: about { $chance } %.
ui-hint-best = Best: { $what }
ui-hint-best-for = Best, because { $reason }: { $what }
ui-hints-taken = { $count ->
    [one] One hint taken
   *[other] { $count } hints taken
}
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-stop = Offer to stop
ui-resign = Resign
ui-resign-sure = Yes, resign
ui-offer-undo = { $who } would like to take the last move back.
ui-offer-stop = { $who } offers to stop here.
ui-offer-waiting = Waiting for the others to answer.
ui-agree = Agree
ui-decline = Decline
ui-lost = Connection lost. Trying again in { $seconds } s.
ui-back-again = Connected again.
ui-you-watch = You are looking on.
ui-watch-instead = Look on instead
ui-spectator = Onlooker
ui-sit = Sit down
ui-curtain = { $who }, it is your turn
ui-curtain-down = The table is hidden between turns.
ui-curtain-open = Show me the table

## Sharing and hosting
ui-share = Share
ui-copy = Copy
ui-copied = Copied
ui-qr = The link as a QR code
ui-show-qr = QR code
ui-code = code { $code }
ui-seat-link = Link to the seat of { $who }
ui-share-seats = Whoever has a seat’s link or code can play that seat, also on another device.
ui-watch-link = Link to look on
ui-lan = Phones on the same network find this table at { $address }.
ui-host = Host
ui-host-bot = Let a bot play
ui-host-person = Hand back
ui-host-program = A program
ui-host-kick = Free the seat
ui-program-words = Whoever has this token can let a program play this seat: with the command below, or as docs/bot-api.md tells.
ui-program-token = Token of the seat
ui-program-command = Command
ui-host-again = Stop this game and begin anew
ui-host-chat = Chat is on
ui-host-lobby = Show among the open tables
ui-host-lobby-off = Hide

## Chat
ui-chat = Chat
ui-chat-off = The host has turned the chat off.
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Write something
ui-send = Send
ui-phrase-hello = Hello!
ui-phrase-luck = Good luck!
ui-phrase-well-played = Well played!
ui-phrase-oops = Oops…
ui-phrase-thinking = Let me think.
ui-phrase-hurry = Your turn!
ui-phrase-thanks = Thank you!
ui-phrase-again = Another one?
ui-phrase-bye = Goodbye!

## The end
ui-result = Result
ui-over = The game is over
ui-you-won = You have won!
ui-you-lost = Not this time
ui-ending-unfinished = The game was not finished.
ui-ending-stopped = Stopped by agreement.
ui-race = The race over time: how likely each player was to win
ui-race-words = The race over time, at the end: { $words }
ui-rematch = Play again
ui-next-table = To the next game
ui-replay = Replay
ui-download = Download the record

## Replay
ui-replay-of = { $game }: replay
ui-replay-start = The start
ui-replay-link = Link to this step
ui-step-of = Step { $step } of { $last }
ui-first = To the start
ui-previous = One step back
ui-next = One step on
ui-last = To the end
ui-run = Let it run
ui-pause = Pause
ui-eyes = Seen by
ui-eyes-all = Everything revealed
ui-fork = Play on from here

## Rulebook
ui-rules-of = { $game }: rules
ui-example = Example
ui-contents = Contents

## Help
ui-help = Help
ui-aids = Learning aids: advice with what a move would do
ui-dares = Ask before hopeless dares
ui-dare-yes = Do it
ui-dare-no = Not now
ui-help-touch = What glows can be chosen. Choose a piece or a card, then where it goes; pointing at a place shows what will happen. On a touch screen the first touch shows it and the second plays.
ui-help-arrows = go from place to place
ui-help-enter = choose, and with the last choice play
ui-help-next = go to the next thing that glows
ui-help-turn = turn what is being laid; so do the wheel, ← and →, and touching it; Enter lays it
ui-help-hint = ask for a hint, where the table allows it
ui-help-zoom = show the board larger, smaller, whole; so do two fingers and the wheel, where spaces are small
ui-help-escape = take the last choice back
ui-help-tab = from the board to the buttons and the log
ui-help-help = show this
ui-help-refused = Choose something that cannot be done, and you are told why, with the paragraph of the rules.
