# What every game shares: taking back, and why an action is not allowed.

undo_nothing = Non c'è nulla da annullare: non hai ancora agito.
undo_another_seat = L'ultima azione è di un altro giocatore, quindi la tua resta.
undo_revealed = La tua ultima azione ha rivelato qualcosa, quindi resta.

# Things that are counted have a form "plural"; those without are alike in both.
# The form "indefinite" is the thing with its article: una zucca, del grano.
language-forms = plural indefinite
list-separator = {", "}
side-by-side = { $one } { $next }

# Signs of a row: what has arrived, what is not there. A terminal may have better ones.
sign-done = x
sign-none = -
name-separator = {": "}
phrase-separator = {"; "}

reason-allowed = Adesso si può.
reason-game-over = La partita è finita.
reason-not-your-turn = Non è il tuo turno.
reason-not-asked = Non è quello che ti viene chiesto ora.
reason-must-choose = Devi scegliere una delle azioni proposte.
reason-not-in-hand = Non hai questa carta in mano.
reason-helper-absent = Non hai questo aiutante.
reason-no-written-form = Questa azione non esiste.
