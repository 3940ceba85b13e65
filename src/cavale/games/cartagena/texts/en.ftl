### What Cartagena says. Spaces go by their numbers, 1 being the first after the start.
### A refusal does not name its paragraph: whoever shows it adds the number.

## The game on its box

ca-name = Cartagena
ca-tagline = Two steps back for a good leap forward.
ca-about = Lead your pirates out of the fortress, through a torch-lit passage, to the boat. A card carries a pirate to the next free space with its sign, past everyone in between; new cards come only to those who fall back to company.

## Options, by key

ca-option-edition = Edition
ca-option-edition-help = Which signs, how many cards and which starting hands: those of 2000 or those of 2014.
ca-option-pirates = Pirates each
ca-option-pirates-help = How many pirates each player has to bring aboard; 4 or 5 in the edition of 2014.
ca-option-segments = Segments
ca-option-segments-help = How long the passage is; a segment has six spaces.
ca-option-open_hands = Open hands
ca-option-open_hands-help = All hands lie open, and cards are drawn from an open row of twelve.
ca-option-hispaniola = Open row
ca-option-hispaniola-help = Hands stay hidden, but cards are drawn from an open row of twelve.
ca-option-relief = Relief
ca-option-relief-help = A player with no card and no way back draws one card; if this is off, the turn is lost.
ca-option-turn_limit = Turn limit
ca-option-turn_limit-help = After so many turns in all, whoever stands best wins; with 0 you play on until a crew has escaped.

ca-edition-2000 = 2000
ca-edition-2014 = 2014

## Presets, by name

ca-preset-jamaica = Jamaica
ca-preset-jamaica-help = The edition of 2000 with hidden hands: a race with some luck in it.
ca-preset-tortuga = Tortuga
ca-preset-tortuga-help = The edition of 2000 with open hands and an open row: you know what is coming.
ca-preset-basic = 2014, basic
ca-preset-basic-help = A shorter passage, four pirates each, two actions a turn: good for a first game.
ca-preset-advanced = 2014, advanced
ca-preset-advanced-help = The whole passage, five pirates each, three actions a turn.

## Endings, by name

ca-ending-escape = { $who } has the whole crew aboard and wins.
ca-ending-limit = The last turn is over: { $who } stands best and wins.
ca-ending-shared = The last turn is over: { $who } stand equally well and share the win.

## Things on the table

ca-start = the start
ca-boat = the boat
ca-number = { $space }
ca-space = Space { $number }, { $sign }
ca-space-bare = Space { $number }
ca-pirate = { $who } pirate { $number }
ca-kind-bottle = bottle
ca-kind-dagger = dagger
ca-kind-hat = hat
ca-kind-key = key
ca-kind-pistol = pistol
ca-kind-skull = skull
ca-kind-hook = hook
ca-kind-lantern = lantern
ca-kind-telescope = telescope
ca-kind-back = hidden card
ca-card = { $sign ->
    [bottle] a bottle
    [dagger] a dagger
    [hat] a hat
    [key] a key
    [pistol] a pistol
    [skull] a skull
    [hook] a hook
    [lantern] a lantern
    [telescope] a telescope
    [next] a card of the next row
   *[other] a card
}
ca-two = { $sign ->
    [bottle] two bottles
    [dagger] two daggers
    [hat] two hats
    [key] two keys
    [pistol] two pistols
    [skull] two skulls
    [hook] two hooks
    [lantern] two lanterns
    [telescope] two telescopes
   *[next] two cards of the next row
}
ca-cards = { $count ->
    [0] no card, as none is left
    [one] 1 card
   *[other] { $count } cards
}
ca-hand = { $who }’s hand
ca-row = Row, the next card first
ca-deck = Deck
ca-discard = Discards
ca-aboard = Aboard
ca-actions = Actions
ca-turns = Turns
ca-stop = Stop here
ca-lose = Lose the turn
ca-draw = Draw a card

## What is asked now

ca-prompt-passage = The passage is being laid: { $laid } of { $segments } segments.
ca-prompt-first = Who starts? The draw decides.
ca-prompt-deal = { $who } is dealt a card.
ca-prompt-row = A row of open cards is being laid.
ca-prompt-draw = { $who } draws a card.
ca-prompt-turn = { $you ->
    [yes] Your turn, { $who }: play a card, or fall back for new ones. Up to { $left } actions.
   *[no] { $who } is to play.
}
ca-prompt-more = { $you ->
    [yes] { $left ->
        [one] Go on, { $who }, or stop here: 1 action left.
       *[other] Go on, { $who }, or stop here: { $left } actions left.
    }
   *[no] { $left ->
        [one] { $who } may go on: 1 action left.
       *[other] { $who } may go on: { $left } actions left.
    }
}
ca-prompt-stuck = { $you ->
    [yes] { $relief ->
        [yes] No card and no way back, { $who }: draw a card, and your turn ends.
       *[no] No card and no way back, { $who }: your turn is lost.
    }
   *[no] { $who } has no card and no way back.
}
ca-prompt-over = { $count ->
    [one] The game is over: { $who } wins!
   *[other] The game is over: { $who } share the win!
}

## What a move does: said of a choice before it is played, and in the log after

ca-did-segment = { $turned ->
    [yes] Segment { $letter } is laid, turned round
   *[no] Segment { $letter } is laid
}
ca-did-first = { $who } starts
ca-did-deal = { $who } is dealt { $card }
ca-did-draw = { $who } draws { $card }
ca-did-row = { $taken ->
    [0] The row gets { $card }
   *[other] The row gets { $card }, and { $who } draws { $cards }
}
ca-did-advance = { $stop ->
    [boat] { $start ->
        [start] { $who } plays { $card } and goes from the start straight aboard, with { $count } aboard now
       *[other] { $who } plays { $card } and goes from { $start } aboard, with { $count } aboard now
    }
   *[other] { $start ->
        [start] { $who } plays { $card } and goes from the start to { $stop }
       *[other] { $who } plays { $card } and goes from { $start } to { $stop }
    }
}
ca-did-fall-back = { $start ->
    [boat] { $who } leaves the boat and falls back to { $stop } for { $cards }
   *[other] { $who } falls back from { $start } to { $stop } for { $cards }
}
ca-did-relief = { $who } has no card and no way back, and draws { $cards }
ca-did-stop = { $who } stops
ca-did-lose = { $who } has no card and no way back, and loses the turn

## Advice to learners

ca-aid-company = Mind: { $who } could then fall back to { $where } and draw two cards.

## Refusals: not now

ca-no-over = The game is over; the win goes to { $who }.
ca-no-not-your-turn = Not yet: it is { $who }’s turn.
ca-no-wait = One moment: chance is at work.
ca-no-chance = That is decided by chance, not by a player.
ca-no-no-action = You have done nothing yet in this turn. Take at least one action, then you may stop.
ca-no-relief-off = At this table nobody gets a card for being stuck: the option `relief` is off.
ca-no-has-cards = { $count ->
    [one] You still hold 1 card. That draw is only for players who have none and cannot fall back.
   *[other] You still hold { $count } cards. That draw is only for players who have none and cannot fall back.
}
ca-no-can-fall-back = { $space ->
    [boat] Your pirate aboard can still fall back. That draw is only for players with neither a card nor a way back.
   *[other] Your pirate on { $space } can still fall back. That draw is only for players with neither a card nor a way back.
}

## Refusals: not this pirate

ca-no-no-space = There is no space { $space } here: the passage ends with { $last }.
ca-no-nobody-there = { $space ->
    [start] None of your pirates is at the start.
    [boat] None of your pirates is aboard.
   *[other] Nobody stands on { $space }. Begin with one of your own pirates.
}
ca-no-not-yours = The pirates on { $space } are not yours but { $who }’s. Begin with one of your own.
ca-no-aboard = A pirate aboard has arrived: no card leads any further. From the boat you can only fall back.
ca-no-no-way = { $space ->
    [start] You hold no card, and nobody falls back from the start.
    [boat] No card leads on from the boat, and there is nobody in the passage to fall back to.
   *[other] You hold no card, and the pirate on { $space } has nobody to fall back to.
}
ca-no-nothing = That leads nowhere. Choose one of your pirates, then a card of yours, or the space it falls back to.

## Refusals: not this card

ca-no-foreign-sign = There is no { $sign } in the edition of { $edition }.
ca-no-no-card = You hold no { $sign }.
ca-no-empty-hand = You hold no card to go forward with.
ca-no-not-your-card = That card is not yours. You play from your own hand.
ca-no-cards-are-drawn = You cannot just pick up cards. You draw them by falling back to one or two pirates, or when you have neither a card nor a way back.

## Refusals: not there

ca-no-stays = { $space ->
    [start] The pirate is at the start already. Choose one of your cards.
    [boat] The pirate is aboard already. Choose the space it falls back to.
   *[other] The pirate is on { $space } already. Choose one of your cards, or the space it falls back to.
}
ca-no-occupied = { $stop ->
    [boat] Somebody stands on { $space }, and a card leads to a free space only. With { $card } you would go aboard.
   *[other] Somebody stands on { $space }, and a card leads to a free space only. With { $card } you would go to { $stop }.
}
ca-no-not-first = With { $card } you go to the first free space of that sign, and that is { $stop }, not { $space }.
ca-no-not-aboard = None of your cards leads aboard from here: each of their signs still has a free space ahead.
ca-no-which-card = Several of your cards lead there. Choose the card.
ca-no-which-pirate = With { $card } several of your pirates could go there. Choose the pirate.
ca-no-card-elsewhere = { $space ->
    [start] No card leads back to the start.
    [boat] With { $card } none of your pirates gets aboard.
   *[other] With { $card } none of your pirates gets to { $space }.
}
ca-no-at-start = From the start nobody falls back: there is nothing behind it.
ca-no-not-to-start = Nobody goes back to the start. To fall back is to go to the next space behind with one or two pirates.
ca-no-nobody-behind = { $space ->
    [boat] Nobody stands in the passage, so there is nobody to fall back to.
   *[other] Nobody stands on any space behind { $space }, so there is nobody to fall back to.
}
ca-no-three-behind = { $space ->
    [boat] In the passage there are only spaces with three pirates, such as { $full }, and three is the most.
   *[other] Behind { $space } there are only spaces with three pirates, such as { $full }, and three is the most.
}
ca-no-nobody-on = Nobody stands on { $space }. You fall back to the next company behind you, and that is on { $stop }.
ca-no-three-there = Three pirates stand on { $space }, and three is the most. The next company behind you with room is on { $stop }.
ca-no-no-skipping = You cannot skip company: the first space behind you with one or two pirates is { $stop }, not { $space }.

## Refusals: not this set-up

ca-no-relief-limit = Without relief a game can get stuck for good, so it needs a turn limit. Set one, or switch relief on.
ca-no-crew-2014 = The edition of 2014 is played with 4 pirates and 5 segments, or with 5 pirates and 6 segments; not with { $pirates } and { $segments }.
ca-no-open-2014 = Open hands belong to the edition of 2000. For 2014 you may choose an open row instead.
ca-no-open-twice = With open hands the row is open anyway. The option `hispaniola` is for hidden hands.

## What a move is good for, by feature of the judgement: it completes “best, because …”

ca-feature-aboard = another pirate is aboard
ca-feature-spaces = your pirates come nearer the boat
ca-feature-rear = those behind catch up
ca-feature-cards = your hand gets bigger
ca-feature-signs = you hold more different signs
ca-feature-road = a long jump opens up
ca-feature-jumps = your cards take you farther
ca-feature-actions = you have actions left
