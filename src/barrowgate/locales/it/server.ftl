# What the server says to people by itself: in messages of webhooks.

webhook-waiting = Tocca a te a { $game }: { $link }
webhook-test = Qui arrivano i messaggi di { $link }.
