# Ce que l'on fait ensemble à une table : parler, prévoir, vérifier la donne.

chat = Discussion
chat-unread = { $count ->
    [one] Discussion, une nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
chat-lines = Ce qui a été dit
chat-empty = Personne n'a encore rien dit.
chat-line = Écrivez une ligne
chat-send = Envoyer
chat-reactions = Réactions rapides
chat-mute = Ne plus entendre { $name }
reaction-hello = Bonjour !
reaction-well-played = Bien joué !
reaction-thanks = Merci !
reaction-oops = Oups !
reaction-hurry = À vous !
reaction-good-game = Belle partie !

plan-title = Prévu pour mon tour
plan-this = Le faire à mon tour
planned = Prévu : { $action }
plan-drop = Oublier ce plan : { $action }
plan-dropped = Ce que vous aviez prévu n'est plus possible.

fair-title = Donne équitable
fair-how = Avant que quiconque n'ait parlé, le serveur a fixé sa part du mélange et en a montré un sceau. Puis chaque navigateur a ajouté un mot au hasard. Personne n'a donc pu choisir les cartes.
fair-seal = Le sceau de la part du serveur
fair-nonce = Le mot de mon navigateur
fair-later = À la fin de la partie tout est révélé, et vous pourrez le vérifier ici.
fair-check = Vérifier la donne

wishes-pause = { $name } voudrait une pause. La partie s'arrête quand tous le veulent.
wishes-abandon = { $name } voudrait finir la partie sans résultat. Elle finit quand tous le veulent.
hint-not-here = L'entraîneur n'aide pas dans les parties avec des gens venus par un lien.
