# The game, its phases and steps, its options.

game-name = At the Gates of Loyang
score = space

option-introductory = each player holds a starter customer
option-first_player = drawn by the seed, or a seat

phase-set-up = Set-up
phase-harvest = Harvest phase
phase-cards = Card phase
phase-action = Action phase

step-crop = the first crop
step-fields = new fields
step-harvest = harvest
step-deal = the deal
step-cards = courtyard
step-cards-solo = grid
step-partner = partners
step-action = actions
step-partners = actions of the partners
step-end = end of the round
