# The actions one may choose from: titles of groups, and what stands after each number.

group-done = Koniec
group-pass = Zrezygnuj
group-accept = Zgódź się
group-play = Zagraj kartę
group-discard = Odrzuć
group-slot = Odrzuć
group-buy = Kup
group-sell = Sprzedaj
group-upgrade = Przetwórz
group-commodity = Użyj skrzynki
group-use-helper = Użyj pomocnika
group-use-tile = Użyj znacznika dachu
group-buy-tile = Kup znacznik dachu
group-flip-tile = Odwróć
group-grow = Plony
group-take = Weź
group-pay = Zapłać
group-deliver = Do { $target-genitive }
group-return = Zdejmij
group-remove = Usuń
group-place = Postaw
group-rescue = Ocal
group-reserve = Zarezerwuj
group-rent = Odłóż
group-turn = Obróć
group-turn-to = Obróć na
group-take-die = Weź kość
group-common-die = Wspólna kość
group-choose = Wybierz
group-donkey = Znacznik osłów
group-walk = Idź
group-hire = Dokup

action-done = zakończ turę
action-pass = nie, dalej
action-accept = tak
action-play = { $card } ({ $side })
action-slot-barrow = wózek { $slot }: { $card }
action-slot-helper = pomocnik { $slot }: { $card }
action-buy = { $good-accusative } ({ $price })
action-sell = { $source-accusative } (+{ $price })
action-upgrade = { $source-accusative } na { $into-accusative } ({ $price })
action-upgrade-free = { $source-accusative } na { $into-accusative }
action-grow = wszystkie puste pola
action-grow-field = pole { $good-crop } ({ $count } na polu)
action-pair = { $first-accusative } i { $second-accusative }
action-silver = srebro
action-vp = punkt zwycięstwa
action-return-from = towar z { $target-genitive }
action-return-grey = znacznik { $craft-genitive }
action-leave = twój stragan na polu rynku { $space }
action-market = pole { $space } (wartość { $value })
action-market-taken = pole { $space } (wartość { $value }, { $owner })
action-place-removes = pole { $space }, usuwa { $owners-count ->
    [one] stragan
   *[other] stragany
}: { $owners }
action-die = { $number }: { $options }
action-dice = { $number }: { $options } ({ $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[many] { $count } kości
})
action-rented-die = odłożona kość { $number }: { $options }
action-walk = { $count ->
    [one] { $count } krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
action-hire = jedną dodatkową dostawę ({ $price })

target-barrow = wózek { $slot }
    .genitive = wózka { $slot }
