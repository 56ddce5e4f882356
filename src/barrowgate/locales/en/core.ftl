# What every game shares: taking back.

undo_nothing = Nothing has been played yet that could be taken back.
undo_another_seat = The newest action is another seat's, so yours stands.
undo_revealed = Something was revealed by your last action, so it stands.
