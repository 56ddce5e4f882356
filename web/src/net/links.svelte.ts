/**
 * Links to seats that were made in this page, in the lobby or at the table. The server keeps none of
 * them to be read again, and a new one ends the last: so whoever sent one sees that it is out.
 */

import { SvelteMap } from "svelte/reactivity";

const made = new SvelteMap<string, string>();

const place = (table: string, seat: number) => `${table} ${seat}`;

export const links = {
    to: (table: string, seat: number): string | undefined => made.get(place(table, seat)),

    /** A link as the server gives it, in full. */
    keep(table: string, seat: number, path: string): string {
        const url = new URL(path, location.href).href;
        made.set(place(table, seat), url);
        return url;
    },

    /** It was used, or ended. */
    drop(table: string, seat: number): void {
        made.delete(place(table, seat));
    },
};
