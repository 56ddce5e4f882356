# What the server says to people by itself: in messages of webhooks.

webhook-waiting = Twoja tura ({ $game }): { $link }
webhook-test = Tu przychodzą wiadomości z { $link }.
