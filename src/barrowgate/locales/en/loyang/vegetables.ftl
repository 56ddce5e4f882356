# Vegetables, fields and cards, as they stand in lists and tables.

vegetable-wheat = wheat
vegetable-pumpkin = pumpkin
    .plural = pumpkins
vegetable-turnip = turnip
    .plural = turnips
vegetable-cabbage = cabbage
    .plural = cabbages
vegetable-bean = bean
    .plural = beans
vegetable-leek = leek
    .plural = leeks

count-cash = { $count } cash
count-vegetable = { $count ->
    [one] { $count } { $vegetable }
   *[other] { $count } { $vegetable-plural }
}

offer-two = { $vegetable }*

field-home = home { $holds }
field-private = [{ $spaces }] { $holds }
field-common = common [{ $spaces }] { $holds }
field-unsown = unsown
field-crop = { $vegetable } { $count }
field-numbered = { $number } { $field }

card-field = field { $number }
card-stall = stall { $number }
card-regular = regular { $number }
card-casual = casual { $number }
card-trader = { $name } { $number }
card-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}

card-told = { $card }: { $facts }
facts-regular = { $wants } { $pays }
facts-casual = { $wants } { $pays }
regular-rows = { $first }-{ $second }-{ $third }-{ $fourth }

open-regular = { $card }: { $wants }, row { $row } pays { $pays }
open-duty = { $customer }, { $marker }, { $duty }
open-casual = { $card }: { $wants }, pays { $price } now
open-over = { $card } [over { $under }]

marker-blue = blue
marker-red = red
duty-due = due
duty-served = served
duty-twice = served twice
duty-missed = missed
duty-not_due = not due

text-field = A common field with { $spaces } spaces, for { $price } cash. It takes: { $crops }.
text-stall = A market stall. Each vegetable costs one from the cart, with a star two: { $offers }.
wants-2 = { $first } and { $second }
wants-3 = { $first }, { $second } and { $third }
text-regular = A regular customer. Wants { $wants } in each of four rounds; the rows pay { $pays }.
text-starter = A starter of the introductory game.
text-casual = A casual customer. Wants { $wants } at once and pays { $pays }; { $modifier } more while you have fewer casual than regular customers, { $modifier } less while you have more.
text-phases = Used in: { $phases }.
text-pays-accountant = In the card phase too, while you pay for a field.
text-pays-market_crier = In the card phase too, for a sale while you pay for a field.

seat-1 = dummy
