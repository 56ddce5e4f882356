# The whole table as linear text, for somebody who listens: what every game tells alike.

read-now = Maintenant
read-headline = { $parts }
read-you-act = C'est à vous. { $question }
read-acts = Doit agir : { $seat }. Question : { $question }
read-place = Place { $place } : { $seat }, { $score }
read-order = Ordre du tour : { $seats }
read-you = vous
read-nothing = rien
read-number = { $number }
read-own-farm = Votre ferme
read-farm-of = Ferme : { $seat }
read-rules = Règles en vigueur
read-rule = { $name } : { $value }
