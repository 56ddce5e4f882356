import type { TableState } from "./state.svelte";

/** Codes with which the server ends a line for good. */
const ENDED: Record<number, string> = {
    4001: "web-signed-out",
    4003: "web-seat-lost",
    4004: "web-table-gone",
};

/** How it stands with the line to the server: the key of its words. */
export function connectionIn({
    connection,
    closed,
}: Pick<TableState, "connection" | "closed">): string {
    const ended = connection === "ended" ? ENDED[closed] : undefined;
    return ended ?? `web-connection-${connection}`;
}
