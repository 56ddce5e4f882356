# The page: what is not of one game.

web-guest = Ospite
web-to-lobby = A tutti i tavoli
web-theme = Chiaro o scuro
web-rivals = Gli altri
web-common = Ciò che è comune
web-own = La tua fattoria
web-gate = La decisione
web-log = Che cosa è successo
web-command = Scrivi un'azione
web-your-turn = Tocca a te
web-waiting = deve agire
web-over = La partita è finita
web-undo = Annulla
web-connection = Connessione
web-connection-connecting = In connessione
web-connection-lost = Non in linea, riprovo
web-connection-ended = Qui il tavolo è chiuso
web-connection-open = In linea
web-connection-puzzled = Questa pagina non capisce il tavolo
web-connection-outdated = Si carica una pagina più recente
web-signed-out = La sessione è finita. Accedi di nuovo.
web-seat-lost = Questo posto non è più tuo
web-table-gone = Questo tavolo non esiste più
web-load-again = Ricarica

web-seating = Chi siede dove
web-seat-free = libero
web-seat-bot = Un bot
web-bot = bot
web-seat = Posto { $seat }
web-invite = Invita
web-link = Manda questo link; vale una volta sola
web-new-link = Nuovo link
web-new-link-ends = Un nuovo link annulla questo.
web-sit = Siediti
web-you = tu
web-start = Inizia
web-host-starts = L'host inizia quando ci sono tutti.
web-leave = Lascia
web-leave-now = Lascia il posto
web-leave-before = Il posto diventa libero. Solo un nuovo link dell'host ti riporta qui.
web-leave-again = La partita aspetta che qualcuno giochi questo posto. Puoi risederti finché è libero.
web-leave-link = La partita aspetta che qualcuno giochi questo posto. Solo un nuovo link dell'host ti riporta qui.
web-free = Libera il posto
web-free-now = Libera
web-free-follows = { $seat } perde questo posto; puoi mandare un nuovo invito.
web-close-table = Chiudi il tavolo
web-close-now = Chiudi per sempre
web-close-follows = Qui nessuno potrà più giocare. È definitivo.
web-invited = Hai un invito a un tavolo
web-invited-to = Hai un invito: { $game }
web-watch = Guarda
web-device-here = I tuoi tavoli su questo dispositivo
web-device-here-now = Gioca qui
web-your-name = Il tuo nome

web-rematch = Gioca ancora
web-rematch-there = Alla prossima partita
web-record = Registrazione
web-proof = La distribuzione era fissata prima della prima mossa: seed { $seed }, salt { $salt }.

web-sit-down = Siediti
web-no-account = contro i bot non serve un account
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-new-table = Nuovo tavolo
web-game = Gioco
web-players-count = Giocatori
web-players = da { $least } a { $most }
web-level-easy = facile
web-level-normal = normale
web-level-hard = difficile
web-level-master = maestro
web-create = Crea il tavolo
web-play-bots = Gioca coi bot
web-solo = Solitario
web-la-granja = La Granja
web-la-granja-about = Campi, maiali e banchi a Maiorca. Sei round per rifornire il villaggio.
web-loyang = Alle porte di Loyang
web-loyang-about = Semina, raccogli e servi la città. Nove round sul sentiero.
web-independent = Un progetto indipendente, senza legami con gli editori. Regole con parole nostre, disegni nostri.

web-state-open = aspetta giocatori
web-state-ready = aspetta che l'host inizi
web-state-ready-mine = aspetta che tu inizi
web-state-running = in corso
web-state-paused = in pausa
web-state-over = finito
web-state-closed = chiuso

problem-offline = Il server non risponde. Hai la connessione?
problem-fault = Il server ha commesso un errore. Riprova tra un momento.
problem-no-such-table = Questo tavolo non esiste.
problem-game-not-shown = Questa pagina non può mostrare questo gioco.
problem-bad-link = Questo link è stato usato, è scaduto o è stato sostituito. Chiedine uno nuovo.
problem-not-your-seat = Questo posto è di qualcun altro.
problem-no-spectators = Questo tavolo non ammette spettatori.
problem-stale = Nel frattempo il tavolo è cambiato. Guarda di nuovo.
problem-not-your-turn = Non è il tuo turno.
problem-out-of-time = Il tuo tempo è finito.
problem-not-an-action = Questa azione non esiste.
problem-too-many = Troppe volte di seguito. Aspetta un momento.
problem-not-signed-in = Prima di' chi sei.
problem-storage = Non è stato possibile salvare. Riprova.

# The frame of the table: gate, sheets, log, replay, end.
web-do-it = Fallo
web-then = poi: { $question }
web-reveals = non si può annullare
web-back-to-turn = Al mio turno
web-bot-name = Bot { $seat }
web-phase-farm = Fattoria
web-phase-revenue = Rendita
web-phase-transport = Trasporto
web-phase-scoring = Conteggio
web-phase-harvest = Raccolto
web-phase-cards = Carte
web-phase-action = Azioni
web-acts-too = Agisce anche { $seat }
web-lost-declined-card = nessuna carta
web-lost-declined-tile = nessun segnalino
web-lost-declined-deliveries = { $count ->
    [one] { $count } non usata
   *[other] { $count } non usate
}
web-lost-declined-play_card = nessuna carta
web-lost-declined-upgrade = senza lavorazione
web-lost-declined-walk = nessun passo
web-lost-declined-delivery = senza consegna
web-lost-declined-second_good = una sola merce
web-lost-declined-room = senza guadagno
web-lost-declined-helper = senza { $card }
web-lost-declined-instant = effetto non usato
web-winner = { $seats-count ->
    [one] Vince { $seats }: { $score }
   *[other] Vincono insieme { $seats }: { $score }
}
web-your-place = Sei al { $place ->
    [1] primo
    [2] secondo
    [3] terzo
   *[other] quarto
} posto: { $score }.
web-watching = Stai guardando
web-others-turn = Non tocca a te
web-list = { $parts }
web-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-whole = { NUMBER($number, maximumFractionDigits: 0) }
web-more = +{ $number }
web-less = −{ $number }
web-deck = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-discarded = { $count ->
    [one] { $count } scartata
   *[other] { $count } scartate
}
web-discards-none = Nessuna carta è stata scartata.
web-waiting-for = In attesa di { $seats }
web-asked-of = { $seats } { $seats-count ->
    [one] decide
   *[other] decidono
}: { $topic }
web-fault = Numero { $number }
web-bot-thinks = un bot pensa
web-bot-thinks-for = da { $seconds } s
web-bot-thinks-of = { $seconds } s su { $longest }
web-bot-time = tempo di riflessione
web-asked-minutes = chiesto { $minutes } min fa
web-asked-hours = chiesto { $hours } h fa
web-asked-days = chiesto { $days } g fa
web-time-left = tempo rimasto
web-clock-days = { $days } g { $hours } h
web-clock-hours = { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-clock-minutes = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-paused = In pausa
web-closed = Il tavolo è chiuso
web-seat-empty = Il posto { $seat } è libero
web-resume = Riprendi
web-pause = Pausa
web-try-now = Riprova ora
web-aim = Scegli una delle cose cerchiate.
web-aim-end = Ora non si può fare altro.
web-aim-on = Continua con una delle cose cerchiate.
web-hint = Suggerimento
web-hint-better = circa +{ $points } rispetto a { $other }
web-hint-level = vale circa quanto { $other }
web-not-confirmed = in attesa di conferma
web-still-readable = Il tavolo resta leggibile; ciò che ti perdi è raccontato dopo.
web-all-actions = { $count ->
    [one] L'unica azione
   *[other] Tutte le { $count } azioni
}
web-more-actions = { $count ->
    [one] un'altra
   *[other] altre { $count }
}
web-no-actions = Ora non si può fare nulla.
web-title-turn = { $question } ({ $name })
web-of-rounds = di { $rounds }
web-scores = Punteggi
web-places = Classifica
web-targets = da scegliere
web-tab-village = Villaggio
web-tab-farm = Fattoria
web-tab-hand = Mano
web-tab-market = Mercato
web-tab-fields = Campi
web-tab-shop = Negozio
web-tab-cards = Carte
web-tab-grid = Griglia
web-tab-path = Sentiero
web-tab-dummy = Fantasma
web-tab-rivals = Rivali
web-tab-log = Diario
web-close = Chiudi
web-sheet-actions = Che cosa puoi fare
web-sheet-log = Diario
web-sheet-rivals = Gli altri
web-sheet-rules = Regole
web-sheet-text = Il tavolo come testo
web-sheet-seats = Posti
web-sheet-discards = Carte scartate
web-sheet-menu = Menu
web-since = Dalla tua ultima mossa
web-last = Ultime mosse
web-log-older = Prima
web-log-chapter = { $round ->
    [0] { $phase }
   *[other] Round { $round }, { $phase }
}
web-log-floor = Puoi annullare fin qui
web-table-talk = Chiacchiere al tavolo
web-talk-say-what = Di’ qualcosa al tavolo
web-talk-say = Di’
web-talk-mute = Silenzia { $seat }
web-talk-unread = { $count ->
    [one] una nuova frase al tavolo
   *[other] { $count } nuove frasi al tavolo
}
web-rules-search = Cerca nelle regole
web-rules-nothing = Nessun paragrafo contiene queste parole.
web-motion = Animazioni
web-motion-system = come il sistema
web-motion-off = spente
web-sounds = Suoni
web-sound-turn = Tocca a te
web-sound-piece = Un pezzo si muove
web-sound-coins = Monete
web-sound-dice = Dadi
web-sound-served = Un cliente servito, un banco o un negozio completato
web-sound-end = La fine della partita
web-as-text = Il tavolo come testo
web-keys = Tasti
web-key-name-escape = Esc
web-key-name-arrows = Frecce
web-key-undo = annulla
web-key-end = fine turno
web-key-hint = suggerimento
web-key-actions = tutte le azioni
web-key-text = il tavolo come testo
web-key-let-go = lascia
web-key-write = scrivi un'azione
web-key-target = scelta successiva
web-key-what = che cos'è
web-report = Qui qualcosa non va
web-report-send = Segnala questa posizione
web-report-sent = Grazie. È salvata con il numero { $number }.
web-curtain = Posto { $number }: tocca a { $name }
web-curtain-about = Il tavolo è nascosto. Mostralo quando gli altri non guardano.
web-curtain-lift = Mostra il mio tavolo
web-curtain-undo = { $seat }: annulla
web-past = Replay
web-past-action = Azione { $action } di { $actions }
web-past-decision = Prima dell'azione { $action } di { $actions }
web-past-slider = Azione
web-past-before = Un'azione indietro
web-past-after = Un'azione avanti
web-past-play = Riproduci
web-past-stop = Ferma
web-past-leave = Torna al presente
web-by-source = Punti per fonte
web-by-source-about = tutto ciò che ha dato punti
web-by-source-loyang = Il sentiero per fonte
web-by-source-about-loyang = caselle
web-by-cash = Monete per fonte
web-by-cash-about = entrate e uscite
web-source-start = inizio
web-source-village = villaggio
web-source-markers = negozianti
web-source-barrows = banchi
web-source-removed = rimosse
web-source-market = mercato
web-source-siesta = siesta
web-source-roof = tetto
web-source-helpers = aiutanti
web-source-silver = monete
web-source-other = altro
web-source-first-steps = primi passi
web-source-further-steps = altri passi
web-source-loans = prestiti
web-source-space = casella
web-source-left = restano
web-source-path = sentiero
web-source-cash = monete
web-source-regulars = abituali
web-source-casuals = occasionali
web-source-sold = vendite
web-source-bought = acquisti
web-source-fields = campi
web-source-packs = coppie
web-source-grid = griglia
web-source-storing = magazzino
web-source-misses = penalità
web-by-round-about = dopo ogni round
web-by-round-about-loyang = la casella dopo ogni round
web-by-round-start = inizio
web-by-round-end = fine
web-round = round { $round }
web-tied = pari con { $seats }: { $facts }
web-this-game = Questa partita
web-game-seed = seed
web-game-actions = azioni
web-game-rules = regole
web-game-salt = salt
web-share = Condividi
web-shared = Link copiato
web-share-link = Link a questo tavolo
web-see-position = Vedi questa posizione
web-next-turning = Prossima svolta
web-review-fine = entro l'errore, non conta
web-review-played = { $title }: { $label }
web-review-better = { $played }; meglio: { $best }
web-tab-places = Classifica
web-tab-points = Punti
web-tab-review = Analisi
web-by-round = Punti per round
web-by-round-loyang = Il sentiero per round
web-all = tutto
web-no-chart = Non è stato possibile leggere i round.
web-way = Il percorso
web-way-before = si disegna dopo aver chiesto al coach
web-way-about = punti attesi; sotto, quanto è costata una decisione
web-way-about-loyang = spazio atteso; sotto, quanto è costata una decisione
web-review = L'analisi del coach
web-review-about = punti attesi, con ciò che potevi sapere
web-review-about-loyang = spazio atteso, con ciò che potevi sapere
web-review-ask = Chiedi al coach
web-review-thinking = Il coach guarda la partita; circa un minuto
web-review-lost = punti persi
web-review-lost-loyang = spazi persi
web-review-count = { $costly } su { $decisions }
web-review-costly = decisioni sono costate qualcosa
web-review-turning = Svolte: ciò che è costato di più
web-review-turning-win = Svolte: ciò che è costato più probabilità di vincere
web-review-win = { $lost }% di vincere
web-review-points = { $points } punti
web-review-points-loyang = { $points } caselle
web-review-luck = punti di fortuna
web-review-luck-loyang = spazi di fortuna
problem-no-hints = Qui il coach non ha suggerimenti.
problem-no-coach = Il coach non può rispondere ora. Riprova tra un momento.
problem-no-undo = Questo non si può annullare.
problem-not-allowed = Le regole non lo permettono.
# The table of La Granja.

web-lg-delivered = { $good }, consegna fatta
web-lg-used = usato
web-lg-barrow = Banco { $slot }
web-lg-no-barrow = nessun banco
web-lg-no-helper = nessun aiutante
web-lg-fields = Campi
web-lg-field-empty = vuoto
web-lg-field-none = nessun campo
web-lg-field-cards = Carte giocate come campi: { $cards }
web-lg-extensions = Estensioni
web-lg-extension = { $card }: { $symbols }
web-lg-extension-sum = ricavi { $income }, { $extra ->
    [one] { $extra } consegna extra
   *[other] { $extra } consegne extra
} a { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
web-lg-extension-next = { $count ->
    [0] la prossima è gratis
    [one] la prossima costa { $count } risorsa
   *[other] la prossima costa { $count } risorse
}
web-lg-roof = Tetto
web-lg-roof-free = libero, vale { $vp } PV
web-lg-bought-tile = ha comprato un segnalino tetto in questo round
web-lg-donkey-chosen = { $tile }, scelto
web-lg-donkey-resting = { $tile }, riposa
web-lg-hand = Mano { $count } su { $limit }
web-lg-hidden-cards = { $count ->
    [one] { $count } carta, coperta
   *[other] { $count } carte, coperte
}
web-lg-prices = in monete: acquisto { $buy }, vendita { $sell }, lavorazione { $upgrade }
web-lg-pig-places = { $count ->
    [one] di { $count } spazio
   *[other] di { $count } spazi
}
web-lg-vp-secret = i punti sono nascosti
web-lg-craft-gives = Subito: { $instant }. Poi: { $lasting }.
web-lg-craft-none = { $count ->
    [one] { $count } consegna
   *[other] { $count } consegne
}
web-lg-craft-front = completato, ha effetto dal prossimo round
web-lg-craft-back = completato
web-lg-craft-grey = una pedina sullo spazio grigio
web-lg-craft-completed = già completato da qualcuno
web-lg-market-free = Spazio { $space }, valore { $value }
web-lg-market-taken = Spazio { $space }, valore { $value }, pedina di { $owner }
web-lg-market-closed = bloccato
web-lg-market-doomed = verrebbe rimossa
web-lg-market-newest = la pedina più recente
web-lg-market-removes = rimuove pedine di { $owners }
web-lg-siesta-order = nuovo ordine
web-lg-dice = { $count ->
    [0] nessun dado { $number }
    [one] un dado { $number }
   *[other] { $count } dadi { $number }
}
web-lg-reserved = { $seat } ha riservato l'ultimo dado { $number }
web-lg-neutral-markers = { $count ->
    [one] { $count } pedina sul mercato
   *[other] { $count } pedine sul mercato
}
web-lg-place = { $place }° posto
web-lg-acts = agisce
web-lg-turn = di turno
web-lg-farm-of = Fattoria di { $seat }
web-lg-edges = ogni lato è un uso
web-lg-open-card = { $card }: apri in grande
web-lg-side-barrow = Banco
web-lg-side-field = Campo
web-lg-side-extension = Estensione
web-lg-side-helper = aiutante: { $cost }
web-lg-cost-free = gratis
web-lg-cost-slot = gratis, incavo { $slot }
web-lg-cost-full = incavi pieni, una esce
web-lg-cost-goods = { $count ->
    [0] gratis
    [one] { $count } risorsa
   *[other] { $count } risorse
}
web-lg-close = Chiudi
web-lg-plays-left = { $count ->
    [one] { $count } carta da giocare
   *[other] { $count } carte da giocare
}
web-lg-must-play = { $count ->
    [one] { $count } obbligatoria
   *[other] { $count } obbligatorie
}
web-lg-must-play-all = { $count ->
    [one] { $count } carta obbligatoria
   *[other] { $count } carte obbligatorie
}
web-lg-walk = da { $least } a { $most } passi
web-lg-walk-exactly = { $most ->
    [one] { $most } passo da fare
   *[other] { $most } passi da fare
}
web-lg-must-walk = da { $least } a { $most } passi, obbligatori
web-lg-deliveries-left = { $count ->
    [one] { $count } consegna rimasta
   *[other] { $count } consegne rimaste
}
web-lg-extra-left = { $count ->
    [one] { $count } consegna extra rimasta
   *[other] { $count } consegne extra rimaste
}
# The table of Loyang.

web-loyang-path = Sentiero della Prosperità
web-loyang-steps = il primo passo di un turno costa { $first }, ogni altro il numero della sua casella
web-loyang-levels = casella { $good } buono, { $very_good } molto buono, { $master } da maestro
web-loyang-path-costs = quanto ti costa ogni casella in questo turno
web-loyang-after-loans = { $seat } dopo i prestiti
web-loyang-no-courtyard = nessuna carta nel cortile
web-loyang-take-one = prendi una di queste...
web-loyang-and-one = ... e una delle tue
web-loyang-and-one-or-put = ... e una delle tue, o mettine una
web-loyang-put-one = mettine una nel cortile
web-loyang-put-here = mettila qui
web-loyang-grid = Griglia
web-loyang-grid-buys = compra fino a { $buys }; un campo comune costa { $price } in più
web-loyang-row-1 = resta
web-loyang-row-2 = poi scartata
web-loyang-row-3 = sale
web-loyang-row-4 = sale
web-loyang-no-card = nessuna carta
web-loyang-dummy = Fantasma
web-loyang-dummy-about = Non agisce mai; le sue carte servono agli aiutanti con la lanterna.
web-loyang-fields = Campi
web-loyang-field-home = Casa
web-loyang-field-private = Privato
web-loyang-field-common = Comune
web-loyang-filled = { $tokens } di { $spaces }
web-loyang-sow = semina { $spaces }
web-loyang-pile = { $count ->
    [0] nessun campo nella pila
   *[other] { $count } nella pila
}
web-loyang-pile-next = il prossimo, uno di
web-loyang-pile-order = dall'alto
web-loyang-pile-empty = nessun campo in arrivo
web-loyang-farm-of = Fattoria di { $seat }
web-loyang-hub = Carretto, magazzino e negozio
web-loyang-cart = Sul carretto
web-loyang-storehouse = Magazzino
web-loyang-room = { $count ->
    [0] nessun posto
    [one] posto per un altro
   *[other] posto per altri { $count }
}
web-loyang-enlarge = Posto per { $places }
web-loyang-shop = Negozio
web-loyang-buy = Compra
web-loyang-sell = Vendi
web-loyang-now = Per questa scelta
web-loyang-crier = { $cash ->
    [one] ancora { $left }, finora { $cash } moneta
   *[other] ancora { $left }, finora { $cash } monete
}
web-loyang-two-pack = Coppia
web-loyang-bought = comprata
web-loyang-loan = Prestito
web-loyang-regulars = Clienti abituali
web-loyang-casuals = Clienti occasionali
web-loyang-customers = Clienti
web-loyang-stalls = Banchi
web-loyang-helpers = Aiutanti
web-loyang-no-regular = nessun cliente abituale
web-loyang-no-casual = nessun cliente occasionale
web-loyang-no-stall = nessun banco
web-loyang-no-helper = nessun aiutante
web-loyang-every-round = da servire ogni round
web-loyang-miss-turns = se salti, è rosso
web-loyang-miss-costs = se salti, paghi { $penalty }
web-loyang-casuals-more = { $casuals ->
    [one] { $casuals } occasionale
   *[other] { $casuals } occasionali
}, { $regulars ->
    [one] { $regulars } abituale
   *[other] { $regulars } abituali
}{ $by ->
    [0] {""}
   *[other] : ognuno paga { $by } in più
}
web-loyang-casuals-less = { $casuals ->
    [one] { $casuals } occasionale
   *[other] { $casuals } occasionali
}, { $regulars ->
    [one] { $regulars } abituale
   *[other] { $regulars } abituali
}: ognuno paga { $by } in meno
web-loyang-lantern-reaches = la lanterna raggiunge
web-loyang-give = dai ortaggi per uno
web-loyang-for = per { $count }
web-loyang-sold = venduto
web-loyang-printed = stampato
web-loyang-starter = iniziale
web-loyang-over = sopra { $card }
web-loyang-partner = partner
web-loyang-taken = ha preso
web-loyang-in-hand = { $count } in mano
web-loyang-done = ha finito
web-loyang-close = Chiudi
web-loyang-due = { $count ->
    [one] { $count } abituale da servire
   *[other] { $count } abituali da servire
}
web-loyang-miss-them = { $count ->
    [one] Salti { $count } abituale?
   *[other] Salti { $count } abituali?
}
web-loyang-ending-misses = Fine turno, saltati
web-loyang-ending-store = Fine turno, magazzino
web-loyang-ending-path = Fine turno, sentiero

# The lobby: games, the panel for a new table, invitations, settings, the account.

web-la-granja-short = La Granja
web-la-granja-picture = Una fattoria fra i terrazzamenti
web-la-granja-rounds = 6 round
web-la-granja-cards = 66 carte
web-loyang-short = Loyang
web-loyang-picture = La porta di una città, con campi davanti
web-loyang-rounds = 9 round
web-loyang-cards = 70 carte
web-sheet-close = Chiudi
web-try-again = Riprova
web-save = Salva
web-saved = Salvato
web-tables-waiting = { $count ->
    [0] {""}
    [one] uno ti aspetta
   *[other] { $count } ti aspettano
}
web-all-tables = Tutti i { $count } tavoli
web-seats-taken = { $free ->
    [0] { $seats ->
        [one] in solitario
       *[other] { $seats } giocatori
    }
    [one] { $seats } posti, { $free } libero
   *[other] { $seats } posti, { $free } liberi
}
web-seats-free = { $free ->
    [one] { $free } libero
   *[other] { $free } liberi
}
web-no-open-tables = Al momento nessuno aspetta giocatori. Apri a tutti un posto di un nuovo tavolo e comparirà qui.
web-open-record = Rivedi una partita
web-open-record-more = Una partita finita si riguarda; una non finita continua.
web-choose-record = Scegli il file

web-seats = Posti
web-sitting-you = Tu
web-sitting-bot = Bot
web-sitting-link = Invita con link
web-sitting-open = Aperto a tutti
web-level-of = Livello del bot al posto { $seat }
web-level-typical = { $level }, circa { $points } punti
web-level-typical-loyang = { $level }, circa casella { $points }
web-levels-with-two = Bot: quanto raggiungono all'incirca in due.
web-pace = Ritmo
web-no-clock = Senza orologio
web-minutes-each = { $minutes ->
    [one] { $minutes } minuto a testa
   *[other] { $minutes } minuti a testa
}
web-days-each = { $days ->
    [one] { $days } giorno a testa
   *[other] { $days } giorni a testa
}
web-time = Tempo per pensare
web-time-over = Quando finisce
web-time-over-bot = continua un bot
web-time-over-pause = pausa
web-increment = Restituito a ogni azione
web-seconds = { $seconds } s
web-hours = { $hours } h
web-rules = Regole
web-rules-changed = { $count ->
    [0] Originali
    [one] una modifica
   *[other] { $count } modifiche
}
web-own-components = Componenti tuoi
web-own-components-more = un file JSON di valori modificati
web-own-components-differ = { $count ->
    [one] { $file }: un valore
   *[other] { $file }: { $count } valori
}
web-own-components-unread = { $file }: nessun valore trovato
web-own-components-change = Cambia
web-own-components-drop = Gioca con gli originali
web-components = Componenti
web-components-own = non originali
web-value-was = { $value } (originale: { $was })
web-value-none = niente
web-choose-file = Scegli un file
web-manners = Questo tavolo
web-table-name = Nome
web-public = Pubblico
web-public-more = Chiunque può trovarlo e sedersi a un posto libero
web-spectators = Spettatori ammessi
web-talk = Si può chattare
web-hints = Suggerimenti del coach
web-hints-more = Tutti possono chiederne uno
web-send-links = Manda ogni link a una persona; vale una volta sola, entro tre giorni. La partita inizia quando lo decidi tu al tavolo.
web-link-to-seat = Link al posto { $seat }
web-copy-link = Copia link
web-copied = Copiato
web-to-table = Al tavolo
web-another-table = Un altro tavolo

web-option-marker_limit = Pedine
web-option-marker_limit-on = 25
web-option-marker_limit-off = Senza limite
web-option-secret_vp = Punti degli altri
web-option-secret_vp-off = Visibili
web-option-secret_vp-on = Nascosti
web-option-removal = Vicini inferiori sul mercato
web-option-removal-all = Via tutti
web-option-removal-choose = A scelta
web-option-extra_deliveries = Le consegne extra si pagano
web-option-extra_deliveries-as_you_go = Una a una
web-option-extra_deliveries-up_front = In anticipo
web-option-introductory = Un cliente iniziale a testa
web-option-introductory-off = No
web-option-introductory-on = Sì
web-option-first_player = Chi inizia
web-option-first_player-seed = A sorte
web-option-first_player-1 = Posto 1
web-option-first_player-2 = Posto 2
web-option-first_player-3 = Posto 3
web-option-first_player-4 = Posto 4

web-settings = Impostazioni
web-looks = Aspetto
web-theme-choice = Tema
web-look-system = Sistema
web-look-light = Chiaro
web-look-dark = Scuro
web-language = Lingua
web-playing = Gioco
web-tap-once = Basta un tocco
web-tap-once-more = sul touch; altrimenti vale il secondo tocco
web-letter-keys = Tasti di una lettera
web-letter-keys-more = U, E, H, A, T, / e ? agiscono al tavolo

web-account = Account
web-name-at-tables = Nome ai tavoli
web-as-nobody = Non serve un account: siediti e giochi come ospite, noto a questo browser.
web-as-guest = Giochi come ospite. I tuoi tavoli restano in questo browser; con un account li hai ovunque.
web-signed-in = Accesso eseguito come { $login }.
web-sign-in = Accedi
web-register = Nuovo account
web-sign-out = Esci
web-login = Nome utente
web-password = Password
web-another-device = Gioca su un altro dispositivo
web-webhook = Avvisami altrove
web-webhook-more = Quando un tavolo ti aspetta da un minuto, parte un messaggio a questo indirizzo: una chat, il telefono, un programma.
web-webhook-address = Indirizzo per i messaggi
web-webhook-secret = Il segreto che firma i messaggi; conservalo, si vede solo ora:
web-webhook-resting = Nessuno ha preso gli ultimi messaggi, quindi non se ne mandano più. Salva di nuovo l'indirizzo.
web-webhook-told = Ultimo messaggio arrivato { $when }.
web-webhook-test = Manda una prova
web-webhook-drop = Non avvisarmi più
web-webhook-delivered = La prova è arrivata.
web-webhook-forbidden = Il server non può scrivere a questo indirizzo.
web-webhook-unreachable = Nessuno risponde a questo indirizzo.
web-webhook-slow = La risposta è arrivata troppo tardi.
web-webhook-redirected = L'indirizzo porta altrove; indica l'ultimo.
web-webhook-refused = L'altra parte non l'ha accettata.
web-device-link = Apri questo link lì entro 15 minuti; vale una volta sola.
web-make-link = Crea un link
web-export = Tutto ciò che è salvato su di me
web-delete-me = Eliminami
web-delete-sure = Il tuo nome, l'account e le sessioni vengono eliminati. Ciò che hai giocato resta, senza nome.
web-delete-now = Elimina per sempre
web-keep = Mantieni

problem-bad-record = Questa registrazione non si può rivedere.
problem-bad-setup = Questa partita non si può preparare così.
problem-bad-request = Il server non lo accetta.
problem-body-too-large = È troppo grande.
problem-wrong-password = Il nome utente o la password sono sbagliati.
problem-registration-closed = Questo server non crea nuovi account. Gioca come ospite.
problem-name-taken = Qualcuno ha già questo nome utente. Scegline un altro.
problem-too-long = È troppo lungo.
problem-empty = Prima scrivi qualcosa.
problem-seat-taken = Lì siede già qualcuno.
problem-already-started = La partita è iniziata.
problem-other-hand = Hai visto la mano di un altro posto: puoi riprendere solo quello.
problem-closed = Questo tavolo è chiuso.
problem-log-full = A questo tavolo è successo così tanto che si può solo finire la partita o chiudere il tavolo.
problem-bad-password = Una password ha da 8 a 200 caratteri.
problem-busy = Il server ha troppo da fare. Riprova tra un momento.
problem-request-used = È già stato inviato per un'altra cosa. Riprova.
problem-host-only = Può farlo solo l'host del tavolo.
problem-no-such-seat = Questo posto non esiste.
problem-no-such-bot = Questo bot non esiste.
problem-seats-free = Ci sono ancora posti liberi.
problem-not-started = La partita non è iniziata.
problem-not-running = La partita non è in corso.
problem-not-over = La partita non è finita.
problem-no-talk = A questo tavolo non si chatta.
problem-muted = L'host ti ha tolto la parola.
problem-invitation-only = Chiedi all'host un link a un posto.
problem-body-too-slow = Ci ha messo troppo ad arrivare. Riprova.
problem-cross-site = Questa pagina non è di questo server. Apri l'indirizzo del server.
problem-unknown-host = Il server non si riconosce sotto questo indirizzo.
problem-webhooks-off = Questo server non invia avvisi altrove.
problem-bad-webhook = A questo indirizzo non si possono mandare messaggi.
problem-no-webhook = Non c'è un indirizzo a cui mandare messaggi.

# Learning: the guided first round, and what things are.

web-guided-first-round = Primo round guidato
web-guided-round = Round guidato
web-guided-way = { $moment } di { $moments }
web-guide-leave = Lascia la guida
web-what-is-this = Che cos'è?
web-asking = Indica una cosa, o fai clic su di essa: dice che cos'è. Esc per finire.
web-what-can-i-do = Che cosa posso fare qui?
web-rules-at = Regole { $paragraph }
web-symbols-explain = Spiega i simboli
web-symbols-explain-more = la prima volta che li incontri
web-symbols-enough = Non spiegare altri simboli
