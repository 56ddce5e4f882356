# The helpers: names, what each does in a few words, and in sentences (rules, section 12).

helper-accountant = Accountant
helper-con_man = Con Man
helper-deliveryman = Deliveryman
helper-foreman = Foreman
helper-haggler = Haggler
helper-harvest_hand = Harvest Hand
helper-housemaid = Housemaid
helper-market_crier = Market Crier
helper-market_woman = Market Woman
helper-merchant = Merchant
helper-messenger = Messenger
helper-official = Official
helper-ploughman = Ploughman
helper-saleswoman = Saleswoman
helper-shopper = Shopper
helper-squire = Squire
helper-tenant = Tenant
helper-leaseholder = Leaseholder
helper-tout = Tout
helper-trader = Trader

helper-accountant-short = set your shop, cash for fields of one kind
helper-con_man-short = swap it for a helper of a player who is done
helper-deliveryman-short = serve another's regular
helper-foreman-short = take a helper that is discarded
helper-haggler-short = two of a kind for the price of one
helper-harvest_hand-short = harvest two from large fields, or sow one more
helper-housemaid-short = stalls take one for one
helper-market_crier-short = refill your stalls, or sell from them
helper-market_woman-short = swap stalls, both refilled
helper-merchant-short = what regulars want twice, for { $merchant }
helper-messenger-short = serve regulars twice a row
helper-official-short = two-pack free
helper-ploughman-short = clear a field, or harvest last vegetables
helper-saleswoman-short = markers to blue, or casuals pay { $bonus } more
helper-shopper-short = buy from the supply for { $discount } less
helper-squire-short = { $players ->
    [1] buy up to { $squire_solo } from the grid
   *[other] take up to { $squire } from the courtyard
}
helper-tenant-short = a vegetable of another's field for { $tenant }
helper-leaseholder-short = a field from your pile for { $lease }, or a swap
helper-tout-short = swap casuals, or buy and serve one for { $tout }
helper-trader-short = trade at another's stall

helper-accountant-text = Fill or empty the spaces of your shop as you like. Then name a vegetable: 1 cash for each of your fields that holds it, the home field too.
helper-con_man-text = Swap this card for an open helper of a player who has ended the actions of this phase. In the solitaire game, for any helper of the grid.
helper-deliveryman-text = Serve the next row of another player's regular from your cart and keep the payment; if it was the last row, { $share } cash of it go to the owner.
helper-foreman-text = Take a helper at the moment when it goes from an area to the discard, your own too. It lies in your area then and may be used at its time.
helper-haggler-text = Buy two vegetables of one kind from your shop for the price of one. It may work together with Shopper and Merchant.
helper-harvest_hand-text = In your harvest, take two from each field with at least { $harvest } vegetables, the home field excepted. Or, in your turn, each field sown from now on gets one vegetable more.
helper-housemaid-text = For the rest of this turn one vegetable is enough where a stall wants two.
helper-market_crier-text = Fill all your open stalls. Or sell up to { $goods } vegetables of your stalls to your shop, for at most { $most } cash in all.
helper-market_woman-text = Swap one of your stalls for another player's. Both are filled.
helper-merchant-text = Of each vegetable that your open regulars want at least twice this round, you may buy one from your shop for { $merchant } cash. It may work together with Shopper and Haggler.
helper-messenger-text = For the rest of this turn you may serve each of your regulars twice in the same row, paid both times.
helper-official-text = Your two-pack of this turn is free.
helper-ploughman-text = Clear one of your fields with at least { $plough } vegetables, to be sown again. Or harvest every field of yours that holds exactly one. The home field is excepted.
helper-saleswoman-text = Turn all your satisfaction markers to blue. Or, for the rest of this turn, casual customers pay you { $bonus } cash more than their price.
helper-shopper-text = Buy one vegetable from the supply for { $discount } cash less than its price in the shop. It may work together with Haggler and Merchant.
helper-squire-text = When you take cards, take one to { $squire } from the courtyard in place of one. In the solitaire game, buy up to { $squire_solo } cards from the grid. Not in the round in which the Squire came.
helper-tenant-text = Take a vegetable from another player's field that holds at least { $tenant_tokens }, and pay the owner { $tenant } cash; home fields are safe. In the solitaire game, buy one from the supply for { $tenant_solo } cash: { $tenant_crops }.
helper-leaseholder-text = Pay { $lease } cash and take any field from your private pile. Or put an unsown field under the pile and take another one.
helper-tout-text = Swap one of your casual customers for another player's. Or buy another player's for { $tout } cash and serve it at once.
helper-trader-text = Make one trade at another player's stall. What it costs then: { $payments }.

helper-lantern = With four players, in the action phase, it reaches your partner only.
helper-payment = { $cash } cash in round { $round }
