# What the server says to people by itself: in messages of webhooks.

webhook-waiting = It is your turn at { $game }: { $link }
webhook-test = Messages of { $link } arrive here.
