# What the coach says: why an action is good, and which decisions of a game cost most.

because-completes = It completes { $ticket } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
}).
because-links = It is on the way of { $ticket } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
}).
because-scores = It scores { $count ->
    [one] { $count } point
   *[other] { $count } points
} at once.
because-blocks = { $name } probably wants it ({ $chance }), most likely for { $ticket }.
because-bonus = It earns a bonus card.
because-ends = It begins the last round.
because-needed = { $wild ->
    [yes] { $count ->
        [one] A wild stands for the card that is lacking for { $routes }.
       *[other] A wild stands for any of the { $count } cards lacking for { $routes }.
    }
   *[no] { $count } more { $colour } wanted for { $routes }.
}
because-none-needed = None of the open cards is one that the plan lacks.
because-all-linked = No ticket is left to be linked.
because-keeps = Kept: { $ticket }, { $standing ->
    [done] done already
    [broken] which can’t be done any more
   *[possible] { $count ->
        [one] { $count } card away
       *[other] { $count } cards away
    }
}.
because-returns = Put back: { $ticket }, { $standing ->
    [done] done already
    [broken] which can’t be done any more
   *[possible] { $count ->
        [one] { $count } card away
       *[other] { $count } cards away
    }
}.

end-analysis = Analysis
analysis = Analysis
analysis-begins = The coach opens the game …
analysis-progress = The coach has judged { $done } of { $of } decisions.
analysis-clean = The coach found nothing that gave much away. Well played!
analysis-costliest = The costliest decisions
analysis-move = Move { $ply }
analysis-played = Played: { $action }
analysis-better = Better: { $action }
analysis-look = Look at this moment
analysis-words = { $name }’s chance to win, from { $from } to { $to }
