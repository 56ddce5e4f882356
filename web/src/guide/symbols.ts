/** What each symbol of the two games means: the thing that explains it, as the server calls it. */

import type { Symbols } from "../explain/finding";

export interface GameSymbols {
    things: Symbols;
    /** Beginnings of objects that are met with a symbol not named like them. */
    met: readonly (readonly [object: string, symbol: string])[];
}

const HARVEST = ["olive", "grain", "grape"];
const STOCK = ["pig", "food", "wine", "meat", "commodity"];
const CRAFTS = ["greengrocer", "merchant_house", "deli", "village_store", "butcher", "wainwright"];
const DICE = [1, 2, 3, 4, 5, 6];
const VEGETABLES = ["wheat", "pumpkin", "turnip", "cabbage", "bean", "leek"];

const LA_GRANJA: GameSymbols = {
    things: {
        ...Object.fromEntries(HARVEST.map((good) => [good, `den-${good}`])),
        ...Object.fromEntries(STOCK.map((good) => [good, `stock-${good}`])),
        ...Object.fromEntries(
            CRAFTS.map((craft) => [`craft-${craft.replace("_", "-")}`, `craft-${craft}`]),
        ),
        ...Object.fromEntries(DICE.map((number) => [`die-${number}`, `die-${number}`])),
        ...{ silver: "silver", vp: "vp", "vp-blank": "vp", donkey: "donkey", hat: "hat" },
        ...{ siesta: "siesta", disc: "siesta", roof: "roof", card: "card", hand: "hand" },
        ...{ deck: "deck", barrow: "barrow", helper: "helper", field: "field" },
        ...{ extension: "extensions", income: "income", "extra-delivery": "extra_deliveries" },
        ...{ "pig-place": "pig_places", upgrade: "upgrade", "any-harvest": "any_harvest" },
        ...{ "order-marker": "order_marker", redo: "tile-flip_roof" },
    },
    met: [["tile-", "roof"]],
};

const LOYANG: GameSymbols = {
    things: {
        ...Object.fromEntries(VEGETABLES.map((name) => [name, `shop-${name}`])),
        ...{ cash: "cash", loan: "loan", path: "path", cart: "cart", storehouse: "store" },
        ...{ regular: "regular", casual: "casual", stall: "stall", helper: "helper" },
        ...{ satisfied: "satisfied", unsatisfied: "unsatisfied", lantern: "lantern" },
        ...{ shop: "shop", "two-pack": "deck", deck: "deck", courtyard: "courtyard" },
        ...{ field: "field", "home-field": "field", first: "first", hand: "hand", grid: "grid" },
    },
    met: [
        ["card-regular-", "regular"],
        ["card-casual-", "casual"],
        ["card-stall-", "stall"],
        ["card-field-", "field"],
        ["card-", "helper"],
        ["cart-", "cart"],
    ],
};

export const SYMBOLS: Readonly<Record<string, GameSymbols>> = {
    "la-granja": LA_GRANJA,
    loyang: LOYANG,
};

/** The symbol that stands for an object, if one does. */
export function symbolOf({ things, met }: GameSymbols, object: string): string | null {
    const exact = Object.entries(things).find(([, thing]) => object === thing);
    const alike = Object.entries(things).find(([, thing]) => object.startsWith(`${thing}-`));
    const other = met.find(([beginning]) => object.startsWith(beginning));
    return exact?.[0] ?? other?.[1] ?? alike?.[0] ?? null;
}
