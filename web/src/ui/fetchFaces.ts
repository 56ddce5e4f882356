/**
 * Our own faces come when a place is drawn: until then all that the line carries is for the place
 * itself, and is read in a face of the system (`fallbacks.css`).
 */
export function fetchFaces(): void {
    const begin = () => void import("../faces/faces").catch(() => undefined);
    // What was just drawn is seen at the next frame.
    requestAnimationFrame(() => requestAnimationFrame(begin));
}
