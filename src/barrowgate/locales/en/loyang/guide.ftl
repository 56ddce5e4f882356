# The guided first round. [cart|cart] is a symbol, which is read out as "cart".

web-guide-loyang-crop = Buy one vegetable and fill your home field with its kind. [wheat|Wheat] is cheap, and many want it.
web-guide-loyang-crop-more = The field gives one in each of the nine rounds.
web-guide-loyang-put = Put a card into the [courtyard|courtyard], or take one from it. There is nothing for you yet: put this one.
web-guide-loyang-put-more = What you put there, others may take. In the end you have one card of the courtyard and one of your hand.
web-guide-loyang-take = Here is a [regular|regular customer]. Take it: one card of your hand goes with it.
web-guide-loyang-take-more = Regulars come back in each round and pay more from row to row.
web-guide-loyang-put-on = Nothing for you yet: put another card, or take what you like.
web-guide-loyang-hand = Now one of your own cards. This customer wants what you can have at once.
web-guide-loyang-sow = Sow the vegetable of your [cart|cart]: the whole field is filled with its kind, and gives one a round.
web-guide-loyang-sow-more = Click the vegetable or the field, either end first.
web-guide-loyang-buy = Your customer wants two vegetables. Buy the first one in your [shop|shop].
web-guide-loyang-buy-on = And the second. What you buy goes to your cart.
web-guide-loyang-serve = Everything is in the cart: serve the [regular|customer], who pays at once.
web-guide-loyang-serve-more = The next row pays more, in the next round.
web-guide-loyang-miss = Your other customer is missed: its face turns red. Missed again, it costs cash. End your turn.
web-guide-loyang-miss-more = You could still buy, or take a loan. Nothing is final: Undo takes it back.
web-guide-loyang-step = Steps on the [path|path] win the game. The first one in each turn costs only one cash: take it.
web-guide-loyang-step-more = Each further step costs the number of its space.
web-guide-loyang-store = What is left in the cart must be stored; the rest goes back.
web-guide-loyang-end = Enough for now. End here, and keep your cash for the next round.
web-guide-loyang-farewell = That was a whole round. Eight more follow in the same way; from here on the farm is yours.
web-guide-loyang-farewell-more = The question mark above tells what a thing is, and the list in the gate what you can do.
