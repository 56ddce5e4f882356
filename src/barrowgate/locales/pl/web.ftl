# The page: what is not of one game.

web-guest = Gość
web-to-lobby = Do wszystkich stołów
web-theme = Jasny lub ciemny
web-rivals = Pozostali
web-common = Wspólny obszar
web-own = Twoja farma
web-gate = Decyzja
web-log = Co się stało
web-command = Wpisz akcję
web-your-turn = Twoja tura
web-waiting = decyduje
web-over = Koniec gry
web-undo = Cofnij
web-connection = Połączenie
web-connection-connecting = Łączenie
web-connection-lost = Brak połączenia, próbuję dalej
web-connection-ended = Ten stół jest tu zamknięty
web-connection-open = Połączono
web-connection-puzzled = Ta strona nie rozumie stołu
web-connection-outdated = Wczytuje się nowsza strona
web-signed-out = Sesja się skończyła. Zaloguj się ponownie.
web-seat-lost = To miejsce nie jest już twoje
web-table-gone = Tego stołu już nie ma
web-load-again = Wczytaj ponownie

web-seating = Kto gdzie siedzi
web-seat-free = wolne
web-seat-bot = Bot
web-bot = bot
web-seat = Miejsce { $seat }
web-invite = Zaproś
web-link = Wyślij ten link; działa jeden raz
web-new-link = Nowy link
web-new-link-ends = Nowy link unieważnia ten.
web-sit = Usiądź
web-you = ty
web-start = Zacznij
web-host-starts = Gospodarz zacznie, gdy wszyscy będą.
web-leave = Odejdź
web-leave-now = Opuść miejsce
web-leave-before = Miejsce się zwolni. Wrócisz tylko z nowym linkiem od gospodarza.
web-leave-again = Gra czeka, aż ktoś zagra na tym miejscu. Możesz znów usiąść, dopóki jest wolne.
web-leave-link = Gra czeka, aż ktoś zagra na tym miejscu. Wrócisz tylko z nowym linkiem od gospodarza.
web-free = Zwolnij miejsce
web-free-now = Zwolnij
web-free-follows = { $seat } traci to miejsce; możesz zaprosić ponownie.
web-close-table = Zamknij stół
web-close-now = Zamknij na zawsze
web-close-follows = Nikt już tu nie zagra. Tego nie da się cofnąć.
web-invited = Masz zaproszenie do stołu
web-invited-to = Zaproszenie: { $game }
web-watch = Oglądaj
web-device-here = Twoje stoły na tym urządzeniu
web-device-here-now = Graj tutaj
web-your-name = Twoja nazwa

web-rematch = Jeszcze raz
web-rematch-there = Do następnej gry
web-record = Zapis
web-proof = Rozdanie było ustalone przed pierwszym ruchem: ziarno { $seed }, sól { $salt }.

web-sit-down = Usiądź
web-no-account = z botami bez konta
web-my-tables = Twoje stoły
web-open-tables = Otwarte stoły
web-new-table = Nowy stół
web-game = Gra
web-players-count = Gracze
web-players = { $least } do { $most }
web-level-easy = łatwy
web-level-normal = średni
web-level-hard = trudny
web-level-master = mistrz
web-create = Utwórz stół
web-play-bots = Zagraj z botami
web-solo = Solo
web-la-granja = La Granja
web-la-granja-about = Pola, świnie i wózki na Majorce. Sześć rund, aby zaopatrzyć wioskę.
web-loyang = U bram Loyang
web-loyang-about = Siej, zbieraj i obsługuj miasto. Dziewięć rund na ścieżce.
web-independent = Niezależny projekt, niezwiązany z wydawcami. Zasady własnymi słowami, rysunki własne.

web-state-open = czeka na graczy
web-state-ready = czeka, aż gospodarz zacznie
web-state-ready-mine = czeka, aż zaczniesz
web-state-running = w toku
web-state-paused = wstrzymany
web-state-over = koniec
web-state-closed = zamknięty

problem-offline = Serwer nie odpowiada. Czy masz połączenie?
problem-fault = Błąd serwera. Spróbuj za chwilę.
problem-no-such-table = Nie ma takiego stołu.
problem-game-not-shown = Ta strona nie umie pokazać tej gry.
problem-bad-link = Ten link był już użyty, wygasł albo został zastąpiony. Poproś o nowy.
problem-not-your-seat = To miejsce należy do kogoś innego.
problem-no-spectators = Przy tym stole nie ma widzów.
problem-stale = Stół się w międzyczasie zmienił. Spójrz jeszcze raz.
problem-not-your-turn = To nie twoja tura.
problem-out-of-time = Twój czas się skończył.
problem-not-an-action = Nie ma takiej akcji.
problem-too-many = Zbyt często. Poczekaj chwilę.
problem-not-signed-in = Najpierw się przedstaw.
problem-storage = Nie udało się zapisać. Spróbuj ponownie.

# The frame of the table: gate, sheets, log, replay, end.
web-do-it = Zrób to
web-then = potem: { $question }
web-reveals = nie da się cofnąć
web-back-to-turn = Do mojej tury
web-bot-name = Bot { $seat }
web-phase-farm = Farma
web-phase-revenue = Dochód
web-phase-transport = Transport
web-phase-scoring = Punktacja
web-phase-harvest = Zbiory
web-phase-cards = Karty
web-phase-action = Akcje
web-acts-too = działa też { $seat }
web-lost-declined-card = bez zagrania karty
web-lost-declined-tile = bez kupna znacznika
web-lost-declined-deliveries = niewykorzystane: { $count }
web-lost-declined-play_card = bez zagrania karty
web-lost-declined-upgrade = bez przetworzenia
web-lost-declined-walk = bez kroku
web-lost-declined-delivery = bez dostawy
web-lost-declined-second_good = bez drugiego plonu
web-lost-declined-room = bez zysku
web-lost-declined-helper = bez { $card-genitive }
web-lost-declined-instant = bez funkcji
web-winner = { $seats-count ->
    [one] Wygrywa { $seats }, { $score }
   *[other] Wygrywają wspólnie { $seats }, { $score }
}
web-your-place = Masz { $place ->
    [1] pierwsze
    [2] drugie
    [3] trzecie
   *[other] czwarte
} miejsce: { $score }.
web-watching = Oglądasz
web-others-turn = Nie twoja tura
web-list = { $parts }
web-tenths = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
web-whole = { NUMBER($number, maximumFractionDigits: 0) }
web-more = +{ $number }
web-less = −{ $number }
web-deck = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-discarded = odrzucone: { $count }
web-discards-none = Nie odrzucono żadnej karty.
web-waiting-for = Czekamy na: { $seats }
web-asked-of = { $seats } { $seats-count ->
    [one] decyduje
   *[other] decydują
}: { $topic }
web-fault = Numer { $number }
web-bot-thinks = bot się namyśla
web-bot-thinks-for = od { $seconds } s
web-bot-thinks-of = { $seconds } z { $longest } s
web-bot-time = czas namysłu
web-asked-minutes = zapytano { $minutes } min temu
web-asked-hours = zapytano { $hours } godz. temu
web-asked-days = zapytano { $days } d temu
web-time-left = pozostały czas
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-clock-minutes = { $minutes }:{ NUMBER($seconds, minimumIntegerDigits: 2) }
web-paused = Gra wstrzymana
web-closed = Stół jest zamknięty
web-seat-empty = Miejsce { $seat } jest wolne
web-resume = Wznów
web-pause = Wstrzymaj
web-try-now = Spróbuj teraz
web-aim = Wybierz jedną z zaznaczonych rzeczy.
web-aim-end = Nic innego nie da się teraz zrobić.
web-aim-on = Wybierz teraz jedną z zaznaczonych rzeczy.
web-hint = Podpowiedź
web-hint-better = ok. +{ $points } względem: { $other }
web-hint-level = mniej więcej tak dobre jak: { $other }
web-not-confirmed = czeka na potwierdzenie
web-still-readable = Stół nadal można oglądać; co cię ominie, zobaczysz potem.
web-all-actions = Wszystkie akcje ({ $count })
web-more-actions = jeszcze { $count }
web-no-actions = Nic nie da się teraz zrobić.
web-title-turn = { $question } ({ $name })
web-of-rounds = z { $rounds }
web-scores = Wyniki
web-places = Miejsca
web-targets = do wyboru
web-tab-village = Wioska
web-tab-farm = Farma
web-tab-hand = Ręka
web-tab-market = Rynek
web-tab-fields = Pola
web-tab-shop = Sklep
web-tab-cards = Karty
web-tab-grid = Siatka
web-tab-path = Ścieżka
web-tab-dummy = Statysta
web-tab-rivals = Rywale
web-tab-log = Log
web-close = Zamknij
web-sheet-actions = Co możesz tu zrobić
web-sheet-log = Log
web-sheet-rivals = Pozostali
web-sheet-rules = Zasady
web-sheet-text = Stół jako tekst
web-sheet-seats = Miejsca
web-sheet-discards = Odrzucone karty
web-sheet-menu = Menu
web-since = Od twojego ostatniego ruchu
web-last = Ostatnie ruchy
web-log-older = Wcześniej
web-log-chapter = { $round ->
    [0] { $phase }
   *[other] Runda { $round }, { $phase }
}
web-log-floor = Możesz cofnąć aż dotąd
web-table-talk = Rozmowa przy stole
web-talk-say-what = Powiedz coś przy stole
web-talk-say = Powiedz
web-talk-mute = Wycisz gracza { $seat }
web-talk-unread = { $count ->
    [one] jedna nowa wypowiedź
    [few] { $count } nowe wypowiedzi
    [many] { $count } nowych wypowiedzi
   *[other] { $count } nowej wypowiedzi
}
web-rules-search = Szukaj w zasadach
web-rules-nothing = Żaden punkt nie zawiera tych słów.
web-motion = Animacje
web-motion-system = jak w systemie
web-motion-off = brak
web-sounds = Dźwięki
web-sound-turn = Twoja decyzja
web-sound-piece = Ruch elementu
web-sound-coins = Monety
web-sound-dice = Kości
web-sound-served = Obsłużony klient, pełny wózek lub budynek
web-sound-end = Koniec gry
web-as-text = Stół jako tekst
web-keys = Klawisze
web-key-name-escape = Esc
web-key-name-arrows = Strzałki
web-key-undo = cofnij
web-key-end = zakończ turę
web-key-hint = podpowiedź
web-key-actions = wszystkie akcje
web-key-text = stół jako tekst
web-key-let-go = odznacz
web-key-write = wpisz akcję
web-key-target = następny cel
web-key-what = co to jest
web-report = Coś tu jest nie tak
web-report-send = Zgłoś tę sytuację
web-report-sent = Dziękujemy. Zapisano pod numerem { $number }.
web-curtain = Miejsce { $number }: decyduje { $name }
web-curtain-about = Stół jest zasłonięty. Odsłoń go, gdy inni nie patrzą.
web-curtain-lift = Pokaż mój stół
web-curtain-undo = { $seat }: cofnij
web-past = Spojrzenie wstecz
web-past-action = Akcja { $action } z { $actions }
web-past-decision = Przed akcją { $action } z { $actions }
web-past-slider = Akcja
web-past-before = Jedna akcja wstecz
web-past-after = Jedna akcja naprzód
web-past-play = Odtwarzaj
web-past-stop = Zatrzymaj
web-past-leave = Wróć do gry
web-by-source = Punkty według źródeł
web-by-source-about = wszystko, co dało punkty
web-by-source-loyang = Ścieżka według źródeł
web-by-source-about-loyang = pola
web-by-cash = Monety według źródeł
web-by-cash-about = zarobek i wydatki
web-source-start = start
web-source-village = wioska
web-source-markers = rzemieślnicy
web-source-barrows = wózki
web-source-removed = usunięte
web-source-market = rynek
web-source-siesta = sjesta
web-source-roof = dach
web-source-helpers = pomocnicy
web-source-silver = srebro
web-source-other = inne
web-source-first-steps = pierwsze kroki
web-source-further-steps = dalsze kroki
web-source-loans = pożyczki
web-source-space = pole
web-source-left = reszta
web-source-path = ścieżka
web-source-cash = monety
web-source-regulars = stali
web-source-casuals = przygodni
web-source-sold = sprzedaż
web-source-bought = zakupy
web-source-fields = pola
web-source-packs = dwupaki
web-source-grid = siatka
web-source-storing = magazyn
web-source-misses = kary
web-by-round-about = po każdej rundzie
web-by-round-about-loyang = pole po każdej rundzie
web-by-round-start = start
web-by-round-end = koniec
web-round = runda { $round }
web-tied = remis ({ $seats }): { $facts }
web-this-game = Ta gra
web-game-seed = ziarno
web-game-actions = akcje
web-game-rules = zasady
web-game-salt = sól
web-share = Udostępnij
web-shared = Link skopiowany
web-share-link = Link do tego stołu
web-see-position = Zobacz tę sytuację
web-next-turning = Następny punkt zwrotny
web-review-fine = w granicach błędu, nie liczy się
web-review-played = { $title }: { $label }
web-review-better = { $played }; lepiej: { $best }
web-tab-places = Miejsca
web-tab-points = Punkty
web-tab-review = Analiza
web-by-round = Punkty po rundach
web-by-round-loyang = Ścieżka po rundach
web-all = suma
web-no-chart = Nie udało się odczytać rund.
web-way = Przebieg gry
web-way-before = powstanie, gdy zapytasz trenera
web-way-about = oczekiwane punkty; poniżej straty na decyzjach
web-way-about-loyang = oczekiwane pole; poniżej straty na decyzjach
web-review = Analiza trenera
web-review-about = oczekiwane punkty, według tego, co można było wiedzieć
web-review-about-loyang = oczekiwane pole, według tego, co można było wiedzieć
web-review-ask = Zapytaj trenera
web-review-thinking = Trener przegląda grę; około minuty
web-review-lost = straconych punktów
web-review-lost-loyang = straconych pól
web-review-count = { $costly } z { $decisions }
web-review-costly = decyzji coś kosztowało
web-review-turning = Punkty zwrotne: co kosztowało najwięcej
web-review-turning-win = Punkty zwrotne: co najbardziej zmniejszyło szansę na wygraną
web-review-win = { $lost }% na wygraną
web-review-points = { $points } punktu
web-review-points-loyang = { $points } pola
web-review-luck = punktów ze szczęścia
web-review-luck-loyang = pól ze szczęścia
problem-no-hints = Trener nie ma tu podpowiedzi.
problem-no-coach = Trener nie może teraz odpowiedzieć. Spróbuj za chwilę.
problem-no-undo = Tego nie da się cofnąć.
problem-not-allowed = Zasady na to nie pozwalają.
# The table of La Granja.

web-lg-delivered = { $good }, na miejscu
web-lg-used = użyto
web-lg-barrow = Wózek { $slot }
web-lg-no-barrow = brak wózka
web-lg-no-helper = brak pomocnika
web-lg-fields = Pola
web-lg-field-empty = puste
web-lg-field-none = brak pola
web-lg-field-cards = Karty zagrane jako pola: { $cards }
web-lg-extensions = Rozszerzenia
web-lg-extension = { $card }: { $symbols }
web-lg-extension-sum = przychód { $income ->
    [one] { $income } srebro
    [few] { $income } srebra
   *[many] { $income } srebra
}, { $extra ->
    [one] { $extra } dodatkowa dostawa
    [few] { $extra } dodatkowe dostawy
   *[many] { $extra } dodatkowych dostaw
} po { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
}
web-lg-extension-next = { $count ->
    [0] następne za darmo
    [one] następne za { $count } towar
    [few] następne za { $count } towary
   *[many] następne za { $count } towarów
}
web-lg-roof = Dach
web-lg-roof-free = wolne, warte { $vp } PZ
web-lg-bought-tile = ma już znacznik dachu z tej rundy
web-lg-donkey-chosen = { $tile }, wybrany
web-lg-donkey-resting = { $tile }, odpoczywa
web-lg-hand = Ręka { $count } z { $limit }
web-lg-hidden-cards = { $count ->
    [one] { $count } karta, zakryta
    [few] { $count } karty, zakryte
   *[many] { $count } kart, zakrytych
}
web-lg-prices = kupno { $buy ->
    [one] { $buy } srebro
    [few] { $buy } srebra
   *[many] { $buy } srebra
}, sprzedaż { $sell }, przetworzenie { $upgrade }
web-lg-pig-places = { $count ->
    [one] z { $count } zagrody
   *[other] z { $count } zagród
}
web-lg-vp-secret = punkty są ukryte
web-lg-craft-gives = Od razu: { $instant }; na stałe: { $lasting }.
web-lg-craft-none = dostarczone: { $count }
web-lg-craft-front = zaopatrzony, działa od następnej rundy
web-lg-craft-back = zaopatrzony
web-lg-craft-grey = znacznik na szarym polu
web-lg-craft-completed = ktoś już zaopatrzył go w całości
web-lg-market-free = Pole { $space }, wartość { $value }
web-lg-market-taken = Pole { $space }, wartość { $value }, stragan: { $owner }
web-lg-market-closed = niedostępne
web-lg-market-doomed = byłby usunięty
web-lg-market-newest = najnowszy stragan
web-lg-market-removes = usuwa stragany: { $owners }
web-lg-siesta-order = nowa kolejność graczy
web-lg-dice = { $count ->
    [0] brak kości { $number }
    [one] jedna kość { $number }
    [few] { $count } kości { $number }
   *[many] { $count } kości { $number }
}
web-lg-reserved = ostatnią kość { $number } rezerwuje { $seat }
web-lg-neutral-markers = { $count ->
    [one] { $count } stragan
    [few] { $count } stragany
   *[many] { $count } straganów
}
web-lg-place = miejsce { $place }
web-lg-acts = decyduje
web-lg-turn = ma turę
web-lg-farm-of = Farma: { $seat }
web-lg-edges = każda krawędź to inne użycie
web-lg-open-card = { $card }: powiększ
web-lg-side-barrow = Wózek
web-lg-side-field = Pole
web-lg-side-extension = Rozszerzenie
web-lg-side-helper = pomocnik: { $cost }
web-lg-cost-free = za darmo
web-lg-cost-slot = za darmo, miejsce { $slot }
web-lg-cost-full = brak miejsc, jedna karta odpada
web-lg-cost-goods = { $count ->
    [0] za darmo
    [one] { $count } towar
    [few] { $count } towary
   *[many] { $count } towarów
}
web-lg-close = Zamknij
web-lg-plays-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} do zagrania
web-lg-must-play = { $count } obowiązkowo
web-lg-must-play-all = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
} obowiązkowo
web-lg-walk = { $least } do { $most ->
    [one] { $most } kroku
   *[other] { $most } kroków
}
web-lg-walk-exactly = { $most ->
    [one] { $most } krok
    [few] { $most } kroki
   *[many] { $most } kroków
} do zrobienia
web-lg-must-walk = { $least } do { $most ->
    [one] { $most } kroku
   *[other] { $most } kroków
}, obowiązkowo
web-lg-deliveries-left = { $count ->
    [one] została { $count } dostawa
    [few] zostały { $count } dostawy
   *[many] zostało { $count } dostaw
}
web-lg-extra-left = { $count ->
    [one] została { $count } dodatkowa dostawa
    [few] zostały { $count } dodatkowe dostawy
   *[many] zostało { $count } dodatkowych dostaw
}
# The table of Loyang.

web-loyang-path = Ścieżka dobrobytu
web-loyang-steps = pierwszy krok tury kosztuje { $first }, każdy dalszy tyle, ile numer pola
web-loyang-levels = pole { $good } to wynik dobry, { $very_good } bardzo dobry, { $master } mistrzowski
web-loyang-path-costs = ile kosztuje cię każde pole w tej turze
web-loyang-after-loans = { $seat } po odliczeniu pożyczek
web-loyang-no-courtyard = brak kart na podwórzu
web-loyang-take-one = weź jedną z tych ...
web-loyang-and-one = ... i jedną ze swoich
web-loyang-and-one-or-put = ... i jedną ze swoich albo połóż jedną
web-loyang-put-one = połóż jedną na podwórzu
web-loyang-put-here = połóż tutaj
web-loyang-grid = Siatka
web-loyang-grid-buys = kup najwyżej { $buys }; pole wspólne kosztuje o { $price } więcej
web-loyang-row-1 = zostaje
web-loyang-row-2 = potem odrzucane
web-loyang-row-3 = idzie w górę
web-loyang-row-4 = idzie w górę
web-loyang-no-card = brak karty
web-loyang-dummy = Statysta
web-loyang-dummy-about = Nigdy nic nie robi; jego karty są tu dla pomocników z latarnią.
web-loyang-fields = Pola
web-loyang-field-home = Domowe
web-loyang-field-private = Prywatne
web-loyang-field-common = Wspólne
web-loyang-filled = { $tokens } z { $spaces }
web-loyang-sow = siej { $spaces }
web-loyang-pile = { $count ->
    [0] stos pól jest pusty
   *[other] { $count } w stosie pól
}
web-loyang-pile-next = następne, jedno z
web-loyang-pile-order = od góry
web-loyang-pile-empty = nie będzie nowych pól
web-loyang-farm-of = Farma: { $seat }
web-loyang-hub = Wóz, magazyn i sklep
web-loyang-cart = Na wozie
web-loyang-storehouse = Magazyn
web-loyang-room = { $count ->
    [0] brak miejsca
   *[other] miejsce na jeszcze { $count }
}
web-loyang-enlarge = Miejsce na { $places }
web-loyang-shop = Sklep
web-loyang-buy = Kupno
web-loyang-sell = Sprzedaż
web-loyang-now = Dla tego pytania
web-loyang-crier = jeszcze { $left }, dotąd { $cash ->
    [one] { $cash } moneta
    [few] { $cash } monety
   *[many] { $cash } monet
}
web-loyang-two-pack = Dwupak
web-loyang-bought = kupiony
web-loyang-loan = Pożyczka
web-loyang-regulars = Stali klienci
web-loyang-casuals = Przygodni klienci
web-loyang-customers = Klienci
web-loyang-stalls = Stragany
web-loyang-helpers = Pomocnicy
web-loyang-no-regular = brak stałych klientów
web-loyang-no-casual = brak przygodnych klientów
web-loyang-no-stall = brak straganów
web-loyang-no-helper = brak pomocników
web-loyang-every-round = do obsługi co rundę
web-loyang-miss-turns = pominięty zmieni kolor
web-loyang-miss-costs = pominięty kosztuje { $penalty }
web-loyang-casuals-more = przygodni: { $casuals }, stali: { $regulars }{ $by ->
    [0] {""}
   *[other] ; każdy płaci o { $by } więcej
}
web-loyang-casuals-less = przygodni: { $casuals }, stali: { $regulars }; każdy płaci o { $by } mniej
web-loyang-lantern-reaches = latarnia sięga:
web-loyang-give = oddaj za jedno
web-loyang-for = za { $count }
web-loyang-sold = sprzedane
web-loyang-printed = na karcie
web-loyang-starter = startowy
web-loyang-over = pod spodem: { $card }
web-loyang-partner = partner
web-loyang-taken = ma karty
web-loyang-in-hand = na ręce { $count }
web-loyang-done = koniec
web-loyang-close = Zamknij
web-loyang-due = { $count ->
    [one] { $count } stały do obsługi
    [few] { $count } stali do obsługi
   *[many] { $count } stałych do obsługi
}
web-loyang-miss-them = { $count ->
    [one] Pominąć { $count } stałego?
   *[other] Pominąć { $count } stałych?
}
web-loyang-ending-misses = Koniec tury, pominięcia
web-loyang-ending-store = Koniec tury, magazyn
web-loyang-ending-path = Koniec tury, ścieżka

# The lobby: games, the panel for a new table, invitations, settings, the account.

web-la-granja-short = La Granja
web-la-granja-picture = Farma wśród tarasów
web-la-granja-rounds = 6 rund
web-la-granja-cards = 66 kart
web-loyang-short = Loyang
web-loyang-picture = Brama miasta, przed nią pola
web-loyang-rounds = 9 rund
web-loyang-cards = 70 kart
web-sheet-close = Zamknij
web-try-again = Spróbuj ponownie
web-save = Zapisz
web-saved = Zapisano
web-tables-waiting = { $count ->
    [0] {""}
    [one] jeden czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
web-all-tables = Wszystkie stoły ({ $count })
web-seats-taken = { $free ->
    [0] { $seats ->
        [one] w pojedynkę
       *[other] { $seats } graczy
    }
   *[other] miejsca: { $seats }, wolne: { $free }
}
web-seats-free = wolne: { $free }
web-no-open-tables = Nikt teraz nie czeka na graczy. Otwórz dla wszystkich miejsce przy nowym stole, a pojawi się tutaj.
web-open-record = Odtwórz zapis
web-open-record-more = Skończoną grę obejrzysz jeszcze raz; nieskończona potoczy się dalej.
web-choose-record = Wybierz zapis

web-seats = Miejsca
web-sitting-you = Ty
web-sitting-bot = Bot
web-sitting-link = Zaproś linkiem
web-sitting-open = Dla wszystkich
web-level-of = Poziom bota na miejscu { $seat }
web-level-typical = { $level }, ok. { $points } pkt
web-level-typical-loyang = { $level }, ok. pola { $points }
web-levels-with-two = Boty: ile mniej więcej osiągają we dwoje.
web-pace = Tempo
web-no-clock = Bez zegara
web-minutes-each = { $minutes } min na gracza
web-days-each = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} na gracza
web-time = Czas na namysł
web-time-over = Gdy się skończy
web-time-over-bot = gra dalej bot
web-time-over-pause = pauza
web-increment = Zwracane za każdą akcję
web-seconds = { $seconds } s
web-hours = { $hours } godz.
web-rules = Zasady
web-rules-changed = { $count ->
    [0] Standardowe
    [one] jedna zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
web-own-components = Własne elementy
web-own-components-more = plik JSON ze zmienionymi wartościami
web-own-components-differ = { $count ->
    [one] { $file }: jedna wartość
    [few] { $file }: { $count } wartości
   *[many] { $file }: { $count } wartości
}
web-own-components-unread = { $file }: brak wartości
web-own-components-change = Zmień
web-own-components-drop = Graj standardowo
web-components = Elementy
web-components-own = niestandardowe
web-value-was = { $value } (standardowo: { $was })
web-value-none = brak
web-choose-file = Wybierz plik
web-manners = Ten stół
web-table-name = Nazwa
web-public = Publiczny
web-public-more = Każdy może go znaleźć i zająć wolne miejsce
web-spectators = Inni mogą oglądać
web-talk = Można rozmawiać
web-hints = Podpowiedzi trenera
web-hints-more = Każdy może o nie poprosić
web-send-links = Wyślij każdy link jednej osobie; działa raz, przez trzy dni. Gra zacznie się, gdy dasz znak przy stole.
web-link-to-seat = Link do miejsca { $seat }
web-copy-link = Kopiuj link
web-copied = Skopiowano
web-to-table = Do stołu
web-another-table = Następny stół

web-option-marker_limit = Znaczniki
web-option-marker_limit-on = 25
web-option-marker_limit-off = Bez limitu
web-option-secret_vp = Punkty innych
web-option-secret_vp-off = Jawne
web-option-secret_vp-on = Ukryte
web-option-removal = Niżsi sąsiedzi na rynku
web-option-removal-all = Wszyscy
web-option-removal-choose = Do wyboru
web-option-extra_deliveries = Płatność za dodatkowe dostawy
web-option-extra_deliveries-as_you_go = Po kolei
web-option-extra_deliveries-up_front = Z góry
web-option-introductory = Klient startowy w każdej ręce
web-option-introductory-off = Nie
web-option-introductory-on = Tak
web-option-first_player = Kto zaczyna
web-option-first_player-seed = Losowo
web-option-first_player-1 = Miejsce 1
web-option-first_player-2 = Miejsce 2
web-option-first_player-3 = Miejsce 3
web-option-first_player-4 = Miejsce 4

web-settings = Ustawienia
web-looks = Wygląd
web-theme-choice = Motyw
web-look-system = System
web-look-light = Jasny
web-look-dark = Ciemny
web-language = Język
web-playing = Gra
web-tap-once = Jedno dotknięcie
web-tap-once-more = na ekranie dotykowym; inaczej dopiero drugie
web-letter-keys = Klawisze z jedną literą
web-letter-keys-more = U, E, H, A, T, / i ? działają przy stole

web-account = Konto
web-name-at-tables = Nazwa przy stołach
web-as-nobody = Konto nie jest do niczego potrzebne: usiądź, a będziesz gościem, którego zna ta przeglądarka.
web-as-guest = Grasz jako gość. Twoje stoły pamięta ta przeglądarka; z kontem masz je wszędzie.
web-signed-in = Zalogowano jako { $login }.
web-sign-in = Zaloguj
web-register = Nowe konto
web-sign-out = Wyloguj
web-login = Login
web-password = Hasło
web-another-device = Graj na innym urządzeniu
web-webhook = Powiadamiaj mnie gdzie indziej
web-webhook-more = Gdy stół czeka na ciebie od minuty, na ten adres idzie wiadomość: do komunikatora, telefonu, programu.
web-webhook-address = Adres dla wiadomości
web-webhook-secret = Sekret, którym podpisuje się wiadomości; zachowaj go, widać go tylko teraz:
web-webhook-resting = Nikt nie odebrał ostatnich wiadomości, więc nie są wysyłane. Zapisz adres jeszcze raz.
web-webhook-told = Ostatnia wiadomość odebrana: { $when }.
web-webhook-test = Wyślij próbę
web-webhook-drop = Nie powiadamiaj mnie więcej
web-webhook-delivered = Próba dotarła.
web-webhook-forbidden = Serwer nie może wysyłać na ten adres.
web-webhook-unreachable = Pod tym adresem nikt nie odpowiada.
web-webhook-slow = Odpowiedź przyszła za późno.
web-webhook-redirected = Adres prowadzi gdzie indziej; podaj ostatni.
web-webhook-refused = Druga strona jej nie przyjęła.
web-device-link = Otwórz tam ten link w ciągu 15 minut; działa jeden raz.
web-make-link = Utwórz link
web-export = Wszystko, co o mnie zapisano
web-delete-me = Usuń mnie
web-delete-sure = Twoja nazwa, konto i sesje zostaną usunięte. Rozegrane gry zostają, jako niczyje.
web-delete-now = Usuń na zawsze
web-keep = Zostaw

problem-bad-record = Tego zapisu nie da się odtworzyć.
problem-bad-setup = Takiej gry nie da się przygotować.
problem-bad-request = Serwer tego nie przyjmuje.
problem-body-too-large = To jest za duże.
problem-wrong-password = Zły login lub hasło.
problem-registration-closed = Ten serwer nie zakłada nowych kont. Graj jako gość.
problem-name-taken = Ten login jest zajęty. Wybierz inny.
problem-too-long = To jest za długie.
problem-empty = Najpierw coś napisz.
problem-seat-taken = Ktoś już tam siedzi.
problem-already-started = Gra już się zaczęła.
problem-other-hand = Widziałeś karty z innego miejsca, więc możesz zająć ponownie tylko tamto.
problem-closed = Ten stół jest zamknięty.
problem-log-full = Przy tym stole zdarzyło się już tyle, że można tylko dokończyć grę albo zamknąć stół.
problem-bad-password = Hasło ma od 8 do 200 znaków.
problem-busy = Serwer ma za dużo pracy. Spróbuj za chwilę.
problem-request-used = To już wysłano, w innej sprawie. Spróbuj ponownie.
problem-host-only = Może to zrobić tylko gospodarz stołu.
problem-no-such-seat = Nie ma takiego miejsca.
problem-no-such-bot = Nie ma takiego bota.
problem-seats-free = Są jeszcze wolne miejsca.
problem-not-started = Gra się jeszcze nie zaczęła.
problem-not-running = Gra nie jest w toku.
problem-not-over = Gra się jeszcze nie skończyła.
problem-no-talk = Przy tym stole się nie rozmawia.
problem-muted = Gospodarz cię wyciszył.
problem-invitation-only = Poproś gospodarza o link do miejsca.
problem-body-too-slow = Przesyłanie trwało zbyt długo. Spróbuj ponownie.
problem-cross-site = Ta strona nie należy do tego serwera. Otwórz właściwy adres serwera.
problem-unknown-host = Serwer nie rozpoznaje tego adresu jako swojego.
problem-webhooks-off = Ten serwer nie wysyła powiadomień.
problem-bad-webhook = Na ten adres nie można wysyłać wiadomości.
problem-no-webhook = Nie ma adresu, na który można wysyłać wiadomości.

# Learning: the guided first round, and what things are.

web-guided-first-round = Runda z przewodnikiem
web-guided-round = Z przewodnikiem
web-guided-way = { $moment } z { $moments }
web-guide-leave = Wyłącz przewodnik
web-what-is-this = Co to jest?
web-asking = Wskaż jakąś rzecz albo kliknij ją, a powie, czym jest. Esc to kończy.
web-what-can-i-do = Co mogę tu zrobić?
web-rules-at = Zasady { $paragraph }
web-symbols-explain = Objaśnianie symboli
web-symbols-explain-more = raz, przy pierwszym spotkaniu
web-symbols-enough = Nie objaśniaj więcej symboli
