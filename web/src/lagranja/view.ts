/** What a seat may know of La Granja; `lagranja/view.py`, `farm_facts.py` and `board_facts.py` make it. */

import type { View } from "../net/document";

export const GOODS = [
    "olive",
    "grain",
    "grape",
    "pig",
    "food",
    "wine",
    "meat",
    "commodity",
] as const;
export const HARVEST = ["olive", "grain", "grape"] as const;
export const SIDES = ["barrow", "field", "extension", "helper"] as const;

export type Good = (typeof GOODS)[number];
export type Harvest = (typeof HARVEST)[number];
export type Side = (typeof SIDES)[number];
export type ExtensionSymbol = "silver" | "extra_delivery" | "pig_space";

/** The owner of a market marker who is no seat. */
export const NEUTRAL = 4;
export const NOBODY = -1;

export interface MarketPlace {
    space: number;
    value: number;
    q: number;
    r: number;
}

export interface Option {
    option: string;
    amount: number | null;
}

export interface PrintedCraft {
    craft: string;
    row: Good[];
    instant: string;
    instant_amount: number;
    lasting: string;
    lasting_amount: number;
}

export interface DonkeyTile {
    donkeys: number;
    hats: number;
}

export interface PrintedCard {
    card: number;
    field: Harvest;
    barrow: { vp: number; needs: Good[] };
    extension: ExtensionSymbol[];
    helper: string;
}

/** What is printed; always the same in one box. */
export interface Board {
    market: MarketPlace[];
    siesta: number[];
    revenue: Option[][];
    crafts: PrintedCraft[];
    donkeys: DonkeyTile[];
    roof: number[];
    tiles: Record<string, number>;
    commodity_silver: number;
    cards: PrintedCard[];
}

export interface Field {
    good: Harvest;
    holds: number;
    fields: number;
}

export interface Barrow {
    card: number;
    vp: number;
    needs: Good[];
    has: Good[];
}

export interface CraftRow {
    marker: "none" | "front" | "back";
    grey: boolean;
    needs: Good[];
    has: Good[];
}

export interface Helper {
    card: number;
    used: boolean;
}

export interface Tile {
    tile: string;
    used: boolean;
}

export interface Walk {
    least: number;
    most: number;
    must: boolean;
}

export interface Prices {
    buy: number[];
    sell: number[];
    upgrade: number[];
    tile: number;
    extra: number;
}

export interface Farm {
    silver: number;
    vp: number | null;
    markers: number | null;
    hand: number[] | null;
    hand_size: number;
    hand_limit: number;
    plays_left: number | null;
    must_play: number | null;
    walk: Walk | null;
    deliveries_left: number | null;
    extra_left: number | null;
    stock: Record<Good, number>;
    pig_places: number;
    field_cards: number[];
    fields: Field[];
    barrows: (Barrow | null)[];
    crafts: CraftRow[];
    extensions: number[];
    extension_cost: number;
    income: number;
    extra_deliveries: number;
    helpers: (Helper | null)[];
    roof: (Tile | null)[];
    bought_tile: boolean;
    donkey: number | null;
    donkey_chosen: boolean;
    donkeys_resting: number[];
    dice: number[];
    reserved: number | null;
    closed_uses: string[];
    prices: Prices;
}

/** The question of a seat with its numbers. */
export type Question = {
    question: string;
    tile?: string;
    about?: { tile?: string } | null;
} & Record<string, unknown>;

export interface LaGranjaView extends View {
    turn: number;
    over: boolean;
    scores: number[] | null;
    standing: number[] | null;
    questions: (string | null)[];
    asked: (Question | null)[];
    solo_first: boolean | null;
    deck: number;
    discards: number[];
    tiles: string[];
    dice: number[];
    common_die: number | null;
    rented: { number: number; seat: number } | null;
    blocked: number[];
    completed: boolean[];
    craft_vp: number[];
    market: number[];
    closed: number[];
    placing: { space: number; removes: number[] }[] | null;
    placed: number;
    doomed: number[];
    siesta: number[];
    siesta_order: number[];
    siesta_vp: number[];
    revenue: Option[][];
    board: Board;
    farms: Farm[];
}
