# Told to somebody who is not at the table.
turn-title = À vous de jouer : { $city }
turn-body = { $player }, les autres ont joué. C’est votre tour.
turn-mail = { $player }, c’est votre tour de jouer ({ $city }) : { $link }

    Vous avez demandé ce message. Vous pouvez l’arrêter dans les réglages de votre compte.
confirm-title = Un message quand c’est votre tour
confirm-mail = Pour qu’Omnibus vous écrive quand c’est votre tour, saisissez ce code dans les réglages de votre compte : { $code }

    Si vous n’avez rien demandé, il n’y a rien à faire.
