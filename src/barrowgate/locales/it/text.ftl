# The whole table as linear text, for somebody who listens: what every game tells alike.

read-now = Adesso
read-headline = { $parts }
read-you-act = Tocca a te. { $question }
read-acts = Deve agire: { $seat }. Domanda: { $question }
read-place = Posto { $place }: { $seat }, { $score }
read-order = Ordine di turno: { $seats }
read-you = tu
read-nothing = nulla
read-number = { $number }
read-own-farm = La tua fattoria
read-farm-of = Fattoria: { $seat }
read-rules = Regole in vigore
read-rule = { $name }: { $value }
