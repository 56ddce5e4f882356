# The command barrowgate.

help-barrowgate = La Granja et Aux Portes de Loyang, joués en entier, dans le terminal.
help-usage = usage :
help-arguments = arguments
help-options = options
help-commands = commandes
help-command = COMMANDE
help-help = afficher cette aide
help-version = afficher la version et le moteur
help-language = langue de tout l'affichage (par défaut : BARROWGATE_LANGUAGE, puis LANG, puis en)

help-play = jouer une partie dans le terminal
help-play-more =
    Sans argument : La Granja, vous contre deux bots qui jouent bien. À la table, tapez le numéro
    d'une action ou l'action elle-même ; « help » donne les autres commandes. La partie est
    enregistrée après chaque action : « quit », la fin de l'entrée et Ctrl-C la gardent.
help-hint = donner les meilleures actions d'une partie enregistrée
help-hint-more =
    Pour la personne qui doit jouer : les meilleures actions, ce qu'on peut en attendre à la fin, et
    ce que chacune fait ensuite. Le coach sait ce que ce siège a vu et rien d'autre. À la table,
    tapez « hint ».
help-serve = ouvrir des tables pour des personnes et des bots sur d'autres appareils
help-serve-more =
    Tout est gardé dans un seul fichier du dossier de données, ou dans PostgreSQL si
    BARROWGATE_DATABASE en nomme une base. Chaque option se dit aussi par une variable :
    BARROWGATE_PORT=8080. docs/hosting.md explique comment se faire trouver par des amis. Pour jouer
    sur cette machine : « barrowgate serve --open », ou « make play ».
help-serve-open = pour jouer ici : prendre un port libre à partir de 8000, sans journal, et ouvrir le navigateur
help-serve-no-browser = avec --open : donner l'adresse et ne rien ouvrir
help-serve-host = l'adresse d'écoute (par défaut : 127.0.0.1, cette machine seule)
help-serve-port = le port (par défaut : 8000)
help-serve-data = le dossier des données (par défaut : celui de l'utilisateur)
help-serve-workers = processus du serveur ; plus d'un demande PostgreSQL (par défaut : 1)
help-serve-public = l'adresse que les gens ouvrent, comme https://play.example.org
help-serve-hosts = autres noms sous lesquels on le joint
help-serve-proxies = adresses ou réseaux des proxys de confiance
help-serve-registration = open ou closed : peut-on créer des comptes ? (par défaut : open)
help-serve-keep-finished = jours pendant lesquels une table terminée est gardée (par défaut : 0, toujours)
help-serve-keep-forgotten = jours pendant lesquels est gardée une table où rien ne se passe (par défaut : 0, toujours)
help-serve-bots = processus où pensent les bots (par défaut : un de moins qu'il n'y a de cœurs)
help-serve-log = text, json ou quiet : seulement ce qui a mal tourné (par défaut : text)
help-serve-grace = secondes pour finir à l'arrêt (par défaut : 10)
help-serve-metrics = réseaux qui peuvent lire /metrics (par défaut : cette machine)
help-serve-limits = facteur appliqué aux limites de requêtes ; 0 : aucune limite (par défaut : 1)
help-serve-webhooks = on ou off : peut-on être prévenu à une adresse de son choix que c'est à soi ? (par défaut : off)
help-serve-webhook-networks = réseaux que les webhooks peuvent joindre en plus d'internet
serve-ready = Les tables sont ouvertes à { $address } ; elles sont gardées dans { $folder }. Ctrl-C les ferme.
serve-already = Les tables sont déjà ouvertes à { $address }, avec ce qui est gardé dans { $folder }.
serve-open = Ouvrez { $address } dans un navigateur.
serve-open-far = D'abord, depuis la machine où vous êtes : ssh -L { $port }:127.0.0.1:{ $port } CETTE-MACHINE
serve-closed = Les tables sont fermées. Ce qui a été joué est gardé dans { $folder }.
error-no-server = le serveur a besoin de { $missing } : pip install "barrowgate[server]"
error-no-data = il n'y a pas de données de serveur dans { $path } ; nommez leur dossier avec --data, ou leur base avec BARROWGATE_DATABASE
error-file-name = nommez un fichier
error-there-already = { $path } existe déjà ; nommez un autre fichier
help-account = réinitialiser un mot de passe, exporter ou supprimer un compte du serveur
help-account-more =
    Le nouveau mot de passe est demandé, ou lu sur la première ligne de l'entrée si personne ne le
    tape ; ce n'est jamais un argument. Un serveur en marche le remarque en moins d'une minute.
help-account-deed = reset (le mot de passe), export (tout ce qui est gardé sur la personne, en JSON) ou delete
help-account-login = l'identifiant du compte
help-account-yes = supprimer sans demander
account-password = Nouveau mot de passe :
account-password-again = Encore une fois :
account-reset = { $login } a un nouveau mot de passe, et n'est plus connecté nulle part.
account-delete-ask = La suppression est définitive. Pour supprimer { $login }, écrivez encore une fois ce nom :
account-deleted = { $login } est supprimé. Ce qui a été joué reste, sans nom.
error-account-deed = « { $deed } » n'est pas dans cette liste : { $known }
error-account-unknown = personne n'a l'identifiant « { $login } »
error-account-no-password = aucun mot de passe n'a été donné
error-account-differ = les deux mots de passe diffèrent ; rien n'a été changé
error-account-yes = supprimer demande --yes là où l'on ne peut interroger personne
error-account-kept = { $login } n'a pas été supprimé
help-backup = copier dans un seul fichier tout ce que garde le serveur
help-backup-more =
    Le serveur peut tourner pendant ce temps : la copie est celle d'un instant. Elle est entière ou
    n'existe pas.
help-backup-file = le fichier à écrire
help-backup-overwrite = écraser un fichier existant
backup-done = Tout est dans { $path } ; qui le lit connaît toutes les parties en cours.
help-restore = remplir les données du serveur à partir d'une sauvegarde
help-restore-more =
    Arrêtez d'abord le serveur. Une sauvegarde de SQLite peut aller dans PostgreSQL, et inversement ;
    celle d'une version plus ancienne est mise à jour au démarrage du serveur.
help-restore-file = un fichier écrit par barrowgate backup
help-restore-replace = remplacer ce qui s'y trouve
restore-done = Le serveur a maintenant le contenu de { $path }.
help-reports = lister les positions signalées, ou en écrire une dans un enregistrement
help-reports-more =
    L'enregistrement s'arrête à la position signalée. Comme il contient la donne, il n'est écrit
    qu'une fois la table terminée ou fermée.
help-reports-number = le numéro d'un signalement
help-reports-file = l'enregistrement à écrire (.bgr)
reports-none = Personne n'a rien signalé.
reports-line = { $number } : { $at } UTC, table { $table } ({ $game }, { $state }), après { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } : { $text }
reports-written = L'enregistrement est dans { $path }.
error-reports-file = nommez le fichier où écrire l'enregistrement
error-reports-unknown = il n'y a pas de signalement { $number }
help-simulate = jouer beaucoup de parties entre bots
help-simulate-more =
    La même graine donne le même résultat quel que soit le nombre de processus ; seuls les temps
    diffèrent.
help-ladder = mesurer la force des bots
help-ladder-more =
    Les bots s'affrontent deux à deux : l'un tient un siège, l'autre tous les autres. Chaque donne
    est jouée de chaque siège, et tous ont les mêmes donnes. La même graine donne le même résultat
    quel que soit le nombre de processus ; seuls les temps diffèrent. Avec un seul siège, chaque bot
    joue la partie en solitaire.
help-replay = rejouer un enregistrement et vérifier chaque action
help-replay-more =
    Affiche le résultat, ou la table après N actions. Un enregistrement abîmé ou impossible finit
    avec le statut 2 et nomme la ligne, l'action et la raison.
help-review = dire ce qu'on aurait pu mieux faire dans une partie, et la part de chance
help-review-more =
    Pour chaque personne : ce que chaque décision a perdu face à la meilleure action trouvée, les
    tournants, et la chance. Chaque décision est jugée sur ce que le siège avait vu. Une partie
    inachevée est analysée jusqu'où elle va. Avec le moteur compilé, cela prend une minute ou deux.
help-cards = lister le matériel et l'origine de ses valeurs
help-cards-more =
    Avec le numéro ou le nom d'une carte : cette carte, tout ce qu'elle dit et la source de chaque
    valeur.
help-rules = lire les règles
help-rules-more =
    Avec un paragraphe comme 8.3 : ce paragraphe et tout ce qui en dépend. Avec un arbitrage comme
    G37 : cet arbitrage. Sans rien : le sommaire.
help-bench = mesurer la vitesse des règles
help-bench-more =
    Des parties au hasard pour chaque nombre de sièges ; le plus grand est mesuré à tous égards. Là
    où tourne le moteur compilé, le moteur simple est mesuré à côté, tour à tour, sur un cœur.

help-game = le jeu (par défaut : le premier de { $games })
help-json = afficher du JSON, pour les programmes
help-components = un fichier de matériel à vous, posé sur celui d'origine
help-seats = qui joue, siège par siège : { $known } (par défaut : { $seats })
help-levels = Ce que les niveaux marquent d'ordinaire à deux sièges : { $levels }.
help-seed = un entier à partir de 0 ; la même graine donne la même partie
help-option = une option de la table, peut se répéter : { $options }
help-solo = la partie en solitaire
help-save = le fichier où garder la partie (par défaut : un nouveau fichier du dossier d'état)
help-resume = continuer une partie enregistrée ; sans FILE, la plus récente, du jeu nommé s'il y en a un
help-networks = avec --resume : les bots de l'enregistrement peuvent lire les fichiers qu'ils nomment (policy@FILE)
help-ask = ce qu'on vous demande : less (par défaut : pas s'il ne reste qu'à commercer), trades (même alors), all (même si une seule action est possible)
help-games = combien de parties (par défaut : 1000)
help-jobs = combien de processus (par défaut : un par cœur)
help-bots = des bots par leur nom ; un seul joue contre lui-même (par défaut : { $default })
help-ladder-seats = combien de sièges a la table (par défaut : { $default })
help-ladder-games = parties de chaque duel, arrondies au-dessus à des donnes entières (par défaut : { $default })
help-sprt = deux bots : s'arrêter dès que l'une de deux parts de victoire est nettement la plus probable pour le premier bot, comme 0.5,0.6
help-ladder-file = garder chaque partie dans FILE, et continuer avec celles qu'il contient
help-file = un enregistrement (.bgr)
help-at = montrer la table après N actions
help-seat = montrer la table vue de ce siège (par défaut : un spectateur)
help-review-seat = analyser ce siège, même celui d'un bot (par défaut : toutes les personnes)
help-simulations = combien de simulations par décision (par défaut : { $default })
help-html = écrire une page avec un graphique dans FILE
help-card = une carte : 35 ou colporteur pour la-granja ; régulier 9 ou contremaître pour loyang
help-paragraph = numéro d'un paragraphe, comme 8.3, mots de son titre, ou un arbitrage, comme G37
help-bench-game = mesurer un seul jeu : { $games }
help-bench-seats = mesurer un seul nombre de sièges
help-seconds = secondes pour chaque mesure de chaque série (par défaut : { $default })
help-rounds = combien de séries, dont on montre les médianes (par défaut : { $default })
help-bench-save = garder les mesures, la machine et le commit dans un fichier de FOLDER (par défaut : { $folder })

error-unrecognized = arguments inconnus : { $arguments }
error-usage = { $problem } (voir { $command } --help)
error-language = aucun texte en « { $language } » ; il y a : { $known }
error-game = pas de jeu « { $game } » ; il y a : { $games }
error-player = pas de joueur « { $name } » ; chaque siège est l'un de ceux-ci : { $known }
note-bot = Note : le bot { $name } joue quand même, mais { $told }.
note-timed = Note : le bot { $name } réfléchit selon l'horloge, donc la même graine ne donne pas forcément les mêmes parties.
note-coach = Note sur le coach : { $told }.
error-seats = { $count } sièges, c'est trop ; il y en a au plus { $most }
error-solo = la partie en solitaire a un siège, pas { $count }
error-number = { $what } doit être un entier de { $low } à { $high }, pas « { $text } »
error-option = pas d'option « { $name } » ; il y a : { $options } (à écrire nom=valeur)
error-option-value = valeurs de l'option { $name } : { $values } ; pas « { $value } »
error-resume = { $option } ne va pas avec --resume : l'enregistrement le contient
error-nothing-kept = il n'y a pas de partie inachevée dans { $folder } ; nommez un fichier : --resume FILE
error-nothing-kept-of = il n'y a pas de partie inachevée de { $game } dans { $folder } ; nommez un fichier : --resume FILE
error-resume-game = { $path } contient une partie de { $game }, pas de { $wanted }
error-networks = { $path } a un bot qui lit un fichier : { $name } ; si vous voulez qu'il soit lu, ajoutez --networks
error-ask = valeurs de --ask : { $levels } ; pas « { $text } »
error-components-folder = { $path } est un dossier ; nommez-y un fichier de matériel
error-hint-over = { $path } : la partie est terminée ; barrowgate review dit ce qu'on aurait pu mieux faire
error-hint-bot = { $path } : c'est au siège { $seat }, et un bot l'occupe ; un conseil est pour les personnes
error-review-bots = seuls des bots jouent cette partie ; nommez le siège à analyser : --seat 1
error-review-page = { $path } existe et n'est pas une page de cette commande ; nommez un autre fichier
error-bench-save = les mesures ne peuvent pas être gardées dans { $path } : { $reason }
error-output = l'affichage ne peut pas être écrit : { $reason }
error-file = { $path } : { $reason }
error-workers-lost = un des processus qui jouent a été tué, peut-être faute de mémoire ; réessayez avec moins : --jobs 1
error-workers-refused = les processus qui jouent ne peuvent pas démarrer : { $reason } ; --jobs 1 s'en passe
error-bot-twice = le bot « { $name } » est nommé deux fois
error-sprt = --sprt doit être deux parts entre 0 et 1, la plus petite d'abord, comme 0.5,0.6 ; pas « { $text } »
error-sprt-bots = --sprt compare deux bots à une table de deux sièges ou plus
error-ladder-other = { $path } contient les parties d'une autre mesure : { $what } y est { $there }, et ici { $here } ; nommez un autre fichier
error-ladder-foreign = { $path }, ligne { $line } : ce n'est pas un fichier de ladder, ou il est abîmé ; nommez un autre fichier
error-seconds = --seconds doit être un nombre au-dessus de 0, au plus { $most }, pas « { $text } »

save-unfinished = { $path } contient une partie inachevée ; continuez avec --resume { $word }, ou nommez un autre fichier
save-finished = { $path } contient une partie terminée ; nommez un autre fichier
save-foreign = { $path } existe et n'est pas un enregistrement ; nommez un autre fichier
save-nowhere = il n'y a pas de dossier où garder la partie ; nommez un fichier : --save FILE
save-impossible = { $path } ne peut pas servir à garder la partie : { $reason }

farm-seat = Siège

play-begin = Nouvelle partie, enregistrée dans { $path }
play-begin-seed = Nouvelle partie, graine { $seed }, enregistrée dans { $path }
play-resume = Reprise de { $path } après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
play-kept = La partie est enregistrée. Continuez avec : { $command } play --resume { $path }
play-finished = La graine était { $seed } ; l'enregistrement est dans { $path }
pass-keyboard = Passez le clavier au siège { $seat }, puis appuyez sur Entrée.
seat-may-act = Le siège { $seat } peut jouer aussi ; tapez seat { $seat } pour qu'il continue.
greeting-help = Tapez le numéro d'une action ; help donne les commandes.
greeting-box = Sur les { $all } valeurs de la boîte, { $rulebook } viennent des livrets de règles, { $published } sont publiées, { $inferred } déduites et { $designed } reconstituées par nous{ $yours ->
    [0] .
    [one] {"\u00A0"}; { $yours } est la vôtre.
   *[other] {"\u00A0"}; { $yours } sont les vôtres.
}
screen-in-full = (en entier : actions)
screen-more = ... la suite : { $command }
ask-less-told = (Quand il ne reste qu'à commercer, la table finit votre tour. Pour être interrogé, et pouvoir annuler jusque-là, tapez : ask trades)
ask-less = On ne vous interroge pas quand une seule action est possible ou qu'il ne reste qu'à commercer.
ask-trades = On vous interroge aussi quand il ne reste qu'à commercer, et avant la fin de votre tour.
ask-all = On vous demande tout, même quand une seule action est possible.
log-only = par la table : rien d'autre n'était possible
log-only-trade = tour fini par la table : il ne restait qu'à commercer
undone = { $count ->
    [one] Annulé.
   *[other] { $count } actions annulées.
}

input-unknown = « { $text } » n'est pas une action. Tapez un numéro, une action comme « { $meant } », ou help.
input-unknown-meant = « { $text } » n'est pas une action. Vouliez-vous dire : { $meant } ?
input-number = Il n'y a pas d'action { $number } ; tapez un numéro de { $low } à { $high }, ou help.
input-number-only = Il n'y a pas d'action { $number } ; tapez { $only } ou appuyez sur Entrée, ou tapez help.
input-not-allowed = { $action } : { $reason }
input-enter = (Rien d'autre n'est possible : appuyez sur Entrée, ou annulez avec undo.)
input-why = Nommez une action ou son numéro, par exemple : why done
input-preview = Nommez une action ou son numéro, par exemple : preview done
input-card = Nommez une carte, par exemple : card { $card }, ou card { $named }
input-no-card = Il n'y a pas de carte « { $name } ». { $how }
input-seat = Nommez un autre siège qui peut jouer maintenant, par exemple : seat { $seat }
input-seat-none = Personne d'autre ne peut jouer maintenant.
input-farm = Nommez un siège, de 1 à { $most }, par exemple : farm 1
input-ask = Dites ce qu'on vous demande : ask less, ask trades ou ask all (maintenant : { $now })
input-log = Dites combien d'actions, de 1 à { $most }, par exemple : log 20

why-what = { $title } : { $label }
why-costs = Coût : { $costs }.
look-noun = { $name }: { $told } (règles { $paragraph })
why-rules = Règles : { $paragraph }
preview = { $action } ferait ceci, pour autant que vous puissiez le savoir :
preview-then = Ensuite : { $question }
preview-nothing = { $action } : rien à dire avant que quelque chose soit révélé ou demandé.

hint-head = Les meilleures actions en { $count ->
    [one] { $count } simulation
   *[other] { $count } simulations
}, avec ce qu'elles font ensuite :
hint-forced = Rien d'autre n'est possible :
hint-expected = { $score } { $points }, victoire { $win } %, { $tried ->
    [0] jamais essayée
    [one] essayée une fois
   *[other] essayée { $tried } fois
}
hint-expected-solo = { $score } { $points }, { $tried ->
    [0] jamais essayée
    [one] essayée une fois
   *[other] essayée { $tried } fois
}
hint-unknown = rien à dire avant que quelque chose soit révélé ou demandé
hint-no-network = Il n'y a pas de coach ici : { $reason }.

help-table =
    3                 l'action de ce numéro
    { $action }une action en toutes lettres ; les numéros sont plus courts
    0                 finir le tour, ou refuser
    undo              annuler votre dernière action
    why ACTION        pourquoi pas ; ou son effet, son coût et son paragraphe
    preview ACTION    ce que ferait une action, pour ce qu'on peut en savoir
    hint              les meilleures actions, et ce qu'on peut en attendre
    actions           ce qui est demandé, en entier ; une ligne vide aussi
    table             toute la table
    farm 2            la ferme d'un siège ; farm seul : la vôtre
    hand              vos cartes avec tout ce qu'elles disent
    { $card }une carte ou autre chose, par son nom
    log 20            ce qu'ont fait les dernières actions
    seat 3            laisser jouer un autre siège : un bot fait une action
    rules 8.3         un paragraphe (rules G37 : arbitrage ; rules seul : sommaire)
    ask trades        demander même s'il ne reste qu'à commercer (less, all)
    quit              partir ; la partie est enregistrée

cards-known = Ce qui est connu : le nombre de valeurs par source
cards-sources = sources : { $sources }
source-rulebook = Règles
source-published = Publié
source-inferred = Induit
source-designed = Défini
source-yours = Y = vôtre

rules-missing = pas de paragraphe { $number } ; les sections vont de { $first } à { $last }, par exemple 8.3 ; les arbitrages se nomment comme G37

replay-header = { $game }, édition { $edition }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
} : actions rejouées { $actions } sur { $all }, toutes permises.
replay-running = La partie n'est pas terminée ; doit jouer : siège { $seats }.

review-begin = { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} à juger ; il faut environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
review-progress = décisions
review-title = Analyse : { $game }
review-seat = Siège { $seat }
review-decisions = { $count ->
    [0] Il n'y a eu aucun choix à faire.
    [one] Une décision avec choix ; { $fine ->
        [0] une autre action était meilleure.
       *[other] aucune action nettement meilleure n'a été trouvée.
    }
   *[other] { $count } décisions avec choix ; pour { $fine } d'entre elles, aucune action nettement meilleure n'a été trouvée.
}
review-lost = Perdu dans les autres : { $lost }.
review-luck = Chance, sur { $count ->
    [one] { $count } révélation
   *[other] { $count } révélations
} : { $luck }.
review-luckiest = Plus grande chance : { $luck } à l'action { $action } ({ $what }).
review-unluckiest = Plus grande malchance : { $luck } à l'action { $action } ({ $what }).
review-nothing-told = rien que l'on puisse dire
review-points = { $score } { $points }
review-both = { $score } { $points }, victoire { $win } %
review-turning-points = Tournants
review-where = Action { $action }, { $when }
review-loses = perte { $lost }
review-played = joué { $action } : { $lost }
review-better = mieux { $action } :
review-worst = Les pires décisions
review-every = Toutes les décisions avec choix
review-chart-win = Chances de victoire, si l'on joue la meilleure action trouvée
review-chart-points = Points finaux, si l'on joue la meilleure action trouvée
review-chart-from = De { $first } { $unit } à la première décision à { $last } { $unit } à la fin. Le tableau ci-dessous a toutes les décisions ; les tournants sont numérotés.
review-column-expected = attendu
review-column-action = action
review-column-played = joué
review-column-better = mieux
review-column-best = meilleure trouvée
review-column-lost = perdu
review-column-points = { $score } en moins
review-column-win = % vict. en moins

result-place = { $place }. { $seat } : { $facts }
result-source = { $what } { $points }
result-sources = { $sources }

engine-compiled = moteur compilé (le moteur simple est environ { $times } fois plus lent)
engine-pure = moteur simple, comme BARROWGATE_PURE le demande, environ { $times } fois plus lent que le moteur compilé
engine-plain = moteur simple, environ { $times } fois plus lent que le moteur compilé (qui demande un compilateur C à l'installation)

simulate-progress = parties
simulate-header = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
simulate-score = points
simulate-column-seat = siège
simulate-column-bot = bot
simulate-column-mean = { $score } moy.
simulate-column-least = min
simulate-column-most = max
simulate-column-place = place moy.
simulate-column-nth = place { $place }
simulate-engine = Moteur : { $engine }.
simulate-scores = Scores : moyenne { $mean }, de { $least } à { $most }.
simulate-decisions = Décisions par partie : moyenne { $mean }, de { $least } à { $most }.
simulate-helpers = Assistants joués : { $played } sur { $cards }, dont { $often } dans au moins une partie sur cent.
simulate-speed = Vitesse : { $games } parties et { $decisions } décisions par seconde ({ $seconds } s, { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}).

ladder-header = { $game }, { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
}, graine { $seed } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}.
ladder-points = Points
ladder-shares = Part de victoire (entre égaux { $fair })
ladder-starts = Selon la place au départ (1 : premier joueur)
ladder-elo = Elo au-dessus de { $bot }
ladder-differences = Points de plus sur les mêmes donnes
ladder-times = Temps pour une décision entre plusieurs actions
ladder-limits = { $low } à { $high }
ladder-column-bot = bot
ladder-column-others = contre
ladder-column-other = que
ladder-column-games = parties
ladder-column-share = part
ladder-column-limits = limites 95 %
ladder-column-mean = { $score }
ladder-column-theirs = adverse
ladder-column-start = place
ladder-column-elo = Elo
ladder-column-more = { $score }
ladder-column-decisions = décisions
ladder-column-time = moy., ms
ladder-column-longest = max., ms
ladder-column-turn = tour le plus long, ms
ladder-decided = Décidé après { $games } parties : une part de { $likely } est plus probable que { $unlikely } (rapport { $ratio }, seuil { $bound }).
ladder-undecided = Pas décidé après { $games } parties : une part de { $likely } n'est pas nettement plus probable que { $unlikely } (rapport { $ratio }, seuil { $bound }).
ladder-speed = Joué en { $seconds } s, { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}.

bench-round = Série { $number } sur { $rounds }, moteur { $engine }
bench-medians = { $rounds ->
    [one] Une série.
   *[other] Médianes de { $rounds } séries ; entre parenthèses, leur étendue.
}
bench-saved = Gardé dans { $path }
bench-column-figure = mesure
bench-column-plain = simple
bench-column-compiled = compilé
bench-column-times = fois
bench-column-target = but
bench-wanted = comme voulu
bench-required = comme exigé
bench-missed = MANQUÉ
bench-goal = Voulu : { $figure } { $goal }.
bench-times = { $value }, { $times } fois le simple
bench-seats = { $count ->
    [one] { $count } siège
   *[other] { $count } sièges
}
bench-decisions = décisions par seconde
bench-games = parties par seconde
bench-decisions_a_game = décisions par partie
bench-branching = actions permises, moyenne
bench-forced = part de décisions forcées
bench-decision_p50 = la moitié des décisions, us
bench-decision_p99 = 99 décisions sur 100, us
bench-decision_worst = pire décision, us
bench-playout = décisions par seconde, en interne
bench-copy_into = copie dans une existante, us
bench-copy = copie dans une nouvelle, us
bench-position = octets d'une position
bench-observation = une observation, us
bench-batch = décisions par seconde, par lot
bench-look = un coup d'œil du réseau, us
bench-simulations = simulations par seconde
bench-seen_by = ce qu'un siège a vu, us
bench-determinize = donne refaite sur place, us
bench-to_bytes = position en octets, us
bench-from_bytes = position lue d'octets, us
bench-views = vues de tous les sièges, us
bench-telling = raconter une décision, us
bench-telling_p99 = raconter, 99 sur 100, us
