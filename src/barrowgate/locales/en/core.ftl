# What every game shares: taking back, and why an action is not allowed.

undo_nothing = There is nothing to take back: you have not acted yet.
undo_another_seat = The newest action is another seat's, so yours stands.
undo_revealed = Something was revealed by your last action, so it stands.

# Things that are counted have a form "plural"; those without are alike in both.
language-forms = plural
list-separator = {", "}
side-by-side = { $one } { $next }

# Signs of a row: what has arrived, what is not there. A terminal may have better ones.
sign-done = x
sign-none = -
name-separator = {": "}
phrase-separator = {"; "}

reason-allowed = It is allowed now.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-asked = This is not what is asked now.
reason-must-choose = You must choose one of the actions offered.
reason-not-in-hand = This card is not in your hand.
reason-helper-absent = You do not have this helper.
reason-no-written-form = There is no such action.
