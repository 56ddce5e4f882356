/** What all tests use: the server, a browser at it, a player who does whatever is listed. */

import { AxeBuilder } from "@axe-core/playwright";
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import { Server } from "./serving";

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
        { scope: "worker", timeout: 90_000 },
    ],
    baseURL: ({ server }, use) => use(server.address),
});

export { expect };

export type GameName = "La Granja" | "At the Gates of Loyang";
export const GAMES: GameName[] = ["La Granja", "At the Gates of Loyang"];
const SHORT: Record<GameName, string> = {
    "La Granja": "La Granja",
    "At the Gates of Loyang": "Loyang",
};
const ALL_ACTIONS = /^All( \d+)? actions$/;
const ACTIONS = ".choice:enabled, .end:enabled";

/** The same row of numbers for the same seed, so that a game that failed can be played again. */
export function chance(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
}

export async function toLobby(page: Page): Promise<void> {
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Sit down" })).toBeVisible();
}

/** Make a table in the panel: you and bots. */
export async function makeTable(page: Page, game: GameName, seats: number): Promise<void> {
    await toLobby(page);
    const panel = page.getByRole("region", { name: "New table" });
    await panel.getByText(SHORT[game], { exact: true }).click();
    await panel.getByText(seats === 1 ? "Alone" : String(seats), { exact: true }).click();
    await panel.getByRole("button", { name: "Create the table" }).click();
    await expect(page.getByRole("region", { name: "The decision" })).toBeVisible();
}

export async function playBots(page: Page, game: GameName): Promise<void> {
    await toLobby(page);
    const card = page.locator("article", { hasText: game });
    await card.getByRole("button", { name: "Play bots now" }).click();
    await expect(page.getByRole("region", { name: "The decision" })).toBeVisible();
}

/** Everything that can be done now, as the page lists it; the complete list may have to be opened. */
export async function listed(page: Page): Promise<Locator> {
    const opener = page.getByRole("button", { name: ALL_ACTIONS, expanded: false });
    if (await opener.isVisible()) await opener.click();
    return page.locator(ACTIONS).filter({ visible: true });
}

export async function untilAsked(page: Page): Promise<void> {
    await expect(async () => {
        expect(await (await listed(page)).count()).toBeGreaterThan(0);
    }).toPass({ timeout: 30_000 });
}

export function isOver(page: Page): Promise<boolean> {
    return page.getByRole("button", { name: "Play again" }).isVisible();
}

/** Do one listed action, if the page is asked and still means it; tells whether one was done. */
export async function actOnce(page: Page, random: () => number): Promise<boolean> {
    const actions = await listed(page);
    const count = await actions.count();
    if (count === 0) return false;
    try {
        await actions.nth(Math.floor(random() * count)).press("Enter", { timeout: 1500 });
        return true;
    } catch {
        return false; // the decision has changed meanwhile
    }
}

const LONGEST_SILENCE = 30_000;

/** Play by chance until the game is over, or so many actions are done; tells how many were. */
export async function play(page: Page, seed: number, most = Infinity): Promise<number> {
    const random = chance(seed);
    let done = 0;
    let latest = Date.now() + LONGEST_SILENCE;
    while (done < most && !(await isOver(page))) {
        if (await actOnce(page, random)) {
            done += 1;
            latest = Date.now() + LONGEST_SILENCE;
        } else {
            expect(Date.now(), "the page has offered nothing for long").toBeLessThan(latest);
            await pause(50);
        }
    }
    return done;
}

/** No finding of axe on what is shown now. */
export async function isAccessible(page: Page): Promise<void> {
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map((each) => `${each.id}: ${each.nodes[0]?.html.slice(0, 160)}`);
    expect(found).toEqual([]);
}

export async function keep(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: `e2e/screens/${name}.png` });
}

export async function fitsTheWidth(page: Page): Promise<void> {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "pixels beyond the right edge").toBeLessThanOrEqual(0);
}
