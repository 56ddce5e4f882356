/** Which objects are drawn, and on which tab of a phone: what is not drawn the gate must offer. */

import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Choice } from "../net/document";

/** The tab that a thing lies on; without tabs there is none. */
export function tabOf(element: Element): string {
    return element.closest<HTMLElement>("[data-tab]")?.dataset.tab ?? "";
}

/** Something drawn on a tab; it may be two objects at once, such as a card and its place. */
interface Thing {
    readonly tab: string;
}

export class Drawn {
    /** For each object the things that are drawn of it. */
    private readonly places = new SvelteMap<string, readonly Thing[]>();

    /** A phone draws one place after another: until all are there, nobody knows what is not drawn. */
    isWhole = $state(true);

    /** Choices that a menu on the board offers, so that the gate need not. */
    offered = $state.raw<readonly Choice[]>([]);

    /** A menu on the board offers these; what is returned takes them back. */
    offer(choices: readonly Choice[]): () => void {
        this.offered = choices;
        return () => (this.offered = []);
    }

    has(object: string): boolean {
        return this.places.has(object);
    }

    /** Is it drawn, or may it still be? */
    mayHave(object: string): boolean {
        return !this.isWhole || this.has(object);
    }

    /** How many things of these objects lie on a tab; one and its parts (`card-3-field`) are one. */
    countOn(tab: string, objects: Iterable<string>): number {
        const thing = (object: string) => this.places.get(object)?.find((each) => each.tab === tab);
        const there = [...objects].filter(thing);
        const isPart = (object: string) => there.some((whole) => object.startsWith(`${whole}-`));
        return new Set(there.filter((object) => !isPart(object)).map(thing)).size;
    }

    /** Note that a thing is drawn, as these objects; what is returned takes it away again. */
    add(objects: readonly string[], tab: string): () => void {
        const thing: Thing = { tab };
        untrack(() => {
            for (const object of objects)
                this.places.set(object, [...(this.places.get(object) ?? []), thing]);
        });
        return () =>
            untrack(() => {
                for (const object of objects) this.remove(object, thing);
            });
    }

    private remove(object: string, thing: Thing): void {
        const others = this.places.get(object)?.filter((each) => each !== thing) ?? [];
        if (others.length > 0) this.places.set(object, others);
        else this.places.delete(object);
    }
}
