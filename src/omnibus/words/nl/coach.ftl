# Wat de coach zegt: waarom een zet goed is, en welke beslissingen van een spel het meest kostten.

because-completes = Daarmee is { $ticket } voltooid ({ $count ->
    [one] { $count } punt
   *[other] { $count } punten
}).
because-links = Het ligt op de weg van { $ticket } ({ $count ->
    [one] { $count } punt
   *[other] { $count } punten
}).
because-scores = Het levert meteen { $count ->
    [one] { $count } punt
   *[other] { $count } punten
} op.
because-blocks = { $name } wil hem waarschijnlijk hebben ({ $chance }), het eerst voor { $ticket }.
because-bonus = Het levert een bonuskaart op.
because-ends = Daarmee begint de laatste ronde.
because-needed = { $wild ->
    [yes] { $count ->
        [one] Een joker vervangt de kaart die ontbreekt voor { $routes }.
       *[other] Een joker vervangt elk van de { $count } kaarten die ontbreken voor { $routes }.
    }
   *[no] Voor { $routes } { $count ->
        [one] ontbreekt nog { $count } kaart
       *[other] ontbreken nog { $count } kaarten
    } in { $colour }.
}
because-none-needed = Geen van de open kaarten ontbreekt in het plan.
because-all-linked = Er is geen bestemmingskaart meer te verbinden.
because-keeps = Gehouden: { $ticket }, { $standing ->
    [done] al voltooid
    [broken] niet meer te halen
   *[possible] nog { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
}.
because-returns = Teruggelegd: { $ticket }, { $standing ->
    [done] al voltooid
    [broken] niet meer te halen
   *[possible] nog { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
}.

end-analysis = Analyse
analysis = Analyse
analysis-begins = De coach slaat het spel open …
analysis-progress = De coach heeft { $done } van { $of } beslissingen beoordeeld.
analysis-clean = De coach vond niets dat veel heeft gekost. Goed gespeeld!
analysis-costliest = De duurste beslissingen
analysis-move = Zet { $ply }
analysis-played = Gespeeld: { $action }
analysis-better = Beter: { $action }
analysis-look = Dit moment bekijken
analysis-words = Kans van { $name } om te winnen, van { $from } tot { $to }
