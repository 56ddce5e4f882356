/** What the components of Loyang read: the view, one's own seat, words, and whose farm is looked at. */

import { getContext, setContext } from "svelte";
import { changes } from "../acting/changes";
import type { Group } from "../net/document";
import { lookingOn, type Looking } from "../table/looking.svelte";
import { theTable, type TableState } from "../table/state.svelte";
import type { Speaker } from "../words/speaker";
import type { Farm, LoyangView, Vegetable } from "./view";

export interface Loyang {
    readonly table: TableState;
    readonly view: LoyangView;
    readonly looking: Looking;
    /** One's own seat; that of an onlooker is chosen. */
    readonly own: number;
    readonly say: Speaker;
    /** The seats in turn order; before there is one, from the big token on. */
    readonly order: number[];
    farm(seat: number): Farm;
    /** The table after the previewed action, as far as it is certain. */
    readonly after: LoyangView | null;
    /** What the previewed action does to one's own `cash`, or `vegetable-leek` in the cart. */
    change(thing: string): number | undefined;
    /** The actions of a kind, if such are offered now: `group-flip`. */
    offered(key: string): Group | undefined;
    /** The partner of a seat, where partners are chosen. */
    partner(seat: number): number | null;
}

const KEY = Symbol("loyang");

/** Made once for each part of the table; what it gives follows the table's state. */
export function provideGame(): Loyang {
    const table = theTable();
    const looking = lookingOn(table);
    return setContext<Loyang>(KEY, {
        table,
        looking,
        get view() {
            return table.document?.view as unknown as LoyangView;
        },
        get own() {
            return looking.below;
        },
        get order() {
            const { order, players, first } = this.view;
            if (new Set(order).size === players) return order;
            return Array.from({ length: players }, (_, place) => (first + place) % players);
        },
        get say() {
            return table.words;
        },
        farm(seat) {
            return this.view.farms[seat] as Farm;
        },
        get after() {
            return table.after as unknown as LoyangView | null;
        },
        change(thing) {
            const then = this.after?.farms[this.own];
            if (!then) return changes(table.pointed, table.preview, this.own)[thing];
            return amountOf(then, thing) - amountOf(this.farm(this.own), thing);
        },
        offered(key) {
            return table.asked?.groups.find((group) => group.key === key);
        },
        partner(seat) {
            const { partners } = this.view;
            const partner = partners[seat];
            const isMutual = partner !== undefined && partners[partner] === seat;
            return isMutual && partner !== seat ? partner : null;
        },
    });
}

function amountOf(farm: Farm, thing: string): number {
    return thing === "cash" ? farm.cash : farm.cart[thing.replace("vegetable-", "") as Vegetable];
}

export function theGame(): Loyang {
    return getContext<Loyang>(KEY);
}
