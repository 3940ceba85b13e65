### What Section X says. Spaces go by their names on the chart: F8. A turn is a player’s, a round ends with an explosion,
### a game is several rounds; a tile is rotated, never turned. A refusal does not name its paragraph: whoever shows it does.

## The game on its box

sx-name = Section X
sx-tagline = Dig, lock, creep, and be gone before it blows.
sx-about = Dig tunnels from an island prison to the shore, lock them with doors and send your prisoners through. When somebody has brought three to the shore, every tunnel is blown up; only hiding places hold. The first to bring five of eight to freedom wins.

## Options, by key

sx-option-passing = Passing
sx-option-passing-help = A prisoner with two steps left may go through a full section, in one go, to a place with room.
sx-option-patience = Patience
sx-option-patience-help = A round also ends after so many turns of each player in a row without a tile drawn or a shore reached; with 0 you wait for ever.
sx-option-rounds = Rounds
sx-option-rounds-help = After so many rounds, whoever has the most prisoners left wins; with 0 you play on until somebody has escaped.
sx-option-advanced = Advanced
sx-option-advanced-help = Seven prisoners win, piles and stocks lie open, and steps may come before and after the tile action.

## Presets, by name

sx-preset-standard = Standard
sx-preset-standard-help = Five prisoners win; stocks and piles are hidden; first the tile, then the prisoners.
sx-preset-advanced = Advanced
sx-preset-advanced-help = Seven prisoners win; everything lies open; tile action and steps may be mixed. Made for two who know the game.

## Endings, by name

sx-ending-freedom = { $who } has brought enough prisoners to the shore and wins.
sx-ending-spent = Nobody has enough prisoners left to go on: { $who } has done best and wins.
sx-ending-last = The last round is over: { $who } has done best and wins.
sx-ending-limit = All rounds have been played: { $who } has done best and wins.
sx-ending-shared = It is over: { $who } have done equally well and share the win.

## Places

sx-cell = Space { $cell }
sx-cells = { $who }’s cell block
sx-free = { $who }’s boat: free
sx-supply = { $who }’s supply
sx-lost = { $who }’s lost
sx-shore = { $place ->
    [green0] Eastern shore
    [green1] North-eastern shore
    [green2] North-western shore
    [green3] Western shore
    [green4] South-western shore
   *[green5] South-eastern shore
}
sx-shore-owned = { $shore }, { $who }’s
sx-way = { $form ->
    [03] { $place }, straight
    [02] { $place }, gentle curve
    [01] { $place }, sharp curve
    [024] { $place }, Y junction
   *[other] { $place }, fork
}
sx-den = { $form ->
    [0] { $place }, hiding place with one opening
   *[other] { $place }, hiding place with two openings
}
sx-owned = { $section }, in { $who }’s tunnel
sx-from = { $place ->
    [island] from the island
   *[other] from { $place }
}
sx-to = { $place ->
    [island] back to the cells
    [green0] to the eastern shore
    [green1] to the north-eastern shore
    [green2] to the north-western shore
    [green3] to the western shore
    [green4] to the south-western shore
    [green5] to the south-eastern shore
   *[other] to { $place }
}
sx-at = { $place ->
    [island] on the island
    [green0] on the eastern shore
    [green1] on the north-eastern shore
    [green2] on the north-western shore
    [green3] on the western shore
    [green4] on the south-western shore
    [green5] on the south-eastern shore
   *[other] in { $place }
}

## Things

sx-tile = { $tile } on { $cell }
sx-key = { $who }’s master key
sx-door = { $who }’s door
sx-prisoner = { $who } prisoner { $number }
sx-chart = Tiles on the chart
sx-stock = { $who }’s stock
sx-pile = Pile { $number }
sx-kind-back = hidden tile
sx-kind-cells = cells
sx-kind-free = boat
sx-kind-supply = supply
sx-kind-lost = lost
sx-kind-door = door
sx-kind-key = key
sx-kind-prisoner = prisoner
sx-kind-shore = shore
sx-kind-S1 = straight
sx-kind-S2 = gentle curve
sx-kind-S3 = sharp curve
sx-kind-D1 = crossing straights
sx-kind-D2 = straight and sharp curve
sx-kind-D3 = two gentle curves, apart
sx-kind-D4 = two gentle curves, crossing
sx-kind-D5 = two sharp curves, opposite
sx-kind-T1 = three straights
sx-kind-T2 = straight and two gentle curves
sx-kind-T3 = straight and two sharp curves
sx-kind-J1 = Y junction
sx-kind-J2 = fork
sx-kind-J3 = mirrored fork
sx-kind-H1 = hiding place, dead end
sx-kind-H2 = hiding place, straight
sx-kind-H3 = hiding place, gentle curve
sx-a-tile = { $kind ->
    [S1] a straight
    [S2] a gentle curve
    [S3] a sharp curve
    [D1] crossing straights
    [D2] a straight with a sharp curve
    [D3] two gentle curves
    [D4] two crossing gentle curves
    [D5] two sharp curves
    [T1] three straights
    [T2] a straight with two gentle curves
    [T3] a straight with two sharp curves
    [J1] a Y junction
    [J2] a fork
    [J3] a mirrored fork
    [H1] a hiding place (dead end)
    [H2] a hiding place (straight)
    [H3] a hiding place (gentle curve)
   *[other] a tile
}

## Figures

sx-count-out = Escaped
sx-count-ashore = Ashore
sx-count-danger = At risk
sx-count-hidden = Hidden
sx-count-cells = In cells
sx-count-lost = Lost
sx-steps = Steps
sx-left = Tiles left
sx-idle = Quiet turns
sx-rounds = { $last ->
    [yes] Last round
   *[no] Round
}

## What ends the round and the game

sx-note-round = { $patience ->
    [0] This round ends when somebody has { $brings } ashore (most now: { $ashore }), or with the last tile ({ $left } left).
   *[other] This round ends when somebody has { $brings } ashore (most now: { $ashore }), with the last tile ({ $left } left), or after { $patience } turns in a row without a draw or a shore (now { $idle }).
}
sx-note-game = { $last ->
    [yes] This is the last round. { $goal } escaped still win the game at once; else the most prisoners left win it.
   *[no] { $rounds ->
        [0] The game is won with { $goal } escaped (most now: { $out }); it also ends when after an explosion nobody has { $goal } prisoners left.
       *[other] The game is won with { $goal } escaped (most now: { $out }); it also ends when after an explosion nobody has { $goal } prisoners left, or with round { $rounds }.
    }
}

## Buttons

sx-button-rotate = Rotate it
sx-button-move = Move it
sx-button-exchange = Exchange it
sx-button-skip = No tile action
sx-button-done = End the turn
sx-button-keep = { $who } keeps the doors

## What is asked now

sx-prompt-first = Who starts? The draw decides.
sx-prompt-tops = The top tile of a pile is turned up.
sx-prompt-tile = { $who } draws a tile.
sx-prompt-draw = { $you ->
    [yes] Your turn, { $who }, phase 1 of 3: draw a tile from one of the piles.
   *[no] { $who } is to draw a tile.
}
sx-prompt-act = { $you ->
    [yes] Phase 2 of 3, { $who }: one tile action. Lay a tile of your stock, or touch one on the chart; or leave it.
   *[no] { $who } may lay, move, exchange or rotate a tile.
}
sx-prompt-mixed = { $you ->
    [yes] { $locked ->
        [yes] { $who }, your door is set: one tile action is left, or end the turn.
       *[no] { $begun ->
            [yes] { $who }: one tile action, and { $left } more steps.
           *[no] Your turn, { $who }: one tile action, and up to { $left } steps or a door, in any order.
        }
    }
   *[no] { $locked ->
        [yes] { $who } may still take a tile action.
       *[no] { $begun ->
            [yes] { $who } may take a tile action and { $left } more steps.
           *[no] { $who } may take a tile action, and up to { $left } steps or a door.
        }
    }
}
sx-prompt-aim-place = { $you ->
    [yes] Where do you lay { $tile }, { $who }?
   *[no] { $who } is laying { $tile }.
}
sx-prompt-aim-move = { $you ->
    [yes] Where do you move { $tile }, { $who }?
   *[no] { $who } is moving { $tile }.
}
sx-prompt-aim-exchange = { $you ->
    [yes] Which tile do you exchange for { $tile }, { $who }?
   *[no] { $who } is exchanging { $tile }.
}
sx-prompt-spin-place = { $you ->
    [yes] Rotate the tile, { $who }, and lay it: { $tile }.
   *[no] { $who } is laying { $tile }.
}
sx-prompt-spin-move = { $you ->
    [yes] Rotate the tile, { $who }, and lay it: { $tile }.
   *[no] { $who } is moving { $tile }.
}
sx-prompt-spin-exchange = { $you ->
    [yes] Rotate the tiles that you exchange, { $who }, one after the other.
   *[no] { $who } is exchanging { $tile }.
}
sx-prompt-spin-turn = { $you ->
    [yes] Into which rotation do you put { $tile }, { $who }?
   *[no] { $who } is rotating { $tile }.
}
sx-prompt-keep = { $you ->
    [yes] A struggle of equals: { $rivals } have equally long tunnels. Who keeps the doors, { $who }?
   *[no] { $who } decides who keeps the doors: { $rivals }.
}
sx-prompt-walk = { $you ->
    [yes] { $begun ->
        [yes] { $left ->
            [one] Phase 3 of 3, { $who }: 1 step left, at most two for each prisoner.
           *[other] Phase 3 of 3, { $who }: { $left } steps left, at most two for each prisoner.
        }
       *[no] Phase 3 of 3, { $who }: up to { $left } steps, two for each prisoner; or one door.
    }
   *[no] { $begun ->
        [yes] { $left ->
            [one] { $who } has 1 step left.
           *[other] { $who } has { $left } steps left.
        }
       *[no] { $who } may take { $left } steps, or set a door.
    }
}
sx-prompt-give = { $you ->
    [yes] You get a master key, { $who }. Which of your doors do you give up for it?
   *[no] { $who } gives up a door for a master key.
}
sx-prompt-over = { $count ->
    [one] The game is over: { $who } wins!
   *[other] The game is over: { $who } share the win!
}

## What a move does: said of a choice before it is played, and in the log after

sx-then = { $first }. { $second }
sx-do-place = Lay { $tile }
sx-do-move = Move { $tile } from { $cell }
sx-do-exchange = Exchange { $tile } on { $cell }
sx-do-turn = Rotate { $tile } on { $cell }
sx-do-to = Lay { $tile } on { $cell }
sx-do-with = Exchange { $tile } with the tile on { $cell }
sx-did-first = { $who } starts
sx-did-tile = { $who } draws { $tile }
sx-did-top = Pile { $pile } shows { $tile }
sx-did-draw = { $who } draws from pile { $pile }
sx-did-skip = { $who } takes no tile action
sx-did-done = { $who } ends the turn
sx-did-place = { $who } lays { $tile } on { $to }
sx-did-move = { $who } moves { $tile } from { $from } to { $to }
sx-did-exchange = { $who } exchanges { $tile } on { $from } with { $other } on { $to }
sx-did-turn = { $who } rotates { $tile } on { $from }
sx-did-keep = { $own ->
    [yes] { $who } chooses to keep the doors
   *[no] { $who } lets { $keeper } keep the doors
}
sx-did-step = { $who } goes { $from } { $to }
sx-did-pass = { $who } goes { $from } { $to }, two steps, through a full section
sx-did-door = { $who } sets a door { $at }
sx-did-shift = { $who } moves a door { $from } { $to }
sx-did-give = { $who } gives up the door { $at }
sx-tally = { $who } { $count }
sx-explosion = { $lost ->
    [0] { $free ->
        [0] Explosion! Round { $round } is over; nobody is lost, nobody is freed
       *[other] Explosion! Round { $round } is over; nobody is lost; to freedom: { $freed }
    }
   *[other] { $free ->
        [0] Explosion! Round { $round } is over; lost: { $losers }
       *[other] Explosion! Round { $round } is over; lost: { $losers }; to freedom: { $freed }
    }
}
sx-new-round = { $last ->
    [yes] Round { $round } begins, the last of the game: some have too few prisoners left to win otherwise. { $who } starts
   *[no] Round { $round } begins; { $who } starts
}
sx-key-won = { $who } gives up a door for a master key and ignores all doors
sx-key-lost = { $who } loses the master key and gets the door back
sx-struggle = A struggle: { $keeper }’s tunnel is longer, { $keeps } to { $loses }; { $who }’s door in { $place } goes back to supply
sx-struggle-chosen = { $who }’s door in { $place } goes back to supply
sx-tie = A struggle of equals: { $who } have equally long tunnels, and { $chooser } chooses who keeps the doors
sx-cuts = Cut off at { $place }: a tunnel of { $length }
sx-length = { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
}
sx-tunnel = { $owned ->
    [yes] { $ends ->
        [0] { $place }: { $who }’s tunnel, { $length }
       *[other] { $place }: { $who }’s tunnel, { $length }, opens { $where }
    }
   *[no] { $ends ->
        [0] { $place }: nobody’s tunnel, { $length }
       *[other] { $place }: nobody’s tunnel, { $length }, opens { $where }
    }
}
sx-dare = { $count ->
    [one] This ends the round, and the explosion takes 1 of your own prisoners.
   *[other] This ends the round, and the explosion takes { $count } of your own prisoners.
}

## Advice to learners

sx-aid-shore = { $steps ->
    [one] From there it is 1 step { $shore }.
   *[other] From there it is { $steps } steps { $shore }.
}
sx-aid-danger = { $count ->
    [one] Mind: 1 of your prisoners is in a tunnel, and would be lost if the round ended now.
   *[other] Mind: { $count } of your prisoners are in tunnels, and would be lost if the round ended now.
}

## Refusals: not now

sx-no-over = The game is over; the win goes to { $who }.
sx-no-not-your-turn = Not yet: it is { $who }’s turn.
sx-no-wait = One moment: chance is at work.
sx-no-chance = That is decided by chance, not by a player.
sx-no-draw-first = Your turn begins with a draw: take a tile from one of the piles.
sx-no-finish-first = First finish with the tile that you have begun with, or take it back.
sx-no-give-first = First say which door you give up for the master key.
sx-no-action-first = That belongs to phase 3. First comes the tile action: take one, or say that you take none.
sx-no-acted = One tile action a turn: yours is done, or you have waived it.
sx-no-no-skip = In the advanced game you need not waive the tile action: just go on, or end the turn.
sx-no-no-action = First choose a tile and what to do with it.
sx-no-no-struggle = There is no struggle for you to settle now.
sx-no-no-key-now = You give up a door only when you get a master key.
sx-no-nothing = That leads nowhere now. What you can touch glows.

## Refusals: not this tile

sx-no-stock-full = You have { $count } tiles in stock. You draw only with fewer than three.
sx-no-drawn = You have drawn already in this turn.
sx-no-pile-empty = Pile { $pile } is used up. Take another.
sx-no-not-in-stock = You do not have { $tile } in stock.
sx-no-not-your-stock = Those tiles are not yours. You lay tiles of your own stock.
sx-no-fits-nowhere = There is no free space now that would fit { $tile }.
sx-no-no-tile = There is no tile on { $cell }.
sx-no-foreign = The tile on { $cell } is part of { $who }’s tunnel. You may not exchange, move or rotate it.
sx-no-occupied = There are prisoners on the tile on { $cell }. It stays as it lies.
sx-no-not-only-yours = In the hiding place on { $cell } there is a prisoner of { $who }. You may move it only if all in it are yours.
sx-no-no-turning = There are prisoners in the hiding place on { $cell }. You may move or exchange it, but not rotate it in place.
sx-no-no-rotation = The tile on { $cell } fits in no other rotation.
sx-no-no-partner = There is no tile that could be exchanged for the one on { $cell }.

## Refusals: not there, not so

sx-no-space-taken = There is a tile on { $cell } already. To swap two tiles, exchange them.
sx-no-no-fit = There is no rotation in which you could lay { $tile } on { $cell }: an opening must meet an opening, a closed side a closed one.
sx-no-no-fit-so = { $open ->
    [yes] Rotated like this, the tile on { $cell } would be closed towards { $neighbour }, where there is an opening.
   *[no] Rotated like this, the tile on { $cell } would be open towards { $neighbour }, where the side is closed.
}
sx-no-nearer = That hiding place has prisoners in it and may not come nearer to the shore: from { $old } spaces away to { $new }.
sx-no-same-tile = A tile cannot be exchanged for itself.
sx-no-no-swap = The tiles on { $cell } and { $other } cannot change places: in no rotation would both fit.
sx-no-same-look = That would leave everything as it is. An action must change something.

## Refusals: who keeps, who gives

sx-no-not-longest = { $who } is not among those with the longest tunnel: { $rivals }.
sx-no-no-door-there = You have no door { $at }.

## Refusals: not this prisoner, not that way

sx-no-door-set = You have set a door in this turn, and it takes the place of all steps.
sx-no-no-steps-left = You have made all five steps of this turn.
sx-no-nobody-there = You have no prisoner { $at }.
sx-no-tired = Your prisoner { $at } has made two steps in this turn, and two is the most.
sx-no-on-shore = A prisoner on a shore has made it, and does not move any more.
sx-no-stays = That is where the prisoner is already.
sx-no-not-connected = No tunnel leads { $from } { $to } in one step. A step goes from one section to the next.
sx-no-full = { $count ->
    [one] There is somebody { $at } already, and a section has room for one.
   *[other] There are two { $at } already, and a hiding place has room for two.
}
sx-no-barred = { $who }’s door { $at } keeps you out.
sx-no-owned-shore = That shore belongs to { $who }, for the rest of the game.
sx-no-too-many-shores = You may not take another shore: only { $left } are left, and there must remain enough for { $others }.
sx-no-passing-off = At this table nobody passes through a full section: the option `passing` is off.
sx-no-passing-steps = To pass through a full section, a prisoner needs both his steps, and you two of your five.
sx-no-no-passage = There is no way of two steps { $from } { $to } through a full section.

## Refusals: not this door

sx-no-steps-made = You have made steps in this turn already. A door comes instead of steps, not after them.
sx-no-no-supply = You have no door in supply. You may move one that you have laid.
sx-no-not-your-door = There is no door of yours { $at }.
sx-no-no-section = There is no such section on { $cell }.
sx-no-door-openings = A door needs a section with exactly two openings; here there are { $count }.
sx-no-door-in-hiding = A hiding place cannot be locked.
sx-no-door-foreign = That is { $who }’s tunnel: you may not put a door into it.
sx-no-door-there = There is a door { $at } already.
sx-no-door-on-prisoner = { $who } has a prisoner { $at }: no door can be set there.

## What a move is good for, by feature of the judgement: it completes “best, because …”

sx-feature-out = another prisoner is out
sx-feature-hopes = those inside come nearer freedom
sx-feature-doors = more of your tunnel is locked
sx-feature-key = you have the key
sx-feature-tiles = you have more tiles to lay
