/**
 * Was it a finger? Then an action is held before it is done. Browsers of Apple named no finger in a click
 * until 2025, and a click made by a page has no name at all: what went down last tells.
 */

/** What pressed last: "touch", "mouse", "pen"; a key is "". */
let last = "";

export function wentDown(event: Event): void {
    last = event instanceof MouseEvent ? ((event as PointerEvent).pointerType ?? "") : "";
}

export function isTap(event: Event): boolean {
    if (event.type !== "click") return false;
    return last === "touch" || (event as PointerEvent).pointerType === "touch";
}
