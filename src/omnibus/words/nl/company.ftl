# Wat men aan een tafel met elkaar doet: praten, vooruit plannen, het delen controleren.

chat = Chat
chat-unread = { $count ->
    [one] Chat, één nieuwe regel
   *[other] Chat, { $count } nieuwe regels
}
chat-lines = Wat er gezegd is
chat-empty = Nog niemand heeft iets gezegd.
chat-line = Schrijf een regel
chat-send = Versturen
chat-reactions = Snelle reacties
chat-mute = { $name } dempen
reaction-hello = Hallo!
reaction-well-played = Goed gespeeld!
reaction-thanks = Bedankt!
reaction-oops = Oeps!
reaction-hurry = Jij bent!
reaction-good-game = Mooi spel!

plan-title = Gepland voor mijn beurt
plan-this = Doen zodra ik aan de beurt ben
planned = Gepland: { $action }
plan-drop = Plan vergeten: { $action }
plan-dropped = Wat je gepland had, kan niet meer.

fair-title = Eerlijk gedeeld
fair-how = Voordat iemand iets gezegd had, legde de server zijn deel van het schudden vast en liet er een zegel van zien. Daarna voegde elke browser een eigen willekeurig woord toe. Zo kon niemand de kaarten kiezen.
fair-seal = Het zegel van het deel van de server
fair-nonce = Het woord van mijn browser
fair-later = Na het spel wordt alles onthuld en kun je het hier controleren.
fair-check = Het delen controleren

wishes-pause = { $name } wil pauzeren. Het spel pauzeert als iedereen dat wil.
wishes-abandon = { $name } wil het spel zonder uitslag beëindigen. Het eindigt als iedereen dat wil.
hint-not-here = De coach houdt zich buiten spellen met mensen die via een link kwamen.
