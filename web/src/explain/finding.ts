/** Which thing somebody asks about: the nearest that says what it is, else the symbol that is there. */

export interface Found {
    thing: string;
    element: Element;
}

/** By the id of a symbol the thing that explains it. */
export type Symbols = Readonly<Record<string, string>>;

/** What can be acted on names its objects; what lies on another's farm says only what it is. */
const TOLD = "[data-objects], [data-explains]";

/** A number and its symbol stand beside each other: so far one looks around. */
const FAR = 3;

export function thingAt(at: Element, symbols: Symbols): Found | null {
    const holder = at.closest<HTMLElement | SVGElement>(TOLD);
    const thing = holder?.dataset.explains ?? holder?.dataset.objects?.split(" ")[0];
    if (holder && thing) return { thing, element: holder };
    let around: Element | null = at;
    for (let steps = 0; around && steps < FAR; steps += 1, around = around.parentElement) {
        const use = around.matches("use") ? around : around.querySelector("svg.icon use");
        const meant = symbols[use?.getAttribute("href")?.slice(1) ?? ""];
        if (use && meant) return { thing: meant, element: use.closest("svg") ?? around };
    }
    return null;
}

/** Everything that can be asked about, in reading order. */
export function things(root: ParentNode): (HTMLElement | SVGElement)[] {
    return [...root.querySelectorAll<HTMLElement | SVGElement>(TOLD)].filter(
        (each) => each.closest("[hidden]") === null,
    );
}
