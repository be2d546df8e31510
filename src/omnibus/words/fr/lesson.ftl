# Des premières parties qui s’expliquent elles-mêmes.
lesson-title = Apprendre { $city }
lesson-steps = Étape { $step } sur { $steps }
lesson-next = Suite
lesson-leave = Quitter
lesson-play = Une vraie partie

lesson-welcome = Bienvenue à { $city }. Dans quelques minutes, vous connaîtrez le jeu. Vous jouez contre { $rival }, et rien ne peut mal tourner.
lesson-board = Les routes relient les lieux de la ville. Une route coûte autant de cartes de sa couleur qu’elle a de cases. Chaque couleur a aussi un signe.
lesson-tickets = Voici vos destinations. Reliez leurs deux lieux par vos routes et vous gagnez les points à la fin ; sinon, vous les perdez. Les deux sont bonnes : gardez-les.
lesson-take = À votre tour, vous prenez deux cartes, une route ou des destinations. Il vous faut des cartes. Prenez d’abord celle-ci, visible : { $colour }.
lesson-blind = La deuxième carte : piochez-la sans la voir.
lesson-rival = C’est maintenant à { $rival }. Ce qui vient de se passer est toujours raconté et marqué sur le plateau.
lesson-claim = Une carte ({ $colour }) paie la route { $route }. Touchez-la sur le plateau, puis prenez-la.
lesson-claimed = Elle est à vous et a rapporté aussitôt. À deux, l’autre voie d’une route double est dès lors fermée.
lesson-twin = C’était une voie d’une route double. À deux, l’autre est dès lors fermée.
lesson-wild = La carte multicolore est un joker : il vaut n’importe quelle couleur. Pris visible, c’est tout ce que vous prenez ce tour-ci. Prenez-le.
lesson-claim-two = Plus une route est longue, plus elle rapporte. Vous avez deux cartes ({ $colour }) : prenez { $route }.
lesson-pay-wild = { $route } coûte deux cartes. Vous en avez une ({ $colour }), et le joker remplace l’autre. Prenez la route.
lesson-for-grey = Il manque une route grise : n’importe quelle couleur la paie, si les cartes sont pareilles. Prenez-en deux ({ $colour }).
lesson-grey = Deux pareilles : prenez avec elles la route grise { $route }.
lesson-done = Vos deux destinations sont atteintes : voyez leurs signes. Passons à ce que seule { $city } possède.
lesson-later = Quelques tours plus tard. Vous avez bâti tous les deux et il reste peu de figurines. Quand quelqu’un n’en a presque plus, le dernier tour commence.
lesson-more-tickets = De nouvelles destinations valent parfois la peine : ce qu’elles demandent est peut-être déjà bâti. Piochez-en.
lesson-keep-one = { $ticket } est déjà reliée : des points sans effort ! L’autre est hors de portée. Touchez-la pour la rendre et gardez-en une.
lesson-last-round = Il ne vous reste presque plus de figurines : le dernier tour commence. Chacun joue encore une fois.
lesson-last-turn = Votre dernier coup, et chaque point compte. Prenez { $route }.
lesson-end = C’est tout le jeu. À vous de jouer.

lesson-london-districts = Les nombres colorés près des lieux sont des quartiers. Reliez tous les lieux d’un quartier par vos routes et il rapporte son nombre à la fin. Votre liste montre où vous en êtes.
lesson-london-link = Du quartier vert, il ne manque qu’un lieu. { $route } le relie : prenez cette route.

lesson-amsterdam-mark = Certaines routes montrent une roue : qui en prend une reçoit une carte bonus. { $route } en est une. Elle est grise : une carte ({ $colour }) suffit.
lesson-amsterdam-bonus = La voici : les cartes bonus sont visibles. À la fin, c’est à qui en a le plus ; à deux, 8 et 4 points.
lesson-amsterdam-most = { $rival } a autant de cartes bonus que vous. { $route } en rapporte une de plus : prenez cette route.

lesson-berlin-streetcar = Elle est à vous et a rapporté aussitôt. Un tramway occupe chacune de ses cases.
lesson-berlin-kinds = Berlin a une deuxième sorte de figurines : le métro. Ses routes sont des lignes à une seule case, et un nombre dit combien de cartes elles coûtent.
lesson-berlin-subway = { $route } coûte deux cartes, mais un seul métro. Prenez-la avec deux cartes ({ $colour }).
lesson-berlin-changed = Tramway et métro relient vos lieux ensemble : un chemin peut passer de l’un à l’autre. Chaque sorte a ses propres points.
lesson-berlin-points = Vous n’avez plus de tramway, mais encore deux métros. Prenez { $route }.

lesson-paris-blue = Bleu, blanc et rouge font un drapeau. Prenez une telle route, et une carte payée reste devant vous. Prenez { $route } avec { $colour }.
lesson-paris-kept = La voilà, la première partie d’un drapeau. Il manque le blanc et le rouge.
lesson-paris-white = Deux cartes ({ $colour }) paient { $route }, et l’une d’elles reste : la deuxième partie.
lesson-paris-red = Maintenant le rouge. Prenez { $route }, et le drapeau est complet.
lesson-paris-flag = Bleu, blanc, rouge : 4 points aussitôt ! Les trois cartes sont défaussées, et vous pouvez commencer le drapeau suivant.
lesson-paris-again = Le bleu et le blanc sont de nouveau devant vous. { $route } complète un autre drapeau : prenez cette route.
