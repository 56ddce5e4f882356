/** Settings that this browser keeps. */

const SYMBOLS = "explain-symbols";

export function kept(name: string): string | null {
    try {
        return localStorage.getItem(name);
    } catch {
        return null; // a browser that keeps nothing
    }
}

/** Keep it, or nothing any more. */
export function keep(name: string, value: string | null): void {
    try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, value);
    } catch {
        // A browser that keeps nothing: it holds until the page is closed.
    }
}

/** Does each symbol explain itself when it is first met? */
export function symbolsExplain(): boolean {
    return kept(SYMBOLS) !== "no";
}

export function letSymbolsExplain(explain: boolean): void {
    keep(SYMBOLS, explain ? "yes" : "no");
}
