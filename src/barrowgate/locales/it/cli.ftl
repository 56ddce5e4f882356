# The command barrowgate.

help-barrowgate = La Granja e Alle porte di Loyang, al completo, nel terminale.
help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-commands = comandi
help-command = COMANDO
help-help = mostra questo aiuto
help-version = mostra la versione e il motore
help-language = lingua di tutto l'output (predefinita: BARROWGATE_LANGUAGE, poi LANG, poi en)

help-play = gioca una partita nel terminale
help-play-more =
    Senza argomenti: La Granja, tu contro due bot che giocano bene. Al tavolo scrivi il numero di
    un'azione o l'azione stessa; "help" elenca gli altri comandi. La partita si salva dopo ogni
    azione: "quit", la fine dell'input e Ctrl-C la conservano.
help-hint = indica le azioni migliori in una partita salvata
help-hint-more =
    Per la persona che deve agire: le azioni migliori, che cosa ci si aspetta che portino alla fine
    e che cosa fa subito ciascuna. Il coach sa ciò che quel posto ha visto e nient'altro. Al tavolo
    scrivi "hint".
help-serve = apre tavoli per persone e bot su altri dispositivi
help-serve-more =
    Tutto sta in un solo file della cartella dei dati, o in PostgreSQL se BARROWGATE_DATABASE ne
    indica uno. Ogni opzione si può dare anche come variabile: BARROWGATE_PORT=8080. docs/hosting.md
    spiega come farsi trovare dagli amici. Per giocare su questa macchina: "barrowgate serve --open",
    o "make play".
help-serve-open = per giocare qui: prende una porta libera da 8000 in su, non scrive log, apre il browser
help-serve-no-browser = con --open: dice l'indirizzo e non apre nulla
help-serve-host = l'indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questa macchina)
help-serve-port = la porta (predefinita: 8000)
help-serve-data = la cartella dei dati (predefinita: la cartella dei dati dell'utente)
help-serve-workers = processi del server; più di uno richiede PostgreSQL (predefinito: 1)
help-serve-public = l'indirizzo che la gente apre, per esempio https://play.example.org
help-serve-hosts = altri nomi con cui viene cercato
help-serve-proxies = indirizzi o reti di proxy di cui fidarsi
help-serve-registration = open o closed: si possono creare account? (predefinito: open)
help-serve-keep-finished = giorni per cui si conserva un tavolo finito (predefinito: 0, per sempre)
help-serve-keep-forgotten = giorni per cui si conserva un tavolo dove non succede nulla (predefinito: 0, per sempre)
help-serve-bots = processi in cui pensano i bot (predefinito: uno in meno dei core)
help-serve-log = text, json, o quiet: solo ciò che è andato storto (predefinito: text)
help-serve-grace = secondi per finire quando viene fermato (predefinito: 10)
help-serve-metrics = reti che possono leggere /metrics (predefinito: questa macchina)
help-serve-limits = moltiplica i limiti delle richieste; 0: nessun limite (predefinito: 1)
help-serve-webhooks = on o off: si può avvisare ciascuno, a un suo indirizzo, che è il suo turno? (predefinito: off)
help-serve-webhook-networks = reti che i webhook possono raggiungere oltre a internet
serve-ready = I tavoli sono aperti su { $address }; i dati stanno in { $folder }. Ctrl-C chiude.
serve-already = I tavoli sono già aperti su { $address }, con i dati che stanno in { $folder }.
serve-open = Apri { $address } in un browser.
serve-open-far = Prima, dalla macchina a cui siedi: ssh -L { $port }:127.0.0.1:{ $port } QUESTA-MACCHINA
serve-closed = I tavoli sono chiusi. Ciò che è stato giocato è in { $folder }.
error-no-server = il server richiede { $missing }: pip install "barrowgate[server]"
error-no-data = in { $path } non ci sono dati di un server; indica la sua cartella con --data, o il suo database come BARROWGATE_DATABASE
error-file-name = indica un file
error-there-already = { $path } esiste già; indica un altro file
help-account = reimposta una password, esporta o elimina un account del server
help-account-more =
    La nuova password viene chiesta, o letta dalla prima riga dell'input se nessuno la scrive; non
    è mai un argomento. Un server in funzione se ne accorge entro un minuto.
help-account-deed = reset (la password), export (tutto ciò che è salvato, come JSON) o delete (elimina)
help-account-login = il nome con cui l'account accede
help-account-yes = elimina senza chiedere
account-password = Nuova password:
account-password-again = Di nuovo:
account-reset = { $login } ha una nuova password, e tutti gli accessi sono chiusi.
account-delete-ask = L'eliminazione è definitiva. Per eliminare { $login }, scrivi di nuovo il nome:
account-deleted = L'account { $login } è eliminato. Ciò che è stato giocato resta, senza nome.
error-account-deed = "{ $deed }" non è uno di: { $known }
error-account-unknown = nessuno accede come "{ $login }"
error-account-no-password = non è stata data una password
error-account-differ = le due password sono diverse; nulla è cambiato
error-account-yes = per eliminare serve --yes dove non si può chiedere a nessuno
error-account-kept = l'account { $login } non è stato eliminato
help-backup = copia in un file tutto ciò che il server conserva
help-backup-more =
    Intanto il server può funzionare: la copia è di un solo momento. O è intera o non c'è.
help-backup-file = il file da scrivere
help-backup-overwrite = sovrascrive un file esistente
backup-done = È tutto in { $path }; chi lo legge conosce ogni partita in corso.
help-restore = riempie i dati del server da un backup
help-restore-more =
    Prima ferma il server. Un backup di SQLite si può ripristinare in PostgreSQL, e viceversa; uno
    di una versione precedente viene aggiornato quando il server parte.
help-restore-file = un file scritto da barrowgate backup
help-restore-replace = sostituisce ciò che c'è
restore-done = Il server ha ciò che è in { $path }.
help-reports = elenca le posizioni segnalate, o ne scrive una come registrazione
help-reports-more =
    La registrazione finisce con la posizione segnalata. Contiene la distribuzione, quindi si scrive
    solo quando il tavolo è finito o chiuso.
help-reports-number = il numero di una segnalazione
help-reports-file = la registrazione da scrivere (.bgr)
reports-none = Nessuno ha segnalato nulla.
reports-line = { $number }: { $at } UTC, tavolo { $table } ({ $game }, { $state }), dopo { $actions ->
        [one] un'azione
       *[other] { $actions } azioni
    }: { $text }
reports-written = La registrazione è in { $path }.
error-reports-file = indica il file in cui scrivere la registrazione
error-reports-unknown = la segnalazione { $number } non esiste
help-simulate = gioca molte partite fra bot
help-simulate-more =
    Lo stesso seed dà lo stesso risultato con qualsiasi numero di processi; cambiano solo i tempi.
help-ladder = misura quanto sono forti i bot
help-ladder-more =
    I bot si affrontano a due a due: uno da solo, l'altro su tutti gli altri posti. Ogni
    distribuzione si gioca da ogni posto, e tutti ricevono le stesse. Lo stesso seed dà lo stesso
    risultato con qualsiasi numero di processi; cambiano solo i tempi. Con un solo posto ogni bot
    gioca il solitario.
help-replay = rigioca una registrazione e controlla ogni azione
help-replay-more =
    Mostra il risultato, o il tavolo dopo N azioni. Una registrazione danneggiata o impossibile
    finisce con lo stato 2 e indica la riga, l'azione e il motivo.
help-review = dice che cosa si poteva fare meglio in una partita, e quanto ha contato la fortuna
help-review-more =
    Per ogni persona: quanto ha perso ogni decisione rispetto alla migliore azione trovata, le
    svolte e la fortuna. Ogni decisione è giudicata in base a ciò che quel posto aveva visto.
    Una partita non finita è analizzata fin dove arriva. Con il motore compilato serve un minuto o
    due.
help-cards = elenca i componenti e da dove vengono i loro valori
help-cards-more =
    Con il numero o il nome di una carta: quella carta con tutto ciò che dice e la fonte di ogni valore.
help-rules = mostra le regole
help-rules-more =
    Con un paragrafo come 8.3: quel paragrafo e tutto ciò che contiene. Con un chiarimento come
    G37: quel chiarimento. Senza: l'indice.
help-bench = misura quanto sono veloci le regole
help-bench-more =
    Partite casuali per ogni numero di posti; il più grande è misurato sotto ogni aspetto. Dove gira
    il motore compilato, accanto si misura quello semplice, a turno, su un core.

help-game = il gioco (predefinito: il primo di { $games })
help-json = mostra JSON, per programmi
help-components = un tuo file di componenti, sovrapposto a quello fornito
help-seats = chi gioca, posto per posto: { $known } (predefinito: { $seats })
help-levels = Quanto fanno di solito i livelli in due: { $levels }.
help-seed = un numero intero da 0 in su; lo stesso seed distribuisce la stessa partita
help-option = un'opzione del tavolo, ripetibile: { $options }
help-solo = il solitario
help-save = il file in cui salvare la partita (predefinito: un nuovo file nella cartella di stato)
help-resume = continua una partita salvata; senza FILE la più recente, del gioco se ne è indicato uno
help-networks = con --resume: i bot della registrazione possono leggere i file che indicano (policy@FILE)
help-ask = che cosa ti viene chiesto: less (predefinito: non dove resta solo da commerciare), trades (anche lì), all (anche dove è possibile una sola azione)
help-games = quante partite (predefinito: 1000)
help-jobs = quanti processi (predefinito: uno per core)
help-bots = bot per nome; uno solo gioca contro sé stesso (predefinito: { $default })
help-ladder-seats = quanti posti ha il tavolo (predefinito: { $default })
help-ladder-games = partite per ogni coppia, arrotondate per eccesso a distribuzioni intere (predefinito: { $default })
help-sprt = due bot: si ferma appena una di due quote di vittoria è chiaramente la più probabile per il primo bot, per esempio 0.5,0.6
help-ladder-file = salva ogni partita in FILE, e continua da quelle che contiene
help-file = una registrazione (.bgr)
help-at = mostra il tavolo dopo N azioni
help-seat = mostra il tavolo da questo posto (predefinito: uno spettatore)
help-review-seat = analizza questo posto, anche di un bot (predefinito: tutte le persone)
help-simulations = quanto si esamina per ogni decisione (predefinito: { $default })
help-html = scrive in FILE una pagina con un grafico
help-card = una carta: 35 o peddler in la-granja; regular 9 o foreman in loyang
help-paragraph = numero di un paragrafo, come 8.3, parole del suo titolo, o un chiarimento, come G37
help-bench-game = misura un solo gioco: { $games }
help-bench-seats = misura un solo numero di posti
help-seconds = secondi per ogni misura in ogni giro (predefinito: { $default })
help-rounds = quanti giri, di cui si mostrano le mediane (predefinito: { $default })
help-bench-save = salva le cifre con la macchina e il commit in un file di FOLDER (predefinito: { $folder })

error-unrecognized = argomenti sconosciuti: { $arguments }
error-usage = { $problem } (vedi { $command } --help)
error-language = la lingua "{ $language }" non è disponibile; ci sono: { $known }
error-game = il gioco "{ $game }" non esiste; ci sono: { $games }
error-player = il giocatore "{ $name }" non esiste; ogni posto è uno di: { $known }
note-bot = Nota: il bot { $name } gioca lo stesso, ma { $told }.
note-timed = Nota: il bot { $name } pensa a tempo, quindi lo stesso seed non dà per forza le stesse partite.
note-coach = Nota sul coach: { $told }.
error-seats = { $count } posti sono troppi; al massimo sono { $most }
error-solo = il solitario ha un posto, non { $count }
error-number = { $what } dev'essere un numero intero da { $low } a { $high }, non "{ $text }"
error-option = l'opzione "{ $name }" non esiste; ci sono: { $options } (si scrive name=value)
error-option-value = l'opzione { $name } è una di: { $values }; non "{ $value }"
error-resume = { $option } non si può usare con --resume: è già nella registrazione
error-nothing-kept = in { $folder } non ci sono partite da finire; indica un file: --resume FILE
error-nothing-kept-of = in { $folder } non ci sono partite da finire di { $game }; indica un file: --resume FILE
error-resume-game = { $path } contiene una partita di { $game }, non di { $wanted }
error-networks = { $path } ha un bot che legge un file: { $name }; se vuoi che sia letto, aggiungi --networks
error-ask = --ask è uno di: { $levels }; non "{ $text }"
error-components-folder = { $path }: è una cartella; indica un file di componenti al suo interno
error-hint-over = { $path }: la partita è finita; barrowgate review dice che cosa si poteva fare meglio
error-hint-bot = { $path }: deve agire il posto { $seat }, e lì siede un bot; un suggerimento è per le persone
error-review-bots = in questa partita giocano solo bot; indica il posto da analizzare: --seat 1
error-review-page = { $path } esiste e non è una pagina di questo comando; indica un altro file
error-bench-save = le cifre non si possono salvare in { $path }: { $reason }
error-output = non si può scrivere l'output: { $reason }
error-file = { $path }: { $reason }
error-workers-lost = uno dei processi che giocano è stato terminato, forse per mancanza di memoria; riprova con meno: --jobs 1
error-workers-refused = i processi che giocano non si possono avviare: { $reason }; con --jobs 1 non servono
error-bot-twice = il bot "{ $name }" è indicato due volte
error-sprt = --sprt vuole due quote fra 0 e 1, prima la minore, per esempio 0.5,0.6; non "{ $text }"
error-sprt-bots = --sprt confronta due bot a un tavolo di due o più posti
error-ladder-other = { $path } contiene partite di un'altra classifica: { $what } lì è { $there }, qui { $here }; indica un altro file
error-ladder-foreign = { $path }, riga { $line }: non è un file di una classifica, o è danneggiato; indica un altro file
error-seconds = --seconds dev'essere un numero maggiore di 0, al massimo { $most }, non "{ $text }"

save-unfinished = { $path } contiene una partita non finita; continua con --resume { $word }, o indica un altro file
save-finished = { $path } contiene una partita finita; indica un altro file
save-foreign = { $path } esiste e non è una registrazione; indica un altro file
save-nowhere = non c'è una cartella in cui salvare la partita; indica un file: --save FILE
save-impossible = { $path } non si può usare per salvare la partita: { $reason }

farm-seat = Posto

play-begin = Nuova partita, salvata in { $path }
play-begin-seed = Nuova partita, seed { $seed }, salvata in { $path }
play-resume = Si continua con { $path } dopo { $actions ->
    [one] { $actions } azione
   *[other] { $actions } azioni
}.
play-kept = La partita è salvata. Per continuare: { $command } play --resume { $path }
play-finished = Il seed era { $seed }; la registrazione è in { $path }
pass-keyboard = Passa la tastiera al posto { $seat }, poi premi invio.
seat-may-act = Può agire anche il posto { $seat }; scrivi seat { $seat } per lasciarlo continuare.
greeting-help = Scrivi il numero di un'azione; help elenca i comandi.
greeting-box = Dei { $all } valori della scatola { $rulebook } vengono dai regolamenti, { $published } sono pubblicati, { $inferred } inferiti e { $designed } ricostruiti da noi{ $yours ->
    [0] .
   *[other] ; { $yours } sono tuoi.
}
screen-in-full = (per intero: actions)
screen-more = ... altro: { $command }
ask-less-told = (Dove resta solo da commerciare, il tavolo termina il tuo turno. Perché ti venga chiesto, e per annullare fino ad allora, scrivi: ask trades)
ask-less = Non ti viene chiesto nulla dove resta una sola azione o solo da commerciare.
ask-trades = Ti viene chiesto anche dove resta solo da commerciare, e prima che il turno finisca.
ask-all = Ti viene chiesto tutto, anche dove è possibile una sola azione.
log-only = dal tavolo: non era possibile altro
log-only-trade = turno terminato dal tavolo: restava solo da commerciare
undone = { $count ->
    [one] Azione annullata.
   *[other] Annullate { $count } azioni.
}

input-unknown = "{ $text }" non è un'azione. Scrivi un numero, un'azione come "{ $meant }", o help.
input-unknown-meant = "{ $text }" non è un'azione. Intendevi: { $meant }?
input-number = L'azione { $number } non c'è; scrivi un numero da { $low } a { $high }, o help.
input-number-only = L'azione { $number } non c'è; scrivi { $only } o premi invio, o scrivi help.
input-not-allowed = { $action }: { $reason }
input-enter = (Non è possibile altro: premi invio, o annulla con undo.)
input-why = Indica un'azione o il suo numero, per esempio: why done
input-preview = Indica un'azione o il suo numero, per esempio: preview done
input-card = Indica una carta, per esempio: card { $card }, o card { $named }
input-no-card = Non c'è la carta "{ $name }". { $how }
input-seat = Indica un altro posto che può agire ora, per esempio: seat { $seat }
input-seat-none = Ora nessun altro può agire.
input-farm = Indica un posto, da 1 a { $most }, per esempio: farm 1
input-ask = Indica che cosa ti viene chiesto: ask less, ask trades o ask all (ora: { $now })
input-log = Indica quante azioni, da 1 a { $most }, per esempio: log 20

why-what = { $title }: { $label }
why-costs = Costa { $costs }.
look-noun = { $name }: { $told } (regole { $paragraph })
why-rules = Regole: { $paragraph }
preview = { $action } farebbe questo, per quanto puoi saperne:
preview-then = Poi: { $question }
preview-nothing = { $action }: non si può dire nulla prima che qualcosa sia rivelato o chiesto.

hint-head = Le azioni migliori in { $count ->
    [one] { $count } simulazione
   *[other] { $count } simulazioni
}, con ciò che fanno subito:
hint-forced = Non è possibile altro:
hint-expected = { $score } { $points }, vince { $win } %, { $tried ->
    [0] mai provata
    [one] provata una volta
   *[other] provata { $tried } volte
}
hint-expected-solo = { $score } { $points }, { $tried ->
    [0] mai provata
    [one] provata una volta
   *[other] provata { $tried } volte
}
hint-unknown = non si può dire nulla prima che qualcosa sia rivelato o chiesto
hint-no-network = Qui non c'è un coach: { $reason }.

help-table =
    3                 l'azione con questo numero
    { $action }un'azione per esteso; i numeri sono solo più brevi
    0                 termina il turno, o rifiuta
    undo              annulla la tua ultima azione
    why AZIONE        perché no; o che cosa fa, quanto costa e il suo paragrafo
    preview AZIONE    che cosa farebbe un'azione, per quanto puoi saperne
    hint              le azioni migliori, e che cosa ci si aspetta che portino
    actions           che cosa è chiesto, per intero; anche con una riga vuota
    table             l'intero tavolo
    farm 2            la fattoria di un posto; farm da solo è la tua
    hand              le tue carte con tutto ciò che dicono
    { $card }qualsiasi carta o altra cosa per nome
    log 20            che cosa hanno fatto le ultime azioni
    seat 3            fa agire un altro posto che può: un bot fa un'azione
    rules 8.3         un paragrafo (rules G37: un chiarimento; rules solo: indice)
    ask trades        chiede anche se resta solo il commercio (less, trades, all)
    quit              esci; la partita è salvata

cards-known = Quanto si sa: il numero di valori per fonte
cards-sources = fonti: { $sources }
source-rulebook = Regolamento
source-published = Pubblicato
source-inferred = Inferito
source-designed = Definito
source-yours = Tuo (Y)

rules-missing = il paragrafo { $number } non c'è; le sezioni vanno da { $first } a { $last }, per esempio 8.3; i chiarimenti si chiamano come G37

replay-header = { $game }, edizione { $edition }, { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}: { $actions } di { $all } azioni rigiocate, tutte permesse.
replay-running = La partita non è finita; deve agire: posto { $seats }.

review-begin = { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} da giudicare; { $seconds ->
    [one] ci vuole circa un secondo
   *[other] ci vogliono circa { $seconds } secondi
}.
review-progress = decisioni
review-title = Analisi: { $game }
review-seat = Posto { $seat }
review-decisions = { $count ->
    [0] Nessuna decisione permetteva una scelta.
    [one] Una decisione con una scelta; { $fine ->
        [0] un'altra azione era migliore.
       *[other] non si è trovata un'azione chiaramente migliore.
    }
   *[other] { $count } decisioni con una scelta; in { $fine } di esse non si è trovata un'azione chiaramente migliore.
}
review-lost = Perso nelle altre: { $lost }.
review-luck = Fortuna in { $count ->
    [one] una cosa rivelata
   *[other] { $count } cose rivelate
}: { $luck }.
review-luckiest = Massima fortuna: { $luck } con l'azione { $action } ({ $what }).
review-unluckiest = Massima sfortuna: { $luck } con l'azione { $action } ({ $what }).
review-nothing-told = nulla che si possa dire
review-points = { $score } { $points }
review-both = { $score } { $points }, vittoria { $win } %
review-turning-points = Svolte
review-where = Azione { $action }, { $when }
review-loses = { $lost } in meno
review-played = giocata { $action }: { $lost }
review-better = meglio { $action }:
review-worst = Le decisioni peggiori
review-every = Ogni decisione con una scelta
review-chart-win = Probabilità di vincere, se si gioca la migliore azione trovata
review-chart-points = Punti finali, se si gioca la migliore azione trovata
review-chart-from = Da { $first } { $unit } alla prima decisione a { $last } { $unit } alla fine. La tabella sotto ha ogni decisione; le svolte sono numerate.
review-column-expected = atteso
review-column-action = azione
review-column-played = giocata
review-column-better = meglio
review-column-best = migliore trovata
review-column-lost = perso
review-column-points = { $score } in meno
review-column-win = % vitt. in meno

result-place = { $place }. { $seat }: { $facts }
result-source = { $what } { $points }
result-sources = { $sources }

engine-compiled = motore compilato (quello semplice è circa { $times } volte più lento)
engine-pure = motore semplice, come chiede BARROWGATE_PURE, circa { $times } volte più lento di quello compilato
engine-plain = motore semplice, circa { $times } volte più lento di quello compilato (che all'installazione richiede un compilatore C)

simulate-progress = partite
simulate-header = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
} di { $game }, seed { $seed }
simulate-score = punti
simulate-column-seat = posto
simulate-column-bot = bot
simulate-column-mean = media { $score }
simulate-column-least = min
simulate-column-most = max
simulate-column-place = piazz. medio
simulate-column-nth = { $place }° posto
simulate-engine = Motore: { $engine }.
simulate-scores = Punteggi: media { $mean }, da { $least } a { $most }.
simulate-decisions = Decisioni per partita: media { $mean }, da { $least } a { $most }.
simulate-helpers = Aiutanti giocati: { $played } su { $cards }, { $often } dei quali in almeno una partita su cento.
simulate-speed = Velocità: { $games } partite e { $decisions } decisioni al secondo ({ $seconds } s, { $jobs ->
    [one] un processo
   *[other] { $jobs } processi
}).

ladder-header = { $game }, { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, seed { $seed }: { $deals } distribuzioni.
ladder-points = Punti
ladder-shares = Quota di vittorie (fra pari { $fair })
ladder-starts = Per posizione iniziale (1 è il primo giocatore)
ladder-elo = Elo oltre { $bot }
ladder-differences = Punti in più nelle stesse distribuzioni
ladder-times = Tempo per una decisione fra più azioni
ladder-limits = da { $low } a { $high }
ladder-column-bot = bot
ladder-column-others = contro
ladder-column-other = di
ladder-column-games = partite
ladder-column-share = quota
ladder-column-limits = limiti 95 %
ladder-column-mean = { $score }
ladder-column-theirs = altrui
ladder-column-start = pos.
ladder-column-elo = Elo
ladder-column-more = { $score }
ladder-column-decisions = decisioni
ladder-column-time = media, ms
ladder-column-longest = massimo, ms
ladder-column-turn = turno più lungo, ms
ladder-decided = Deciso dopo { $games } partite: una quota di { $likely } è più probabile di una di { $unlikely } (rapporto { $ratio }, soglia { $bound }).
ladder-undecided = Non deciso dopo { $games } partite: una quota di { $likely } non è chiaramente più probabile di una di { $unlikely } (rapporto { $ratio }, soglia { $bound }).
ladder-speed = Giocato in { $seconds } s, { $jobs ->
    [one] un processo
   *[other] { $jobs } processi
}.

bench-round = Giro { $number } di { $rounds }, motore { $engine }
bench-medians = { $rounds ->
    [one] Un giro.
   *[other] Mediane di { $rounds } giri; fra parentesi la dispersione.
}
bench-saved = Salvato in { $path }
bench-column-figure = cifra
bench-column-plain = sempl.
bench-column-compiled = compil.
bench-column-times = volte
bench-column-target = limite
bench-wanted = come voluto
bench-required = come richiesto
bench-missed = MANCATO
bench-goal = Voluto: { $figure } { $goal }.
bench-times = { $value }, { $times } volte il semplice
bench-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
bench-decisions = decisioni al secondo
bench-games = partite al secondo
bench-decisions_a_game = decisioni per partita
bench-branching = media azioni legali
bench-forced = quota decisioni forzate
bench-decision_p50 = metà delle decisioni, us
bench-decision_p99 = 99 decisioni su 100, us
bench-decision_worst = decisione peggiore, us
bench-playout = decisioni al secondo, interne
bench-copy_into = copia in una data, us
bench-copy = copia in una nuova, us
bench-position = byte di una posizione
bench-observation = un'osservazione, us
bench-batch = decisioni al secondo in blocco
bench-look = uno sguardo della rete, us
bench-simulations = simulazioni al secondo
bench-seen_by = ciò che un posto ha visto, us
bench-determinize = ridistribuzione in una data, us
bench-to_bytes = posizione in byte, us
bench-from_bytes = posizione da byte, us
bench-views = viste di tutti i posti, us
bench-telling = racconto di una decisione, us
bench-telling_p99 = racconto, 99 su 100, us
