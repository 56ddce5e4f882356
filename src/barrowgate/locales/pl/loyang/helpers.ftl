# The helpers: names, what each does in a few words, and in sentences (rules, section 12).

helper-accountant = Księgowy
    .accusative = Księgowego
    .genitive = Księgowego
helper-con_man = Oszust
    .accusative = Oszusta
    .genitive = Oszusta
helper-deliveryman = Dostawca
    .accusative = Dostawcę
    .genitive = Dostawcy
helper-foreman = Nadzorca
    .accusative = Nadzorcę
    .genitive = Nadzorcy
helper-haggler = Dusigrosz
    .accusative = Dusigrosza
    .genitive = Dusigrosza
helper-harvest_hand = Żniwiarz
    .accusative = Żniwiarza
    .genitive = Żniwiarza
helper-housemaid = Służąca
    .accusative = Służącą
    .genitive = Służącej
helper-market_crier = Krzykacz
    .accusative = Krzykacza
    .genitive = Krzykacza
helper-market_woman = Przekupka
    .accusative = Przekupkę
    .genitive = Przekupki
helper-merchant = Kupiec
    .accusative = Kupca
    .genitive = Kupca
helper-messenger = Posłaniec
    .accusative = Posłańca
    .genitive = Posłańca
helper-official = Urzędnik
    .accusative = Urzędnika
    .genitive = Urzędnika
helper-ploughman = Oracz
    .accusative = Oracza
    .genitive = Oracza
helper-saleswoman = Sprzedawczyni
    .accusative = Sprzedawczynię
    .genitive = Sprzedawczyni
helper-shopper = Nabywca
    .accusative = Nabywcę
    .genitive = Nabywcy
helper-squire = Dziedzic
    .accusative = Dziedzica
    .genitive = Dziedzica
helper-tenant = Dzierżawca
    .accusative = Dzierżawcę
    .genitive = Dzierżawcy
helper-leaseholder = Najemca
    .accusative = Najemcę
    .genitive = Najemcy
helper-tout = Naganiacz
    .accusative = Naganiacza
    .genitive = Naganiacza
helper-trader = Handlarz
    .accusative = Handlarza
    .genitive = Handlarza

helper-accountant-short = ustaw sklep, monety za pola jednego rodzaju
helper-con_man-short = wymień go na pomocnika gracza, który skończył
helper-deliveryman-short = obsłuż cudzego stałego klienta
helper-foreman-short = weź odrzucanego pomocnika
helper-haggler-short = dwa tego samego rodzaju w cenie jednego
helper-harvest_hand-short = zbierz po dwa z dużych pól albo siej o jedno więcej
helper-housemaid-short = stragany biorą jedno za jedno
helper-market_crier-short = uzupełnij swoje stragany albo z nich sprzedaj
helper-market_woman-short = zamień stragany, oba uzupełnione
helper-merchant-short = czego stali chcą dwa razy, po { $merchant }
helper-messenger-short = obsłuż stałych dwa razy w jednym rzędzie
helper-official-short = darmowy dwupak
helper-ploughman-short = oczyść pole albo zbierz ostatnie warzywa
helper-saleswoman-short = znaczniki na niebiesko albo przygodni płacą o { $bonus } więcej
helper-shopper-short = kup z zasobów o { $discount } taniej
helper-squire-short = { $players ->
    [1] kup do { $squire_solo } kart z siatki
   *[other] weź do { $squire } kart z podwórza
}
helper-tenant-short = warzywo z cudzego pola za { $tenant }
helper-leaseholder-short = pole ze swojego stosu za { $lease } albo zamiana
helper-tout-short = zamień przygodnych albo kup i obsłuż jednego za { $tout }
helper-trader-short = wymiana na cudzym straganie

helper-accountant-text = Zapełnij lub opróżnij dowolnie miejsca w swoim sklepie. Potem wskaż warzywo: dostajesz 1 monetę za każde swoje pole, na którym ono jest, także domowe.
helper-con_man-text = Wymień tę kartę na odkrytego pomocnika gracza, który zakończył już swoje akcje w tej fazie. W grze jednoosobowej na dowolnego pomocnika z siatki.
helper-deliveryman-text = Obsłuż ze swojego wozu następny rząd stałego klienta innego gracza i zatrzymaj zapłatę; jeśli to był ostatni rząd, oddaj z niej właścicielowi { $share ->
    [one] { $share } monetę
    [few] { $share } monety
   *[many] { $share } monet
}.
helper-foreman-text = Weź pomocnika w chwili, gdy z czyjegoś obszaru, także twojego, trafia na karty odrzucone. Leży odtąd w twoim obszarze i można go użyć we właściwej porze.
helper-haggler-text = Kup w swoim sklepie dwa warzywa jednego rodzaju w cenie jednego. Można łączyć z Nabywcą i Kupcem.
helper-harvest_hand-text = Podczas zbiorów weź po dwa warzywa z każdego pola, które ma ich co najmniej { $harvest }, oprócz domowego. Albo w swojej turze: każde pole obsiane od tej chwili dostaje o jedno warzywo więcej.
helper-housemaid-text = Do końca tej tury wystarcza jedno warzywo tam, gdzie stragan chce dwóch.
helper-market_crier-text = Uzupełnij wszystkie swoje odkryte stragany. Albo sprzedaj swojemu sklepowi do { $goods } warzyw ze swoich straganów, łącznie za najwyżej { $most ->
    [one] { $most } monetę
    [few] { $most } monety
   *[many] { $most } monet
}.
helper-market_woman-text = Zamień jeden ze swoich straganów na stragan innego gracza. Oba są uzupełniane.
helper-merchant-text = Z każdego warzywa, którego twoi odkryci stali klienci chcą co najmniej dwa razy, możesz kupić w swoim sklepie jedno za { $merchant ->
    [one] { $merchant } monetę
    [few] { $merchant } monety
   *[many] { $merchant } monet
}. Można łączyć z Nabywcą i Dusigroszem.
helper-messenger-text = Do końca tej tury możesz każdego ze swoich stałych klientów obsłużyć dwa razy w tym samym rzędzie, za każdym razem z zapłatą.
helper-official-text = Twój dwupak w tej turze jest darmowy.
helper-ploughman-text = Oczyść jedno ze swoich pól z co najmniej { $plough } warzywami, aby obsiać je od nowa. Albo zbierz warzywo z każdego swojego pola, na którym jest dokładnie jedno. Nie dotyczy pola domowego.
helper-saleswoman-text = Odwróć wszystkie swoje znaczniki zadowolenia na niebieskie. Albo do końca tej tury przygodni klienci płacą ci { $bonus ->
    [one] { $bonus } monetę
    [few] { $bonus } monety
   *[many] { $bonus } monet
} ponad swoją cenę.
helper-shopper-text = Kup jedno warzywo z zasobów o { $discount ->
    [one] { $discount } monetę
    [few] { $discount } monety
   *[many] { $discount } monet
} taniej niż w sklepie. Można łączyć z Dusigroszem i Kupcem.
helper-squire-text = Gdy bierzesz karty, weź z podwórza od jednej do { $squire } zamiast jednej. W grze jednoosobowej kup do { $squire_solo } kart z siatki. Nie w rundzie, w której Dziedzic przybył.
helper-tenant-text = Weź warzywo z pola innego gracza, które ma ich co najmniej { $tenant_tokens }, i zapłać właścicielowi { $tenant ->
    [one] { $tenant } monetę
    [few] { $tenant } monety
   *[many] { $tenant } monet
}; pola domowe są bezpieczne. W grze jednoosobowej kup jedno z zasobów za { $tenant_solo ->
    [one] { $tenant_solo } monetę
    [few] { $tenant_solo } monety
   *[many] { $tenant_solo } monet
}: { $tenant_crops }.
helper-leaseholder-text = Zapłać { $lease ->
    [one] { $lease } monetę
    [few] { $lease } monety
   *[many] { $lease } monet
} i weź dowolne pole ze swojego stosu pól. Albo włóż nieobsiane pole pod stos i weź inne.
helper-tout-text = Zamień jednego ze swoich przygodnych klientów na klienta innego gracza. Albo kup cudzego za { $tout ->
    [one] { $tout } monetę
    [few] { $tout } monety
   *[many] { $tout } monet
} i od razu go obsłuż.
helper-trader-text = Dokonaj jednej wymiany na straganie innego gracza. Koszt: { $payments }.

helper-lantern = W grze czteroosobowej sięga w fazie akcji tylko do twojego partnera.
helper-payment = { $cash ->
    [one] { $cash } moneta
    [few] { $cash } monety
   *[many] { $cash } monet
} w rundzie { $round }
