# Was der Trainer sagt: warum ein Zug gut ist, und welche Entscheidungen eines Spiels am meisten gekostet haben.

because-completes = Damit ist { $ticket } erfüllt ({ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}).
because-links = Es liegt auf dem Weg von { $ticket } ({ $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}).
because-scores = Es bringt sofort { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
because-blocks = { $name } will sie wahrscheinlich haben ({ $chance }), am ehesten für { $ticket }.
because-bonus = Es bringt eine Bonuskarte.
because-ends = Damit beginnt die letzte Runde.
because-needed = { $wild ->
    [yes] { $count ->
        [one] Ein Joker ersetzt die Karte, die für { $routes } fehlt.
       *[other] Ein Joker ersetzt jede der { $count } Karten, die für { $routes } fehlen.
    }
   *[no] Für { $routes } { $count ->
        [one] fehlt noch { $count } Karte
       *[other] fehlen noch { $count } Karten
    } in { $colour }.
}
because-none-needed = Von den offenen Karten fehlt keine im Plan.
because-all-linked = Es ist keine Zielkarte mehr zu verbinden.
because-keeps = Behalten: { $ticket }, { $standing ->
    [done] schon erfüllt
    [broken] nicht mehr zu schaffen
   *[possible] noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
}.
because-returns = Zurückgelegt: { $ticket }, { $standing ->
    [done] schon erfüllt
    [broken] nicht mehr zu schaffen
   *[possible] noch { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
}.

end-analysis = Analyse
analysis = Analyse
analysis-begins = Der Trainer schlägt das Spiel auf …
analysis-progress = Der Trainer hat { $done } von { $of } Entscheidungen beurteilt.
analysis-clean = Der Trainer hat nichts gefunden, was viel gekostet hat. Gut gespielt!
analysis-costliest = Die teuersten Entscheidungen
analysis-move = Zug { $ply }
analysis-played = Gespielt: { $action }
analysis-better = Besser: { $action }
analysis-look = Diesen Moment ansehen
analysis-words = Gewinnaussicht von { $name }, von { $from } bis { $to }
