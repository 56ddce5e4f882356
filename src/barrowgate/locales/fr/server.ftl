# What the server says to people by itself: in messages of webhooks.

webhook-waiting = { $game } : c'est à vous de jouer. { $link }
webhook-test = Les messages de { $link } arrivent ici.
