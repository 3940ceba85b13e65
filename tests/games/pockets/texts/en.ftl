### What Pockets says.

## The game on its box

pk-name = Pockets
pk-tagline = A file, a rope and a loaf of bread.
pk-about = Smuggle cards past the others and lay them face down. Whoever shows a file, a rope and bread escapes.

## Options, presets and endings, by name

pk-option-turn_limit = Turn limit
pk-option-turn_limit-help = After so many turns in all, whoever has laid most kinds wins; with 0 you play on until someone escapes.
pk-option-open_hands = Open hands
pk-option-open_hands-help = All hands lie open; only the cards laid face down are hidden.
pk-preset-pockets = Pockets
pk-preset-pockets-help = Hidden hands and hidden cards on the table.
pk-preset-open = Open pockets
pk-preset-open-help = The hands lie open: remember who laid what.
pk-ending-escape = { $who } has a file, a rope and bread, and escapes.
pk-ending-limit = The last turn is over: { $who } has laid most kinds and wins.
pk-ending-shared = The last turn is over: { $who } have laid equally many kinds and share the win.

## Things on the table

pk-deck = Deck
pk-pile = Discards
pk-hand = { $who }’s hand
pk-laid = { $who }’s cards, face down
pk-shown = { $who }’s cards, known to all
pk-card = { $kind ->
    [file] a file
    [rope] a rope
    [bread] bread
   *[other] a card
}
pk-kinds = Kinds shown
pk-turns = Turns
pk-draw = Draw
pk-lay = Lay
pk-trade = Trade
pk-show = Show

## What is asked now

pk-prompt-first = Who starts? The draw decides.
pk-prompt-deal = { $who } is dealt a card.
pk-prompt-draw = { $who } draws a card.
pk-prompt-turn = { $you ->
    [yes] Your turn, { $who }: draw, lay a card, trade two, or show what you have laid.
   *[no] { $who } is to play.
}
pk-prompt-trade = { $you ->
    [yes] Your trade, { $who }: touch two cards alike, or any card and bread.
   *[no] { $who } is trading.
}
pk-prompt-over = { $count ->
    [one] The game is over: { $who } wins!
   *[other] The game is over: { $who } share the win!
}

## What a move does: said of a choice before it is played, and in the log after

pk-did-first = { $who } starts
pk-did-card = { $who } gets { $card }
pk-did-draw = { $who } draws
pk-did-lay = { $who } lays { $card } face down
pk-did-trade = { $who } trades two cards
pk-did-drop = { $who } trades away { $card }
pk-did-swap = { $who } trades { $first } and { $second } for a new card
pk-did-turn-up = { $who } shows all cards laid
pk-did-show = { $count ->
    [0] { $who } shows nothing new
   *[other] { $who } shows { $cards }
}
pk-escape = A file, a rope and bread: that is the escape!

## Refusals

pk-no-over = The game is over; the win goes to { $who }.
pk-no-chance = The draw decides who starts and which card comes, not a player.
pk-no-not-your-turn = Not yet: it is { $who }’s turn.
pk-no-nowhere = That leads nowhere: touch a card of your hand and “Lay”, or one of the other buttons.
pk-no-no-cards = There is no card left to draw, neither in the deck nor among the discards.
pk-no-not-in-hand = You would need { $card }, and there is none in your hand.
pk-no-trade-first = Finish the trade first, or take it back.
pk-no-no-trade = Cards are given away in a trade only: begin one first.
pk-no-no-pair = { $held ->
    [0] Your hand is empty. A trade takes two cards alike, or any card and bread.
    [one] You hold only 1 card. A trade takes two cards alike, or any card and bread.
   *[other] None of your { $held } cards go together. A trade takes two cards alike, or any card and bread.
}
pk-no-no-match = Nothing in your hand goes with { $card }. A trade takes two cards alike, or any card and bread.
pk-no-not-a-pair = You have picked { $first }, and { $second } does not go with it. A trade takes two cards alike, or any card and bread.

## What a move is good for, by feature of the judgement: it completes “best, because …”

pk-feature-laid = another kind lies on the table
pk-feature-held = another kind is in your hand
pk-feature-hidden = another card lies face down
