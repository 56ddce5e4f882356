/** Previews of the present decision, each asked for once. */

import type { Preview } from "../net/document";

export class Previews {
    private known = new Map<string, Promise<Preview>>();

    constructor(private readonly ask: (action: string) => Promise<Preview>) {}

    of(action: string): Promise<Preview> {
        const found = this.known.get(action);
        if (found) return found;
        const asked = this.ask(action);
        this.known.set(action, asked);
        // What failed may be asked for again.
        asked.catch(() => this.known.delete(action));
        return asked;
    }

    /** The decision has changed: everything may be different. */
    forget(): void {
        this.known = new Map();
    }
}
