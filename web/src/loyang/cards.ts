/** Cards as the page names them: their words, their objects, what their texts mention. */

import type { Message, Value } from "../net/document";
import type { Board, CardKind, Farm, LoyangView, OpenCard, Rates, Vegetable } from "./view";

const TRADER = "trader";

/** `stall 3`, `con_man`, `trader 2`. */
export function cardName(card: string): Message {
    const [kind = "", number] = card.split(" ");
    if (number === undefined) return { key: `helper-${kind}` };
    const values: Record<string, Value> = { number: Number(number) };
    if (kind === TRADER) values.name = `helper-${kind}`;
    return { key: `card-${kind}`, values };
}

export function cardObject(card: string): string {
    return `card-${card.replace(" ", "-")}`;
}

/** Is this a field of a seat, a card that lies open there, or a part of one? */
export function isOnFarm({ areas }: LoyangView, seat: number, object: string): boolean {
    const cards = (areas[seat] ?? []).map(({ card }) => cardObject(card));
    return [`seat-${seat}-field`, ...cards].some(
        (each) => object === each || object.startsWith(`${each}-`),
    );
}

export function kindOf(board: Board, card: string): CardKind {
    return board.cards[card]?.kind ?? "helper";
}

export function ofOneKind(board: Board, cards: readonly string[], kind: CardKind): string[] {
    return cards.filter((card) => kindOf(board, card) === kind);
}

/** The open cards of one kind in an area. */
export function ofKind(board: Board, area: readonly OpenCard[], kind: CardKind): OpenCard[] {
    return area.filter((open) => kindOf(board, open.card) === kind);
}

/** What a hand holds, as far as it may be seen. */
export function handCards({ hand, starter }: Farm): string[] {
    return [...(hand ?? []), ...(starter ?? [])];
}

/** Cards on show: those that were turned over, and what the Foreman may take. */
export function shownCards({ drawn, asked }: LoyangView, seat: number): string[] {
    const question = asked[seat];
    const lost = question?.question === "foreman" ? question.card : undefined;
    return lost === undefined ? drawn : [...drawn, lost];
}

/** Cards in the order in which they are numbered: so they keep their places, whoever takes one. */
export function inOrder({ cards: all }: Board, cards: readonly string[]): string[] {
    return Object.keys(all).filter((card) => cards.includes(card));
}

/** How much more or less than printed the casual customers of an area pay; all alike. */
export function casualsPay(board: Board, area: readonly OpenCard[]): number {
    for (const open of area) {
        const printed = board.cards[open.card];
        if (printed?.kind === "casual" && open.pays !== undefined) return open.pays - printed.pays;
    }
    return 0;
}

const vegetable = (name: Vegetable): Message => ({ key: `vegetable-${name}` });

/** The numbers that the words of helpers mention. */
export function helperValues(board: Board, players: number): Record<string, Value> {
    const values = board.helper_values;
    return {
        players,
        discount: values.shopper_discount,
        merchant: values.merchant_price,
        goods: values.crier_goods,
        most: values.crier_cash,
        share: values.deliveryman_share,
        tout: values.tout_price,
        tenant: values.tenant_price,
        tenant_tokens: values.tenant_tokens,
        tenant_solo: values.tenant_solo_price,
        tenant_crops: values.tenant_solo_takes.map(vegetable),
        harvest: values.harvest_hand_tokens,
        plough: values.ploughman_tokens,
        lease: values.leaseholder_price,
        squire: values.squire_cards,
        squire_solo: board.grid.squire_buys,
        bonus: values.saleswoman_bonus,
        payments: values.trader_payment
            .map((cash, place) => ({ key: "helper-payment", values: { cash, round: place + 1 } }))
            .filter(({ values: { cash } }) => cash > 0),
    };
}

/** What a stall offers, in the order that is printed on it; what is sold has no rate. */
export function offers(
    printed: Rates,
    now: Rates,
): { vegetable: Vegetable; rate: number; sold: boolean }[] {
    return (Object.keys(printed) as Vegetable[]).map((name) => ({
        vegetable: name,
        rate: now[name] ?? printed[name] ?? 1,
        sold: now[name] === undefined,
    }));
}
