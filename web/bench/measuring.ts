/** What both measures need: a real server, somebody who is signed in, tables of four with bots. */

import { test as base, type APIRequestContext } from "@playwright/test";
import { appendFileSync } from "node:fs";
import { Server } from "../e2e/serving";

export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const GAMES = ["la-granja", "loyang"];
export const SEATS = 4;
const BOT = "easy";

/** One figure for `python bench/web`, which reads them line by line. */
export interface Figure {
    game: string;
    figure: string;
    value: number;
    unit: string;
    least: number;
    most: number;
}

export function tell(figure: Figure): void {
    const out = process.env.BARROWGATE_FIGURES;
    if (out) appendFileSync(out, `${JSON.stringify(figure)}\n`);
    console.log(`${figure.game} ${figure.figure} ${figure.value} ${figure.unit}`);
}

export const test = base.extend<object, { server: Server }>({
    server: [
        // Playwright reads from the pattern which fixtures are wanted: here none.
        // eslint-disable-next-line no-empty-pattern
        async ({}, use) => {
            const server = new Server();
            await server.start();
            await use(server);
            await server.stop();
        },
        { scope: "worker", timeout: 120_000 },
    ],
});

/** A table of four, with me on the first seat; whose requests these are becomes a guest. */
export async function tableOfFour(
    requests: APIRequestContext,
    server: Server,
    game: string,
): Promise<string> {
    const headers = { Origin: server.address };
    await requests.post(`${server.address}/api/me`, { headers, data: { name: "Ana" } });
    const bots = { 1: BOT, 2: BOT, 3: BOT };
    const data = { game, seats: SEATS, my_seat: 0, bots, start: true, seed: 7 };
    const answer = await requests.post(`${server.address}/api/tables`, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return ((await answer.json()) as { table: { id: string } }).table.id;
}

export function median(values: readonly number[]): number {
    return quantile(values, 0.5);
}

export function quantile(values: readonly number[], share: number): number {
    const sorted = values.toSorted((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
