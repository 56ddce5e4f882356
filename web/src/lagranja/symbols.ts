/**
 * Effects as symbols (design, section 6): a number before a symbol is how much of it there is, a gain
 * has a plus; a slash stands before what may be chosen instead, and before what is counted.
 */

import type { Option } from "./view";

export interface Sign {
    icon: string;
    count?: number;
    isGain?: boolean;
    /** `or` for what may be chosen instead of the sign before, `each` for what that is counted by. */
    joined?: "or" | "each";
}

const OPTIONS: Record<string, string[]> = {
    pig: ["pig"],
    play: ["card"],
    draw: ["deck"],
    harvest: ["any-harvest"],
    pair: ["any-harvest", "any-harvest"],
    silver: ["silver"],
    upgrades: ["upgrade", "upgrade"],
    upgrade_step: ["upgrade", "hat"],
    steps: ["hat", "hat"],
    delivery: ["donkey"],
};

const TILES: Record<string, Sign[]> = {
    two_different_harvest: [{ icon: "any-harvest", count: 2 }],
    pig: [{ icon: "pig" }],
    card: [{ icon: "card" }],
    upgrade: [{ icon: "upgrade" }],
    delivery: [{ icon: "donkey" }],
    siesta_2: [{ icon: "hat", count: 2 }],
    any_harvest: [{ icon: "any-harvest" }],
    grape: [{ icon: "grape" }],
    siesta_1: [{ icon: "hat" }],
    flip_roof: [{ icon: "redo" }],
    grain_or_olive: [{ icon: "grain" }, { icon: "olive", joined: "or" }],
    olive: [{ icon: "olive" }],
    vp: [{ icon: "vp" }],
    silver: [{ icon: "silver" }],
};

const LASTINGS: Record<string, Sign[]> = {
    income_any_resource: [{ icon: "any-harvest" }, { icon: "pig", joined: "or" }],
    income_silver: [{ icon: "silver", isGain: true }],
    income_trade_commodity: [{ icon: "commodity", isGain: true }],
    vp_per_craft_marker: [{ icon: "vp", isGain: true }],
    vp_per_completed_barrow: [{ icon: "vp" }, { icon: "barrow", joined: "each" }],
    siesta_step_and_delivery: [{ icon: "hat" }, { icon: "donkey" }],
};

const EXTENSIONS: Record<string, string> = {
    silver: "income",
    extra_delivery: "extra-delivery",
    pig_space: "pig-place",
};

const OPTION = /^(?:revenue|use)-(.+)$/;

/** The symbols of an option of a die or a commodity, by the key of its words. */
export function optionSigns(key: string): string[] | undefined {
    const name = OPTION.exec(key)?.[1] ?? "";
    return name === "upgrade" ? OPTIONS["upgrades"] : OPTIONS[name];
}

/** What an option gives, each symbol once with how many of it there are. */
function gains({ option, amount }: Option): Sign[] {
    const icons = OPTIONS[option] ?? ["why"];
    return [...new Set(icons)].map((icon) => {
        const count = amount ?? icons.filter((each) => each === icon).length;
        return count > 1 ? { icon, count } : { icon };
    });
}

/** The options of a revenue space, between slashes; one that only mixes others is not drawn. */
export function spaceSigns(options: readonly Option[]): Sign[] {
    const all = options.map(gains);
    const alone = new Set(all.filter(({ length }) => length === 1).map(([sign]) => sign?.icon));
    const drawn = all.filter(
        (signs) => signs.length === 1 || !signs.every(({ icon }) => alone.has(icon)),
    );
    return drawn.flatMap(([first, ...others], place) =>
        first ? [place > 0 ? { ...first, joined: "or" } : first, ...others] : [],
    );
}

export function tileSigns(tile: string, amount: number | undefined): Sign[] {
    const signs = TILES[tile] ?? [{ icon: "why" }];
    return amount ? signs.map((sign) => ({ ...sign, count: amount })) : signs;
}

/** What a craft marker gives for good. */
export function lastingSigns(lasting: string, amount: number): Sign[] {
    const [first, ...others] = LASTINGS[lasting] ?? [{ icon: "why" }];
    const isCounted = first !== undefined && (first.isGain === true || amount > 1);
    return first ? [isCounted ? { ...first, count: amount } : first, ...others] : others;
}

export function extensionIcon(symbol: string): string {
    return EXTENSIONS[symbol] ?? "extension";
}

export function craftIcon(craft: string): string {
    return `craft-${craft.replace("_", "-")}`;
}
