/** The arrow keys go from the gate to the ringed targets in reading order, and skip the rest. */

const STOPS = ".gate button:enabled, .gate a[href], [data-target]";

function isSeen(element: Element): boolean {
    return element.closest("[hidden], [inert]") === null;
}

/** Where the arrows stop: the gate first, as it stands first on the page. */
export function stops(root: ParentNode): (HTMLElement | SVGElement)[] {
    const found = [...root.querySelectorAll<HTMLElement | SVGElement>(STOPS)];
    return found.filter(isSeen);
}

export type Direction = "ArrowRight" | "ArrowDown" | "ArrowLeft" | "ArrowUp";

/** Where the arrows move by place, since its things lie beside and above each other. */
const PLANE = "[data-plane]";
const WAYS: Record<Direction, readonly [number, number]> = {
    ArrowRight: [1, 0],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowUp: [0, -1],
};
/** How much worse a step to the side is than a step ahead. */
const ASIDE = 1.5;

interface Spot {
    x: number;
    y: number;
}

/** The nearest of the places that lie in this direction; steps to the side count more. */
export function nearest(from: Spot, places: readonly Spot[], direction: Direction): number {
    const [dx, dy] = WAYS[direction];
    let best = -1;
    let least = Infinity;
    places.forEach(({ x, y }, place) => {
        const ahead = (x - from.x) * dx + (y - from.y) * dy;
        const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
        const cost = ahead + ASIDE * aside;
        if (ahead < 1 || aside > 2 * ahead || cost >= least) return;
        best = place;
        least = cost;
    });
    return best;
}

/** In a plane the focus goes to the nearest thing there, else to the next or the one before. */
export function moveBy(direction: Direction, root: ParentNode = document): void {
    const now = document.activeElement;
    const plane = now?.closest(PLANE);
    if (now && plane) {
        const others = stops(plane).filter((each) => each !== now);
        const found = others[nearest(middle(now), others.map(middle), direction)];
        if (found) {
            found.focus();
            return;
        }
    }
    moveFocus(direction === "ArrowRight" || direction === "ArrowDown" ? 1 : -1, root);
}

function middle(element: Element): Spot {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
}

/** Focus the next stop, or the one before; past the last comes the first. */
export function moveFocus(by: 1 | -1, root: ParentNode = document): void {
    const all = stops(root);
    const now = all.findIndex((each) => each === document.activeElement);
    const next = now < 0 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    all[next]?.focus();
}
