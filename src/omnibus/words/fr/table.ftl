# La table : ce que l'on y voit et ce que l'on y fait.

you = vous
between = { $from } – { $to }
rule = Règle { $rule }
table-waits = La table se prépare …
board = Plateau de { $city }
tools = Plus

## Cartes et figurines

colour-black = noir
colour-blue = bleu
colour-green = vert
colour-grey = une couleur au choix
colour-orange = orange
colour-pink = rose
colour-purple = violet
colour-red = rouge
colour-white = blanc
colour-yellow = jaune
colour-wild = joker
cards-of-colour = { $count } { $colour }
pieces-bus = { $count ->
    [one] { $count } bus
   *[other] { $count } bus
}
pieces-cart = { $count ->
    [one] { $count } charrette
   *[other] { $count } charrettes
}
pieces-streetcar = { $count ->
    [one] { $count } tramway
   *[other] { $count } tramways
}
pieces-subway = { $count ->
    [one] { $count } métro
   *[other] { $count } métros
}
price-grey = { $count } d'une même couleur
price-mark = donne une carte bonus

## Routes et lieux

route-track = { $route }, voie { $colour }
route-side = { $route }, voie { $side ->
    [left] de gauche
    [right] de droite
    [upper] du haut
   *[lower] du bas
}
track-side = voie { $side ->
    [left] de gauche
    [right] de droite
    [upper] du haut
   *[lower] du bas
}
track-grey = grise
route-words = { $route } : { $price }, { $state }
route-yours = à vous
route-taken = prise par { $name }
route-closed = fermée par l'autre voie
route-payable = libre, vous pouvez la payer
route-free = libre
route-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
routes-from = Routes depuis { $place }
place-district = { $place }, quartier { $colour } : { $points }
which-route = Quelle route ?
ways-to-pay = Comment payer
way-words = Payer { $cards }{ $declines ->
    [yes] , sans garder de carte pour le drapeau
   *[no] { "" }
}
way-declines = sans carte de drapeau
claim-for = { $points ->
    [one] Prendre pour { $points } point
   *[other] Prendre pour { $points } points
}

## Les cartes visibles

market = Cartes visibles
market-card = Prendre { $colour }
market-gap = Vide
draw-pile = Piocher, encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ticket-pile = Piocher des destinations, encore { $count }
discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
tickets-sure = Piocher des destinations ?
tickets-sure-how = Vous en regardez deux et en gardez au moins une. Une destination manquée coûte ses points.
tickets-draw = Piocher des destinations

## Mes cartes et mes destinations

hand = Mes cartes : { $count }
hand-empty = Aucune carte
hand-stack = { $count } { $colour } : montrer où elles mènent
tickets = Mes destinations : { $count }
tickets-none = Pas encore de destination
ticket-words = { $ticket }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $outlook ->
    [done] atteinte
    [broken] hors d'atteinte
   *[possible] pas encore atteinte
}
districts = Quartiers
district-words = Quartier { $colour }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $linked } lieux reliés sur { $places }
offer-starting = Vos premières destinations
offer-drawn = Vous avez pioché ces destinations
offer-how = { $least ->
    [one] Touchez-en une pour la rendre. Gardez-en au moins une.
   *[other] Touchez-en une pour la rendre. Gardez-en au moins { $least }.
}
offer-ticket = { $ticket }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
offer-keep = { $count ->
    [0] N'en garder aucune
    [one] Garder { $count } destination
   *[other] Garder { $count } destinations
}

## Les joueurs

players-at-table = Joueurs
player-away = absent
player-acts = doit jouer
player-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
player-tickets = { $count ->
    [one] { $count } destination
   *[other] { $count } destinations
}
player-bonus = { $count ->
    [one] { $count } carte bonus
   *[other] { $count } cartes bonus
}
player-flag-cards = Drapeaux complets : { $flags }. { $count ->
    [0] Aucune carte pour le suivant
   *[other] Cartes pour le suivant : { $colours }
}
time-reserve = Réserve : elle s’écoule quand le temps du tour est passé
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}

## Ce qu'il faut faire, et à qui le tour

prompt-over = La partie est finie
prompt-paused = La partie est en pause
prompt-other = C'est à { $name } de jouer
prompt-others-choose = Les autres choisissent leurs destinations
prompt-choosing = Choisissez vos premières destinations
prompt-turn = À vous : prendre une carte, une route ou des destinations
prompt-drawing = Prenez une deuxième carte
prompt-keeping = Choisissez les destinations que vous gardez
prompt-pass = Vous ne pouvez rien faire
pass = Passer
turn-of = C'est le tour de { $name }
last-round = Dernier tour !
turns-left = { $turns ->
    [one] Le dernier coup
   *[other] Encore { $turns } coups
}

## Ce qui s'est passé

story = Récit
story-log = Tout ce qui s'est passé
story-begins = La partie commence
story-card-taken = { $me ->
    [yes] Vous prenez une carte visible : { $colour }.
   *[no] { $name } prend une carte visible : { $colour }.
}
story-card-drawn = { $me ->
    [yes] Vous piochez une carte.
   *[no] { $name } pioche une carte.
}
story-card-drawn-known = Vous piochez : { $colour }.
story-turned-up = { $count ->
   *[other] Retournée : { $colours }.
}
story-market-flushed = Trop de jokers étaient visibles : toutes les cartes visibles sont défaussées.
story-market-left-standing = Les jokers ne partent pas ; ils restent pour l'instant.
story-discards-shuffled = { $count ->
    [one] La seule carte défaussée devient la nouvelle pioche.
   *[other] { $count } cartes défaussées sont mélangées en une nouvelle pioche.
}
story-tickets-offered = { $me ->
    [yes] { $count ->
        [one] Vous piochez { $count } destination.
       *[other] Vous piochez { $count } destinations.
    }
   *[no] { $count ->
        [one] { $name } pioche { $count } destination.
       *[other] { $name } pioche { $count } destinations.
    }
}
story-starting-tickets-chosen = { $me ->
    [yes] Vous avez choisi vos premières destinations.
   *[no] { $name } a choisi ses premières destinations.
}
story-tickets-kept = { $me ->
    [yes] { $back ->
        [0] Vous en gardez { $count }.
       *[other] Vous en gardez { $count } et en rendez { $back }.
    }
   *[no] { $back ->
        [0] { $name } en garde { $count }.
       *[other] { $name } en garde { $count } et en rend { $back }.
    }
}
story-route-claimed = { $me ->
    [yes] Vous prenez { $route } avec { $cards } (+{ $points }).
   *[no] { $name } prend { $route } avec { $cards } (+{ $points }).
}
story-flag-card-kept = { $me ->
    [yes] Vous gardez { $colour } pour un drapeau.
   *[no] { $name } garde { $colour } pour un drapeau.
}
story-flag-scored = { $me ->
    [yes] Vous complétez un drapeau (+{ $points }).
   *[no] { $name } complète un drapeau (+{ $points }).
}
story-bonus-card-taken = { $me ->
    [yes] Vous prenez une carte bonus.
   *[no] { $name } prend une carte bonus.
}
story-passed = { $me ->
    [yes] Vous devez passer.
   *[no] { $name } doit passer.
}
story-last-round = { $me ->
    [yes] Dernier tour ! Il vous reste peu de figurines. Chacun joue encore une fois.
   *[no] Dernier tour ! Il reste peu de figurines à { $name }. Chacun joue encore une fois.
}
story-game-ended = La partie est finie.

## La fin

end-title = La fin de la partie
end-scoring = Le décompte
end-skip = Passer
end-won = { $name } a gagné
end-you-won = Vous avez gagné !
end-shared = Victoire partagée : { $names }
end-standings = Classement
end-sheet = Décompte
end-graph = Courbe
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tickets-done = { $count ->
    [one] { $count } destination atteinte
   *[other] { $count } destinations atteintes
}
sheet-route-points = Routes
sheet-flags-points = Drapeaux
sheet-ticket-points = Destinations
sheet-district-points = Quartiers
sheet-bonus-points = Cartes bonus
sheet-total = Total
sheet-ticket = { $ticket }{ $done ->
    [yes] , atteinte
   *[no] , manquée
}
sheet-district = Quartier { $colour } ({ $points })
sheet-flags = { $count ->
    [one] { $count } drapeau
   *[other] { $count } drapeaux
}
sheet-bonus = { $count ->
    [one] { $count } carte bonus
   *[other] { $count } cartes bonus
}
graph-words = Points au fil de la partie ; à la fin { $scores }
rematch = Rejouer
rematch-come = Les rejoindre
rematch-open = On rejoue, et votre place vous attend.
replay = Revoir la partie
leave = Quitter
look-at-board = Regarder le plateau
show-result = Voir le résultat

## Ce que l'on peut faire d'autre

zoom-closer = Plus près
zoom-farther = Plus loin
zoom-fit = Tout le plateau
undo = Reprendre le coup
hint = Demander conseil
hint-thinking = L'entraîneur réfléchit …
hint-worth = gagne { $win }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $ahead ->
    [yes] d'avance
   *[no] de retard
}
hint-plan = Le plan : { $tickets }
action-claim = Prendre { $route } avec { $cards }
action-market = Prendre { $colour }
action-keep-all = Garder toutes les destinations
action-keep = Garder seulement { $ticket }
action-draw-blind = Piocher
action-draw-tickets = Piocher des destinations
action-pass = Passer

## Revoir

replay-title = Revoir la partie
replay-ply = Coup { $ply } sur { $plies }
replay-play = Lire
replay-pause = Arrêter
replay-back = Un coup en arrière
replay-forth = Un coup en avant
replay-speed = Vitesse
replay-seen-by = Vu par
replay-everybody = tous
replay-all-hands = Toutes les mains
replay-nowhere = Cette partie ne peut pas être revue
replay-link = Copier un lien vers cet instant
replay-play-on = Jouer à partir d’ici
replay-copied = Le lien est copié

## Pourquoi ce n'est pas possible

refusal-other = Ce n'est pas possible maintenant.
refusal-game-is-over = La partie est finie.
refusal-not-your-turn = Ce n'est pas à vous de jouer.
refusal-no-such-action = Cela n'existe pas.
refusal-starting-tickets-first = D'abord, chacun choisit ses destinations.
refusal-already-chosen = Vous avez choisi vos premières destinations ; elles restent.
refusal-second-card-due = Vous avez pris une carte : prenez la deuxième.
refusal-tickets-to-keep = Dites d'abord quelles destinations vous gardez.
refusal-no-tickets-on-offer = Il n'y a rien à choisir maintenant ; ce qui est gardé reste.
refusal-ticket-not-on-offer = Cette destination ne fait pas partie du choix.
refusal-too-few-tickets-kept = Vous devez garder plus de destinations.
refusal-draw-pile-empty = La pioche est vide.
refusal-colour-not-face-up = Aucune carte de ce genre n'est visible.
refusal-wild-as-second-card = Un joker visible ne peut pas être la deuxième carte.
refusal-ticket-stack-empty = Il n'y a plus de destinations.
refusal-must-act = Vous ne pouvez pas passer tant qu'il y a autre chose à faire.
refusal-route-taken = Cette route est à { $owner }.
refusal-twin-is-yours = L'autre voie de cette route double est à vous.
refusal-twin-closed-with-two = À deux, une voie d'une route double ferme l'autre.
refusal-not-enough-pieces = Il vous reste trop peu de figurines de la sorte qu'il faut ici.
refusal-wrong-colour = Cette route prend des cartes de couleur { $colour }, et des jokers.
refusal-colours-mixed = Une route grise prend des cartes d'une seule couleur, et des jokers.
refusal-wrong-number-of-cards = Cette route coûte exactement { $cost } cartes.
refusal-not-enough-cards = Il vous manque des cartes pour cette route : elle en coûte { $cost }.
refusal-not-enough-wilds = Vous n'avez pas tant de jokers.
refusal-flag-card-must-be-kept = Dans cette édition des règles, la carte du drapeau doit être gardée.
refusal-no-flag-card-to-decline = Il n'y a ici aucune carte de drapeau à refuser.
trouble-at-table = { $trouble ->
    [stale] La table a avancé entre-temps. Regardez encore.
    [busy] Votre dernier coup est encore en route.
    [not-running] La partie n'est pas en cours.
    [not-your-seat] Ce n'est pas votre place.
    [nothing-to-undo] Il n'y a rien à reprendre.
    [too-many] C'était trop à la fois. Attendez un instant.
    [lesson] Pas encore : faites ce qui est demandé plus haut.
   *[other] Ce n'est pas possible maintenant.
}
