# The whole table as linear text, for somebody who listens: what every game tells alike.

read-now = Now
read-headline = { $parts }
read-you-act = You are to act. { $question }
read-acts = { $seat } is to act. Asked: { $question }
read-place = Place { $place }: { $seat }, { $score }
read-order = Turn order: { $seats }
read-you = you
read-nothing = nothing
read-number = { $number }
read-own-farm = Your farm
read-farm-of = Farm: { $seat }
read-rules = Rules in force
read-rule = { $name }: { $value }
