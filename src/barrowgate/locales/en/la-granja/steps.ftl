# Phases and steps of a round.

game-name = La Granja
score = VP

option-marker_limit = at most 25 markers in use
option-secret_vp = points of others are hidden
option-removal = which lower neighbours a market marker removes
option-extra_deliveries = when extra deliveries are paid

phase-farm = Farm phase
phase-revenue = Revenue phase
phase-transport = Transport phase
phase-scoring = Scoring phase

step-cards = 1 Cards
step-income = 2 Income
step-growth = 3 Growth
step-roof = 4 Roof tiles
step-elder = before the roll
step-roll = the roll
step-tenant = after the roll
step-laborer = after the roll
step-first_die = first die
step-second_die = second die
step-common_die = common die
step-neutral = the neutral player
step-donkeys = 1 Donkeys
step-siesta = 2 Siesta track
step-deliveries = 3 Deliveries
step-extra_deliveries = 4 Extra deliveries
step-scoring = scoring

# The same where a number before a name would be taken for a count.

step-cards-short = Cards, 1 of 4
step-income-short = Income, 2 of 4
step-growth-short = Growth, 3 of 4
step-roof-short = Roof tiles, 4 of 4
step-donkeys-short = Donkeys, 1 of 4
step-siesta-short = Siesta track, 2 of 4
step-deliveries-short = Deliveries, 3 of 4
step-extra_deliveries-short = Extra deliveries, 4 of 4
