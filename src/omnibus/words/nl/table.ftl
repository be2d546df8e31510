# De tafel: wat je er ziet en doet.

you = jij
between = { $from } – { $to }
rule = Regel { $rule }
table-waits = De tafel wordt gedekt …
board = Speelbord van { $city }
tools = Meer

## Kaarten en figuren

colour-black = zwart
colour-blue = blauw
colour-green = groen
colour-grey = één kleur naar keuze
colour-orange = oranje
colour-pink = roze
colour-purple = paars
colour-red = rood
colour-white = wit
colour-yellow = geel
colour-wild = joker
cards-of-colour = { $count } × { $colour }
pieces-bus = { $count ->
    [one] { $count } bus
   *[other] { $count } bussen
}
pieces-cart = { $count ->
    [one] { $count } kar
   *[other] { $count } karren
}
pieces-streetcar = { $count ->
    [one] { $count } tram
   *[other] { $count } trams
}
pieces-subway = { $count ->
    [one] { $count } metro
   *[other] { $count } metro's
}
price-grey = { $count } × één kleur
price-mark = levert een bonuskaart op

## Routes en plaatsen

route-track = { $route }, spoor { $colour }
route-side = { $route }, { $side ->
    [left] linker
    [right] rechter
    [upper] bovenste
   *[lower] onderste
} spoor
track-side = { $side ->
    [left] linker spoor
    [right] rechter spoor
    [upper] bovenste spoor
   *[lower] onderste spoor
}
track-grey = grijs
route-words = { $route }: { $price }, { $state }
route-yours = van jou
route-taken = van { $name }
route-closed = gesloten door het andere spoor
route-payable = vrij, je kunt haar betalen
route-free = vrij
route-worth = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
routes-from = Routes vanaf { $place }
place-district = { $place }, wijk { $colour }: { $points }
which-route = Welke route?
ways-to-pay = Zo kun je betalen
way-words = Betaal { $cards }{ $declines ->
    [yes] , zonder een kaart voor de vlag te houden
   *[no] { "" }
}
way-declines = zonder vlagkaart
claim-for = { $points ->
    [one] Claim voor { $points } punt
   *[other] Claim voor { $points } punten
}

## De open kaarten

market = Open kaarten
market-card = Neem { $colour }
market-gap = Leeg
draw-pile = Trek blind, nog { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
ticket-pile = Trek bestemmingskaarten, nog { $count }
discards = { $count ->
    [one] { $count } afgelegde kaart
   *[other] { $count } afgelegde kaarten
}
tickets-sure = Bestemmingskaarten trekken?
tickets-sure-how = Je bekijkt er twee en houdt er minstens één. Een bestemming die je niet haalt, kost haar punten.
tickets-draw = Trek bestemmingskaarten

## Mijn kaarten en bestemmingen

hand = Mijn kaarten: { $count }
hand-empty = Geen kaarten
hand-stack = { $count } × { $colour }: laat zien waarheen
tickets = Mijn bestemmingskaarten: { $count }
tickets-none = Nog geen bestemmingskaarten
ticket-words = { $ticket }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $outlook ->
    [done] gehaald
    [broken] niet meer haalbaar
   *[possible] nog niet gehaald
}
districts = Wijken
district-words = Wijk { $colour }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $linked } van { $places } plaatsen verbonden
offer-starting = Je eerste bestemmingskaarten
offer-drawn = Deze bestemmingskaarten heb je getrokken
offer-how = { $least ->
    [one] Raak er een aan om haar terug te leggen. Houd er minstens één.
   *[other] Raak er een aan om haar terug te leggen. Houd er minstens { $least }.
}
offer-ticket = { $ticket }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
offer-keep = { $count ->
    [0] Houd er geen
    [one] Houd { $count } bestemmingskaart
   *[other] Houd { $count } bestemmingskaarten
}

## De spelers

players-at-table = Spelers
player-away = afwezig
player-acts = aan de beurt
player-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
player-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
player-tickets = { $count ->
    [one] { $count } bestemmingskaart
   *[other] { $count } bestemmingskaarten
}
player-bonus = { $count ->
    [one] { $count } bonuskaart
   *[other] { $count } bonuskaarten
}
player-flag-cards = Volledige Franse vlaggen: { $flags }. { $count ->
    [0] Geen kaart voor de volgende
   *[other] Kaarten voor de volgende: { $colours }
}
time-reserve = Reserve: die loopt als de tijd voor de beurt om is
days-left = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}

## Wat er te doen is, en wie aan de beurt is

prompt-over = Het spel is afgelopen
prompt-paused = Het spel staat stil
prompt-other = { $name } is aan de beurt
prompt-others-choose = De anderen kiezen hun bestemmingskaarten
prompt-choosing = Kies je eerste bestemmingskaarten
prompt-turn = Jouw beurt: trek een kaart, claim een route of trek bestemmingskaarten
prompt-drawing = Trek een tweede kaart
prompt-keeping = Kies welke bestemmingskaarten je houdt
prompt-pass = Je kunt niets doen
pass = Passen
turn-of = { $name } is aan de beurt
last-round = Laatste ronde!
turns-left = { $turns ->
    [one] De laatste beurt
   *[other] Nog { $turns } beurten
}

## Wat er gebeurd is

story = Verloop
story-log = Alles wat er gebeurd is
story-begins = Het spel begint
story-card-taken = { $me ->
    [yes] Je neemt open: { $colour }.
   *[no] { $name } neemt open: { $colour }.
}
story-card-drawn = { $me ->
    [yes] Je trekt blind een kaart.
   *[no] { $name } trekt blind een kaart.
}
story-card-drawn-known = Je trekt blind: { $colour }.
story-turned-up = { $count ->
   *[other] Opengelegd: { $colours }.
}
story-market-flushed = Er lagen te veel jokers open: alle open kaarten zijn afgelegd.
story-market-left-standing = De jokers gaan niet weg; ze blijven voorlopig liggen.
story-discards-shuffled = { $count ->
    [one] De ene afgelegde kaart wordt de nieuwe stapel.
   *[other] { $count } afgelegde kaarten worden tot een nieuwe stapel geschud.
}
story-tickets-offered = { $me ->
    [yes] { $count ->
        [one] Je trekt { $count } bestemmingskaart.
       *[other] Je trekt { $count } bestemmingskaarten.
    }
   *[no] { $count ->
        [one] { $name } trekt { $count } bestemmingskaart.
       *[other] { $name } trekt { $count } bestemmingskaarten.
    }
}
story-starting-tickets-chosen = { $me ->
    [yes] Je hebt je eerste bestemmingskaarten gekozen.
   *[no] { $name } heeft de eerste bestemmingskaarten gekozen.
}
story-tickets-kept = { $me ->
    [yes] { $back ->
        [0] Je houdt er { $count }.
       *[other] Je houdt er { $count } en legt er { $back } terug.
    }
   *[no] { $back ->
        [0] { $name } houdt er { $count }.
       *[other] { $name } houdt er { $count } en legt er { $back } terug.
    }
}
story-route-claimed = { $me ->
    [yes] Je claimt { $route } met { $cards } (+{ $points }).
   *[no] { $name } claimt { $route } met { $cards } (+{ $points }).
}
story-flag-card-kept = { $me ->
    [yes] Je houdt { $colour } voor een Franse vlag.
   *[no] { $name } houdt { $colour } voor een Franse vlag.
}
story-flag-scored = { $me ->
    [yes] Je maakt een Franse vlag compleet (+{ $points }).
   *[no] { $name } maakt een Franse vlag compleet (+{ $points }).
}
story-bonus-card-taken = { $me ->
    [yes] Je neemt een bonuskaart.
   *[no] { $name } neemt een bonuskaart.
}
story-passed = { $me ->
    [yes] Je moet passen.
   *[no] { $name } moet passen.
}
story-last-round = { $me ->
    [yes] Laatste ronde! Je hebt nog maar weinig figuren. Iedereen heeft nog één beurt.
   *[no] Laatste ronde! { $name } heeft nog maar weinig figuren. Iedereen heeft nog één beurt.
}
story-game-ended = Het spel is afgelopen.

## Het einde

end-title = Het einde van het spel
end-scoring = De telling
end-skip = Overslaan
end-won = { $name } heeft gewonnen
end-you-won = Je hebt gewonnen!
end-shared = Gedeelde winst: { $names }
end-standings = Stand
end-sheet = Scoreblad
end-graph = Grafiek
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
tickets-done = { $count ->
    [one] { $count } bestemming gehaald
   *[other] { $count } bestemmingen gehaald
}
sheet-route-points = Routes
sheet-flags-points = Franse vlaggen
sheet-ticket-points = Bestemmingen
sheet-district-points = Wijken
sheet-bonus-points = Bonuskaarten
sheet-total = Totaal
sheet-ticket = { $ticket }{ $done ->
    [yes] , gehaald
   *[no] , niet gehaald
}
sheet-district = Wijk { $colour } ({ $points })
sheet-flags = { $count ->
    [one] { $count } Franse vlag
   *[other] { $count } Franse vlaggen
}
sheet-bonus = { $count ->
    [one] { $count } bonuskaart
   *[other] { $count } bonuskaarten
}
graph-words = Punten in de loop van het spel; aan het einde { $scores }
rematch = Nog een keer
rematch-come = Ga mee
rematch-open = Er wordt nog eens gespeeld; er is plaats voor je.
replay = Bekijk het nog eens
leave = Weggaan
look-at-board = Bekijk het bord
show-result = Toon de uitslag

## Wat je verder kunt doen

zoom-closer = Dichterbij
zoom-farther = Verder weg
zoom-fit = Het hele bord
undo = Terugnemen
hint = Vraag de coach
hint-thinking = De coach denkt na …
hint-worth = wint { $win }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} { $ahead ->
    [yes] voorsprong
   *[no] achterstand
}
hint-plan = Het plan: { $tickets }
action-claim = Claim { $route } met { $cards }
action-market = Neem { $colour }
action-keep-all = Houd alle bestemmingskaarten
action-keep = Houd alleen { $ticket }
action-draw-blind = Trek blind
action-draw-tickets = Trek bestemmingskaarten
action-pass = Passen

## Herhaling

replay-title = Herhaling
replay-ply = Zet { $ply } van { $plies }
replay-play = Afspelen
replay-pause = Stilzetten
replay-back = Eén zet terug
replay-forth = Eén zet verder
replay-speed = Snelheid
replay-seen-by = Gezien door
replay-everybody = iedereen
replay-all-hands = Alle handen
replay-nowhere = Dit spel is niet te bekijken
replay-link = Kopieer een link naar dit moment
replay-play-on = Vanaf hier verder spelen
replay-copied = De link is gekopieerd

## Waarom iets niet kan

refusal-other = Dat kan nu niet.
refusal-game-is-over = Het spel is afgelopen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-no-such-action = Dat bestaat niet.
refusal-starting-tickets-first = Eerst kiest iedereen bestemmingskaarten.
refusal-already-chosen = Je hebt je eerste bestemmingskaarten gekozen; daar blijft het bij.
refusal-second-card-due = Je hebt één kaart getrokken: trek de tweede.
refusal-tickets-to-keep = Zeg eerst welke van de getrokken bestemmingskaarten je houdt.
refusal-no-tickets-on-offer = Er valt nu niets te kiezen; wat je hebt gehouden, blijft.
refusal-ticket-not-on-offer = Die bestemmingskaart hoort niet bij de keuze.
refusal-too-few-tickets-kept = Je moet meer bestemmingskaarten houden.
refusal-draw-pile-empty = De trekstapel is leeg.
refusal-colour-not-face-up = Zo'n kaart ligt niet open.
refusal-wild-as-second-card = Een open joker kan niet de tweede kaart zijn.
refusal-ticket-stack-empty = Er zijn geen bestemmingskaarten meer.
refusal-must-act = Je kunt niet passen zolang je iets anders kunt doen.
refusal-route-taken = Deze route is van { $owner }.
refusal-twin-is-yours = Het andere spoor van deze dubbele route is van jou.
refusal-twin-closed-with-two = Met twee spelers sluit het ene spoor van een dubbele route het andere.
refusal-not-enough-pieces = Je hebt te weinig figuren van het soort dat deze route nodig heeft.
refusal-wrong-colour = Deze route neemt kaarten in { $colour }, en jokers.
refusal-colours-mixed = Een grijze route neemt kaarten van één kleur, en jokers.
refusal-wrong-number-of-cards = Deze route kost precies { $cost } kaarten.
refusal-not-enough-cards = Je hebt nog te weinig kaarten voor deze route: ze kost er { $cost }.
refusal-not-enough-wilds = Zoveel jokers heb je niet.
refusal-flag-card-must-be-kept = In deze uitgave van de regels moet de kaart voor de vlag gehouden worden.
refusal-no-flag-card-to-decline = Hier valt geen kaart voor een vlag te weigeren.
trouble-at-table = { $trouble ->
    [stale] De tafel is intussen verder. Kijk nog eens.
    [busy] Je laatste zet is nog onderweg.
    [not-running] Het spel loopt niet.
    [not-your-seat] Dit is niet jouw plaats.
    [nothing-to-undo] Er valt niets terug te nemen.
    [too-many] Dat was te veel tegelijk. Wacht even.
    [lesson] Dat nog niet: doe wat hierboven gevraagd wordt.
   *[other] Dat kan nu niet.
}
