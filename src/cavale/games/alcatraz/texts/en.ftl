### What Alcatraz says. A square is written row:column, so 5:3 is row 5, column 3.
### A refusal does not name its paragraph: whoever shows it adds the number.

## The game on its box

az-name = Alcatraz
az-tagline = Every step you take, a guard takes too.
az-about = Lead your prisoners across a moonlit yard and past eight guards, to the boat. A guard walks towards you exactly as far as you have just walked, and whoever stands in its way goes back to the cell.

## Options, by key

az-option-alarm = Alarm
az-option-alarm-help = Whenever a prisoner boards, the next player rolls a die and sends the guard of that row running.
az-option-own_captures = Catching your own
az-option-own_captures-help = You may set a guard on your own prisoners too; if this is off, such a move is refused.
az-option-turn_limit = Turn limit
az-option-turn_limit-help = After so many turns in all, whoever stands best wins; with 0 you play on until someone has escaped.
az-option-guards = Guards’ places
az-option-guards-help = Where the guards of rows 1 to 8 start: a named set-up, a random one, or eight columns of your own such as 54738291.

## Presets, by name

az-preset-classic = Classic
az-preset-classic-help = The guards in their usual places, and an alarm at every boarding.
az-preset-tactical = Tactical
az-preset-tactical-help = No alarm: once the first player is drawn, nothing is left to chance.
az-preset-random = Random guards
az-preset-random-help = Every game begins with other places for the guards.

## Set-ups of guards, by name

az-guards-classic = Classic
az-guards-diagonal = Diagonal
az-guards-gauntlet = Gauntlet
az-guards-wings = Wings
az-guards-zigzag = Zigzag
az-guards-random = Random

## Endings, by name

az-ending-escape = { $who } has three prisoners aboard and wins.
az-ending-limit = The last turn is over: { $who } stands best and wins.
az-ending-shared = The last turn is over: { $who } stand equally well and share the win.

## Things on the table

az-boat = the boat
az-cell = the cell
az-square = { $hatched ->
    [yes] Row { $row }, column { $column }, hatched
   *[no] Row { $row }, column { $column }
}
az-prisoner = { $who } prisoner { $number }
az-guard = Guard of row { $row }
az-kind-guard = guard
az-kind-hatched = hatched square
az-aboard = Aboard
az-turns = Turns
az-pass = Pass

## What is asked now

az-prompt-guards = The guards take up their places: row { $row } is next.
az-prompt-first = Who starts? The draw decides.
az-prompt-turn = { $you ->
    [yes] { $boat ->
        [yes] Your turn, { $who }: walk one of your prisoners, or board the boat.
       *[no] Your turn, { $who }: walk one of your prisoners in a straight line.
    }
   *[no] { $boat ->
        [yes] { $who } is to play, and could board the boat.
       *[no] { $who } is to play.
    }
}
az-prompt-stuck = { $you ->
    [yes] { $boat ->
        [yes] Your turn, { $who }: none of your prisoners can walk. Board the boat, or pass.
       *[no] Your turn, { $who }: none of your prisoners can walk. You must pass.
    }
   *[no] { $boat ->
        [yes] { $who } cannot walk, and boards the boat or passes.
       *[no] { $who } cannot walk, and must pass.
    }
}
az-prompt-roll = Alarm! { $who } rolls the die to see which guard runs.
az-prompt-alarm = { $you ->
    [yes] Alarm, { $who }! Send the guard of row { $row } left or right: choose { $row }:1 or { $row }:9.
   *[no] Alarm! { $who } sends the guard of row { $row } left or right.
}
az-prompt-over = { $count ->
    [one] The game is over: { $who } wins!
   *[other] The game is over: { $who } share the win!
}

## What a move does: said of a choice before it is played, and in the log after

az-did-guard = The guard of row { $row } starts in column { $column }
az-did-first = { $who } starts
az-victim = { $count ->
    [one] { $who }
   *[other] { $who } (×{ $count })
}
az-did-walk = { $row ->
    [0] { $who } walks from { $start } to { $stop }; no guard moves
   *[other] { $caught ->
        [0] { $who } walks from { $start } to { $stop }; guard { $row } walks to column { $column }
       *[other] { $who } walks from { $start } to { $stop }; guard { $row } walks to column { $column } and catches { $victims }
    }
}
az-did-board = { $alarm ->
    [yes] { $who } boards the boat from { $start }, with { $count } aboard now; the alarm goes off
   *[no] { $who } boards the boat from { $start }, with { $count } aboard now
}
az-did-pass = { $who } cannot walk, and passes
az-alarm = Alarm! The next player rolls for a guard and sends it running.
az-did-die = The alarm die shows { $row }: guard { $row } is on the alert
az-did-alarm = { $runs ->
    [no] { $who } leaves guard { $row } where it is, at the { $column ->
        [1] left
       *[other] right
    } end of its row
   *[yes] { $caught ->
        [0] { $who } sends guard { $row } to the { $column ->
            [1] left
           *[other] right
        } end of its row; nobody is caught
       *[other] { $who } sends guard { $row } to the { $column ->
            [1] left
           *[other] right
        } end of its row, and it catches { $victims }
    }
}

## Refusals: not now

az-no-over = The game is over; the win goes to { $who }.
az-no-not-your-turn = Not yet: it is { $who }’s turn.
az-no-wait = One moment: chance is at work.
az-no-chance = That is decided by chance, not by a player.
az-no-alarm-first = The alarm comes first: send the guard of row { $row } left or right, to { $row }:1 or { $row }:9. Then take your turn.
az-no-no-alarm = There is no alarm to answer. A guard runs to the end of its row only after somebody has boarded.
az-no-can-walk = You still have a prisoner who can walk. Passing is only for those who cannot.

## Refusals: not this prisoner

az-no-cell-empty = None of your prisoners is in the cell.
az-no-nobody-there = Nobody stands on { $where }. Start with one of your own prisoners.
az-no-not-yours = The prisoner on { $where } belongs to { $who }. Start with one of your own.
az-no-guard-walks-alone = The guard on { $where } is nobody’s to move. It walks when a prisoner stops in its row.
az-no-aboard = Whoever is aboard stays aboard. To board, start with a prisoner of yours on a hatched square, then choose the boat.
az-no-stuck = No prisoner can walk from { $where } now: every stop is barred, taken, or would get one of yours caught.
az-no-nothing = That leads nowhere. Choose one of your prisoners, then a square or the boat.

## Refusals: not there

az-no-stays = You have to walk at least one square.
az-no-not-straight = Prisoners walk straight, along a row or a column, without turning; { $start } and { $stop } share neither.
az-no-into-cell = Row 9 is where the yard ends. Nobody walks back into the cell.
az-no-passes-guard = The guard on { $row }:{ $column } bars the way. You may walk past prisoners, but never past a guard.
az-no-guard-stands = A guard stands on { $where }. Stop on a free square.
az-no-taken = A prisoner of { $who } stands on { $where }. You may walk past, but stop on a free square.
az-no-caught = The guard of row { $row } would catch you: it walks as far as you do, { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }, and you would stop only { $distance } away. Stop farther from it, or take a shorter walk.
az-no-catches-own = The guard of row { $row } would catch your own prisoner on { $where }. You may set a guard on others, not on your own.

## Refusals: not aboard

az-no-not-hatched = Boarding starts from a hatched square, and { $where } is not one.
az-no-guard-between = The guard on { $row }:{ $column } stands between you and the boat. The squares ahead in your column must be free of guards.

## Refusals: not this set-up

az-no-guards-form = “{ $found }” is not a set-up of guards. Give eight columns for rows 1 to 8, such as 54738291, or one of these names: { $known }.
az-no-guards-column = There is no column 0 for the guard of row { $row }. Columns go from 1 to 9.
az-no-guards-middle = The guard of row 1 has to start in the middle, in column 5, not in column { $column }.

## What a move is good for, by feature of the judgement: it completes “best, because …”

az-feature-aboard = another prisoner is aboard
az-feature-last = only one prisoner is missing now
az-feature-ready = a prisoner is ready to board
az-feature-strike = a prisoner can board at once
az-feature-hatched = a prisoner stands by the boat
az-feature-out = more prisoners are out of the cell
az-feature-rows = a prisoner comes nearer the boat
az-feature-open = a way to the boat is open
az-feature-safe = more of your prisoners are out of the guards’ reach
az-feature-turn = it is your turn sooner
