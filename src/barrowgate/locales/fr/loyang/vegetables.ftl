# Vegetables, fields and cards, as they stand in lists and tables.

vegetable-wheat = blé
    .plural = blés
    .indefinite = du blé
vegetable-pumpkin = potiron
    .plural = potirons
    .indefinite = un potiron
vegetable-turnip = navet
    .plural = navets
    .indefinite = un navet
vegetable-cabbage = chou
    .plural = choux
    .indefinite = un chou
vegetable-bean = haricot
    .plural = haricots
    .indefinite = un haricot
vegetable-leek = poireau
    .plural = poireaux
    .indefinite = un poireau

count-cash = { $count } cash
count-vegetable = { $count ->
    [one] { $count } { $vegetable }
   *[other] { $count } { $vegetable-plural }
}

offer-two = { $vegetable }*

field-home = départ { $holds }
field-private = [{ $spaces }] { $holds }
field-common = commun [{ $spaces }] { $holds }
field-unsown = vide
field-crop = { $vegetable } { $count }
field-numbered = { $number } { $field }

card-field = champ { $number }
    .definite = le champ { $number }
card-stall = étal { $number }
    .definite = l'étal { $number }
card-regular = régulier { $number }
    .definite = le régulier { $number }
card-casual = occasionnel { $number }
    .definite = l'occasionnel { $number }
card-trader = { $name } { $number }
    .definite = { $name-definite } { $number }
card-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}

card-told = { $card } : { $facts }
    .definite = { $card-definite } : { $facts }
facts-regular = { $wants } { $pays }
facts-casual = { $wants } { $pays }
regular-rows = { $first }-{ $second }-{ $third }-{ $fourth }

open-regular = { $card } : { $wants }, ligne { $row } paie { $pays }
open-duty = { $customer }, { $marker }, { $duty }
open-casual = { $card } : { $wants }, paie { $price } maintenant
open-over = { $card } [sur { $under }]

marker-blue = bleu
marker-red = rouge
duty-due = à servir
duty-served = servi
duty-twice = servi deux fois
duty-missed = non servi
duty-not_due = pas à servir

text-field = Un champ commun de { $spaces } cases, pour { $price } cash. Il accepte : { $crops }.
text-stall = Un étal de marché. Chaque légume en coûte un de la charrette, avec une étoile deux : { $offers }.
wants-2 = { $first } et { $second }
wants-3 = { $first }, { $second } et { $third }
text-regular = Un client régulier. Veut { $wants } à chaque tour, quatre fois ; les lignes paient { $pays }.
text-starter = Un client initial de la version d'introduction.
text-casual = Un client occasionnel. Veut { $wants } d'un coup et paie { $pays } ; { $modifier } de plus tant que vous avez moins de clients occasionnels que de réguliers, { $modifier } de moins tant que vous en avez plus.
text-phases = Utilisable en : { $phases }.
text-pays-accountant = Aussi en phase de cartes, quand vous payez un champ.
text-pays-market_crier = Aussi en phase de cartes, pour vendre quand vous payez un champ.

seat-1 = adversaire imaginaire
    .definite = l'adversaire imaginaire
