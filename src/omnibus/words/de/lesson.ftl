# Erste Spiele, die sich selbst erklären.
lesson-title = { $city } lernen
lesson-steps = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-leave = Verlassen
lesson-play = Jetzt richtig spielen

lesson-welcome = Willkommen in { $city }. In ein paar Minuten kannst du das Spiel. Du spielst gegen { $rival }, und es kann nichts schiefgehen.
lesson-board = Strecken verbinden die Orte der Stadt. Eine Strecke kostet so viele Karten ihrer Farbe, wie sie Felder hat. Jede Farbe hat auch ein Zeichen.
lesson-tickets = Das sind deine Zielkarten. Verbinde die zwei Orte mit eigenen Strecken, und du bekommst am Ende die Punkte; gelingt es nicht, verlierst du sie. Beide sind gut: Behalte sie.
lesson-take = Wer am Zug ist, zieht zwei Karten, nutzt eine Strecke oder zieht Zielkarten. Du brauchst Karten. Nimm zuerst diese aus der Auslage: { $colour }.
lesson-blind = Die zweite Karte: Zieh sie verdeckt vom Stapel.
lesson-rival = Jetzt ist { $rival } am Zug. Was zuletzt geschah, wird immer erzählt und auf dem Plan markiert.
lesson-claim = Eine Karte in { $colour } bezahlt die Strecke { $route }. Berühre sie auf dem Plan und nutze sie.
lesson-claimed = Sie gehört dir und hat sofort Punkte gebracht. Zu zweit ist die andere Spur einer Doppelstrecke von da an gesperrt.
lesson-twin = Das war eine Spur einer Doppelstrecke. Zu zweit ist die andere von da an gesperrt.
lesson-wild = Die Karte mit allen Farben ist ein Joker: Er gilt als jede Farbe. Offen genommen ist er alles, was du in diesem Zug ziehst. Nimm ihn.
lesson-claim-two = Je länger eine Strecke, desto mehr ist sie wert. Du hast zwei Karten in { $colour }: Nutze { $route }.
lesson-pay-wild = { $route } kostet zwei Karten. Eine in { $colour } hast du, für die andere springt der Joker ein. Nutze die Strecke.
lesson-for-grey = Es fehlt noch eine graue Strecke: Sie lässt sich mit jeder Farbe bezahlen, wenn alle Karten gleich sind. Nimm zwei in { $colour }.
lesson-grey = Zwei gleiche: Nutze damit die graue Strecke { $route }.
lesson-done = Beide Zielkarten sind erfüllt: Sieh dir ihre Zeichen an. Nun zu dem, was es nur in { $city } gibt.
lesson-later = Einige Züge später. Ihr habt beide gebaut, und es sind nur noch wenige Figuren übrig. Hat jemand fast keine mehr, beginnt die letzte Runde.
lesson-more-tickets = Manchmal lohnen sich neue Zielkarten: Was sie verlangen, ist vielleicht schon gebaut. Zieh Zielkarten.
lesson-keep-one = { $ticket } ist schon verbunden: Punkte ohne Arbeit! Die andere ist nicht mehr zu schaffen. Berühre sie, um sie zurückzulegen, und behalte eine.
lesson-last-round = Du hast kaum noch Figuren: Die letzte Runde beginnt. Jeder ist noch einmal am Zug.
lesson-last-turn = Dein letzter Zug, und jeder Punkt zählt. Nutze { $route }.
lesson-end = Das ist das ganze Spiel. Jetzt kannst du es.

lesson-london-districts = Die farbigen Zahlen an den Orten sind Stadtteile. Verbinde alle Orte eines Stadtteils mit eigenen Strecken, und er bringt am Ende seine Zahl. Deine Liste zeigt, wie weit du bist.
lesson-london-link = Vom grünen Stadtteil fehlt nur noch ein Ort. { $route } schließt ihn an: Nutze die Strecke.

lesson-amsterdam-mark = Manche Strecken zeigen ein Rad: Wer eine davon nutzt, bekommt eine Bonuskarte. { $route } ist so eine. Sie ist grau, also reicht eine Karte in { $colour }.
lesson-amsterdam-bonus = Da ist sie: Bonuskarten liegen offen. Am Ende zählt, wer die meisten hat; zu zweit gibt es 8 und 4 Punkte.
lesson-amsterdam-most = { $rival } hat so viele Bonuskarten wie du. { $route } bringt dir noch eine: Nutze die Strecke.

lesson-berlin-streetcar = Sie gehört dir und hat sofort Punkte gebracht. Auf jedem ihrer Felder steht eine Straßenbahn.
lesson-berlin-kinds = Berlin hat eine zweite Art von Figuren: die U-Bahn. Ihre Strecken sind Linien mit einem einzigen Feld, und eine Zahl sagt, wie viele Karten sie kosten.
lesson-berlin-subway = { $route } kostet zwei Karten, aber nur eine U-Bahn. Nutze die Strecke mit zweimal { $colour }.
lesson-berlin-changed = Straßenbahn und U-Bahn verbinden deine Orte gemeinsam: Eine Kette darf wechseln. Jede Art hat ihre eigenen Punkte.
lesson-berlin-points = Du hast keine Straßenbahn mehr, aber noch zwei U-Bahnen. Nutze { $route }.

lesson-paris-blue = Blau, Weiß und Rot ergeben eine Flagge. Nutzt du so eine Strecke, bleibt eine bezahlte Karte vor dir liegen. Nutze { $route } mit { $colour }.
lesson-paris-kept = Da liegt er, der erste Teil einer Flagge. Weiß und Rot fehlen noch.
lesson-paris-white = Zwei Karten in { $colour } bezahlen { $route }, und eine davon bleibt: der zweite Teil.
lesson-paris-red = Jetzt Rot. Nutze { $route }, und die Flagge ist vollständig.
lesson-paris-flag = Blau, Weiß, Rot: sofort 4 Punkte! Die drei Karten werden abgelegt, und du kannst die nächste Flagge beginnen.
lesson-paris-again = Wieder liegen Blau und Weiß vor dir. { $route } macht noch eine Flagge vollständig: Nutze die Strecke.
