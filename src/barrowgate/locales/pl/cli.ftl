# The command barrowgate.

help-barrowgate = La Granja i U bram Loyang, w całości, w terminalu.
help-usage = użycie:
help-arguments = argumenty
help-options = opcje
help-commands = polecenia
help-command = POLECENIE
help-help = wypisz tę pomoc
help-version = wypisz wersję i silnik
help-language = język wszystkich tekstów (domyślnie: BARROWGATE_LANGUAGE, potem LANG, potem en)

help-play = zagraj w terminalu
help-play-more =
    Bez argumentów: La Granja, ty przeciw dwóm dobrze grającym botom. Przy stole wpisz numer akcji
    albo samą akcję; "help" wymienia pozostałe polecenia. Gra jest zapisywana po każdej akcji:
    "quit", koniec wejścia i Ctrl-C ją zachowują.
help-hint = podaj najlepsze akcje w zapisanej grze
help-hint-more =
    Dla osoby, na którą przyszła kolej: najlepsze akcje, czego można się po nich spodziewać na
    koniec i co każda robi zaraz potem. Trener wie to, co widział ten gracz, i nic więcej. Przy
    stole wpisz "hint".
help-serve = otwórz stoły dla ludzi i botów na innych urządzeniach
help-serve-more =
    Wszystko jest przechowywane w jednym pliku w folderze danych albo w PostgreSQL, jeśli wskazuje
    go BARROWGATE_DATABASE. Każdą opcję można podać też jako zmienną: BARROWGATE_PORT=8080.
    docs/hosting.md mówi, jak udostępnić serwer znajomym. Aby grać na tej maszynie:
    "barrowgate serve --open" albo "make play".
help-serve-open = do gry tutaj: weź wolny port od 8000, nie pisz dziennika, otwórz przeglądarkę
help-serve-no-browser = z --open: podaj adres i nic nie otwieraj
help-serve-host = adres nasłuchu (domyślnie: 127.0.0.1, tylko ta maszyna)
help-serve-port = port (domyślnie: 8000)
help-serve-data = folder danych (domyślnie: folder danych użytkownika)
help-serve-workers = liczba procesów serwera; więcej niż jeden wymaga PostgreSQL (domyślnie: 1)
help-serve-public = adres, który ludzie otwierają, np. https://play.example.org
help-serve-hosts = dalsze nazwy, pod którymi serwer odpowiada
help-serve-proxies = adresy lub sieci zaufanych serwerów proxy
help-serve-registration = open lub closed: czy można zakładać konta? (domyślnie: open)
help-serve-keep-finished = przez ile dni trzymać stół po skończonej grze (domyślnie: 0, na zawsze)
help-serve-keep-forgotten = przez ile dni trzymać stół, przy którym nic się nie dzieje (domyślnie: 0, na zawsze)
help-serve-bots = liczba procesów, w których myślą boty (domyślnie: o jeden mniej niż rdzeni)
help-serve-log = text, json albo quiet: tylko to, co się nie udało (domyślnie: text)
help-serve-grace = sekundy na dokończenie pracy po zatrzymaniu (domyślnie: 10)
help-serve-metrics = sieci, które mogą czytać /metrics (domyślnie: ta maszyna)
help-serve-limits = krotność zwykłego limitu zapytań; 0 to bez ograniczeń (domyślnie: 1)
help-serve-webhooks = on lub off: czy można powiadamiać ludzi pod ich własnym adresem, że to ich tura? (domyślnie: off)
help-serve-webhook-networks = sieci poza internetem, do których mogą sięgać webhooki
serve-ready = Stoły są otwarte pod { $address }; dane leżą w { $folder }. Ctrl-C zamyka.
serve-already = Stoły są już otwarte pod { $address }, z danymi, które leżą w { $folder }.
serve-open = Otwórz { $address } w przeglądarce.
serve-open-far = Z maszyny, przy której siedzisz, najpierw: ssh -L { $port }:127.0.0.1:{ $port } TA-MASZYNA
serve-closed = Stoły są zamknięte. Rozegrane gry leżą w { $folder }.
error-no-server = serwer potrzebuje { $missing }: pip install "barrowgate[server]"
error-no-data = w { $path } nie ma danych serwera; podaj ich folder przez --data albo bazę jako BARROWGATE_DATABASE
error-file-name = podaj plik
error-there-already = { $path } już istnieje; podaj inny plik
help-account = ustaw nowe hasło, wyeksportuj lub usuń konto na serwerze
help-account-more =
    O nowe hasło pyta program; gdy nikt go nie wpisuje, czyta pierwszy wiersz wejścia. Hasło nigdy
    nie jest argumentem. Działający serwer zauważa zmianę w ciągu minuty.
help-account-deed = reset (hasło), export (wszystko, co o kimś zapisano, jako JSON) albo delete
help-account-login = login konta
help-account-yes = usuń bez pytania
account-password = Nowe hasło:
account-password-again = Jeszcze raz:
account-reset = Konto { $login } ma nowe hasło i nie jest nigdzie zalogowane.
account-delete-ask = Usunięcia nie da się cofnąć. Aby usunąć konto { $login }, wpisz tę nazwę jeszcze raz:
account-deleted = Konto { $login } jest usunięte. Rozegrane gry zostają, jako niczyje.
error-account-deed = „{ $deed }” nie jest żadnym z: { $known }
error-account-unknown = nikt nie loguje się jako „{ $login }”
error-account-no-password = nie podano hasła
error-account-differ = hasła się różnią; nic nie zmieniono
error-account-yes = usunięcie wymaga --yes, gdy nie ma kogo zapytać
error-account-kept = konto { $login } nie zostało usunięte
help-backup = skopiuj wszystko, co przechowuje serwer, do jednego pliku
help-backup-more =
    Serwer może w tym czasie działać: kopia dotyczy jednej chwili. Jest cała albo nie ma jej wcale.
help-backup-file = plik kopii zapasowej
help-backup-overwrite = nadpisz istniejący plik
backup-done = Wszystko jest w { $path }; kto to czyta, zna każdą trwającą grę.
help-restore = odtwórz dane serwera z kopii zapasowej
help-restore-more =
    Najpierw zatrzymaj serwer. Kopię z SQLite można odtworzyć w PostgreSQL i odwrotnie; kopia
    starszej wersji jest uaktualniana przy starcie serwera.
help-restore-file = plik zapisany przez barrowgate backup
help-restore-replace = zastąp to, co jest
restore-done = Serwer ma to, co jest w { $path }.
help-reports = wypisz zgłoszone sytuacje albo zapisz jedną jako zapis gry
help-reports-more =
    Zapis kończy się zgłoszoną sytuacją. Zawiera rozdanie, więc powstaje dopiero, gdy gra jest
    skończona lub stół zamknięty.
help-reports-number = numer zgłoszenia
help-reports-file = plik zapisu (.bgr)
reports-none = Nikt nic nie zgłosił.
reports-line = { $number }: { $at } UTC, stół { $table } ({ $game }, { $state }), po { $actions ->
        [one] jednej akcji
       *[other] { $actions } akcjach
    }: { $text }
reports-written = Zapis jest w { $path }.
error-reports-file = podaj plik, do którego trafi zapis
error-reports-unknown = nie ma zgłoszenia { $number }
help-simulate = rozegraj wiele gier między botami
help-simulate-more =
    To samo ziarno daje ten sam wynik przy każdej liczbie procesów; różnią się tylko czasy.
help-ladder = zmierz siłę botów
help-ladder-more =
    Każda para botów gra przeciw sobie: jeden sam, drugi na wszystkich innych miejscach. Każde
    rozdanie jest grane z każdego miejsca i wszyscy dostają te same rozdania. To samo ziarno daje
    ten sam wynik przy każdej liczbie procesów; różnią się tylko czasy. Z jednym miejscem każdy bot
    gra w grę jednoosobową.
help-replay = odtwórz zapis i sprawdź każdą akcję
help-replay-more =
    Wypisuje wynik albo stół po N akcjach. Zapis uszkodzony lub niemożliwy kończy się statusem 2
    i podaje wiersz, akcję i powód.
help-review = powiedz, co można było zagrać lepiej i ile było w tym szczęścia
help-review-more =
    Dla każdej osoby: ile każda decyzja straciła względem najlepszej znalezionej akcji, punkty
    zwrotne i szczęście. Każdą decyzję ocenia się według tego, co widział dany gracz. Gra
    nieskończona jest analizowana do miejsca, w którym stanęła. Ze skompilowanym silnikiem trwa to
    minutę lub dwie.
help-cards = wypisz elementy i źródła ich wartości
help-cards-more =
    Z numerem lub nazwą karty: ta karta z całą treścią i źródłem każdej wartości.
help-rules = czytaj zasady
help-rules-more =
    Z punktem, np. 8.3: ten punkt i wszystko pod nim. Z rozstrzygnięciem, np. G37: to
    rozstrzygnięcie. Bez niczego: spis treści.
help-bench = zmierz, jak szybko działają zasady
help-bench-more =
    Losowe gry dla każdej liczby miejsc; największa jest mierzona pod każdym względem. Jeśli działa
    skompilowany silnik, obok mierzony jest zwykły, na zmianę, na jednym rdzeniu.

help-game = gra (domyślnie: pierwsza z { $games })
help-json = wypisz JSON, dla programów
help-components = własny plik elementów, nałożony na dołączony
help-seats = kto gra, miejsce po miejscu: { $known } (domyślnie: { $seats })
help-levels = Ile zwykle zdobywają poziomy przy dwóch miejscach: { $levels }.
help-seed = liczba całkowita od 0; to samo ziarno rozdaje tę samą grę
help-option = opcja stołu, można powtarzać: { $options }
help-solo = gra jednoosobowa
help-save = plik, w którym trzymać grę (domyślnie: nowy plik w folderze stanu)
help-resume = wróć do zachowanej gry; bez FILE do najnowszej, a jeśli podano grę, do najnowszej z jej gier
help-networks = z --resume: boty z zapisu mogą czytać pliki, które podają (policy@FILE)
help-ask = o co pytać: less (domyślnie: nie tam, gdzie został tylko handel), trades (tam też), all (nawet gdy możliwa jest tylko jedna akcja)
help-games = ile gier (domyślnie: 1000)
help-jobs = ile procesów (domyślnie: po jednym na rdzeń)
help-bots = boty po nazwach; jeden gra sam ze sobą (domyślnie: { $default })
help-ladder-seats = ile miejsc ma stół (domyślnie: { $default })
help-ladder-games = gry każdej pary, zaokrąglone w górę do pełnych rozdań (domyślnie: { $default })
help-sprt = dwa boty: zatrzymaj, gdy jeden z dwóch udziałów w wygranych jest dla pierwszego bota wyraźnie bardziej prawdopodobny, np. 0.5,0.6
help-ladder-file = trzymaj każdą grę w FILE i kontynuuj od gier, które tam są
help-file = zapis (.bgr)
help-at = pokaż stół po N akcjach
help-seat = pokaż stół z tego miejsca (domyślnie: widz)
help-review-seat = analizuj to miejsce, także bota (domyślnie: wszyscy ludzie)
help-simulations = jak dużo sprawdzać przy każdej decyzji (domyślnie: { $default })
help-html = zapisz stronę z wykresem do FILE
help-card = karta: 35 lub peddler w la-granja; regular 9 lub foreman w loyang
help-paragraph = numer punktu, np. 8.3, słowa z jego tytułu albo rozstrzygnięcie, np. G37
help-bench-game = mierz tylko jedną grę: { $games }
help-bench-seats = mierz tylko jedną liczbę miejsc
help-seconds = sekundy na każdy pomiar w każdej rundzie (domyślnie: { $default })
help-rounds = ile rund, których mediany są pokazywane (domyślnie: { $default })
help-bench-save = zachowaj liczby wraz z maszyną i commitem w pliku w FOLDER (domyślnie: { $folder })

error-unrecognized = nieznane argumenty: { $arguments }
error-usage = { $problem } (zob. { $command } --help)
error-language = brak tekstów w języku „{ $language }”; są: { $known }
error-game = nie ma gry „{ $game }”; są: { $games }
error-player = nie ma gracza „{ $name }”; każde miejsce to jeden z: { $known }
note-bot = Uwaga: bot { $name } gra dalej, ale { $told }.
note-timed = Uwaga: bot { $name } myśli według zegara, więc to samo ziarno nie musi dać tych samych gier.
note-coach = Uwaga o trenerze: { $told }.
error-seats = za dużo miejsc ({ $count }); może być najwyżej { $most }
error-solo = gra jednoosobowa ma jedno miejsce, nie { $count }
error-number = { $what } musi być liczbą całkowitą od { $low } do { $high }, nie „{ $text }”
error-option = nie ma opcji „{ $name }”; są: { $options } (zapis: nazwa=wartość)
error-option-value = opcja { $name } to jedno z: { $values }; nie „{ $value }”
error-resume = { $option } nie można użyć z --resume: jest w zapisie
error-nothing-kept = w { $folder } nie ma nieskończonej gry; podaj plik: --resume FILE
error-nothing-kept-of = w { $folder } nie ma nieskończonej gry { $game }; podaj plik: --resume FILE
error-resume-game = { $path } zawiera grę { $game }, nie { $wanted }
error-networks = { $path } ma bota, który czyta plik: { $name }; jeśli ma być przeczytany, dodaj --networks
error-ask = --ask to jedno z: { $levels }; nie „{ $text }”
error-components-folder = { $path }: to folder; podaj plik elementów w nim
error-hint-over = { $path }: gra jest skończona; barrowgate review powie, co można było zagrać lepiej
error-hint-bot = { $path }: kolej miejsca { $seat }, a siedzi tam bot; podpowiedź jest dla ludzi
error-review-bots = w tej grze grają same boty; podaj miejsce do analizy: --seat 1
error-review-page = { $path } istnieje i nie jest stroną tego polecenia; podaj inny plik
error-bench-save = nie można zachować liczb w { $path }: { $reason }
error-output = nie można pisać na wyjście: { $reason }
error-file = { $path }: { $reason }
error-workers-lost = jeden z grających procesów został zabity, może z braku pamięci; spróbuj z mniejszą liczbą: --jobs 1
error-workers-refused = nie można uruchomić grających procesów: { $reason }; --jobs 1 ich nie potrzebuje
error-bot-twice = bot „{ $name }” jest podany dwa razy
error-sprt = --sprt to dwa udziały między 0 a 1, najpierw mniejszy, np. 0.5,0.6; nie „{ $text }”
error-sprt-bots = --sprt porównuje dwa boty przy stole z dwoma lub więcej miejscami
error-ladder-other = { $path } zawiera gry innego pomiaru: { $what } to tam { $there }, a tu { $here }; podaj inny plik
error-ladder-foreign = { $path }, wiersz { $line }: to nie jest plik polecenia ladder albo jest uszkodzony; podaj inny plik
error-seconds = --seconds to liczba większa od 0, najwyżej { $most }, nie „{ $text }”

save-unfinished = { $path } zawiera nieskończoną grę; wróć do niej przez --resume { $word } albo podaj inny plik
save-finished = { $path } zawiera skończoną grę; podaj inny plik
save-foreign = { $path } istnieje i nie jest zapisem; podaj inny plik
save-nowhere = nie ma folderu, w którym można trzymać grę; podaj plik: --save FILE
save-impossible = w { $path } nie można trzymać gry: { $reason }

farm-seat = Miejsce

play-begin = Nowa gra, zapis w { $path }
play-begin-seed = Nowa gra, ziarno { $seed }, zapis w { $path }
play-resume = Dalszy ciąg gry z { $path } po { $actions ->
    [one] { $actions } akcji
   *[other] { $actions } akcjach
}.
play-kept = Gra jest zachowana. Aby wrócić: { $command } play --resume { $path }
play-finished = Ziarno: { $seed }; zapis jest w { $path }
pass-keyboard = Przekaż klawiaturę (miejsce { $seat }), potem naciśnij enter.
seat-may-act = Miejsce { $seat } też może działać; wpisz seat { $seat }, aby mu na to pozwolić.
greeting-help = Wpisz numer akcji; help wymienia polecenia.
greeting-box = Wartości w pudełku: { $all }; z instrukcji { $rulebook }, z publikacji { $published }, wywnioskowane { $inferred }, odtworzone przez nas { $designed }{ $yours ->
    [0] .
   *[other] , twoje { $yours }.
}
screen-in-full = (w całości: actions)
screen-more = ... więcej: { $command }
ask-less-told = (Gdy zostaje już tylko handel, stół kończy twoją turę. Aby o to pytał i pozwalał do tej chwili cofać, wpisz: ask trades)
ask-less = Bez pytania tam, gdzie możliwa jest tylko jedna akcja albo został tylko handel.
ask-trades = Z pytaniem także tam, gdzie został tylko handel, i przed końcem tury.
ask-all = Z pytaniem zawsze, nawet gdy możliwa jest tylko jedna akcja.
log-only = przez stół: nic innego nie było możliwe
log-only-trade = turę zakończył stół: został tylko handel
undone = { $count ->
    [one] Cofnięto.
    [few] Cofnięto { $count } akcje.
   *[many] Cofnięto { $count } akcji.
}

input-unknown = „{ $text }” nie jest akcją. Wpisz numer, akcję, np. "{ $meant }", albo help.
input-unknown-meant = „{ $text }” nie jest akcją. Może chodziło o: { $meant }?
input-number = Nie ma akcji { $number }; wpisz numer od { $low } do { $high } albo help.
input-number-only = Nie ma akcji { $number }; wpisz { $only } lub naciśnij enter, albo wpisz help.
input-not-allowed = { $action }: { $reason }
input-enter = (Nic innego nie jest możliwe: naciśnij enter albo cofnij przez undo.)
input-why = Podaj akcję lub jej numer, np.: why done
input-preview = Podaj akcję lub jej numer, np.: preview done
input-card = Podaj kartę, np.: card { $card } albo card { $named }
input-no-card = Nie ma karty „{ $name }”. { $how }
input-seat = Podaj inne miejsce, które może teraz działać, np.: seat { $seat }
input-seat-none = Nikt inny nie może teraz działać.
input-farm = Podaj miejsce, od 1 do { $most }, np.: farm 1
input-ask = Podaj, o co pytać: ask less, ask trades albo ask all (teraz: { $now })
input-log = Podaj, ile akcji, od 1 do { $most }, np.: log 20

why-what = { $title }: { $label }
why-costs = Koszt: { $costs }.
look-noun = { $name }: { $told } (zasady { $paragraph })
why-rules = Zasady: { $paragraph }
preview = Co zrobi { $action }, o ile możesz to wiedzieć:
preview-then = Potem: { $question }
preview-nothing = { $action }: nic nie da się powiedzieć, zanim coś się odsłoni lub padnie pytanie.

hint-head = Najlepsze akcje (symulacje: { $count }) i to, co robią zaraz potem:
hint-forced = Nic innego nie jest możliwe:
hint-expected = { $score } { $points }, wygrana { $win } %, { $tried ->
    [0] bez prób
    [one] jedna próba
    [few] { $tried } próby
   *[many] { $tried } prób
}
hint-expected-solo = { $score } { $points }, { $tried ->
    [0] bez prób
    [one] jedna próba
    [few] { $tried } próby
   *[many] { $tried } prób
}
hint-unknown = nic nie da się powiedzieć, zanim coś się odsłoni lub padnie pytanie
hint-no-network = Nie ma tu trenera: { $reason }.

help-table =
    3                 akcja o tym numerze
    { $action }akcja w postaci pisanej; numery są tylko krótsze
    0                 zakończ turę albo zrezygnuj
    undo              cofnij swoją ostatnią akcję
    why AKCJA         dlaczego nie; albo co robi, ile kosztuje i punkt zasad
    preview AKCJA     co zrobiłaby akcja, o ile możesz to wiedzieć
    hint              najlepsze akcje i czego można się po nich spodziewać
    actions           pytanie w całości; tak samo pusty wiersz
    table             cały stół
    farm 2            farma danego miejsca; samo farm to twoja
    hand              twoje karty z całą treścią
    { $card }dowolna karta lub inna rzecz po nazwie
    log 20            co zrobiły ostatnie akcje
    seat 3            oddaj ruch miejscu, które też może działać: bot robi akcję
    rules 8.3         punkt zasad (rules G37: rozstrzygnięcie; samo rules: spis)
    ask trades        pytaj też tam, gdzie został tylko handel (less, trades, all)
    quit              wyjdź; gra jest zachowana

cards-known = Ile wiadomo: liczba wartości według źródła
cards-sources = źródła: { $sources }
source-rulebook = Reguły
source-published = Publikacje
source-inferred = Inferencja
source-designed = Dodane
source-yours = Twoje (Y)

rules-missing = nie ma punktu { $number }; rozdziały to { $first } do { $last }, punkty np. 8.3; rozstrzygnięcia np. G37

replay-header = { $game }, wydanie { $edition }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}: odtworzono { $actions } z { $all } akcji, wszystkie dozwolone.
replay-running = Gra nie jest skończona; teraz kolej na miejsce { $seats }.

review-begin = Do oceny: { $decisions ->
    [one] { $decisions } decyzja
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}; potrwa to około { $seconds ->
    [one] sekundy
   *[other] { $seconds } sekund
}.
review-progress = decyzje
review-title = Analiza: { $game }
review-seat = Miejsce { $seat }
review-decisions = { $count ->
    [0] Nie było decyzji z wyborem.
    [one] Jedna decyzja z wyborem; { $fine ->
        [0] inna akcja była lepsza.
       *[other] nie znaleziono wyraźnie lepszej akcji.
    }
   *[other] Decyzje z wyborem: { $count }; bez wyraźnie lepszej akcji: { $fine }.
}
review-lost = Strata w pozostałych: { $lost }.
review-luck = Szczęście w { $count ->
    [one] jednej odsłoniętej rzeczy
   *[other] { $count } odsłoniętych rzeczach
}: { $luck }.
review-luckiest = Największe szczęście: { $luck } przy akcji { $action } ({ $what }).
review-unluckiest = Największy pech: { $luck } przy akcji { $action } ({ $what }).
review-nothing-told = nic, co można by opowiedzieć
review-points = { $score } { $points }
review-both = { $score } { $points }, wygrana { $win } %
review-turning-points = Punkty zwrotne
review-where = Akcja { $action }, { $when }
review-loses = strata { $lost }
review-played = zagrano { $action }: { $lost }
review-better = lepiej { $action }:
review-worst = Najgorsze decyzje
review-every = Wszystkie decyzje z wyborem
review-chart-win = Szansa na wygraną przy najlepszej znalezionej akcji
review-chart-points = Punkty końcowe przy najlepszej znalezionej akcji
review-chart-from = Od { $first } { $unit } przy pierwszej decyzji do { $last } { $unit } na końcu. Tabela poniżej ma wszystkie decyzje; punkty zwrotne są ponumerowane.
review-column-expected = oczekiwane
review-column-action = akcja
review-column-played = zagrano
review-column-better = lepiej
review-column-best = najlepsza znaleziona
review-column-lost = strata
review-column-points = strata { $score }
review-column-win = strata % wygranej

result-place = { $place }. { $seat }: { $facts }
result-source = { $what } { $points }
result-sources = { $sources }

engine-compiled = silnik skompilowany (zwykły jest około { $times } razy wolniejszy)
engine-pure = silnik zwykły, na życzenie BARROWGATE_PURE, około { $times } razy wolniejszy od skompilowanego
engine-plain = silnik zwykły, około { $times } razy wolniejszy od skompilowanego (ten wymaga kompilatora C przy instalacji)

simulate-progress = gry
simulate-header = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
} { $game }, ziarno { $seed }
simulate-score = punkty
simulate-column-seat = miejsce
simulate-column-bot = bot
simulate-column-mean = śr. { $score }
simulate-column-least = min
simulate-column-most = maks
simulate-column-place = śr. lokata
simulate-column-nth = lokata { $place }
simulate-engine = Silnik: { $engine }.
simulate-scores = Wyniki: średnio { $mean }, od { $least } do { $most }.
simulate-decisions = Decyzje na grę: średnio { $mean }, od { $least } do { $most }.
simulate-helpers = Zagrani pomocnicy: { $played } z { $cards }, w tym { $often } w co najmniej jednej grze na sto.
simulate-speed = Szybkość: gry na sekundę { $games }, decyzje na sekundę { $decisions } ({ $seconds } s, { $jobs ->
    [one] jeden proces
    [few] { $jobs } procesy
   *[many] { $jobs } procesów
}).

ladder-header = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}, ziarno { $seed }, rozdania: { $deals }.
ladder-points = Punkty
ladder-shares = Udział w wygranych (wśród równych { $fair })
ladder-starts = Według miejsca na starcie (1 to pierwszy gracz)
ladder-elo = Elo ponad { $bot }
ladder-differences = O ile więcej punktów w tych samych rozdaniach
ladder-times = Czas decyzji między kilkoma akcjami
ladder-limits = { $low } do { $high }
ladder-column-bot = bot
ladder-column-others = przeciw
ladder-column-other = niż
ladder-column-games = gry
ladder-column-share = udział
ladder-column-limits = granice 95 %
ladder-column-mean = { $score }
ladder-column-theirs = tamtych
ladder-column-start = start
ladder-column-elo = Elo
ladder-column-more = { $score }
ladder-column-decisions = decyzje
ladder-column-time = średnio, ms
ladder-column-longest = najdłużej, ms
ladder-column-turn = najdłuższa tura, ms
ladder-decided = Rozstrzygnięte (gry: { $games }): udział { $likely } jest bardziej prawdopodobny niż { $unlikely } (iloraz { $ratio }, próg { $bound }).
ladder-undecided = Nierozstrzygnięte (gry: { $games }): udział { $likely } nie jest wyraźnie bardziej prawdopodobny niż { $unlikely } (iloraz { $ratio }, próg { $bound }).
ladder-speed = Rozegrano w { $seconds } s, { $jobs ->
    [one] jeden proces
    [few] { $jobs } procesy
   *[many] { $jobs } procesów
}.

bench-round = Runda { $number } z { $rounds }, silnik { $engine }
bench-medians = { $rounds ->
    [one] Jedna runda.
   *[other] Mediany z { $rounds } rund; w nawiasach ich rozrzut.
}
bench-saved = Zachowano w { $path }
bench-column-figure = wielkość
bench-column-plain = zwykły
bench-column-compiled = skompilowany
bench-column-times = razy
bench-column-target = cel
bench-wanted = jak chciano
bench-required = jak wymagano
bench-missed = CHYBIONY
bench-goal = Cel: { $figure } { $goal }.
bench-times = { $value }, { $times } razy zwykły
bench-seats = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
   *[many] { $count } miejsc
}
bench-decisions = decyzje na sekundę
bench-games = gry na sekundę
bench-decisions_a_game = decyzje na grę
bench-branching = średnio dozwolonych akcji
bench-forced = udział wymuszonych decyzji
bench-decision_p50 = połowa wszystkich decyzji, us
bench-decision_p99 = 99 na 100 decyzji, us
bench-decision_worst = najgorsza decyzja, us
bench-playout = decyzje na sekundę wewnątrz
bench-copy_into = kopia do podanej, us
bench-copy = kopia do nowej, us
bench-position = bajty sytuacji
bench-observation = obserwacja, us
bench-batch = decyzje na sekundę w paczce
bench-look = jedno spojrzenie sieci, us
bench-simulations = symulacji na sekundę
bench-seen_by = co widziało miejsce, us
bench-determinize = nowe rozdanie do podanej sytuacji, us
bench-to_bytes = sytuacja na bajty, us
bench-from_bytes = sytuacja z bajtów, us
bench-views = widoki wszystkich miejsc, us
bench-telling = opis decyzji, us
bench-telling_p99 = opis, 99 na 100, us
