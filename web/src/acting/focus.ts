/** The arrow keys go from the gate to the ringed targets in reading order, and skip the rest. */

const STOPS = ".gate button:enabled, .gate a[href], [data-target]";

function isSeen(element: Element): boolean {
    return element.closest("[hidden]") === null;
}

/** Where the arrows stop: the gate first, as it stands first on the page. */
export function stops(root: ParentNode): (HTMLElement | SVGElement)[] {
    const found = [...root.querySelectorAll<HTMLElement | SVGElement>(STOPS)];
    return found.filter(isSeen);
}

/** Focus the next stop, or the one before; past the last comes the first. */
export function moveFocus(by: 1 | -1, root: ParentNode = document): void {
    const all = stops(root);
    const now = all.findIndex((each) => each === document.activeElement);
    const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    all[next]?.focus();
}
