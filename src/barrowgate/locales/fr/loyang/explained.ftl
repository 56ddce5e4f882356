# What is this? Each thing on the table, for somebody who asks; then what each kind of action is for.

explain-cash-name = Cash
explain-cash = Il achète des légumes, des cartes et des cases du chemin.
explain-cart-name = Charrette
explain-cart = Les légumes de la charrette peuvent être semés, vendus, échangés et portés aux clients. À la fin de votre tour, il faut les stocker.
explain-shop-name = Magasin
explain-vegetable = { $buy } cash à l'achat, { $sell } à la vente ; pousse sur les champs de { $fields } cases{ $home ->
    [0] {""}
   *[other] {" "}et sur le champ de départ, qui en a { $home }
}.
explain-shop = Votre propre magasin : ce qu'il contient s'achète, et se revend tant qu'une case est libre.
explain-field-name = Champ
explain-field = Un légume est semé, tout le champ se remplit de la même sorte, et l'on en récolte un à chaque tour.
explain-field-takes = { $spaces } cases. Il accepte : { $crops }.
explain-pile-name = Champs privés
explain-pile = À chaque tour, un nouveau champ vient de cette pile.
explain-store-name = Entrepôt
explain-store = Il garde { $places ->
    [one] un légume
   *[other] { $places } légumes
} pour les tours suivants. Une fois dans la partie, il peut être agrandi à { $enlarged }, pour { $price } cash.
explain-courtyard-name = Cour
explain-courtyard = Chacun y met des cartes, et finit par en prendre une, avec une carte de sa main.
explain-deck-name = Pioche
explain-deck = Une fois par tour, vous pouvez en acheter deux cartes et garder les deux, une ou aucune. Le prix est le nombre de vos assistants ou de vos étals, le plus grand des deux.
explain-hand-name = Main
explain-hand = De ces cartes, une seule est jouée ; les autres vont dans la cour.
explain-path-name = Chemin de la prospérité
explain-path = Qui est le plus loin après neuf tours gagne. Les cases s'achètent à la fin de chaque tour, la première à bas prix.
explain-space = Case { $space }
explain-step = Les cases s'achètent à la fin du tour de chacun. Comme première case d'un tour, celle-ci coûte { $first } cash, sinon { $space }.
explain-regular-name = Client régulier
explain-regular = À servir à chaque tour, jusqu'à remplir sa quatrième ligne. Non servi une fois, son visage passe au rouge ; non servi quand il est rouge, il coûte du cash.
explain-casual-name = Client occasionnel
explain-casual = Il attend autant que vous voulez, et s'en va une fois servi.
explain-stall-name = Étal de marché
explain-stall = Donnez des légumes de votre charrette contre un de l'étal. Un étal vide s'en va.
explain-offer = { $vegetable } de { $stall-definite }
explain-rate = { $count ->
    [one] Donnez en échange un légume de votre charrette.
   *[other] Donnez en échange { $count } légumes de votre charrette.
}
explain-helper-name = Assistant
explain-helper = Il sert une fois, à ce que dit son texte, puis s'en va.
explain-satisfied-name = Satisfait
explain-satisfied = Ne pas servir ce client régulier ne coûte rien, une fois.
explain-unsatisfied-name = Insatisfait
explain-unsatisfied = Ne pas servir ce client régulier coûte désormais du cash.
explain-lantern-name = Lanterne
explain-lantern = Cet assistant touche d'autres joueurs ; à quatre, en phase d'action, seulement votre partenaire.
explain-first-name = Jetons de premier joueur
explain-first = Qui a pris ses cartes en dernier commence ; l'avant-dernier est second.
explain-grid-name = Grille
explain-grid = Les cartes de la partie en solitaire. Chacune coûte le prix de sa ligne. Ensuite la deuxième ligne est défaussée et le reste remonte.
explain-loan-name = Emprunt
explain-loan = { $cash } cash maintenant, et { $steps ->
    [one] une case
   *[other] { $steps } cases
} de moins sur le chemin en fin de partie. Il n'est jamais remboursé.
explain-seat = Une autre ferme, ou la vôtre. Un clic sur le nom l'ouvre en grand.
explain-dummy = L'adversaire imaginaire de la partie en solitaire n'agit jamais. Ses cartes servent aux assistants à lanterne.

group-plant-about = Le champ de départ se remplit de ce légume et en donne un à chacun des neuf tours.
group-harvest-about = Un légume vient de chaque champ.
group-extra-about = L'Assistant de récolte en prend plus d'un.
group-flip-about = Une carte de plus dans la cour.
group-take-about = Elle est à vous, avec une carte de votre main ; le reste de la main va dans la cour.
group-put-about = Chacun peut la prendre dans la cour, vous aussi, plus tard.
group-play-about = La carte est posée devant vous.
group-partner-about = Vous agissez l'un après l'autre, et vos assistants touchent ce joueur.
group-keep-about = Ce que vous gardez du paquet-de-deux est posé, le reste défaussé.
group-accept-about = Le prendre.
group-give-about = Il quitte votre charrette pour la réserve.
group-fill-about = Votre magasin en aura autant de cette sorte.
group-name-about = Chacun de vos champs qui en porte rapporte du cash.
group-hawk-about = Un légume de votre étal est vendu à votre magasin.
group-pick-about = Choisissez le champ.
group-place-about = Choisissez le champ.
group-choose-about = Faites votre choix.
group-store-about = Ce qui est stocké se garde pour les tours suivants.
group-enlarge-about = Plus de légumes à garder, jusqu'à la fin de la partie.
group-step-about = Ce sont les cases du chemin qui font gagner ; la première du tour est bon marché.
group-serve-about = Les clients paient les légumes de votre charrette. Les réguliers paient plus de ligne en ligne.
group-serve-twice-about = Le Coursier apporte d'un coup les deux livraisons d'une ligne.
group-trade-about = Un légume de l'étal contre un ou deux de votre charrette.
group-sow-about = Un légume remplit tout le champ de sa sorte ; on en récolte un à chacun des tours suivants.
group-buy-about = Un légume de votre magasin va dans votre charrette.
group-use-about = Un assistant fait son travail une fois, et s'en va.
group-two-pack-about = Deux cartes de la pioche, une fois par tour ; gardez ce que vous voulez.
group-sell-about = Un légume de votre charrette retourne à votre magasin contre un peu de cash.
group-throw-about = Un assistant est défaussé sans servir ; la carte en dessous apparaît.
group-miss-about = Ce client n'a rien ce tour-ci. Un visage bleu passe au rouge ; un rouge coûte du cash.
group-loan-about = Du cash maintenant, des cases en moins en fin de partie.
group-pass-about = Vous continuez sans.
group-done-about = Ce qui n'est pas fait ne se fera plus : les clients à servir restent non servis.
