/** Which objects are drawn, and on which tab of a phone: what is not drawn the gate must offer. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";

/** The tab that a thing lies on; without tabs there is none. */
export function tabOf(element: Element): string {
    return element.closest<HTMLElement>("[data-tab]")?.dataset.tab ?? "";
}

export class Drawn {
    /** For each object its tabs, each as often as it is drawn there. */
    private readonly places = new SvelteMap<string, readonly string[]>();

    has(object: string): boolean {
        return this.places.has(object);
    }

    /** How many of these objects lie on a tab. */
    countOn(tab: string, objects: Iterable<string>): number {
        let count = 0;
        for (const object of objects) if (this.places.get(object)?.includes(tab)) count += 1;
        return count;
    }

    /** Note that an object is drawn; what is returned takes it away again. */
    add(object: string, tab: string): () => void {
        untrack(() => this.places.set(object, [...(this.places.get(object) ?? []), tab]));
        return () => untrack(() => this.remove(object, tab));
    }

    private remove(object: string, tab: string): void {
        const tabs = [...(this.places.get(object) ?? [])];
        const place = tabs.indexOf(tab);
        if (place >= 0) tabs.splice(place, 1);
        if (tabs.length > 0) this.places.set(object, tabs);
        else this.places.delete(object);
    }
}
