# What every game shares: taking back, and why an action is not allowed.

undo_nothing = Rien à annuler : vous n'avez encore rien fait.
undo_another_seat = La dernière action est celle d'un autre siège : la vôtre reste acquise.
undo_revealed = Votre dernière action a révélé quelque chose : elle reste acquise.

# Things that are counted have a form "plural"; those without are alike in both.
language-forms = plural definite indefinite de au title brief
list-separator = {", "}
side-by-side = { $one } { $next }

# Signs of a row: what has arrived, what is not there. A terminal may have better ones.
sign-done = x
sign-none = -
name-separator = {" : "}
phrase-separator = {" ; "}

reason-allowed = C'est permis maintenant.
reason-game-over = La partie est terminée.
reason-not-your-turn = Ce n'est pas à vous.
reason-not-asked = Ce n'est pas ce qui est demandé maintenant.
reason-must-choose = Vous devez choisir une des actions proposées.
reason-not-in-hand = Cette carte n'est pas dans votre main.
reason-helper-absent = Vous n'avez pas cet assistant.
reason-no-written-form = Cette action n'existe pas.
