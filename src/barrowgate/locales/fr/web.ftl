# The page: what is not of one game.

web-guest = Invité
web-to-lobby = Toutes les tables
web-theme = Clair ou sombre
web-rivals = Les autres
web-common = Ce qui est commun
web-own = Votre ferme
web-gate = La décision
web-log = Déroulement
web-command = Écrire une action
web-your-turn = À vous
web-waiting = doit jouer
web-over = Partie terminée
web-undo = Annuler
web-connection = Connexion
web-connection-connecting = Connexion en cours
web-connection-lost = Déconnecté, nouvel essai
web-connection-ended = Cette table est fermée ici
web-connection-open = Connecté
web-connection-puzzled = Cette page ne comprend pas la table
web-connection-outdated = Une page plus récente se charge
web-signed-out = Votre session est terminée. Reconnectez-vous.
web-seat-lost = Ce siège n'est plus à vous
web-table-gone = Cette table n'existe plus
web-load-again = Recharger

web-seating = Qui est assis où
web-seat-free = libre
web-seat-bot = Un bot
web-bot = bot
web-seat = Siège { $seat }
web-invite = Inviter
web-link = Envoyez ce lien ; il ne sert qu'une fois
web-new-link = Nouveau lien
web-new-link-ends = Un nouveau lien met fin à celui-ci.
web-sit = S'asseoir
web-you = vous
web-start = Commencer
web-host-starts = L'hôte commence quand tout le monde est là.
web-leave = Quitter
web-leave-now = Quitter le siège
web-leave-before = Le siège devient libre. Seul un nouveau lien de l'hôte vous y ramène.
web-leave-again = La partie attend que quelqu'un joue ce siège. Vous pouvez vous rasseoir tant qu'il est libre.
web-leave-link = La partie attend que quelqu'un joue ce siège. Seul un nouveau lien de l'hôte vous y ramène.
web-free = Libérer le siège
web-free-now = Libérer
web-free-follows = { $seat } perd ce siège ; vous pouvez l'inviter de nouveau.
web-close-table = Fermer la table
web-close-now = Fermer pour de bon
web-close-follows = Plus personne ne pourra jouer ici. C'est définitif.
web-invited = Invitation à une table
web-invited-to = Invitation : { $game }
web-watch = Regarder
web-device-here = Vos tables sur cet appareil
web-device-here-now = Jouer ici
web-your-name = Votre nom

web-rematch = Rejouer
web-rematch-there = À la partie suivante
web-record = Enregistrement
web-proof = La donne était fixée avant le premier coup : graine { $seed }, sel { $salt }.

web-sit-down = S'asseoir
web-no-account = sans compte contre les bots
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-new-table = Nouvelle table
web-game = Jeu
web-players-count = Joueurs
web-players = { $least } à { $most }
web-level-easy = facile
web-level-normal = normal
web-level-hard = difficile
web-level-master = maître
web-create = Créer la table
web-play-bots = Jouer contre les bots
web-solo = En solo
web-la-granja = La Granja
web-la-granja-about = Champs, cochons et charrettes à Majorque. Six tours pour fournir le village.
web-loyang = Aux Portes de Loyang
web-loyang-about = Semez, récoltez et servez la ville. Neuf tours sur le chemin.
web-independent = Projet indépendant, sans lien avec les éditeurs. Règles écrites et images dessinées par nous.

web-state-open = attend des joueurs
web-state-ready = attend que l'hôte commence
web-state-ready-mine = attend que vous commenciez
web-state-running = en cours
web-state-paused = en pause
web-state-over = terminée
web-state-closed = fermée

problem-offline = Le serveur ne répond pas. Avez-vous du réseau ?
problem-fault = Le serveur a commis une erreur. Réessayez dans un instant.
problem-no-such-table = Cette table n'existe pas.
problem-game-not-shown = Cette page ne peut pas montrer ce jeu.
problem-bad-link = Ce lien a servi, a expiré ou a été remplacé. Demandez-en un autre.
problem-not-your-seat = Ce siège est à quelqu'un d'autre.
problem-no-spectators = Cette table n'a pas de spectateurs.
problem-stale = La table a changé entre-temps. Regardez à nouveau.
problem-not-your-turn = Ce n'est pas à vous.
problem-out-of-time = Votre temps est épuisé.
problem-not-an-action = Cette action n'existe pas.
problem-too-many = Trop de demandes. Attendez un instant.
problem-not-signed-in = Dites d'abord qui vous êtes.
problem-storage = L'écriture a échoué. Réessayez.

# The frame of the table: gate, sheets, log, replay, end.
web-do-it = Valider
web-then = puis : { $question }
web-reveals = sans retour possible
web-back-to-turn = Retour à mon tour
web-bot-name = Bot { $seat }
web-phase-farm = Ferme
web-phase-revenue = Revenu
web-phase-transport = Transport
web-phase-scoring = Décompte
web-phase-harvest = Récolte
web-phase-cards = Cartes
web-phase-action = Action
web-acts-too = { $seat } joue aussi
web-lost-declined-card = aucune carte jouée
web-lost-declined-tile = aucune tuile achetée
web-lost-declined-deliveries = { $count ->
    [one] { $count } inutilisée
   *[other] { $count } inutilisées
}
web-lost-declined-play_card = aucune carte jouée
web-lost-declined-upgrade = transformation perdue
web-lost-declined-walk = sans avancer
web-lost-declined-delivery = livraison perdue
web-lost-declined-second_good = une seule marchandise
web-lost-declined-room = gain refusé
web-lost-declined-helper = sans { $card }
web-lost-declined-instant = effet perdu
web-winner = { $seats-count ->
    [one] { $seats } gagne, { $score }
   *[other] { $seats } gagnent ensemble, { $score }
}
web-your-place = Vous finissez à la { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
} place avec { $score }.
web-watching = Vous regardez
web-others-turn = Pas à vous
web-list = { $parts }
web-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-whole = { NUMBER($number, maximumFractionDigits: 0) }
web-more = +{ $number }
web-less = −{ $number }
web-deck = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-discarded = défausse { $count }
web-discards-none = Aucune carte n'est défaussée.
web-waiting-for = On attend { $seats }
web-asked-of = { $seats } { $seats-count ->
    [one] décide
   *[other] décident
} : { $topic }
web-fault = Numéro { $number }
web-bot-thinks = un bot réfléchit
web-bot-thinks-for = depuis { $seconds } s
web-bot-thinks-of = { $seconds } s sur { $longest }
web-bot-time = temps de réflexion
web-asked-minutes = demandé il y a { $minutes } min
web-asked-hours = demandé il y a { $hours } h
web-asked-days = demandé il y a { $days } j
web-time-left = temps restant
web-clock-days = { $days } j { $hours } h
web-clock-hours = { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-clock-minutes = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-paused = En pause
web-closed = La table est fermée
web-seat-empty = Le siège { $seat } est libre
web-resume = Reprendre
web-pause = Pause
web-try-now = Réessayer
web-aim = Choisissez un des objets cerclés.
web-aim-end = Il n'y a rien d'autre à faire maintenant.
web-aim-on = Continuez avec un des objets cerclés.
web-hint = Conseil
web-hint-better = environ { $points } de mieux que { $other }
web-hint-level = à peu près aussi bon que { $other }
web-not-confirmed = n'est pas encore confirmé
web-still-readable = La table reste lisible ; ce qui manque sera raconté ensuite.
web-all-actions = Les { $count } actions
web-more-actions = { $count } de plus
web-no-actions = Rien à faire pour l'instant.
web-title-turn = { $question } ({ $name })
web-of-rounds = sur { $rounds }
web-scores = Scores
web-places = Classement
web-targets = au choix
web-tab-village = Village
web-tab-farm = Ferme
web-tab-hand = Main
web-tab-market = Marché
web-tab-fields = Champs
web-tab-shop = Magasin
web-tab-cards = Cartes
web-tab-grid = Grille
web-tab-path = Chemin
web-tab-dummy = Rival
web-tab-rivals = Rivaux
web-tab-log = Journal
web-close = Fermer
web-sheet-actions = Ce que vous pouvez faire ici
web-sheet-log = Journal
web-sheet-rivals = Les autres
web-sheet-rules = Règles
web-sheet-text = La table en texte
web-sheet-seats = Sièges
web-sheet-discards = Cartes défaussées
web-sheet-menu = Menu
web-since = Depuis votre dernier coup
web-last = Derniers coups
web-log-older = Plus tôt
web-log-chapter = { $round ->
    [0] { $phase }
   *[other] Tour { $round }, { $phase }
}
web-log-floor = Vous pouvez annuler jusqu'ici
web-table-talk = Conversation
web-talk-say-what = Dites quelque chose à la table
web-talk-say = Dire
web-talk-mute = Réduire { $seat } au silence
web-talk-unread = { $count ->
    [one] un nouveau mot à la table
   *[other] { $count } nouveaux mots à la table
}
web-rules-search = Chercher dans les règles
web-rules-nothing = Aucun paragraphe ne contient ces mots.
web-motion = Animations
web-motion-system = comme le système
web-motion-off = non
web-sounds = Sons
web-sound-turn = C'est à vous
web-sound-piece = Une pièce est déplacée
web-sound-coins = Monnaie
web-sound-dice = Dés
web-sound-served = Un client servi, une charrette ou un commerce complété
web-sound-end = La fin de la partie
web-as-text = La table en texte
web-keys = Touches
web-key-name-escape = Échap
web-key-name-arrows = Flèches
web-key-undo = annuler
web-key-end = finir le tour
web-key-hint = conseil
web-key-actions = toutes les actions
web-key-text = la table en texte
web-key-let-go = lâcher
web-key-write = écrire une action
web-key-target = cible suivante
web-key-what = qu'est-ce que c'est
web-report = Quelque chose ne va pas ici
web-report-send = Signaler cette position
web-report-sent = Merci. C'est noté sous le numéro { $number }.
web-curtain = Siège { $number } : à { $name } de jouer
web-curtain-about = La table est cachée. Montrez-la quand les autres ne regardent pas.
web-curtain-lift = Montrer ma table
web-curtain-undo = { $seat } : annuler
web-past = Retour en arrière
web-past-action = Action { $action } sur { $actions }
web-past-decision = Avant l'action { $action } sur { $actions }
web-past-slider = Action
web-past-before = Une action en arrière
web-past-after = Une action en avant
web-past-play = Lecture
web-past-stop = Arrêt
web-past-leave = Revenir au présent
web-by-source = Points par source
web-by-source-about = tout ce qui a donné des points
web-by-source-loyang = Le chemin par source
web-by-source-about-loyang = cases
web-by-cash = Cash par source
web-by-cash-about = gains et dépenses
web-source-start = départ
web-source-village = village
web-source-markers = tuiles Commerce
web-source-barrows = charrettes
web-source-removed = retraits
web-source-market = marché
web-source-siesta = siesta
web-source-roof = toit
web-source-helpers = assistants
web-source-silver = argent
web-source-other = autre
web-source-first-steps = premières cases
web-source-further-steps = cases suivantes
web-source-loans = emprunts
web-source-space = case
web-source-left = reste
web-source-path = chemin
web-source-cash = cash
web-source-regulars = réguliers
web-source-casuals = occasionnels
web-source-sold = ventes
web-source-bought = achats
web-source-fields = champs
web-source-packs = paquets
web-source-grid = grille
web-source-storing = entrepôt
web-source-misses = pénalités
web-by-round-about = après chaque tour
web-by-round-about-loyang = la case après chaque tour
web-by-round-start = départ
web-by-round-end = fin
web-round = tour { $round }
web-tied = à égalité avec { $seats } : { $facts }
web-this-game = Cette partie
web-game-seed = graine
web-game-actions = actions
web-game-rules = règles
web-game-salt = sel
web-share = Partager
web-shared = Lien copié
web-share-link = Lien vers cette table
web-see-position = Voir cette position
web-next-turning = Tournant suivant
web-review-fine = dans la marge d'erreur, non compté
web-review-played = { $title } : { $label }
web-review-better = { $played } ; mieux : { $best }
web-tab-places = Places
web-tab-points = Points
web-tab-review = Analyse
web-by-round = Points par tour
web-by-round-loyang = Le chemin par tour
web-all = tout
web-no-chart = Les tours n'ont pas pu être lus.
web-way = Le parcours
web-way-before = tracé quand le coach a été consulté
web-way-about = points attendus ; en dessous, ce qu'une décision a perdu
web-way-about-loyang = case attendue ; en dessous, ce qu'une décision a perdu
web-review = L'analyse du coach
web-review-about = points attendus, avec ce que vous pouviez savoir
web-review-about-loyang = case attendue, avec ce que vous pouviez savoir
web-review-ask = Demander au coach
web-review-thinking = Le coach étudie la partie ; environ une minute
web-review-lost = points perdus
web-review-lost-loyang = cases perdues
web-review-count = { $costly } sur { $decisions }
web-review-costly = décisions coûteuses
web-review-turning = Tournants : ce qui a coûté le plus
web-review-turning-win = Tournants : ce qui a coûté le plus de chances de gagner
web-review-win = { $lost } % de gagner
web-review-points = { $points } points
web-review-points-loyang = { $points } cases
web-review-luck = points de chance
web-review-luck-loyang = cases de chance
problem-no-hints = Le coach n'a pas de conseil ici.
problem-no-coach = Le coach ne peut pas répondre maintenant. Réessayez dans un instant.
problem-no-undo = Ceci ne peut pas être annulé.
problem-not-allowed = Les règles ne le permettent pas.
# The table of La Granja.

web-lg-delivered = { $good }, déjà là
web-lg-used = utilisé
web-lg-barrow = Charrette { $slot }
web-lg-no-barrow = aucune charrette
web-lg-no-helper = aucun assistant
web-lg-fields = Champs
web-lg-field-empty = vide
web-lg-field-none = aucun champ
web-lg-field-cards = Cartes jouées comme champs : { $cards }
web-lg-extensions = Extensions
web-lg-extension = { $card } : { $symbols }
web-lg-extension-sum = salaire { $income ->
    [one] { $income } réal
   *[other] { $income } réaux
}, { $extra ->
    [one] { $extra } livraison supplémentaire
   *[other] { $extra } livraisons supplémentaires
} à { $price ->
    [one] { $price } réal
   *[other] { $price } réaux
}
web-lg-extension-next = { $count ->
    [0] prochaine gratuite
    [one] prochaine : { $count } marchandise
   *[other] prochaine : { $count } marchandises
}
web-lg-roof = Toit
web-lg-roof-free = libre, vaut { $vp } PV
web-lg-bought-tile = a acheté une tuile Toit ce tour-ci
web-lg-donkey-chosen = { $tile }, choisie
web-lg-donkey-resting = { $tile }, au repos
web-lg-hand = Main { $count } sur { $limit }
web-lg-hidden-cards = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
web-lg-prices = { $buy ->
    [one] { $buy } réal
   *[other] { $buy } réaux
} à l'achat, { $sell } à la vente, { $upgrade } à la transformation
web-lg-pig-places = { $count ->
    [one] sur { $count } place
   *[other] sur { $count } places
}
web-lg-vp-secret = points cachés
web-lg-craft-gives = Effet immédiat : { $instant } ; effet normal : { $lasting }.
web-lg-craft-none = { $count ->
    [one] { $count } livrée
   *[other] { $count } livrées
}
web-lg-craft-front = complété, agit dès le tour suivant
web-lg-craft-back = complété
web-lg-craft-grey = un pion dans la zone grise
web-lg-craft-completed = complété par quelqu'un
web-lg-market-free = Case { $space }, valeur { $value }
web-lg-market-taken = Case { $space }, valeur { $value }, pion : { $owner }
web-lg-market-closed = fermée
web-lg-market-doomed = serait retiré
web-lg-market-newest = le dernier pion arrivé
web-lg-market-removes = retire : { $owners }
web-lg-siesta-order = nouvel ordre du tour
web-lg-dice = { $count ->
    [0] aucun dé { $number }
    [one] un dé { $number }
   *[other] { $count } dés { $number }
}
web-lg-reserved = dernier dé { $number } réservé : { $seat }
web-lg-neutral-markers = { $count ->
    [one] { $count } pion au marché
   *[other] { $count } pions au marché
}
web-lg-place = place { $place }
web-lg-acts = joue
web-lg-turn = son tour
web-lg-farm-of = Ferme : { $seat }
web-lg-edges = chaque bord a son usage
web-lg-open-card = { $card } : ouvrir en grand
web-lg-side-barrow = Charrette
web-lg-side-field = Champ
web-lg-side-extension = Extension
web-lg-side-helper = assistant : { $cost }
web-lg-cost-free = gratuit
web-lg-cost-slot = gratuit, encoche { $slot }
web-lg-cost-full = encoches prises, une carte part
web-lg-cost-goods = { $count ->
    [0] gratuit
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
web-lg-close = Fermer
web-lg-plays-left = { $count ->
    [one] { $count } carte à jouer
   *[other] { $count } cartes à jouer
}
web-lg-must-play = { $count ->
    [one] { $count } obligatoire
   *[other] { $count } obligatoires
}
web-lg-must-play-all = { $count ->
    [one] { $count } carte obligatoire
   *[other] { $count } cartes obligatoires
}
web-lg-walk = { $least } à { $most } cases
web-lg-walk-exactly = { $most ->
    [one] { $most } case à avancer
   *[other] { $most } cases à avancer
}
web-lg-must-walk = { $least } à { $most } cases, obligatoire
web-lg-deliveries-left = { $count ->
    [one] encore { $count } livraison
   *[other] encore { $count } livraisons
}
web-lg-extra-left = { $count ->
    [one] encore { $count } livraison suppl.
   *[other] encore { $count } livraisons suppl.
}
# The table of Loyang.

web-loyang-path = Chemin de la prospérité
web-loyang-steps = la première case du tour coûte { $first }, chaque suivante son numéro
web-loyang-levels = case { $good } : bon, { $very_good } : très bon, { $master } : maître
web-loyang-path-costs = ce que chaque case vous coûte à ce tour
web-loyang-after-loans = { $seat } après les emprunts
web-loyang-no-courtyard = aucune carte dans la cour
web-loyang-take-one = prenez l'une d'elles ...
web-loyang-and-one = ... et une des vôtres
web-loyang-and-one-or-put = ... et une des vôtres, ou mettez-en une
web-loyang-put-one = mettez-en une dans la cour
web-loyang-put-here = la mettre ici
web-loyang-grid = Grille
web-loyang-grid-buys = achetez jusqu'à { $buys } ; un champ commun coûte { $price } de plus
web-loyang-row-1 = reste
web-loyang-row-2 = puis défaussée
web-loyang-row-3 = monte
web-loyang-row-4 = monte
web-loyang-no-card = aucune carte
web-loyang-dummy = Adversaire imaginaire
web-loyang-dummy-about = Il n'agit jamais ; ses cartes servent aux assistants à lanterne.
web-loyang-fields = Champs
web-loyang-field-home = Départ
web-loyang-field-private = Privé
web-loyang-field-common = Commun
web-loyang-filled = { $tokens } sur { $spaces }
web-loyang-sow = semer { $spaces }
web-loyang-pile = { $count ->
    [0] plus de champ dans la pile
   *[other] { $count } dans la pile
}
web-loyang-pile-next = prochain, parmi
web-loyang-pile-order = à partir du haut
web-loyang-pile-empty = plus de champ à venir
web-loyang-farm-of = Ferme : { $seat }
web-loyang-hub = Charrette, entrepôt et magasin
web-loyang-cart = Dans la charrette
web-loyang-storehouse = Entrepôt
web-loyang-room = { $count ->
    [0] plus de place
   *[other] place pour encore { $count }
}
web-loyang-enlarge = Place pour { $places }
web-loyang-shop = Magasin
web-loyang-buy = Acheter
web-loyang-sell = Y vendre
web-loyang-now = Pour cette question
web-loyang-crier = encore { $left }, déjà { $cash } cash
web-loyang-two-pack = Paquet
web-loyang-bought = acheté
web-loyang-loan = Emprunt
web-loyang-regulars = Clients réguliers
web-loyang-casuals = Clients occasionnels
web-loyang-customers = Clients
web-loyang-stalls = Étals
web-loyang-helpers = Assistants
web-loyang-no-regular = aucun client régulier
web-loyang-no-casual = aucun client occasionnel
web-loyang-no-stall = aucun étal
web-loyang-no-helper = aucun assistant
web-loyang-every-round = à servir à chaque tour
web-loyang-miss-turns = non servi, il rougit
web-loyang-miss-costs = non servi, il coûte { $penalty }
web-loyang-casuals-more = { $casuals } occ., { $regulars } rég.{ $by ->
    [0] {""}
   *[other] {"\u00A0"}: chacun paie { $by } de plus
}
web-loyang-casuals-less = { $casuals } occ., { $regulars } rég. : chacun paie { $by } de moins
web-loyang-lantern-reaches = la lanterne touche
web-loyang-give = donnez-en contre un
web-loyang-for = contre { $count }
web-loyang-sold = épuisé
web-loyang-printed = imprimé
web-loyang-starter = initial
web-loyang-over = sur { $card }
web-loyang-partner = partenaire
web-loyang-taken = a pris
web-loyang-in-hand = { $count } en main
web-loyang-done = a fini
web-loyang-close = Fermer
web-loyang-due = { $count ->
    [one] { $count } régulier à servir
   *[other] { $count } réguliers à servir
}
web-loyang-miss-them = { $count ->
    [one] Ne pas servir { $count } régulier ?
   *[other] Ne pas servir { $count } réguliers ?
}
web-loyang-ending-misses = Fin du tour, non servis
web-loyang-ending-store = Fin du tour, stockage
web-loyang-ending-path = Fin du tour, chemin

# The lobby: games, the panel for a new table, invitations, settings, the account.

web-la-granja-short = La Granja
web-la-granja-picture = Une ferme parmi les terrasses
web-la-granja-rounds = 6 tours
web-la-granja-cards = 66 cartes
web-loyang-short = Loyang
web-loyang-picture = La porte d'une ville, des champs devant
web-loyang-rounds = 9 tours
web-loyang-cards = 70 cartes
web-sheet-close = Fermer
web-try-again = Réessayer
web-save = Enregistrer
web-saved = Enregistré
web-tables-waiting = { $count ->
    [0] {""}
    [one] une vous attend
   *[other] { $count } vous attendent
}
web-all-tables = Les { $count } tables
web-seats-taken = { $free ->
    [0] { $seats ->
        [one] en solo
       *[other] { $seats } joueurs
    }
   *[other] { $seats } sièges, { $free ->
        [one] { $free } libre
       *[other] { $free } libres
    }
}
web-seats-free = { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}
web-no-open-tables = Personne n'attend d'autres joueurs pour l'instant. Ouvrez à tous un siège d'une nouvelle table : elle s'affichera ici.
web-open-record = Revoir une partie
web-open-record-more = Une partie terminée se regarde à nouveau ; une partie inachevée continue.
web-choose-record = Choisir une partie

web-seats = Sièges
web-sitting-you = Vous
web-sitting-bot = Bot
web-sitting-link = Inviter par lien
web-sitting-open = Ouvert à tous
web-level-of = Niveau du bot au siège { $seat }
web-level-typical = { $level }, environ { $points } points
web-level-typical-loyang = { $level }, vers la case { $points }
web-levels-with-two = Bots : ce qu'ils atteignent à peu près à deux.
web-pace = Rythme
web-no-clock = Sans limite
web-minutes-each = { $minutes } minutes chacun
web-days-each = { $days } jours chacun
web-time = Temps de réflexion
web-time-over = Une fois épuisé
web-time-over-bot = un bot continue
web-time-over-pause = pause
web-increment = Rendu à chaque action
web-seconds = { $seconds } s
web-hours = { $hours } h
web-rules = Règles
web-rules-changed = { $count ->
    [0] Sans changement
    [one] un changement
   *[other] { $count } changements
}
web-own-components = Votre propre matériel
web-own-components-more = un fichier JSON de valeurs changées
web-own-components-differ = { $count ->
    [one] { $file } : une valeur
   *[other] { $file } : { $count } valeurs
}
web-own-components-unread = { $file } : aucune valeur trouvée
web-own-components-change = Changer
web-own-components-drop = Matériel d'origine
web-components = Matériel
web-components-own = modifié
web-value-was = { $value } (d'origine : { $was })
web-value-none = rien
web-choose-file = Choisir un fichier
web-manners = Cette table
web-table-name = Nom
web-public = Publique
web-public-more = Chacun peut la trouver et prendre un siège libre
web-spectators = D'autres peuvent regarder
web-talk = On peut discuter
web-hints = Conseils du coach
web-hints-more = Chacun peut en demander un
web-send-links = Envoyez chaque lien à une personne ; il sert une fois, pendant trois jours. La partie commence quand vous le décidez, à la table.
web-link-to-seat = Lien du siège { $seat }
web-copy-link = Copier le lien
web-copied = Copié
web-to-table = À la table
web-another-table = Une autre table

web-option-marker_limit = Pions
web-option-marker_limit-on = 25
web-option-marker_limit-off = Sans limite
web-option-secret_vp = Points des autres
web-option-secret_vp-off = Visibles
web-option-secret_vp-on = Cachés
web-option-removal = Voisins inférieurs au marché
web-option-removal-all = Tous partent
web-option-removal-choose = Au choix
web-option-extra_deliveries = Livraisons suppl. payées
web-option-extra_deliveries-as_you_go = Une à une
web-option-extra_deliveries-up_front = D'abord
web-option-introductory = Un client initial dans chaque main
web-option-introductory-off = Non
web-option-introductory-on = Oui
web-option-first_player = Qui commence
web-option-first_player-seed = Au sort
web-option-first_player-1 = Siège 1
web-option-first_player-2 = Siège 2
web-option-first_player-3 = Siège 3
web-option-first_player-4 = Siège 4

web-settings = Réglages
web-looks = Apparence
web-theme-choice = Thème
web-look-system = Système
web-look-light = Clair
web-look-dark = Sombre
web-language = Langue
web-playing = Jeu
web-tap-once = Un seul appui suffit
web-tap-once-more = au toucher ; sinon le second appui joue
web-letter-keys = Touches d'une lettre
web-letter-keys-more = U, E, H, A, T, / et ? agissent à la table

web-account = Compte
web-name-at-tables = Nom aux tables
web-as-nobody = Aucun compte n'est nécessaire : asseyez-vous et vous êtes un invité, connu de ce navigateur.
web-as-guest = Vous jouez comme invité. Vos tables sont gardées pour ce navigateur ; un compte les garde partout.
web-signed-in = Connecté sous le nom { $login }.
web-sign-in = Se connecter
web-register = Nouveau compte
web-sign-out = Se déconnecter
web-login = Identifiant
web-password = Mot de passe
web-another-device = Jouer sur un autre appareil
web-webhook = Me prévenir ailleurs
web-webhook-more = Quand une table vous attend depuis une minute, un message part à cette adresse : une messagerie, votre téléphone, un programme.
web-webhook-address = Adresse des messages
web-webhook-secret = Le secret qui signe les messages ; gardez-le, il n'est montré qu'une fois :
web-webhook-resting = Personne n'a pris les derniers messages : plus rien n'est envoyé. Enregistrez l'adresse à nouveau.
web-webhook-told = Dernier message reçu { $when }.
web-webhook-test = Envoyer un essai
web-webhook-drop = Ne plus me prévenir
web-webhook-delivered = L'essai est arrivé.
web-webhook-forbidden = Le serveur n'a pas le droit d'envoyer à cette adresse.
web-webhook-unreachable = Personne ne répond à cette adresse.
web-webhook-slow = La réponse est venue trop tard.
web-webhook-redirected = L'adresse mène ailleurs ; donnez la dernière.
web-webhook-refused = L'autre côté ne l'a pas accepté.
web-device-link = Ouvrez-y ce lien dans les 15 minutes ; il ne sert qu'une fois.
web-make-link = Créer un lien
web-export = Tout ce qui est gardé sur moi
web-delete-me = Me supprimer
web-delete-sure = Votre nom, votre compte et vos sessions sont supprimés. Ce que vous avez joué reste, sans nom.
web-delete-now = Supprimer pour de bon
web-keep = Garder

problem-bad-record = Cet enregistrement ne peut pas être rejoué.
problem-bad-setup = Cette partie ne peut pas être mise en place ainsi.
problem-bad-request = Le serveur n'accepte pas ceci.
problem-body-too-large = C'est trop gros.
problem-wrong-password = L'identifiant ou le mot de passe est incorrect.
problem-registration-closed = Ce serveur ne crée pas de compte. Jouez comme invité.
problem-name-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
problem-too-long = C'est trop long.
problem-empty = Écrivez d'abord quelque chose.
problem-seat-taken = Quelqu'un y est déjà assis.
problem-already-started = La partie a commencé.
problem-other-hand = Vous avez vu la main d'une autre place : vous ne pouvez reprendre que celle-là.
problem-closed = Cette table est fermée.
problem-log-full = Il s'est passé tant de choses à cette table qu'on ne peut plus que finir la partie ou fermer la table.
problem-bad-password = Un mot de passe compte de 8 à 200 caractères.
problem-busy = Le serveur a trop à faire. Réessayez dans un instant.
problem-request-used = Ceci a déjà été envoyé, pour autre chose. Réessayez.
problem-host-only = Seul l'hôte de la table peut le faire.
problem-no-such-seat = Ce siège n'existe pas.
problem-no-such-bot = Ce bot n'existe pas.
problem-seats-free = Des sièges sont encore libres.
problem-not-started = La partie n'a pas commencé.
problem-not-running = La partie n'est pas en cours.
problem-not-over = La partie n'est pas terminée.
problem-no-talk = À cette table, on ne discute pas.
problem-muted = L'hôte vous a coupé la parole.
problem-invitation-only = Demandez à l'hôte un lien vers un siège.
problem-body-too-slow = L'envoi a pris trop de temps. Réessayez.
problem-cross-site = Cette page ne vient pas de ce serveur. Ouvrez l'adresse du serveur lui-même.
problem-unknown-host = Le serveur ne se connaît pas sous cette adresse.
problem-webhooks-off = Ce serveur n'envoie pas de messages ailleurs.
problem-bad-webhook = On ne peut pas envoyer de messages à cette adresse.
problem-no-webhook = Il n'y a pas d'adresse où envoyer des messages.

# Learning: the guided first round, and what things are.

web-guided-first-round = Premier tour guidé
web-guided-round = Tour guidé
web-guided-way = { $moment } sur { $moments }
web-guide-leave = Quitter le guide
web-what-is-this = Qu'est-ce que c'est ?
web-asking = Montrez un objet, ou cliquez dessus : il dit ce qu'il est. Échap pour finir.
web-what-can-i-do = Que puis-je faire ici ?
web-rules-at = Règles { $paragraph }
web-symbols-explain = Expliquer les symboles
web-symbols-explain-more = une fois, à la première rencontre
web-symbols-enough = Ne plus expliquer les symboles
