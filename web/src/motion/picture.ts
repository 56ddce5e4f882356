/**
 * What lies where on the table, as it is drawn. A thing says what it is by an attribute:
 *
 * - `data-piece="NAME"`: one piece that is known by its name wherever it lies, such as a disc;
 * - `data-holds="SYMBOL COUNT"`: a place with so many pieces that look alike (one, without a count;
 *   without a symbol it is a number that only changes);
 * - `data-home="SYMBOL"`: where such pieces come from and go to, if no other place is known.
 *
 * A symbol is one of the sprite. Nothing here knows a game.
 */

export interface Box {
    x: number;
    y: number;
    width: number;
    height: number;
}

export interface Held {
    symbol: string;
    count: number;
    at: Box;
}

export interface Lying {
    element: Element;
    at: Box;
}

export interface Picture {
    pieces: Map<string, Lying>;
    held: Map<Element, Held>;
    homes: Map<string, Box>;
}

const ICON = "svg.icon";

export function isSeen(box: Box): boolean {
    return box.width > 0 && box.height > 0;
}

export function boxOf(element: Element): Box {
    return element.getBoundingClientRect();
}

/** Where the pieces of a place are drawn: its symbol, or the one beside the count. */
function symbolOf(element: Element): Element {
    if (element instanceof SVGElement) return element;
    const [one, two] = [element.parentElement, element.parentElement?.parentElement];
    for (const around of [element, one, two]) {
        const icon = around?.querySelector(ICON);
        if (icon) return icon;
    }
    return element;
}

function read(text: string): { symbol: string; count: number } {
    const [symbol = "", count = "1"] = text.split(" ");
    return { symbol, count: Number(count) };
}

/** The counts of the table without the places that they lie at, which cost the browser a layout. */
export type Counts = Map<HTMLElement | SVGElement, string>;

export function counts(root: ParentNode): Counts {
    const found = root.querySelectorAll<HTMLElement | SVGElement>("[data-holds]");
    return new Map([...found].map((element) => [element, element.dataset.holds ?? ""]));
}

/** The elements that still hold the same, but more of it or less. */
export function changedSince(before: Counts): Element[] {
    const symbolIn = (text: string) => read(text).symbol;
    return [...before].flatMap(([element, was]) => {
        const now = element.isConnected ? (element.dataset.holds ?? "") : was;
        return now !== was && symbolIn(now) === symbolIn(was) ? [element] : [];
    });
}

const MARKED = "[data-piece], [data-holds], [data-home]";

export function picture(root: ParentNode): Picture {
    const pieces = new Map<string, Lying>();
    const held = new Map<Element, Held>();
    const homes = new Map<string, Box>();
    for (const element of root.querySelectorAll<HTMLElement | SVGElement>(MARKED)) {
        const { piece, holds, home } = element.dataset;
        const at = boxOf(holds === undefined ? element : symbolOf(element));
        if (!isSeen(at)) continue;
        if (piece && !pieces.has(piece)) pieces.set(piece, { element, at });
        if (holds !== undefined) held.set(element, { ...read(holds), at });
        if (home !== undefined) homes.set(home, at);
    }
    return { pieces, held, homes };
}
