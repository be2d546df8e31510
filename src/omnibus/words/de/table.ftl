# Der Tisch: was man dort sieht und tut.

you = du
between = { $from } – { $to }
rule = Regel { $rule }
table-waits = Der Tisch wird gedeckt …
board = Spielplan von { $city }
tools = Mehr

## Karten und Figuren

colour-black = Schwarz
colour-blue = Blau
colour-green = Grün
colour-grey = eine beliebige Farbe
colour-orange = Orange
colour-pink = Rosa
colour-purple = Lila
colour-red = Rot
colour-white = Weiß
colour-yellow = Gelb
colour-wild = Joker
cards-of-colour = { $count } × { $colour }
pieces-bus = { $count ->
    [one] { $count } Bus
   *[other] { $count } Busse
}
pieces-cart = { $count ->
    [one] { $count } Wagen
   *[other] { $count } Wagen
}
pieces-streetcar = { $count ->
    [one] { $count } Straßenbahn
   *[other] { $count } Straßenbahnen
}
pieces-subway = { $count ->
    [one] { $count } U-Bahn
   *[other] { $count } U-Bahnen
}
price-grey = { $count } × eine Farbe
price-mark = bringt eine Bonuskarte

## Strecken und Orte

route-track = { $route }, Spur { $colour }
route-side = { $route }, { $side ->
    [left] linke
    [right] rechte
    [upper] obere
   *[lower] untere
} Spur
track-side = { $side ->
    [left] linke Spur
    [right] rechte Spur
    [upper] obere Spur
   *[lower] untere Spur
}
track-grey = Grau
route-words = { $route }: { $price }, { $state }
route-yours = deine
route-taken = belegt von { $name }
route-closed = durch die andere Spur gesperrt
route-payable = frei, du kannst sie bezahlen
route-free = frei
route-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
routes-from = Strecken ab { $place }
place-district = { $place }, Stadtteil { $colour }: { $points }
which-route = Welche Strecke?
ways-to-pay = So kannst du bezahlen
way-words = Bezahlen: { $cards }{ $declines ->
    [yes] , ohne eine Karte für die Flagge zu behalten
   *[no] { "" }
}
way-declines = ohne Flaggenkarte
claim-for = { $points ->
    [one] Nutzen für { $points } Punkt
   *[other] Nutzen für { $points } Punkte
}

## Die Auslage

market = Auslage
market-card = { $colour } nehmen
market-gap = Leer
draw-pile = Verdeckt ziehen, noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
ticket-pile = Zielkarten ziehen, noch { $count }
discards = { $count ->
    [one] { $count } abgelegte Karte
   *[other] { $count } abgelegte Karten
}
tickets-sure = Zielkarten ziehen?
tickets-sure-how = Du siehst dir zwei an und behältst mindestens eine. Eine nicht erfüllte Zielkarte kostet ihre Punkte.
tickets-draw = Zielkarten ziehen

## Meine Karten und Zielkarten

hand = Meine Transportkarten: { $count }
hand-empty = Keine Karten
hand-stack = { $count } × { $colour }: zeigen, wohin sie führen
tickets = Meine Zielkarten: { $count }
tickets-none = Noch keine Zielkarten
ticket-words = { $ticket }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $outlook ->
    [done] erfüllt
    [broken] nicht mehr erfüllbar
   *[possible] noch nicht erfüllt
}
districts = Stadtteile
district-words = Stadtteil { $colour }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $linked } von { $places } Orten verbunden
offer-starting = Deine ersten Zielkarten
offer-drawn = Diese Zielkarten hast du gezogen
offer-how = { $least ->
    [one] Berühre eine, um sie zurückzulegen. Mindestens eine bleibt.
   *[other] Berühre eine, um sie zurückzulegen. Mindestens { $least } bleiben.
}
offer-ticket = { $ticket }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
offer-keep = { $count ->
    [0] Keine behalten
    [one] { $count } Zielkarte behalten
   *[other] { $count } Zielkarten behalten
}

## Die Mitspieler

players-at-table = Mitspieler
player-away = nicht da
player-acts = am Zug
player-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
player-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
player-tickets = { $count ->
    [one] { $count } Zielkarte
   *[other] { $count } Zielkarten
}
player-bonus = { $count ->
    [one] { $count } Bonuskarte
   *[other] { $count } Bonuskarten
}
player-flag-cards = Vollständige Flaggen: { $flags }. { $count ->
    [0] Keine Karte für die nächste
   *[other] Karten für die nächste: { $colours }
}
time-reserve = Reserve: Sie läuft, wenn die Zeit für den Zug um ist
days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}

## Was zu tun ist, und wer am Zug ist

prompt-over = Das Spiel ist aus
prompt-paused = Das Spiel macht Pause
prompt-other = { $name } ist am Zug
prompt-others-choose = Die anderen wählen ihre Zielkarten
prompt-choosing = Wähle deine ersten Zielkarten
prompt-turn = Du bist am Zug: Karte ziehen, Strecke nutzen oder Zielkarten ziehen
prompt-drawing = Zieh eine zweite Karte
prompt-keeping = Welche Zielkarten behältst du?
prompt-pass = Du kannst nichts tun
pass = Aussetzen
turn-of = { $name } ist an der Reihe
last-round = Letzte Runde!
turns-left = { $turns ->
    [one] Der letzte Zug
   *[other] Noch { $turns } Züge
}

## Was geschehen ist

story = Verlauf
story-log = Alles, was geschehen ist
story-begins = Das Spiel beginnt
story-card-taken = { $me ->
    [yes] Du nimmst offen: { $colour }.
   *[no] { $name } nimmt offen: { $colour }.
}
story-card-drawn = { $me ->
    [yes] Du ziehst eine Karte verdeckt.
   *[no] { $name } zieht eine Karte verdeckt.
}
story-card-drawn-known = Du ziehst verdeckt: { $colour }.
story-turned-up = { $count ->
   *[other] Aufgedeckt: { $colours }.
}
story-market-flushed = Zu viele Joker lagen offen: Die ganze Auslage wurde abgelegt.
story-market-left-standing = Die Joker gehen nicht weg; sie bleiben vorerst liegen.
story-discards-shuffled = { $count ->
    [one] Die eine abgelegte Karte wird zum neuen Stapel.
   *[other] { $count } abgelegte Karten werden zum neuen Stapel gemischt.
}
story-tickets-offered = { $me ->
    [yes] { $count ->
        [one] Du ziehst { $count } Zielkarte.
       *[other] Du ziehst { $count } Zielkarten.
    }
   *[no] { $count ->
        [one] { $name } zieht { $count } Zielkarte.
       *[other] { $name } zieht { $count } Zielkarten.
    }
}
story-starting-tickets-chosen = { $me ->
    [yes] Du hast deine ersten Zielkarten gewählt.
   *[no] { $name } hat die ersten Zielkarten gewählt.
}
story-tickets-kept = { $me ->
    [yes] { $back ->
        [0] Du behältst { $count ->
            [one] sie
           *[other] alle { $count }
        }.
       *[other] Du behältst { $count } und legst { $back } zurück.
    }
   *[no] { $back ->
        [0] { $name } behält { $count ->
            [one] sie
           *[other] alle { $count }
        }.
       *[other] { $name } behält { $count } und legt { $back } zurück.
    }
}
story-route-claimed = { $me ->
    [yes] Du nutzt { $route } mit { $cards } (+{ $points }).
   *[no] { $name } nutzt { $route } mit { $cards } (+{ $points }).
}
story-flag-card-kept = { $me ->
    [yes] Du behältst { $colour } für eine Flagge.
   *[no] { $name } behält { $colour } für eine Flagge.
}
story-flag-scored = { $me ->
    [yes] Du vollendest eine Flagge (+{ $points }).
   *[no] { $name } vollendet eine Flagge (+{ $points }).
}
story-bonus-card-taken = { $me ->
    [yes] Du nimmst eine Bonuskarte.
   *[no] { $name } nimmt eine Bonuskarte.
}
story-passed = { $me ->
    [yes] Du musst aussetzen.
   *[no] { $name } muss aussetzen.
}
story-last-round = { $me ->
    [yes] Letzte Runde! Du hast nur noch wenige Figuren. Alle haben noch einen Zug.
   *[no] Letzte Runde! { $name } hat nur noch wenige Figuren. Alle haben noch einen Zug.
}
story-game-ended = Das Spiel ist aus.

## Das Ende

end-title = Das Ende des Spiels
end-scoring = Die Wertung
end-skip = Überspringen
end-won = { $name } hat gewonnen
end-you-won = Du hast gewonnen!
end-shared = Geteilter Sieg: { $names }
end-standings = Platzierung
end-sheet = Wertung
end-graph = Verlauf
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tickets-done = { $count ->
    [one] { $count } Zielkarte erfüllt
   *[other] { $count } Zielkarten erfüllt
}
sheet-route-points = Strecken
sheet-flags-points = Flaggen
sheet-ticket-points = Zielkarten
sheet-district-points = Stadtteile
sheet-bonus-points = Bonuskarten
sheet-total = Summe
sheet-ticket = { $ticket }{ $done ->
    [yes] , erfüllt
   *[no] , nicht erfüllt
}
sheet-district = Stadtteil { $colour } ({ $points })
sheet-flags = { $count ->
    [one] { $count } Flagge
   *[other] { $count } Flaggen
}
sheet-bonus = { $count ->
    [one] { $count } Bonuskarte
   *[other] { $count } Bonuskarten
}
graph-words = Punkte im Verlauf des Spiels; am Ende { $scores }
rematch = Noch einmal
rematch-come = Mitkommen
rematch-open = Es geht noch einmal los; ein Platz für dich ist frei.
replay = Noch einmal ansehen
leave = Verlassen
look-at-board = Spielplan ansehen
show-result = Ergebnis zeigen

## Was man sonst tun kann

zoom-closer = Näher
zoom-farther = Weiter weg
zoom-fit = Der ganze Spielplan
undo = Zurücknehmen
hint = Trainer fragen
hint-thinking = Der Trainer überlegt …
hint-worth = gewinnt { $win }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} { $ahead ->
    [yes] Vorsprung
   *[no] Rückstand
}
hint-plan = Der Plan: { $tickets }
action-claim = { $route } nutzen mit { $cards }
action-market = { $colour } nehmen
action-keep-all = Alle Zielkarten behalten
action-keep = Nur { $ticket } behalten
action-draw-blind = Verdeckt ziehen
action-draw-tickets = Zielkarten ziehen
action-pass = Aussetzen

## Wiederholung

replay-title = Wiederholung
replay-ply = Zug { $ply } von { $plies }
replay-play = Abspielen
replay-pause = Anhalten
replay-back = Einen Zug zurück
replay-forth = Einen Zug weiter
replay-speed = Tempo
replay-seen-by = Gesehen von
replay-everybody = allen
replay-all-hands = Alle Hände
replay-nowhere = Dieses Spiel lässt sich nicht ansehen
replay-link = Link zu diesem Augenblick kopieren
replay-play-on = Von hier weiterspielen
replay-copied = Der Link ist kopiert

## Warum etwas nicht geht

refusal-other = Das geht jetzt nicht.
refusal-game-is-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-no-such-action = Das gibt es nicht.
refusal-starting-tickets-first = Zuerst wählen alle ihre ersten Zielkarten.
refusal-already-chosen = Du hast deine ersten Zielkarten gewählt; dabei bleibt es.
refusal-second-card-due = Du hast eine Karte gezogen: Zieh die zweite.
refusal-tickets-to-keep = Sag erst, welche der gezogenen Zielkarten du behältst.
refusal-no-tickets-on-offer = Es gibt gerade keine Zielkarten zu wählen; behaltene bleiben.
refusal-ticket-not-on-offer = Diese Zielkarte steht nicht zur Wahl.
refusal-too-few-tickets-kept = Du musst mehr Zielkarten behalten.
refusal-draw-pile-empty = Der Stapel ist leer.
refusal-colour-not-face-up = Eine solche Karte liegt nicht offen.
refusal-wild-as-second-card = Ein offener Joker kann nicht die zweite Karte sein.
refusal-ticket-stack-empty = Es sind keine Zielkarten mehr da.
refusal-must-act = Du kannst nicht aussetzen, solange du etwas anderes tun kannst.
refusal-route-taken = Diese Strecke gehört { $owner }.
refusal-twin-is-yours = Dir gehört die andere Spur dieser Doppelstrecke.
refusal-twin-closed-with-two = Zu zweit sperrt eine Spur einer Doppelstrecke die andere.
refusal-not-enough-pieces = Du hast zu wenige Figuren der Art, die diese Strecke braucht.
refusal-wrong-colour = Diese Strecke nimmt Karten in { $colour }, und Joker.
refusal-colours-mixed = Eine graue Strecke nimmt Karten einer einzigen Farbe, und Joker.
refusal-wrong-number-of-cards = Diese Strecke kostet genau { $cost } Karten.
refusal-not-enough-cards = Dir fehlen noch Karten für diese Strecke: Sie kostet { $cost }.
refusal-not-enough-wilds = So viele Joker hast du nicht.
refusal-flag-card-must-be-kept = In dieser Ausgabe der Regeln muss die Karte für die Flagge behalten werden.
refusal-no-flag-card-to-decline = Hier gibt es keine Karte für eine Flagge abzulehnen.
trouble-at-table = { $trouble ->
    [stale] Am Tisch ist es inzwischen weitergegangen. Sieh noch einmal hin.
    [busy] Dein letzter Zug ist noch unterwegs.
    [not-running] Das Spiel läuft nicht.
    [not-your-seat] Das ist nicht dein Platz.
    [nothing-to-undo] Es gibt nichts zurückzunehmen.
    [too-many] Das war zu viel auf einmal. Warte einen Augenblick.
    [lesson] Das noch nicht: Tu, worum du oben gebeten wirst.
   *[other] Das geht jetzt nicht.
}
