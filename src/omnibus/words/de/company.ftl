# Was man an einem Tisch miteinander tut: reden, vorausplanen, das Geben prüfen.

chat = Chat
chat-unread = { $count ->
    [one] Chat, eine neue Zeile
   *[other] Chat, { $count } neue Zeilen
}
chat-lines = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Schreib eine Zeile
chat-send = Senden
chat-reactions = Kurze Zurufe
chat-mute = { $name } stumm schalten
reaction-hello = Hallo!
reaction-well-played = Gut gespielt!
reaction-thanks = Danke!
reaction-oops = Hoppla!
reaction-hurry = Du bist dran!
reaction-good-game = Schönes Spiel!

plan-title = Geplant für meinen Zug
plan-this = Tun, sobald ich dran bin
planned = Geplant: { $action }
plan-drop = Plan vergessen: { $action }
plan-dropped = Was du geplant hattest, geht nicht mehr.

fair-title = Faires Geben
fair-how = Bevor jemand ein Wort gesagt hat, hat der Server seinen Teil des Mischens festgelegt und ein Siegel davon gezeigt. Dann hat jeder Browser ein eigenes Zufallswort dazugegeben. So konnte sich niemand die Karten aussuchen.
fair-seal = Das Siegel für den Teil des Servers
fair-nonce = Das Wort meines Browsers
fair-later = Nach dem Spiel wird alles aufgedeckt, und du kannst es hier prüfen.
fair-check = Das Geben prüfen

wishes-pause = { $name } möchte pausieren. Die Pause beginnt, wenn alle das wollen.
wishes-abandon = { $name } möchte das Spiel ohne Ergebnis beenden. Es endet, wenn alle das wollen.
hint-not-here = Aus Spielen mit Leuten, die über einen Link gekommen sind, hält sich der Trainer heraus.
