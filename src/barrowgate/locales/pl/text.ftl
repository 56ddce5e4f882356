# The whole table as linear text, for somebody who listens: what every game tells alike.

read-now = Teraz
read-headline = { $parts }
read-you-act = Twój ruch. { $question }
read-acts = Ruch: { $seat }. Pytanie: { $question }
read-place = Miejsce { $place }: { $seat }, { $score }
read-order = Kolejność: { $seats }
read-you = ty
read-nothing = nic
read-number = { $number }
read-own-farm = Twoja farma
read-farm-of = Farma: { $seat }
read-rules = Obowiązujące zasady
read-rule = { $name }: { $value }
