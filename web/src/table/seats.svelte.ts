/** Who sits where, and what I may do about it: sit down, leave, invite; as the host free seats, close. */

import { api, type TableAnswer } from "../net/api";
import type { SeatFacts, TableDocument } from "../net/document";
import { links } from "../net/links.svelte";
import { session } from "../session.svelte";
import { copied } from "../ui/copied";

/** What seats need of the table. */
interface Around {
    readonly id: string;
    readonly seat: number;
    readonly newest: TableDocument | null;
    ask(work: () => Promise<unknown>): Promise<void>;
}

const GOING = ["open", "running", "paused"];

export class Seats {
    isHost = $state(false);
    mine = $state.raw<number[]>([]);
    private readonly facts = $derived.by(() => this.around.newest?.table);
    readonly all: SeatFacts[] = $derived(this.facts?.seats ?? []);
    readonly isFull = $derived(this.all.every((seat) => seat.sitter !== "free"));
    /** Can anything still be changed here? */
    readonly isGoing = $derived(GOING.includes(this.facts?.state ?? ""));
    readonly isOpen = $derived(this.facts?.state === "open");
    private readonly needsNoLink = $derived(this.isHost || this.facts?.public === true);
    /** On a free seat. While others play, nobody takes a second one. */
    readonly maySit = $derived(
        this.isGoing &&
            this.needsNoLink &&
            (this.mine.length === 0 || (this.isOpen && !this.isHost)),
    );
    /** Is leaving taken back by sitting down again? */
    readonly maySitAgain = $derived(this.needsNoLink && (this.isOpen || this.mine.length === 1));

    /** The free seat that a game waits for, or -1. */
    readonly empty = $derived.by(() => {
        const actors = this.facts?.state === "running" ? this.around.newest?.view?.actors : [];
        return actors?.find((seat) => this.all[seat]?.sitter === "free") ?? -1;
    });

    constructor(private readonly around: Around) {}

    know({ is_host, my_seats }: Pick<TableAnswer, "is_host" | "my_seats">): void {
        this.isHost = is_host;
        this.mine = my_seats;
    }

    /** From then on the table is seen from this seat. */
    sit(seat: number): Promise<void> {
        return this.around.ask(async () => {
            await session.beSomebody();
            await api.take(this.around.id, seat);
            session.go(this.pathOf(seat));
        });
    }

    /** Whoever left looks on, from another seat of theirs if there is one. */
    leave(seat: number): Promise<void> {
        return this.around.ask(async () => {
            await api.leave(this.around.id, seat);
            this.mine = this.mine.filter((each) => each !== seat);
            if (seat === this.around.seat) session.go(this.elsewhere());
        });
    }

    invite(seat: number): Promise<void> {
        return this.around.ask(async () => {
            const { path } = await api.link(this.around.id, seat);
            const link = links.keep(this.around.id, seat, path);
            await copied(link);
        });
    }

    /** The link to a free seat that is out, as far as this page knows. */
    linkTo(seat: number): string | undefined {
        return links.to(this.around.id, seat);
    }

    /** Links to seats that were taken have been used. */
    dropUsedLinks(): void {
        for (const [seat, { sitter }] of this.all.entries())
            if (sitter !== "free") links.drop(this.around.id, seat);
    }

    seatBot(seat: number, level?: string): Promise<void> {
        return this.around.ask(() => api.bot(this.around.id, seat, level));
    }

    free(seat: number): Promise<void> {
        return this.around.ask(() => api.free(this.around.id, seat));
    }

    close(): Promise<void> {
        return this.around.ask(() => api.close(this.around.id));
    }

    private elsewhere(): string {
        const mayWatch = this.isHost || this.facts?.spectators === true;
        return this.mine.length > 0 || mayWatch ? this.pathOf(this.mine[0] ?? -1) : "/";
    }

    private pathOf(seat: number): string {
        return `/t/${this.around.id}?seat=${seat}`;
    }
}
