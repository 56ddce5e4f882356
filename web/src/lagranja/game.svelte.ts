/** The game as the components of its table read it. */

import { groupOf } from "../acting/acting";
import { changes } from "../acting/changes";
import { targets } from "../acting/target.svelte";
import type { Choice, Value } from "../net/document";
import { lookingOn, type Looking } from "../table/looking.svelte";
import { theTable, type TableState } from "../table/state.svelte";
import type { Speaker } from "../words/speaker";
import { GOODS, HARVEST, type Farm, type Good, type LaGranjaView, type PrintedCard } from "./view";

/** Groups of the anytime actions that are about goods. */
const TRADES = new Set(["group-buy", "group-sell", "group-upgrade", "group-commodity"]);
const GAMES = new WeakMap<TableState, Game>();

/** The game of the table that this component stands on; asked for while the component is made. */
export function laGranja(): Game {
    return gameOf(theTable());
}

export function gameOf(table: TableState): Game {
    const game = GAMES.get(table) ?? new Game(table, targets(table));
    GAMES.set(table, game);
    return game;
}

/** Where goods lie on one's own farm that are not on a field. */
export function placeOf(good: Good): string {
    return `${(HARVEST as readonly string[]).includes(good) ? "den" : "stock"}-${good}`;
}

export class Game {
    /** Whose farm is looked at. */
    readonly looking: Looking;
    /** The card that was opened large, and the decision in which it was. */
    private opened = $state.raw({ card: 0, decision: 0 });

    constructor(
        private readonly table: TableState,
        readonly target: ReturnType<typeof targets>,
    ) {
        this.looking = lookingOn(table);
    }

    get view(): LaGranjaView {
        return this.table.document?.view as unknown as LaGranjaView;
    }

    /** Whose farm lies below the gate. */
    get seat(): number {
        return this.looking.below;
    }

    get isMine(): boolean {
        return this.view.seat >= 0;
    }

    farm(seat: number): Farm {
        return this.view.farms[seat] as Farm;
    }

    card(number: number): PrintedCard {
        return this.view.board.cards[number - 1] as PrintedCard;
    }

    /** The card that lies large over the table; 0 is none. A new question closes it. */
    get largeCard(): number {
        const { card, decision } = this.opened;
        return decision === (this.table.asked?.decision ?? 0) ? card : 0;
    }

    /** Open a card large, or close it; whatever was picked is let go with it. */
    openCard(card: number): void {
        this.opened = { card, decision: this.table.asked?.decision ?? 0 };
        if (card) this.looking.close();
        else this.table.letGo();
    }

    /** Look at a farm, or close the one that is open. */
    look(seat: number): void {
        this.looking.at(seat);
        this.opened = { card: 0, decision: 0 };
    }

    say(key: string, values?: Record<string, Value>): string {
        return values ? this.words.say(key, values) : this.words.say(key);
    }

    private get words(): Speaker {
        return this.table.words;
    }

    tile(kind: string): string {
        return this.say(`tile-${kind}`, { amount: this.view.board.tiles[kind] ?? 0 });
    }

    name(seat: number): string {
        return this.say(`seat-${seat}`);
    }

    isBot(seat: number): boolean {
        return this.table.document?.table.seats[seat]?.sitter === "bot";
    }

    /** The table after the action that is previewed, as far as it is certain. */
    get after(): LaGranjaView | null {
        return this.table.after as unknown as LaGranjaView | null;
    }

    /** A farm after the action that is previewed. */
    farmAfter(seat: number): Farm | null {
        return this.after?.farms[seat] ?? null;
    }

    /** How much more of a thing the farm has by the action that is previewed. */
    change(seat: number, thing: string): number {
        const after = this.farmAfter(seat);
        if (after) return count(after, thing) - count(this.farm(seat), thing);
        if (seat !== this.view.seat) return 0;
        return changes(this.table.pointed, this.table.preview, seat)[thing] ?? 0;
    }

    /** What can be traded at any time with the good that alone is picked in its den or stock. */
    get trades(): Choice[] {
        const { picked, asked, found, mayAct } = this.table;
        const isGood = GOODS.some((good) => picked[0] === placeOf(good));
        if (!mayAct || picked.length !== 1 || !isGood) return [];
        return found.left.filter((choice) => TRADES.has(groupOf(asked, choice)?.key ?? ""));
    }

    /** Goods that what may be done would bring to this place. */
    wantedAt(place: string): Set<Good> {
        if (!this.table.mayAct) return new Set();
        return goodsIn(this.table.found.left.filter((choice) => choice.objects.includes(place)));
    }

    /** What would bring this good to this place, if it can come from one thing alone. */
    private bringing(place: string, good: Good): Choice | null {
        if (!this.table.mayAct) return null;
        const [one, ...others] = this.table.found.left.filter(
            (choice) => choice.objects.includes(place) && goodsIn([choice]).has(good),
        );
        return one && others.length === 0 ? one : null;
    }

    pointAtBringing(place: string, good: Good): void {
        const choice = this.bringing(place, good);
        if (choice) this.table.point(choice);
    }

    /** Point at the place itself, as a click beside its goods would be meant. */
    pointAt(place: string): void {
        const { found, mayAct } = this.table;
        this.table.point(mayAct && found.open.has(place) ? this.table.leadsTo(place) : null);
    }

    /** Bring this good to this place; false where it is not that simple. */
    bring(place: string, good: Good, isTap: boolean): boolean {
        const choice = this.bringing(place, good);
        if (choice) void this.table.choose(choice, isTap);
        return choice !== null;
    }

    /** The good that the action pointed at would bring to this place. */
    ghostAt(place: string): Good | undefined {
        const pointed = this.table.pointed;
        if (!pointed?.objects.includes(place)) return undefined;
        return [...goodsIn([pointed])][0];
    }

    /** Is something of this kind ringed: `die-`, `siesta-`? */
    isAsked(...kinds: string[]): boolean {
        if (!this.table.mayAct) return false;
        return [...this.table.askedFor].some((object) =>
            kinds.some((kind) => object.startsWith(kind)),
        );
    }

    /** Is one of the four sides of a card asked for? */
    hasSides(card: number): boolean {
        return this.table.choices.some(({ objects }) =>
            objects.some((object) => object.startsWith(`card-${card}-`)),
        );
    }

    /** May something be done with this thing that is not about any of the others? */
    isAbout(object: string, without: string): boolean {
        return this.table.choices.some(
            ({ objects }) =>
                objects.includes(object) && !objects.some((each) => each.startsWith(without)),
        );
    }
}

/** How much a farm has of `silver`, `vp` or `good-olive`. */
function count(farm: Farm, thing: string): number {
    if (thing === "silver") return farm.silver;
    if (thing === "vp") return farm.vp ?? 0;
    return farm.stock[thing.replace("good-", "") as Good];
}

function goodsIn(choices: readonly { objects: string[] }[]): Set<Good> {
    const places = choices.flatMap((choice) => choice.objects);
    return new Set(
        GOODS.filter((good) =>
            places.some((place) => place === placeOf(good) || place.startsWith(`field-${good}-`)),
        ),
    );
}
