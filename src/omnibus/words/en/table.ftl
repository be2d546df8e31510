# The table: what one sees and does there.

you = you
between = { $from } – { $to }
rule = Rule { $rule }
table-waits = The table is being laid …
board = Board of { $city }
tools = More

## Cards and pieces

colour-black = black
colour-blue = blue
colour-green = green
colour-grey = any one colour
colour-orange = orange
colour-pink = pink
colour-purple = purple
colour-red = red
colour-white = white
colour-yellow = yellow
colour-wild = wild
cards-of-colour = { $count } { $colour }
pieces-bus = { $count ->
    [one] { $count } bus
   *[other] { $count } buses
}
pieces-cart = { $count ->
    [one] { $count } cart
   *[other] { $count } carts
}
pieces-streetcar = { $count ->
    [one] { $count } streetcar
   *[other] { $count } streetcars
}
pieces-subway = { $count ->
    [one] { $count } subway
   *[other] { $count } subways
}
price-grey = { $count } of one colour
price-mark = earns a bonus card

## Routes and places

route-track = { $route }, { $colour } track
route-side = { $route }, { $side ->
    [left] left
    [right] right
    [upper] upper
   *[lower] lower
} track
track-side = { $side ->
    [left] left track
    [right] right track
    [upper] upper track
   *[lower] lower track
}
track-grey = grey
route-words = { $route }: { $price }, { $state }
route-yours = yours
route-taken = taken by { $name }
route-closed = closed by the other track
route-payable = free, you can pay it
route-free = free
route-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
routes-from = Routes from { $place }
place-district = { $place }, district { $colour }: { $points }
which-route = Which route?
ways-to-pay = Ways to pay
way-words = Pay { $cards }{ $declines ->
    [yes] , without keeping a card for the flag
   *[no] { "" }
}
way-declines = no flag card
claim-for = { $points ->
    [one] Claim for { $points } point
   *[other] Claim for { $points } points
}

## The market

market = Market
market-card = Take { $colour }
market-gap = Empty
draw-pile = Draw blind, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} left
ticket-pile = Draw tickets, { $count } left
discards = { $count ->
    [one] { $count } discard
   *[other] { $count } discards
}
tickets-sure = Draw tickets?
tickets-sure-how = You look at two and keep at least one. A ticket that is not completed costs its points.
tickets-draw = Draw tickets

## My hand and my tickets

hand = My cards: { $count }
hand-empty = No cards
hand-stack = { $count } { $colour }: show where they lead
tickets = My tickets: { $count }
tickets-none = No tickets yet
ticket-words = { $ticket }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $outlook ->
    [done] completed
    [broken] out of reach
   *[possible] not completed yet
}
districts = Districts
district-words = District { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $linked } of { $places } places linked
offer-starting = Your starting tickets
offer-drawn = You have drawn these tickets
offer-how = { $least ->
    [one] Touch one to put it back. Keep at least one.
   *[other] Touch one to put it back. Keep at least { $least }.
}
offer-ticket = { $ticket }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
offer-keep = { $count ->
    [0] Keep none
    [one] Keep { $count } ticket
   *[other] Keep { $count } tickets
}

## The players

players-at-table = Players
player-away = away
player-acts = to move
player-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
player-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}
player-bonus = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
player-flag-cards = Flags completed: { $flags }. { $count ->
    [0] No card for the next one
   *[other] Cards for the next one: { $colours }
}
time-reserve = Reserve: it runs down when the time for a turn is over
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## What is to be done, and whose turn it is

prompt-over = The game is over
prompt-paused = The game is paused
prompt-other = { $name } is to move
prompt-others-choose = The others are choosing their tickets
prompt-choosing = Choose your starting tickets
prompt-turn = Your turn: draw a card, claim a route or draw tickets
prompt-drawing = Draw a second card
prompt-keeping = Choose which tickets you keep
prompt-pass = There is nothing that you can do
pass = Pass
turn-of = It is the turn of { $name }
last-round = Last round!
turns-left = { $turns ->
    [one] The last turn
   *[other] { $turns } more turns
}

## What happened

story = Story
story-log = All that has happened
story-begins = The game begins
story-card-taken = { $me ->
    [yes] You take { $colour } face up.
   *[no] { $name } takes { $colour } face up.
}
story-card-drawn = { $me ->
    [yes] You draw a card blind.
   *[no] { $name } draws a card blind.
}
story-card-drawn-known = You draw blind: { $colour }.
story-turned-up = { $count ->
   *[other] Turned up: { $colours }.
}
story-market-flushed = Too many wilds lay open: all face-up cards were discarded.
story-market-left-standing = The wilds would not go away; they stay for now.
story-discards-shuffled = { $count ->
    [one] The one discard becomes the new draw pile.
   *[other] { $count } discards are shuffled into a new draw pile.
}
story-tickets-offered = { $me ->
    [yes] { $count ->
        [one] You draw { $count } ticket.
       *[other] You draw { $count } tickets.
    }
   *[no] { $count ->
        [one] { $name } draws { $count } ticket.
       *[other] { $name } draws { $count } tickets.
    }
}
story-starting-tickets-chosen = { $me ->
    [yes] You have chosen your starting tickets.
   *[no] { $name } has chosen starting tickets.
}
story-tickets-kept = { $me ->
    [yes] { $back ->
        [0] You keep { $count ->
            [one] it
           *[other] all { $count }
        }.
       *[other] You keep { $count } and put { $back } back.
    }
   *[no] { $back ->
        [0] { $name } keeps { $count ->
            [one] it
           *[other] all { $count }
        }.
       *[other] { $name } keeps { $count } and puts { $back } back.
    }
}
story-route-claimed = { $me ->
    [yes] You claim { $route } with { $cards } (+{ $points }).
   *[no] { $name } claims { $route } with { $cards } (+{ $points }).
}
story-flag-card-kept = { $me ->
    [yes] You keep { $colour } for a flag.
   *[no] { $name } keeps { $colour } for a flag.
}
story-flag-scored = { $me ->
    [yes] You complete a flag (+{ $points }).
   *[no] { $name } completes a flag (+{ $points }).
}
story-bonus-card-taken = { $me ->
    [yes] You take a bonus card.
   *[no] { $name } takes a bonus card.
}
story-passed = { $me ->
    [yes] You have to pass.
   *[no] { $name } has to pass.
}
story-last-round = { $me ->
    [yes] Last round! You have only few pieces left. Everybody has one more turn.
   *[no] Last round! { $name } has only few pieces left. Everybody has one more turn.
}
story-game-ended = The game is over.

## The end

end-title = The end of the game
end-scoring = The scoring
end-skip = Skip
end-won = { $name } has won
end-you-won = You have won!
end-shared = Victory shared by { $names }
end-standings = Standings
end-sheet = Score sheet
end-graph = Graph
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tickets-done = { $count ->
    [one] { $count } ticket completed
   *[other] { $count } tickets completed
}
sheet-route-points = Routes
sheet-flags-points = Flags
sheet-ticket-points = Tickets
sheet-district-points = Districts
sheet-bonus-points = Bonus cards
sheet-total = Total
sheet-ticket = { $ticket }{ $done ->
    [yes] , completed
   *[no] , not completed
}
sheet-district = District { $colour } ({ $points })
sheet-flags = { $count ->
    [one] { $count } flag
   *[other] { $count } flags
}
sheet-bonus = { $count ->
    [one] { $count } bonus card
   *[other] { $count } bonus cards
}
graph-words = Scores over time; at the end { $scores }
rematch = Play again
rematch-come = Come along
rematch-open = A new game is being set up, and there is room for you.
replay = Watch it again
leave = Leave
look-at-board = Look at the board
show-result = Show the result

## What else one can do

zoom-closer = Closer
zoom-farther = Farther away
zoom-fit = The whole board
undo = Take back
hint = Ask the coach
hint-thinking = The coach is thinking …
hint-worth = wins { $win }, { $ahead ->
    [yes] { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
   *[no] { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
}
hint-plan = The plan: { $tickets }
action-claim = Claim { $route } with { $cards }
action-market = Take { $colour }
action-keep-all = Keep all tickets
action-keep = Keep only { $ticket }
action-draw-blind = Draw blind
action-draw-tickets = Draw tickets
action-pass = Pass

## Replay

replay-title = Replay
replay-ply = Move { $ply } of { $plies }
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-forth = One move on
replay-speed = Speed
replay-seen-by = Seen by
replay-everybody = Everybody
replay-all-hands = All hands
replay-nowhere = There is no such game to be watched
replay-link = Copy a link to this moment
replay-play-on = Play on from here
replay-copied = The link is copied

## Why something can't be done

refusal-other = That is not possible now.
refusal-game-is-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-no-such-action = There is no such action.
refusal-starting-tickets-first = First everybody chooses starting tickets.
refusal-already-chosen = You have chosen your starting tickets; they stay.
refusal-second-card-due = You have drawn one card: draw the second.
refusal-tickets-to-keep = Say first which of the drawn tickets you keep.
refusal-no-tickets-on-offer = There are no tickets to choose from now; kept ones stay.
refusal-ticket-not-on-offer = That ticket is not one of those on offer.
refusal-too-few-tickets-kept = You must keep more tickets than that.
refusal-draw-pile-empty = The draw pile is empty.
refusal-colour-not-face-up = No such card lies face up.
refusal-wild-as-second-card = A face-up wild can't be the second card.
refusal-ticket-stack-empty = No tickets are left.
refusal-must-act = You can't pass while there is anything else to do.
refusal-route-taken = This route is taken by { $owner }.
refusal-twin-is-yours = You own the other track of this double route.
refusal-twin-closed-with-two = With two players, one track of a double route closes the other.
refusal-not-enough-pieces = You have too few pieces left of the kind that this route needs.
refusal-wrong-colour = This route takes { $colour } cards, and wilds.
refusal-colours-mixed = A grey route takes cards of one colour, and wilds.
refusal-wrong-number-of-cards = This route costs { $cost } cards, no more and no less.
refusal-not-enough-cards = You don't have enough cards for this route yet: it costs { $cost }.
refusal-not-enough-wilds = You don't have that many wilds.
refusal-flag-card-must-be-kept = In this printing of the rules the card for the flag has to be kept.
refusal-no-flag-card-to-decline = There is no card for a flag to decline here.
trouble-at-table = { $trouble ->
    [stale] The table has moved on meanwhile. Look again.
    [busy] Your last move is still on its way.
    [not-running] The game is not running.
    [not-your-seat] This is not your seat.
    [nothing-to-undo] There is nothing to take back.
    [too-many] That was too much at once. Wait a moment.
    [lesson] Not that yet: do what is asked above.
   *[other] That is not possible now.
}
