# What a seat is asked. The question "turn" depends on the step.

turn-cards = { $left ->
    [0] { turn-cards-done } Handluj albo zakończ turę.
    [one] Zagraj kartę albo zakończ turę.
    [few] Zagraj { $left } karty.
   *[many] Zagraj { $left } kart.
}
turn-cards-must = { $left ->
    [one] Zagraj jeszcze jedną kartę.
    [few] Zagraj { $left } karty.
   *[many] Zagraj { $left } kart.
}
turn-income = { turn-income-done } Handluj albo zakończ turę.
turn-growth = Jeśli chcesz, najpierw handluj; potem niech rosną plony na polach.
turn-roof = Kup jeden znacznik dachu za { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
} albo żadnego.
turn-roof-first = Kup jeden znacznik dachu za { $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
} albo żadnego. W rundzie 1 pierwszy kupuje gracz ostatni w kolejności.
turn-roof-bought = { turn-roof-bought-done } Handluj albo zakończ turę.
turn-first_die = Weź pierwszą kość i skorzystaj z jej pola dochodu.
turn-second_die = Weź drugą kość i skorzystaj z jej pola dochodu.
turn-common_die = Skorzystaj ze wspólnej kości.
turn-used = { turn-used-done } Handluj albo zakończ turę.
turn-siesta = Idź w górę toru sjesty.
turn-siesta-may = Możesz iść dalej w górę toru sjesty albo zakończyć turę.
turn-siesta-walked = { turn-siesta-walked-done } Handluj albo zakończ turę.
turn-deliveries = { $left ->
    [0] { turn-deliveries-done } Handluj albo zakończ turę.
    [one] Została jedna dostawa.
    [few] Zostały { $left } dostawy.
   *[many] Zostało { $left } dostaw.
}
turn-extra_deliveries = { $left ->
    [0] { turn-extra_deliveries-done } Handluj albo zakończ turę.
    [one] Została jedna dodatkowa dostawa, { $price ->
        [0] za darmo.
        [one] za { $price } srebro.
        [few] za { $price } srebra.
       *[many] za { $price } srebra.
    }
    [few] Zostały { $left } dodatkowe dostawy, następna { $price ->
        [0] za darmo.
        [one] za { $price } srebro.
        [few] za { $price } srebra.
       *[many] za { $price } srebra.
    }
   *[many] Zostało { $left } dodatkowych dostaw, następna { $price ->
        [0] za darmo.
        [one] za { $price } srebro.
        [few] za { $price } srebra.
       *[many] za { $price } srebra.
    }
}

question-discard_down = { $count ->
    [one] Masz za dużo kart na ręce: odrzuć jedną.
    [few] Masz za dużo kart na ręce: odrzuć { $count } karty. Z wybranych podaj najpierw tę o najniższym numerze.
   *[many] Masz za dużo kart na ręce: odrzuć { $count } kart. Z wybranych podaj najpierw tę o najniższym numerze.
}
question-play_card = Zagraj kartę.
question-slot = Wszystkie trzy miejsca są zajęte: odrzuć jedną kartę, aby zrobić miejsce na kartę { $card }.
question-extension_cost = { $count ->
    [one] Zapłać za rozszerzenie jeszcze jednym towarem.
   *[other] Zapłać za rozszerzenie { $count } towarami, każdy innego rodzaju.
}
question-room = Wszystkie twoje znaczniki są w użyciu. Zdejmij jeden albo zrezygnuj z zysku.
question-room_good = Który z tych towarów zdejmujesz?
question-harvest = { $count ->
    [one] Weź plon.
    [few] Weź { $count } plony.
   *[many] Weź { $count } plonów.
}
question-pair = Weź dwa różne plony.
question-resource = Weź zasób.
question-upgrade = { $count ->
    [one] Przetwórz za darmo jeden zasób.
   *[other] Przetwórz za darmo do { $count } zasobów.
}
question-commodity = Wybierz, na co wykorzystać skrzynkę z towarami.
question-tenant_good = Zapłać Dzierżawcy plonem za kość.
question-groom_grain = Które zboże usuwasz za punkt?
question-field_good = Które pole opróżniasz?
question-discard_one = Odrzuć kartę z ręki.
question-roof_cost = Zapłać za znacznik dachu ({ $price ->
    [one] { $price } srebro
    [few] { $price } srebra
   *[many] { $price } srebra
}), także przetworzonymi zasobami.
question-storage = Położyć znacznik na Magazynierze (za jego punkty) zamiast na dachu?
question-flip = Który użyty znacznik odkrywasz?
question-walk = Zrób najwyżej { $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
} na torze sjesty.
question-option = Skorzystaj z pola dochodu { $space }.
question-second_option = Skorzystaj z drugiej opcji pola dochodu { $space }.
question-card = Zagraj lub dobierz kartę.
question-helper = Użyć: { $card }? { $text }
question-helper-about = { $about } Użyć: { $card }? { $text }
about-option = Wybrana opcja pola dochodu { $space }: { $option }.
about-space = Kość z pola dochodu { $space } jest wykorzystana.
about-use = Skrzynka z towarami wykorzystana na: { $use }.
about-barrow = Wózek { $slot } jest zapełniony.
about-craft = Budynek { $craft } jest zaopatrzony w całości.
about-target = Dostarczasz do { $target-genitive }.
question-take_back = Który towar zabierasz z powrotem?
question-place = Postaw stragan na polu rynku o wartości { $value }.
question-removal = Które stragany usuwasz?
question-rescue = Który ze swoich straganów ratujesz?
question-refuge = Dokąd przenosisz swój stragan?
question-delivery = Wykonaj dostawę.
question-second_good = Dodaj drugi plon w to samo miejsce.
question-instant = Budynek { $craft } jest twój. Skorzystać z jego funkcji natychmiastowej: { $effect }?
question-donkey = { $players ->
    [1] Wybierz znacznik osłów.
   *[other] Wybierz znacznik osłów; nikt go jeszcze nie widzi.
}
question-reserve = Zarezerwować przed rzutem ostatnią kość z któregoś pola dochodu?
question-rent = Odłożyć kość, aby inni płacili za nią plonem?
question-turn_die = Obrócić kość?
question-turn_to = Na jaką wartość ją obracasz?
question-grow = Na którym niepustym polu rośnie jeszcze jeden plon?

# The same in a few words, where there is room for no more.

turn-cards-short = { $left ->
    [0] Handluj albo zakończ turę.
    [one] Zagraj kartę albo nie.
    [few] Zagraj { $left } karty.
   *[many] Zagraj { $left } kart.
}
turn-income-short = Handluj albo zakończ turę.
turn-growth-short = Niech rosną plony.
turn-roof-short = Kup znacznik dachu albo nie.
turn-roof-first-short = Kup znacznik dachu albo nie.
turn-roof-bought-short = Handluj albo zakończ turę.
turn-first_die-short = Weź pierwszą kość.
turn-second_die-short = Weź drugą kość.
turn-used-short = Handluj albo zakończ turę.
turn-siesta-may-short = Jeśli chcesz, idź dalej.
turn-siesta-walked-short = Handluj albo zakończ turę.
turn-deliveries-short = { $left ->
    [0] Handluj albo zakończ turę.
    [one] Została jedna dostawa.
    [few] Zostały { $left } dostawy.
   *[many] Zostało { $left } dostaw.
}
turn-extra_deliveries-short = { $left ->
    [0] Handluj albo zakończ turę.
    [one] Została jedna dodatkowa dostawa.
    [few] Zostały { $left } dodatkowe dostawy.
   *[many] Zostało { $left } dodatkowych dostaw.
}
question-discard_down-short = { $count ->
    [one] Odrzuć kartę.
    [few] Odrzuć { $count } karty.
   *[many] Odrzuć { $count } kart.
}
question-slot-short = Która karta ustępuje miejsca?
question-extension_cost-short = { $count ->
    [one] Zapłać jeszcze jednym towarem.
   *[other] Zapłać { $count } towarami.
}
question-room-short = Zdjąć znacznik?
question-upgrade-short = { $count ->
    [one] Przetwórz zasób.
   *[other] Przetwórz do { $count } zasobów.
}
question-commodity-short = Użyj skrzynki z towarami.
question-tenant_good-short = Zapłać Dzierżawcy plonem.
question-roof_cost-short = Zapłać za znacznik dachu.
question-storage-short = Na Magazynierze?
question-second_option-short = Skorzystaj z drugiej opcji.
question-helper-short = Użyć: { $card }?
question-helper-about-short = Użyć: { $card }?
question-place-short = Postaw stragan (wartość { $value }).
question-second_good-short = Dodaj drugi plon.
question-instant-short = Użyć teraz { $craft-genitive }?
question-donkey-short = Wybierz znacznik osłów.
question-reserve-short = Zarezerwować pole dochodu?
question-rent-short = Odłożyć kość?
question-grow-short = Na którym polu rośnie więcej?

# What has been done, where the question in a few words tells what is left.

turn-cards-done = { $left ->
    [0] { $played ->
        [one] Karta w tym kroku jest już zagrana.
       *[other] Karty w tym kroku są już zagrane.
    }
   *[other] {""}
}
turn-income-done = Masz już swój przychód.
turn-roof-bought-done = Znacznik jest kupiony.
turn-used-done = Kość jest wykorzystana.
turn-siesta-walked-done = Ruch na torze sjesty zakończony.
turn-deliveries-done = { $left ->
    [0] Wszystkie dostawy wykonane.
   *[other] {""}
}
turn-extra_deliveries-done = { $left ->
    [0] Nie ma już dodatkowych dostaw.
   *[other] {""}
}
