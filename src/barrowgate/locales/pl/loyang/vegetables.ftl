# Vegetables, fields and cards, as they stand in lists and tables.

vegetable-wheat = pszenica
    .accusative = pszenicę
    .genitive = pszenicy
    .few = pszenice
    .many = pszenic
vegetable-pumpkin = dynia
    .accusative = dynię
    .genitive = dyni
    .few = dynie
    .many = dyń
vegetable-turnip = rzepa
    .accusative = rzepę
    .genitive = rzepy
    .few = rzepy
    .many = rzep
vegetable-cabbage = kapusta
    .accusative = kapustę
    .genitive = kapusty
    .few = kapusty
    .many = kapust
vegetable-bean = fasola
    .accusative = fasolę
    .genitive = fasoli
    .few = fasole
    .many = fasoli
vegetable-leek = por
    .genitive = pora
    .few = pory
    .many = porów

count-cash = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}
count-vegetable = { $count ->
    [one] { $count } { $vegetable }
    [few] { $count } { $vegetable-few }
   *[many] { $count } { $vegetable-many }
}
    .accusative = { $count ->
        [one] { $count } { $vegetable-accusative }
        [few] { $count } { $vegetable-few }
       *[many] { $count } { $vegetable-many }
    }

offer-two = { $vegetable }*

field-home = domowe { $holds }
field-private = [{ $spaces }] { $holds }
field-common = wspólne [{ $spaces }] { $holds }
field-unsown = puste
field-crop = { $vegetable } { $count }
field-numbered = { $number } { $field }

card-field = pole { $number }
    .genitive = pola { $number }
card-stall = stragan { $number }
    .genitive = straganu { $number }
card-regular = stały { $number }
    .accusative = stałego { $number }
    .genitive = stałego { $number }
card-casual = przygodny { $number }
    .accusative = przygodnego { $number }
    .genitive = przygodnego { $number }
card-trader = { $name } { $number }
    .accusative = { $name-accusative } { $number }
    .genitive = { $name-genitive } { $number }
card-spaces = rozmiar { $count }

card-told = { $card }: { $facts }
facts-regular = { $wants } { $pays }
facts-casual = { $wants } { $pays }
regular-rows = { $first }-{ $second }-{ $third }-{ $fourth }

open-regular = { $card }: { $wants }, rząd { $row } płaci { $pays }
open-duty = { $customer }, { $marker }, { $duty }
open-casual = { $card }: { $wants }, teraz płaci { $price }
open-over = { $card } [pod spodem: { $under }]

marker-blue = niebieski
marker-red = czerwony
duty-due = do obsługi
duty-served = obsłużony
duty-twice = obsłużony dwa razy
duty-missed = pominięty
duty-not_due = nie w tej rundzie

text-field = Pole wspólne, rozmiar { $spaces }, za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
   *[many] { $price } monet
}. Można na nim siać: { $crops }.
text-stall = Stragan. Za każde warzywo oddajesz jedno, z gwiazdką dwa: { $offers }.
wants-2 = { $first } i { $second }
wants-3 = { $first }, { $second } i { $third }
text-regular = Stały klient. W każdej z czterech rund chce: { $wants }; kolejne rzędy płacą { $pays }.
text-starter = Klient startowy z gry wprowadzającej.
text-casual = Przygodny klient. Chce naraz: { $wants } i płaci { $pays }; o { $modifier } więcej, gdy masz mniej przygodnych klientów niż stałych, o { $modifier } mniej, gdy masz ich więcej.
text-phases = Kiedy: { $phases }.
text-pays-accountant = Także w fazie kart, gdy płacisz za pole.
text-pays-market_crier = Także w fazie kart, do sprzedaży, gdy płacisz za pole.

seat-1 = statysta
