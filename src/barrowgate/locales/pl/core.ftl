# What every game shares: taking back, and why an action is not allowed.

undo_nothing = Nie ma czego cofnąć: nie było jeszcze żadnej twojej akcji.
undo_another_seat = Ostatnia akcja należy do kogoś innego, więc twoja zostaje.
undo_revealed = Twoja ostatnia akcja coś odsłoniła, więc zostaje.

# Things have their cases, and what follows a number (few: 2, 3, 4, many: 5); "crop" is what a field
# is a field of. A thing without one of them is alike in it.
language-forms = accusative genitive few many crop
list-separator = {", "}
side-by-side = { $one } { $next }

# Signs of a row: what has arrived, what is not there. A terminal may have better ones.
sign-done = x
sign-none = -
name-separator = {": "}
phrase-separator = {"; "}

reason-allowed = Teraz wolno to zrobić.
reason-game-over = Gra się skończyła.
reason-not-your-turn = To nie twoja tura.
reason-not-asked = Teraz pytanie jest inne.
reason-must-choose = Musisz wybrać jedną z podanych akcji.
reason-not-in-hand = Nie masz tej karty na ręce.
reason-helper-absent = Nie masz tego pomocnika.
reason-no-written-form = Nie ma takiej akcji.
