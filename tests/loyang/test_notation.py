"""The written form of every action of At the Gates of Loyang."""

import pytest

from barrowgate.core.errors import NotationError
from barrowgate.loyang import names
from barrowgate.loyang.notation import CATALOGUE, HELPERS, KEEPS, USES, VEGETABLES, card_words


def trade(stall: int, vegetable: int) -> int:
    return names.TRADE + (stall - 1) * names.VEGETABLES + vegetable


WRITTEN = [
    (names.DONE, "done"),
    (names.PASS, "pass"),
    (names.ACCEPT, "accept"),
    (names.HARVEST, "harvest"),
    (names.EXTRA, "extra 0"),
    (names.EXTRA + 2, "extra 2"),
    (names.PLANT + names.WHEAT, "plant wheat"),
    (names.PUT + names.FIRST_STALL - 1 + 2, "put stall 3"),
    (names.PUT, "put field 1"),
    (names.TAKE + names.FIRST_REGULAR - 1 + 4, "take regular 5"),
    (names.TAKE + names.FIRST_HELPER - 1 + names.MARKET_CRIER, "take market_crier"),
    (names.PLAY + names.FIRST_CASUAL - 1 + 1, "play casual 2"),
    (names.PLAY + names.CARDS - 1, "play trader 3"),
    (names.FLIP, "flip"),
    (names.PARTNER + 2, "partner 3"),
    (names.BUY + names.WHEAT, "buy wheat"),
    (names.SOW + names.BEAN * names.FIELDS + 2, "sow bean field 3"),
    (names.SOW + names.LEEK * names.FIELDS + 15, "sow leek field 16"),
    (trade(5, names.LEEK), "trade stall 5 leek"),
    (names.GIVE + names.WHEAT, "give wheat"),
    (names.SERVE + 3, "serve regular 4"),
    (names.SERVE + names.REGULARS + 1, "serve casual 2"),
    (names.SERVE_TWICE + 3, "serve regular 4 twice"),
    (names.MISS + 3, "miss regular 4"),
    (names.TWO_PACK, "two_pack"),
    (names.KEEP + names.KEEP_NONE, "keep none"),
    (names.KEEP + names.KEEP_FIRST, "keep first"),
    (names.KEEP + names.KEEP_SECOND, "keep second"),
    (names.KEEP + names.KEEP_FIRST_OVER, "keep first over second"),
    (names.KEEP + names.KEEP_SECOND_OVER, "keep second over first"),
    (names.USE + names.USE_ACCOUNTANT, "use accountant"),
    (names.USE + names.USE_HARVEST_HAND, "use harvest_hand"),
    (names.USE + names.USE_CRIER_REFILL, "use market_crier refill"),
    (names.USE + names.USE_CRIER_SELL, "use market_crier sell"),
    (names.USE + names.USE_MARKET_WOMAN, "use market_woman"),
    (names.USE + names.USE_PLOUGHMAN_CLEAR, "use ploughman clear"),
    (names.USE + names.USE_PLOUGHMAN_HARVEST, "use ploughman harvest"),
    (names.USE + names.USE_SALESWOMAN_MARKERS, "use saleswoman markers"),
    (names.USE + names.USE_SALESWOMAN_BONUS, "use saleswoman bonus"),
    (names.USE + names.USE_SQUIRE, "use squire"),
    (names.USE + names.USE_LEASEHOLDER_BUY, "use leaseholder buy"),
    (names.USE + names.USE_LEASEHOLDER_SWAP, "use leaseholder swap"),
    (names.USE + names.USE_TOUT_SWAP, "use tout swap"),
    (names.USE + names.USE_TOUT_BUY, "use tout buy"),
    (names.USE + names.USE_TRADER, "use trader"),
    (names.USE + names.USE_HAGGLER_SHOPPER, "use haggler shopper"),
    (names.USE + names.USE_HAGGLER_MERCHANT, "use haggler merchant"),
    (names.USE + names.USE_MERCHANT_SHOPPER, "use merchant shopper"),
    (names.USE + names.USE_ALL_THREE, "use haggler merchant shopper"),
    (names.THROW + names.TRADER, "throw trader"),
    (names.CHOOSE + names.FIRST_STALL - 1 + 3, "choose stall 4"),
    (names.FILL + names.LEEK * 4 + 2, "fill leek 2"),
    (names.FILL, "fill wheat 0"),
    (names.NAME + names.WHEAT, "name wheat"),
    (names.HAWK + 2 * names.VEGETABLES + names.BEAN, "hawk stall 3 bean"),
    (names.PICK + 1 * names.FIELDS + 2, "pick 2 field 3"),
    (names.PLACE + 3, "place 4"),
    (names.STORE + names.LEEK, "store leek"),
    (names.ENLARGE, "enlarge"),
    (names.STEP, "step"),
    (names.SELL + names.LEEK, "sell leek"),
    (names.LOAN, "loan"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_an_action_is_written_in_the_words_of_the_game(action: int, text: str) -> None:
    assert CATALOGUE.write(action) == text
    assert CATALOGUE.read(text) == action


def test_every_action_has_a_form_that_reads_as_itself() -> None:
    assert len(CATALOGUE) == names.ACTIONS
    for action in range(names.ACTIONS):
        assert CATALOGUE.read(CATALOGUE.write(action)) == action


@pytest.mark.parametrize("words", [VEGETABLES, HELPERS])
def test_words_stand_in_the_order_of_the_numbers(words: tuple[str, ...]) -> None:
    assert [getattr(names, word.upper()) for word in words] == list(range(len(words)))


@pytest.mark.parametrize(
    ("words", "count"),
    [
        (VEGETABLES, names.VEGETABLES),
        (HELPERS, names.HELPERS),
        (USES, names.USES),
        (KEEPS, names.KEEPS),
    ],
)
def test_every_number_of_a_kind_has_its_word(words: tuple[str, ...], count: int) -> None:
    assert len(set(words)) == len(words) == count


def test_every_helper_but_the_foreman_has_a_use() -> None:
    assert {use.split()[0] for use in USES} == set(HELPERS) - {"foreman"}


def test_the_70_cards_have_70_names() -> None:
    cards = [card_words(card) for card in range(1, names.CARDS + 1)]
    assert len(set(cards)) == names.CARDS
    assert cards[:6] == [f"field {number}" for number in range(1, 7)]
    assert cards[6] == "stall 1"
    assert cards[19:21] == ["stall 14", "regular 1"]
    assert cards[33:35] == ["regular 14", "casual 1"]
    assert cards[47:49] == ["casual 14", "accountant"]
    assert cards[66:] == ["tout", "trader 1", "trader 2", "trader 3"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("sow beans field 3", "sow bean field 3"),
        ("use marketcrier sell", "use market_crier sell"),
        ("serve regluar 4 twice", "serve regular 4 twice"),
        ("two pack", "two_pack"),
    ],
)
def test_a_slip_is_answered_with_what_was_meant(typed: str, meant: str) -> None:
    with pytest.raises(NotationError) as caught:
        CATALOGUE.read(typed)
    assert meant in caught.value.suggestions
