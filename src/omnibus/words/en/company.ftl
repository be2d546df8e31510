# What people do with each other at a table: talking, planning ahead, checking the deal.

chat = Chat
chat-unread = { $count ->
    [one] Chat, one new line
   *[other] Chat, { $count } new lines
}
chat-lines = What was said
chat-empty = Nobody has said anything yet.
chat-line = Write a line
chat-send = Send
chat-reactions = Quick reactions
chat-mute = Mute { $name }
reaction-hello = Hello!
reaction-well-played = Well played!
reaction-thanks = Thanks!
reaction-oops = Oops!
reaction-hurry = Your turn!
reaction-good-game = Good game!

plan-title = Planned for my turn
plan-this = Do it when my turn comes
planned = Planned: { $action }
plan-drop = Forget the plan: { $action }
plan-dropped = What you had planned is not possible any more.

fair-title = Fair deal
fair-how = Before anybody said a word, the server fixed its part of the shuffle and showed a seal of it. Every browser then added a random word of its own. So nobody could choose the cards.
fair-seal = The seal of the server’s part
fair-nonce = My browser’s word
fair-later = When the game is over everything is revealed, and you can check it here.
fair-check = Check the deal

wishes-pause = { $name } would like to pause. The game pauses when all want it.
wishes-abandon = { $name } would like to end the game without a result. It ends when all want it.
hint-not-here = The coach keeps out of games with people who came by a link.
