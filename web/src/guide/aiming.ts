/** Where a suggested choice is done: its own button if there is one, else the thing to click next. */

function isSeen(element: Element): boolean {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && element.closest("[hidden]") === null;
}

/** The element to point at; buttons of the list of all actions have no part in it. */
export function targetOf(
    action: string,
    object: string | null,
    root: ParentNode,
): HTMLElement | SVGElement | null {
    const buttons = `[data-action="${CSS.escape(action)}"]`;
    const things = object === null ? "" : `[data-target][data-objects~="${CSS.escape(object)}"]`;
    for (const wanted of [buttons, things].filter(Boolean)) {
        const found = [...root.querySelectorAll<HTMLElement | SVGElement>(wanted)].find(isSeen);
        if (found) return found;
    }
    return null;
}
