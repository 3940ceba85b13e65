### What the server says, whatever the game.

server-taken-back = Taken back: the match stands as just after entry { NUMBER($to, useGrouping: 0) }.

server-no-table = There is no such table, or no longer.
server-no-seat = There is no such seat.
server-no-bot = There is no bot “{ $bot }”; there are: { $known }.
server-seats = This table has { $count } seats.
server-full = Every seat is taken.
server-wrong-key = This link or code opens nothing here.
server-by-invitation = One sits down at this table by its link or a code only.
server-watching-off = Nobody may look on at this table.
server-watching-end = One may look on at this table only after the end.
server-secret = There are still secrets at this table: this can be had after the end.
server-name-missing = Please say a name.
server-name-long = A name has { $longest } letters at most.
server-option = An option has a value that cannot be written down.
server-clock = This clock cannot be: time is more than nothing and at most sixty days.
server-wish = This could not be understood: { $reason }

server-not-begun = The match has not begun: a seat is still open.
server-over = The match is over.
server-not-your-seat = This is not your seat.
server-bot-plays = A bot plays this seat now.
server-seat-lost = This seat is lost; a bot plays it to the end.
server-no-move = This is not a move, nor anything to touch.
server-too-long = This match has become too long: resign, or agree to stop.
server-stale = Something has happened meanwhile; look again.
server-key = A request has a key of its own, of one to 64 letters.
server-offer-there = There is an offer on the table already.
server-no-offer = There is no offer on the table.
server-chat-off = The host has turned talking off.
server-chat-what = Say a ready phrase, or a text of at most 300 letters.
server-hints-off = There are no hints at this table.
server-kicked = The host has emptied your seat.
server-seat-person = A person sits here. A program takes a seat that is free: its host can free one.
server-seat-program = A program sits here. The host can free the seat.
server-join-first = Take the seat first: POST /api/tables/TABLE/join with your name and the same token.
server-program-plays = A program plays or resigns; taking back and stopping is for people to agree on.

server-rubbish = This could not be understood.
server-too-fast = Too many requests; wait a moment.
server-too-large = This is too large.
server-too-many-tables = You have made many tables; wait a while.
server-slow = The connection was too slow and was closed.
server-origin = This request came from another page.
server-origin-broken = This request does not say properly which page it came from: open the page again.
server-not-there = There is nothing here.
server-not-built = The browser side of Cavale is not built here.
server-conflict = Somebody else was quicker; look again.
server-trouble = Something went wrong on the server. Nothing is lost; try again.
server-closing = The server is going down for a moment.

server-address = Cavale is served at { $address } (tables are kept in { $data }). Ctrl+C stops it.
server-lan = In the same network: { $address }
server-port = Nobody can listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }.
server-no-file = There is no file { $file }.
server-file-there = { $file } is there already.
server-copy-failed = The copy failed: { $reason }.
server-backed-up = All tables are in { $file }.
server-restored = All tables are as they were in { $file }.
server-kept-aside = What was there before is in { $file }.
server-well = All is well.
server-damaged = The file is damaged: { $reason }.
server-drift = The database differs from what this version expects: { $what }
server-table-game = Table { $table } plays { $game }, which is not here.
server-table-broken = Table { $table } cannot be replayed. { $reason }
