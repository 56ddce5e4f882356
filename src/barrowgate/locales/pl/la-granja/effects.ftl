# What a helper does, described by its effect and its numbers: for helpers that a player's own
# components changed, since the texts of the cards speak of the shipped ones.

effect-upgrade_discount = Przetworzenie { $good-genitive } kosztuje o { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} mniej.
effect-vp_when_marker_removed = { $vp } PZ za każdy twój stragan, który usuwa przeciwnik.
effect-two_revenue_options = Dwie różne opcje kości wziętej z pola { $spaces }.
effect-pay_vp_play_card = Zapłać { $vp } PZ, aby zagrać kartę.
effect-reserve_last_die = Przed rzutem zarezerwuj ostatnią kość z pola dochodu.
effect-pay_vp_round_revenue = Po użyciu wziętej kości zapłać { $vp } PZ, aby skorzystać też z pola o numerze rundy.
effect-commodity_for_harvest = Zwróć skrzynkę z towarami i weź { $goods ->
    [one] { $goods } plon
    [few] { $goods } plony
   *[many] { $goods } plonów
}, takie same lub różne.
effect-siesta_bonus_vp = { $vp } PZ więcej, gdy punktujesz na torze sjesty.
effect-keep_barrow = Zapłać { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}, aby zachować zapełniony wózek.
effect-extension_discount = Rozszerzenia kosztują o { $goods ->
    [one] { $goods } towar
    [few] { $goods } towary
   *[many] { $goods } towarów
} mniej.
effect-roof_discount = Znaczniki dachu kosztują o { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} mniej.
effect-grain_for_vp = Ze świnią na farmie możesz usunąć zboże, aby dostać { $vp } PZ. Zagrody dla świń: { $pig_spaces }.
effect-pay_vp_repeat_die = Po użyciu wziętej kości zapłać { $vp } PZ, aby użyć jej ponownie.
effect-silver_when_die_matched = { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}, gdy inny gracz używa wartości, którą masz na swojej farmie.
effect-turn_die = Po rzucie obróć jedną kość.
effect-play_lower_barrow = Po zapełnieniu wózka zagraj kartę jako wózek o niższej wartości.
effect-hand_limit = Limit kart na ręce +{ $cards }. Karty dobierane od razu: { $draw }.
effect-extra_delivery = Dodatkowe dostawy, które można kupić: +{ $count }.
effect-two_commodity_options = Druga, inna opcja, gdy zwracasz skrzynkę z towarami.
effect-roof_paid_with_upgraded = Za znaczniki dachu można płacić przetworzonymi zasobami, każdy po { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}.
effect-free_upgrade = Darmowe przetworzenie: { $good }, najwyżej { $count }.
effect-extra_deliveries_flat = Pierwsza dodatkowa dostawa w rundzie kosztuje { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}, następne nic.
effect-extra_card_play = Dodatkowe karty w kroku 1 fazy farmy: { $cards }.
effect-rent_die = Po rzucie odłóż kość; inny gracz, który ją bierze, oddaje ci plon.
effect-income_silver = Przychód: { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}.
effect-revenue_bonus = Na polu dochodu ({ $on }): { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}, { $harvest ->
    [one] { $harvest } plon
    [few] { $harvest } plony
   *[many] { $harvest } plonów
}.
effect-roof_bonus_vp = { $vp } PZ, gdy kupujesz znacznik dachu.
effect-escape_removal = Przenieś stragan, który miałby zostać usunięty, na wolne sąsiednie pole.
effect-extra_growth = Plon rośnie także na jednym niepustym polu.
effect-sell_from_fields = Możesz sprzedawać plony prosto z pól.
effect-silver_for_upgrade = { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} za przetworzenie { $good-genitive }.
effect-extension_same_goods = Towary, którymi płacisz za rozszerzenie, mogą być takie same.
effect-field_enters_planted = Zagrane pole ma od razu na sobie plon.
effect-delivery_with_roof = Dostawy przy zakupie znacznika dachu: { $count }.
effect-pig_with_barrow = Świnie za każdy zapełniony wózek: { $pigs }.
effect-extra_roof_space = Ta karta mieści jeden znacznik dachu, za { $vp } PZ.
effect-silver_to_harvest = { $harvest ->
    [one] { $harvest } plon
    [few] { $harvest } plony
   *[many] { $harvest } plonów
} za { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} z pola dochodu.
effect-income_per_pig = Przychód: { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} za świnię; świń liczy się najwyżej { $limit }.
effect-silver_for_removal = { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} za każdy stragan, który usuwasz.
effect-pay_silver_draw_card = Zapłać { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}, aby dobrać kartę.
effect-double_delivery = Jedna dostawa przenosi dwa plony w to samo miejsce.
effect-copy_harvest = Plony takich rodzajów, jakie masz: { $goods }.
effect-craft_bonus_vp = { $vp } PZ, gdy zaopatrujesz w całości budynek rzemieślniczy.
effect-pig_spaces = Zagrody dla świń: { $pig_spaces }.
effect-income_per_field_kind = Przychód: { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} za każdy rodzaj plonu na twoich polach.
effect-field_to_den = Przenieś { $good-accusative } z pola do spichlerza jako dowolny plon.
effect-pay_silver_for_vp = Zapłać { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}, aby dostać { $vp } PZ.
effect-discard_card_for_harvest = Odrzuć kartę, aby dostać plony: { $harvest }.
effect-extra_siesta_step = Dodatkowe kroki sjesty w kroku 2 fazy transportu: { $steps }.
effect-take_back_good = Po zaopatrzeniu w całości budynku rzemieślniczego zabierz z niego jeden towar.
effect-silver_to_vp = { $vp } PZ za { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} z pola dochodu.
effect-pay_silver_siesta_step = Zapłać { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
}, aby iść po torze sjesty; kroki: { $steps }.
effect-offspring = Młode: { $pigs ->
    [one] { $pigs } świnia
    [few] { $pigs } świnie
   *[many] { $pigs } świń
}, o ile jest na nie miejsce.
effect-wine_for_vp = Usuń wino, aby dostać { $vp } PZ.
effect-delivery_with_donkey = Dodatkowe dostawy przy znaczniku z liczbą osłów { $donkeys }: { $count }.
effect-buy_discount = Kupujesz plony o { $silver ->
    [one] { $silver } srebro
    [few] { $silver } srebra
   *[many] { $silver } srebra
} taniej, każdy za co najmniej { $least }.
effect-commodity_action_free = Skorzystaj z opcji skrzynki bez skrzynki; ta opcja jest potem dla ciebie zamknięta.

effect-once = { $effect } Raz na rundę.
effect-any-resource = dowolny zasób
    .genitive = dowolnego zasobu

bonus-pig = wzięcie świni
bonus-play_card = zagranie karty
bonus-harvest = wzięcie plonów
bonus-siesta = kroki sjesty
bonus-delivery = dostawa
