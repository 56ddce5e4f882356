# Vegetables, fields and cards, as they stand in lists and tables.

vegetable-wheat = grano
    .indefinite = del grano
vegetable-pumpkin = zucca
    .plural = zucche
    .indefinite = una zucca
vegetable-turnip = rapa
    .plural = rape
    .indefinite = una rapa
vegetable-cabbage = cavolo
    .plural = cavoli
    .indefinite = un cavolo
vegetable-bean = fagiolo
    .plural = fagioli
    .indefinite = un fagiolo
vegetable-leek = porro
    .plural = porri
    .indefinite = un porro

count-cash = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
count-vegetable = { $count ->
    [one] { $count } { $vegetable }
   *[other] { $count } { $vegetable-plural }
}

offer-two = { $vegetable }*

field-home = casa { $holds }
field-private = [{ $spaces }] { $holds }
field-common = comune [{ $spaces }] { $holds }
field-unsown = non seminato
field-crop = { $vegetable } { $count }
field-numbered = { $number } { $field }

card-field = campo { $number }
card-stall = banco { $number }
card-regular = abituale { $number }
card-casual = occasionale { $number }
card-trader = { $name } { $number }
card-spaces = { $count ->
    [one] { $count } spazio
   *[other] { $count } spazi
}

card-told = { $card }: { $facts }
facts-regular = { $wants } { $pays }
facts-casual = { $wants } { $pays }
regular-rows = { $first }-{ $second }-{ $third }-{ $fourth }

open-regular = { $card }: { $wants }, la riga { $row } paga { $pays }
open-duty = { $customer }, { $marker }, { $duty }
open-casual = { $card }: { $wants }, ora paga { $price }
open-over = { $card } [sopra { $under }]

marker-blue = blu
marker-red = rosso
duty-due = da servire
duty-served = servito
duty-twice = servito due volte
duty-missed = saltato
duty-not_due = non ora

text-field = { $price ->
    [one] Un campo comune con { $spaces } spazi, per { $price } moneta. Accetta: { $crops }.
   *[other] Un campo comune con { $spaces } spazi, per { $price } monete. Accetta: { $crops }.
}
text-stall = Un banco di mercato. Ogni ortaggio costa un altro ortaggio, con l'asterisco due: { $offers }.
wants-2 = { $first } e { $second }
wants-3 = { $first }, { $second } e { $third }
text-regular = Un cliente abituale. Vuole { $wants } per quattro round; le righe pagano { $pays }.
text-starter = Un cliente iniziale della partita introduttiva.
text-casual = Un cliente occasionale. Vuole { $wants } in una sola volta e paga { $pays }; { $modifier } in più finché hai meno clienti occasionali che abituali, { $modifier } in meno finché ne hai di più.
text-phases = Si usa in: { $phases }.
text-pays-accountant = Anche nella fase carte, mentre paghi un campo.
text-pays-market_crier = Anche nella fase carte, per una vendita mentre paghi un campo.

seat-1 = Fantasma
