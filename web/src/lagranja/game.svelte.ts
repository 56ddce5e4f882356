/** The game as the components of its table read it. */

import { targets } from "../acting/target.svelte";
import type { SeatFacts, Value } from "../net/document";
import { theTable, type TableState } from "../table/state.svelte";
import type { Speaker } from "../words/speaker";
import { GOODS, HARVEST, type Farm, type Good, type LaGranjaView, type PrintedCard } from "./view";

const GAMES = new WeakMap<TableState, Game>();

/** The game of the table that this component stands on; asked for while the component is made. */
export function laGranja(): Game {
    const table = theTable();
    const game = GAMES.get(table) ?? new Game(table, targets());
    GAMES.set(table, game);
    return game;
}

/** Where goods lie on the own farm that are not on a field. */
export function placeOf(good: Good): string {
    return `${(HARVEST as readonly string[]).includes(good) ? "den" : "stock"}-${good}`;
}

export class Game {
    /** Whose farm is looked at over the common part; -1 for nobody's. */
    looked = $state(-1);
    private named: { speaker: Speaker; seats: SeatFacts[]; words: Speaker } | null = null;

    constructor(
        private readonly table: TableState,
        readonly target: ReturnType<typeof targets>,
    ) {}

    get view(): LaGranjaView {
        return this.table.document?.view as unknown as LaGranjaView;
    }

    /** Whose farm lies below the gate: one's own; for an onlooker that of the first in order. */
    get seat(): number {
        return this.view.seat >= 0 ? this.view.seat : (this.view.order[0] ?? 0);
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

    say(key: string, values?: Record<string, Value>): string {
        return values ? this.words.say(key, values) : this.words.say(key);
    }

    /** The words, with the names of those who sit here. */
    private get words(): Speaker {
        const { speaker } = this.table;
        const seats = this.table.document?.table.seats ?? [];
        if (this.named?.speaker !== speaker || this.named.seats !== seats) {
            this.named = { speaker, seats, words: speaker.with(this.table.names()) };
        }
        return this.named.words;
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

    /** How much of a thing the action that is pointed at costs for certain. */
    cost(thing: string): number {
        return this.table.pointed?.cost[thing] ?? 0;
    }

    /** Goods that what may be done would bring to this place. */
    wantedAt(place: string): Set<Good> {
        if (!this.table.mayAct) return new Set();
        return goodsIn(this.table.found.left.filter((choice) => choice.objects.includes(place)));
    }

    /** The good that the action pointed at would bring to this place. */
    ghostAt(place: string): Good | undefined {
        const pointed = this.table.pointed;
        if (!pointed?.objects.includes(place)) return undefined;
        return [...goodsIn([pointed])][0];
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

function goodsIn(choices: readonly { objects: string[] }[]): Set<Good> {
    const places = choices.flatMap((choice) => choice.objects);
    return new Set(
        GOODS.filter((good) =>
            places.some((place) => place === placeOf(good) || place.startsWith(`field-${good}-`)),
        ),
    );
}
