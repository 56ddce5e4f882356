/** What a seat may know of a game of Loyang; the rules make it in `loyang/view.py`. */

import type { View } from "../net/document";

export const VEGETABLES = ["wheat", "pumpkin", "turnip", "cabbage", "bean", "leek"] as const;
export type Vegetable = (typeof VEGETABLES)[number];
export type Counts = Record<Vegetable, number>;
export type Rates = Partial<Counts>;

export type PrintedCard =
    | { kind: "field"; spaces: number }
    | { kind: "stall"; offers: Rates }
    | { kind: "regular"; wants: Vegetable[]; pays: number[]; starter: boolean }
    | { kind: "casual"; wants: Vegetable[]; pays: number }
    | { kind: "helper"; helper: string };
export type CardKind = PrintedCard["kind"];
export type Printed<K extends CardKind> = Extract<PrintedCard, { kind: K }>;

export interface HelperValues {
    shopper_discount: number;
    merchant_price: number;
    crier_goods: number;
    crier_cash: number;
    deliveryman_share: number;
    tout_price: number;
    tenant_price: number;
    tenant_tokens: number;
    tenant_solo_price: number;
    tenant_solo_takes: Vegetable[];
    harvest_hand_tokens: number;
    ploughman_tokens: number;
    leaseholder_price: number;
    squire_cards: number;
    saleswoman_bonus: number;
    trader_payment: number[];
}

export interface Board {
    path: {
        start: number;
        end: number;
        first_step: number;
        steps: number[];
        levels: Record<string, number>;
    };
    shop: Record<Vegetable, { spaces: number; start: number; buy: number; sell: number }>;
    storehouse: { places: number; enlarged: number; price: number };
    loan: { cash: number; steps_back: number; limit: number };
    customer: { penalty: number; modifier: number };
    field: {
        home: { spaces: number; takes: Vegetable[] };
        common_price: number;
        takes: Record<string, Vegetable[]>;
    };
    grid: { rows: number[]; columns: number; buys: number; squire_buys: number };
    cards: Record<string, PrintedCard>;
    helpers: Record<string, { lantern: boolean; phases: string[]; pays_for_field: boolean }>;
    helper_values: HelperValues;
}

/** A card in an area, with what lies on and under it; the keys depend on its kind. */
export interface OpenCard {
    card: string;
    under: string | null;
    holds?: Vegetable[];
    rates?: Rates;
    rows?: number;
    red?: boolean;
    duty?: "due" | "served" | "twice" | "missed" | "not_due";
    wants?: Vegetable[];
    row?: number;
    pays?: number;
}

export interface FieldFacts {
    size: number;
    crop: Vegetable | null;
    tokens: number;
    /** `home`, `private`, or the card of a common field. */
    kind: string;
}

export interface Farm {
    cash: number;
    loans: number;
    path: number;
    enlarged: boolean;
    shop: Counts;
    cart: Counts;
    store: Counts;
    fields: FieldFacts[];
    pile: number;
    pile_holds: Record<string, number>;
    pile_order: number[] | null;
    pile_common: string[];
    hand: string[] | null;
    hand_size: number;
    starter: string[] | null;
    has_starter: boolean;
    taken: boolean;
    finished: boolean;
    pack_bought: boolean;
    lasting: Record<string, number | boolean>;
    store_left: number;
    must_take: boolean;
    prices: {
        buy: Counts;
        sell: Counts;
        two_pack: number;
        step: number | null;
        enlarge: number | null;
    };
    named: Counts | null;
    crier: { left: number; cash: number; pays: Counts } | null;
    trader: { price: number; rates: Record<string, Rates> } | null;
}

export type LoyangView = View & {
    level: string | null;
    scores: number[];
    first: number;
    second: number;
    partners: number[];
    asked: ({ question: string; card?: string } | null)[];
    deck: number;
    discards: string[];
    courtyard: string[];
    drawn: string[];
    grid: (string | null)[];
    grid_prices: ({ row: number; field: number } | null)[];
    areas: OpenCard[][];
    farms: Farm[];
    board: Board;
};
