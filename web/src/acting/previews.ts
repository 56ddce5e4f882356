/** Previews of the present decision, each asked for once. */

import type { Choice, Preview } from "../net/document";
import { written } from "./acting";

export class Previews {
    private known = new Map<string, Promise<Preview>>();

    constructor(private readonly ask: (choice: Choice) => Promise<Preview>) {}

    of(choice: Choice): Promise<Preview> {
        const key = written(choice);
        const found = this.known.get(key);
        if (found) return found;
        const asked = this.ask(choice);
        this.known.set(key, asked);
        // What failed may be asked for again.
        asked.catch(() => this.known.delete(key));
        return asked;
    }

    /** The decision has changed: everything may be different. */
    forget(): void {
        this.known = new Map();
    }
}
