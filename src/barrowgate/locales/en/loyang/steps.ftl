# The game, its phases and steps, its options.

game-name = At the Gates of Loyang
goal = At the Gates of Loyang: nine rounds, and who gets furthest on the Path of Prosperity wins. Grow vegetables, serve customers, buy steps with their cash.
goal-solo = At the Gates of Loyang alone: nine rounds to get as far as you can on the Path of Prosperity. Grow vegetables, serve customers, buy steps with their cash.
score = space
example-action = sow bean field 2
example-card = regular 9
example-card-named = foreman

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
