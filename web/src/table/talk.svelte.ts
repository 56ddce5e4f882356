/** Table talk: what was said, and what of it nobody has read here yet. */

import type { Said, TableDocument } from "../net/document";
import { keep, kept } from "../ui/kept";

/** What talk needs to know of the table. */
interface Around {
    readonly id: string;
    readonly newest: TableDocument | null;
    readonly seats: { readonly isHost: boolean; readonly mine: readonly number[] };
}

export class Talk {
    private said = $state.raw<Said[]>([]);
    /** The newest word that was read; the browser keeps it, so that a reload does not forget it. */
    private read = $state(0);
    private readonly seats = $derived.by(() => this.around.newest?.table.seats ?? []);

    constructor(private readonly around: Around) {
        this.read = Number(kept(this.key));
    }

    /** In their order; of those whom the host has muted nothing is heard. */
    readonly heard = $derived.by(() => this.said.filter(({ seat }) => !this.seats[seat]?.muted));
    readonly unread = $derived.by(
        () =>
            this.heard.filter(({ number, seat }) => number > this.read && !this.isMine(seat))
                .length,
    );
    /** The seats of other people: with bots nobody talks. */
    readonly others = $derived.by(() =>
        [...this.seats.keys()].filter(
            (seat) => this.seats[seat]?.sitter === "person" && !this.isMine(seat),
        ),
    );

    take(said: readonly Said[]): void {
        this.said = [...said];
    }

    add(said: readonly Said[]): void {
        if (said.length > 0) this.said = [...this.said, ...said];
    }

    /** All of it is before somebody's eyes. */
    readAll(): void {
        this.read = Math.max(this.read, this.said.at(-1)?.number ?? 0);
        keep(this.key, String(this.read));
    }

    private isMine(seat: number): boolean {
        const { isHost, mine } = this.around.seats;
        return seat < 0 ? isHost : mine.includes(seat);
    }

    private get key(): string {
        return `talk-read-${this.around.id}`;
    }
}
