/** Settings of this browser that the table needs. */

const ONE_TAP = "one-tap";

function read(name: string): string | null {
    try {
        return localStorage.getItem(name);
    } catch {
        return null; // a browser that keeps nothing
    }
}

/** Does one tap do what else a second one does? */
export function oneTapIsEnough(): boolean {
    return read(ONE_TAP) === "yes";
}

export function letOneTapBeEnough(enough: boolean): void {
    try {
        localStorage.setItem(ONE_TAP, enough ? "yes" : "no");
    } catch {
        // A browser that keeps nothing: the second tap stays.
    }
}
