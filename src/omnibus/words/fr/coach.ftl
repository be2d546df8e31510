# Ce que dit l'entraîneur : pourquoi une action est bonne, et quelles décisions ont coûté le plus.

because-completes = Cela réalise { $ticket } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
}).
because-links = C'est sur le chemin de { $ticket } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
}).
because-scores = Cela rapporte tout de suite { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
because-blocks = { $name } la veut sans doute ({ $chance }), le plus probablement pour { $ticket }.
because-bonus = Cela rapporte une carte bonus.
because-ends = Cela commence le dernier tour.
because-needed = { $wild ->
    [yes] { $count ->
        [one] Un joker remplace la carte qui manque pour { $routes }.
       *[other] Un joker remplace n'importe laquelle des { $count } cartes qui manquent pour { $routes }.
    }
   *[no] Pour { $routes }, il manque encore { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $colour }).
}
because-none-needed = Aucune des cartes visibles ne manque au plan.
because-all-linked = Il ne reste aucune destination à relier.
because-keeps = Gardée : { $ticket }, { $standing ->
    [done] déjà réalisée
    [broken] qui n'est plus réalisable
   *[possible] à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}.
because-returns = Rendue : { $ticket }, { $standing ->
    [done] déjà réalisée
    [broken] qui n'est plus réalisable
   *[possible] à { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}.

end-analysis = Analyse
analysis = Analyse
analysis-begins = L'entraîneur ouvre la partie …
analysis-progress = L'entraîneur a jugé { $done } décisions sur { $of }.
analysis-clean = L'entraîneur n'a rien trouvé qui ait coûté cher. Bien joué !
analysis-costliest = Les décisions les plus chères
analysis-move = Coup { $ply }
analysis-played = Joué : { $action }
analysis-better = Mieux : { $action }
analysis-look = Voir ce moment
analysis-words = Chances de victoire de { $name }, de { $from } à { $to }
