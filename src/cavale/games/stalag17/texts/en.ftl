### What Stalag 17 says. Cards go by their names; a figure in brackets is their surveillance in hand.
### A refusal does not name its paragraph: whoever shows it adds the number.

## The game on its box

st-name = Stalag 17
st-tagline = The plan is on the table. Are you ready tonight?
st-about = Each round the dice decide what an escape takes. Lay the right cards face down, and dare it before the others do; but what you hold back in your hand brings the guards’ eyes on you. First to free all three prisoners wins.

## Options, by key

st-option-ranking = Play for every place
st-option-ranking-help = After the first has won, the others play on until one is left.
st-option-escaper_barracks = Barracks cost everyone
st-option-escaper_barracks-help = At a roll call, laid Barracks cost 4 points each for the player who escaped, too.
st-option-round_limit = Round limit
st-option-round_limit-help = After so many rounds, whoever has most prisoners out wins; with 0 you play on until somebody has all out.

## Presets, by name

st-preset-standard = Standard
st-preset-standard-help = The game as printed: the first to free three prisoners wins.
st-preset-ranking = For every place
st-preset-ranking-help = The others play on for the places, until one is left.
st-preset-strict = Strict
st-preset-strict-help = Laid Barracks cost the player who escaped, too.

## Endings, by name

st-ending-escape = { $who } has freed all three prisoners and wins.
st-ending-ranking = Only one player is left in the camp: { $who } was out first and wins.
st-ending-limit = The last round is over: { $who } stands best and wins.
st-ending-shared = The last round is over: { $who } stand equally well and share the win.

## Things on the table

st-thing = { $thing ->
    [clothing] Clothing
    [food] Food
    [document] Document
    [tool] Tool
    [map] Map
   *[three] 3 escape points
}
st-card = { $card } ({ $weight })
st-card-double = { $one }/{ $other }
st-card-escape = Escape { $worth }
st-card-barracks = Barracks
st-card-information = Information
st-card-unknown = a card
st-face = { $card }, surveillance { $weight }
st-face-barracks = Barracks, surveillance 0 in hand, 4 on the table
st-face-information = Information, surveillance 4 in hand, 0 on the table
st-face-back = hidden card
st-escape-die = escape die: { $pips }
st-die-blank = die not thrown
st-camp = { $who }’s bunk
st-free = { $who }: outside
st-watched = { $who }: { $points ->
    [one] 1 surveillance point
   *[other] { $points } surveillance points
}
st-prisoner = { $who } prisoner { $number }, { $country ->
    [france] French
    [britain] British
    [america] American
    [belgium] Belgian
   *[poland] Polish
}
st-hand = { $who }’s hand
st-hand-traced = { $who }’s hand; here or laid: { $cards }
st-hand-own = Hand (surveillance { $weight })
st-laid = { $who }’s laid cards
st-laid-own = Laid cards
st-laid-traced = { $who }’s laid cards; here or in hand: { $cards }
st-plan = The plan
st-deck = Deck
st-discards = Discards
st-out = Out
st-points = Surveillance
st-rounds = Rounds
st-covered = Objects laid
st-reached = Escape points laid
st-button-roll = Roll the dice
st-button-escape = Attempt an escape
st-button-done = Done

## What is asked now

st-prompt-first = Who starts? The draw decides.
st-prompt-roll = { $you ->
    [yes] Round { $round }: roll { $dice } object dice and the escape die, { $who }.
   *[no] Round { $round }: { $who } rolls { $dice } object dice and the escape die.
}
st-prompt-call = { $you ->
    [yes] Roll call: all cards lie open. Roll the dice for round { $round } when you are ready, { $who }.
   *[no] Roll call: all cards lie open. { $who } will roll the dice for round { $round }.
}
st-prompt-dice = The dice are falling.
st-prompt-deal = { $who } is dealt a card.
st-prompt-draw = { $you ->
    [yes] You draw a card, { $who }.
   *[no] { $who } draws a card.
}
st-prompt-turn = { $you ->
    [yes] Your turn, { $who }: draw from the deck, lay or discard a card, take the top discard, or attempt an escape.
   *[no] { $who } is to play.
}
st-prompt-again = { $you ->
    [yes] The attempt has failed, { $who }. Now take another action.
   *[no] The attempt has failed. { $who } takes another action.
}
st-prompt-discard = { $you ->
    [yes] { $done ->
        [yes] { $count ->
            [one] 1 card picked, { $who }: press Done, or pick more to go with it.
           *[other] { $count } cards picked, { $who }: press Done, or pick more to go with them.
        }
       *[no] { $count } cards picked, { $who }: pick on, up to three of one type or five different types.
    }
   *[no] { $who } is picking cards to discard.
}
st-prompt-over = { $count ->
    [one] The game is over: { $who } wins!
   *[other] The game is over: { $who } share the win!
}

## What a move does: said of a choice before it is played, and in the log after

st-did-first = { $who } starts
st-did-roll = { $who } begins round { $round } with { $dice } object dice; all cards go into a new deck
st-did-die = { $who } rolls: { $face }
st-did-escape-die = { $who } rolls a { $pips } with the escape die: the plan asks for { $points } escape points
st-did-deal = { $who } is dealt { $card }
st-did-draw = { $who } draws { $card }
st-did-draw-last = { $who } draws { $card }, the last of the deck, and the round is over. { $account }
st-did-want = { $count ->
    [one] { $who } draws the last card
   *[other] { $who } draws two cards
}
st-did-lay = { $who } lays { $card } face down and draws one
st-did-pick = { $who } discards { $card }
st-did-discard = { $count ->
    [one] { $who } discards { $cards }
   *[other] { $who } discards { $count } cards, the last on top: { $cards }
}
st-did-take = { $who } takes { $card } from the discards, and one from the deck
st-did-attempt = { $who } attempts an escape
st-did-fail = { $points ->
    [one] { $who } attempts an escape and fails: { $lacks }. That makes 1 surveillance point
   *[other] { $who } attempts an escape and fails: { $lacks }. That makes { $points } surveillance points
}
st-did-escape = { $call ->
    [yes] { $who } escapes with { $cards }, and { $have } escape points where { $need } are needed: { $out } out. Roll call. { $account }
   *[no] { $who } escapes with { $cards }, and { $have } escape points where { $need } are needed: { $out } out. { $account }
}
st-bare = no object
st-uncounted = The last way out needs no roll call
st-used-as = { $card } as { $thing }
st-lacks = { $count ->
    [0] only { $have } of { $need } escape points
   *[other] { $short ->
        [0] without { $objects }
       *[other] without { $objects }, and only { $have } of { $need } escape points
    }
}
st-will-escape = It will succeed: { $out ->
    [3] your last prisoner is out.
   *[other] prisoner { $out } is out, then comes the roll call.
}
st-will-fail = It will fail: { $lacks }. You get 2 surveillance points, and all see your cards.
st-cry-escape = { $who }: prisoner { $out } is out!
st-cry-fail = { $who } is caught: 2 surveillance points

## Roll call, line by line

st-lines = { $first }; { $rest }
st-call = { $who }: { $before }, plus { $cards } in hand{ $huts ->
    [0] {""}
   *[other] , plus { $huts } for laid Barracks
}{ $prisoners ->
    [0] {""}
    [one] , minus { $off } for 1 prisoner
   *[other] , minus { $off } for { $prisoners } prisoners
} = { $points }{ $limit ->
    [low] {" "}(not below 0)
    [high] {" "}(not above 20)
   *[none] {""}
}
st-uncalled = { $who }: { $before }, minus { $off } for { $prisoners ->
    [one] 1 prisoner
   *[other] { $prisoners } prisoners
} = { $points }{ $limit ->
    [low] {" "}(not below 0)
   *[none] {""}
}

## Refusals: not now

st-no-over = The game is over; { $who } won.
st-no-not-your-turn = Not yet: { $who } is to play.
st-no-wait = One moment: chance is at work.
st-no-chance = Chance decides that, not a player.
st-no-roll-first = First the dice: roll, and the round begins.
st-no-rolled = The plan of this round is made; the dice are rolled again in the next.
st-no-picking = You are in the middle of a discard. Finish it with Done, or take it back.

## Refusals: not that action

st-no-one-left = Only one card is left in the deck. You can still lay, discard or take, so you may not draw.
st-no-no-discard = Nothing has been discarded yet, so there is nothing to take.
st-no-tried = You have attempted an escape this turn. Now take another action.
st-no-nothing-picked = You have picked no card yet. Choose a card, then the discards.
st-no-incomplete = { $count } cards are not a discard yet: discard one, three or more of one type, or five or more of different types.

## Refusals: not that card

st-no-no-card = You have no { $card } in your hand.
st-no-no-set = { $card } does not go with { $cards }: from your hand that makes neither three of one type nor five different types.
st-no-stays-laid = What is laid stays: you may look at it, but neither take it back nor discard it.
st-no-not-your-card = That card is not yours. Play the cards of your own hand.
st-no-one-card = One card at a time: choose what to do with it, lay it or discard it.
st-no-plan = The dice are the plan, the same for all until the round ends.
st-no-prisoners = A prisoner gets out by an attempt: lay the cards of the plan, then dare it.
st-no-points = Surveillance points come and go with roll calls and failed attempts.
st-no-nothing = That leads nowhere. Draw from the deck, or choose a card of your hand.

## What a move is good for, by feature of the judgement: it completes “best, because …”

st-feature-out = another prisoner is out
st-feature-last = only one prisoner is left in the camp
st-feature-unwanted = you are watched less
st-feature-laid = more cards lie before you
st-feature-secret = nobody else knows what you have laid
st-feature-plan = an escape comes nearer
st-feature-light = your hand gets lighter
st-feature-calm = a roll call would cost you less
st-feature-turn = it is your turn sooner
