# First games that explain themselves.
lesson-title = Learn { $city }
lesson-steps = Step { $step } of { $steps }
lesson-next = Next
lesson-leave = Leave
lesson-play = Now a real game

lesson-welcome = Welcome to { $city }. In a few minutes you will know the game. You play against { $rival }, and nothing can go wrong.
lesson-board = Routes join the places of the city. A route costs as many cards as it has spaces, in its colour. Each colour has a sign, too.
lesson-tickets = These are your tickets. Join their two places by routes of your own and you get the points at the end; fail and you lose them. Both look good: keep both.
lesson-take = On your turn you draw two cards, claim a route, or draw tickets. You need cards. First take the one that lies open: { $colour }.
lesson-blind = The second card: take it from the pile, without seeing it.
lesson-rival = Now it is the turn of { $rival }. What happened last is always told, and marked on the board.
lesson-claim = One card in { $colour } pays for { $route }. Touch the route on the board, then claim it.
lesson-claimed = It is yours and has scored at once. With two players, the other track of a double route is closed from then on.
lesson-twin = That was one track of a double route. With two players, the other one is closed from then on.
lesson-wild = The card of many colours is a wild: it stands for any colour. Taken face up it is all that you draw this turn. Take it.
lesson-claim-two = The longer a route, the more it is worth. You hold two cards in { $colour }: claim { $route }.
lesson-pay-wild = { $route } costs two cards. You have one in { $colour }, and the wild stands in for the other. Claim it.
lesson-for-grey = What is missing is a grey route: any one colour pays it, as long as its cards are alike. Take two in { $colour }.
lesson-grey = Two alike: claim the grey route { $route } with them.
lesson-done = Both tickets are completed: look at their marks. Now for what only { $city } has.
lesson-later = Some turns later. Both of you have built, and few pieces are left. When somebody has almost none, the last round begins.
lesson-more-tickets = Sometimes new tickets pay: what they ask for may be built already. Draw tickets.
lesson-keep-one = { $ticket } is joined already: points without work! The other one is out of reach. Touch it to put it back, and keep one.
lesson-last-round = You have hardly a piece left: the last round begins. Everybody has one more turn.
lesson-last-turn = Your last turn, and every point counts. Claim { $route }.
lesson-end = That is the whole game. Now you can play it.

lesson-london-districts = The coloured numbers at the places are districts. Join all places of one by routes of your own, and it scores its number at the end. Your list shows how far you are.
lesson-london-link = Of the green district only one place is missing. { $route } joins it: claim it.

lesson-amsterdam-mark = Some routes show a wheel: whoever claims one gets a bonus card. { $route } is such a route. It is grey, so one card in { $colour } pays it.
lesson-amsterdam-bonus = There it is: bonus cards lie open. At the end they score by who has most; with two players 8 and 4 points.
lesson-amsterdam-most = { $rival } has as many bonus cards as you. { $route } brings you one more: claim it.

lesson-berlin-streetcar = It is yours and has scored at once. A streetcar stands on each of its spaces.
lesson-berlin-kinds = Berlin has a second kind of piece: the subway. Its routes are drawn as lines with one space, and a number says how many cards they cost.
lesson-berlin-subway = { $route } costs two cards, but only one subway. Claim it with two in { $colour }.
lesson-berlin-changed = Streetcar and subway together join your places: a chain may change between them. Each kind has points of its own.
lesson-berlin-points = You have no streetcar left, but two subways. Claim { $route }.

lesson-paris-blue = Blue, white and red make a flag. Claim such a route, and one card that you paid stays in front of you. Claim { $route } with { $colour }.
lesson-paris-kept = There it lies, the first part of a flag. White and red are missing.
lesson-paris-white = Two cards in { $colour } pay for { $route }, and one of them stays: the second part.
lesson-paris-red = Now red. Claim { $route }, and the flag is complete.
lesson-paris-flag = Blue, white, red: 4 points at once! The three cards are discarded, and you can begin the next flag.
lesson-paris-again = Blue and white lie in front of you again. { $route } completes another flag: claim it.
