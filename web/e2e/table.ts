/** What all tests use: the server, browsers at it, a player who does whatever is offered. */

import { AxeBuilder } from "@axe-core/playwright";
import {
    expect,
    test as base,
    type BrowserContext,
    type BrowserContextOptions,
    type Locator,
    type Page,
} from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import { Server } from "./serving";
import { heard, watchAll, type Watched } from "./watching";

interface Fixtures {
    /** A page of somebody else: a browser with nothing of this one. */
    another: (options?: BrowserContextOptions) => Promise<Page>;
}

function hasNoErrors(pages: Watched[]): void {
    expect(pages.flatMap((each) => each.errors)).toEqual([]);
}

/** The deal of every table that a test makes, so that a game that failed can be played again. */
const SEED = 1607;

/** Tables that the pages of a context make have a chosen deal; one that names its own keeps it. */
async function dealAlike(context: BrowserContext): Promise<void> {
    await context.addInitScript((seed) => {
        const send = window.fetch;
        window.fetch = (where, how) => {
            if (where !== "/api/tables" || how?.method !== "POST") return send(where, how);
            const wish = JSON.parse(String(how.body)) as { record?: string };
            const body = JSON.stringify(wish.record ? wish : { seed, ...wish });
            return send(where, { ...how, body });
        };
    }, SEED);
}

export const test = base.extend<Fixtures, { server: Server }>({
    server: [
        // Playwright reads from the pattern which fixtures are wanted: here none.
        // eslint-disable-next-line no-empty-pattern
        async ({}, use) => {
            const server = new Server();
            await server.start();
            await use(server);
            await server.stop();
        },
        { scope: "worker", timeout: 150_000 },
    ],
    baseURL: ({ server }, use) => use(server.address),
    context: async ({ context }, use) => {
        const pages = watchAll(context);
        await dealAlike(context);
        await use(context);
        hasNoErrors(pages);
    },
    another: async ({ browser, baseURL }, use) => {
        const pages: Watched[][] = [];
        const close: (() => Promise<void>)[] = [];
        await use(async (options = {}) => {
            const context = await browser.newContext({
                baseURL: baseURL ?? "",
                reducedMotion: "reduce",
                ...options,
            });
            close.push(() => context.close());
            pages.push(watchAll(context));
            await dealAlike(context);
            return context.newPage();
        });
        for (const end of close) await end();
        hasNoErrors(pages.flat());
    },
});

export { expect };

export type GameName = "La Granja" | "At the Gates of Loyang";
export const GAMES: GameName[] = ["La Granja", "At the Gates of Loyang"];
const SHORT: Record<GameName, string> = {
    "La Granja": "La Granja",
    "At the Gates of Loyang": "Loyang",
};
const ALL_ACTIONS = /^All( \d+)? actions$/;
/** Everything stands in the list, what ends a turn last. */
const ACTIONS = ".choice:enabled";

/** So long nothing may happen while something could, in milliseconds. */
const LONGEST_SILENCE = 30_000;
/** So long an answer to a press may take. */
const LONGEST_ANSWER = 10_000;

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

/** What reveals or loses something is held first: the second press does it. */
export function held(page: Page): Locator {
    const doing =
        ".preview .do:enabled, .option.held:enabled, .end.losing:enabled, .choice.held:enabled";
    return page.locator(doing).filter({ visible: true });
}

export function isOver(page: Page): Promise<boolean> {
    return page.getByRole("button", { name: "Play again" }).isVisible();
}

/** Do something that acts: it is over when it is written down and this page knows. */
export async function acts(page: Page, work: () => Promise<void>): Promise<void> {
    const watched = heard(page);
    const { done } = watched;
    await work();
    await expect(async () => {
        const waits = watched.done === done && (await held(page).count()) > 0;
        if (waits) await held(page).first().press("Enter", { timeout: 1500 });
        expect(watched.done).toBeGreaterThan(done);
    }).toPass({ intervals: [20, 50, 100], timeout: LONGEST_SILENCE });
}

/** A way to do something, whatever it is, if the page offers something now. */
export type Hands = (page: Page, random: () => number) => Promise<void>;

/** One action of the complete list, by its key; what is held is pressed once more. */
export const byList: Hands = async (page, random) => {
    const actions = await listed(page);
    const count = await actions.count();
    if (count === 0) return;
    const watched = heard(page);
    const { done } = watched;
    await actions.nth(Math.floor(random() * count)).press("Enter", { timeout: 1500 });
    const isAnswered = async () => watched.done > done || (await held(page).count()) > 0;
    await expect.poll(isAnswered, { intervals: [20, 50, 100], timeout: LONGEST_ANSWER }).toBe(true);
    if (watched.done === done) await held(page).first().press("Enter", { timeout: 1500 });
};

const RINGED = "[data-target][aria-pressed=false], .option:enabled, .menu button:enabled";
const ENDS = ".end:enabled";
const HOW_OFTEN_ENDED = 0.25;
const HOW_OFTEN_ELSEWHERE = 0.2;

/** A click on something ringed, or on what the gate offers. */
export const byMouse: Hands = async (page, random) => {
    const ends = page.locator(ENDS).filter({ visible: true });
    const things = page.locator(RINGED).filter({ visible: true });
    const [ending, count] = [await ends.count(), await things.count()];
    const isEnded = ending > 0 && (count === 0 || random() < HOW_OFTEN_ENDED);
    const from = isEnded ? ends : things;
    if (ending + count === 0) return;
    await from.nth(Math.floor(random() * (isEnded ? ending : count))).click({ timeout: 1500 });
};

/** Taps on one place that are further apart, in milliseconds, are two. */
export const DOUBLE_TAP = 500;
/** Places of a phone where something may be done. */
const PLACES = ".tabs button:has(.number):not([aria-current])";

/** A tap on something ringed or offered, where it lies, and another one on what is held by the first. */
export const byTap: Hands = async (page, random) => {
    const seen = (selector: string) => page.locator(selector).filter({ visible: true });
    const any = async (things: Locator) => {
        const count = await things.count();
        if (count > 0) await things.nth(Math.floor(random() * count)).tap({ timeout: 1500 });
        return count > 0;
    };
    await pause(DOUBLE_TAP);
    if (await any(held(page))) return;
    if (random() < HOW_OFTEN_ENDED && (await any(seen(ENDS)))) return;
    if (random() < HOW_OFTEN_ELSEWHERE && (await any(seen(PLACES)))) return;
    if (await any(seen(RINGED))) return;
    if (!(await any(seen(PLACES)))) await any(seen(ENDS));
};

interface Playing {
    most?: number;
    /** Whether to stop before. */
    enough?: () => boolean;
    hands?: Hands;
    /** Look at each phase once, when it is met first. */
    look?: (phase: string) => Promise<void>;
}

/**
 * Play by chance until the game is over, or so many actions are done; tells how many were. The page may be
 * ahead of what is heard here, so it may be one more.
 */
export async function play(
    page: Page,
    seed: number,
    { most = Infinity, enough = () => false, hands = byList, look }: Playing = {},
): Promise<number> {
    const phases = new Set<string>();
    const random = chance(seed);
    const watched = heard(page);
    const before = watched.done;
    let changes = watched.changes;
    let latest = Date.now() + LONGEST_SILENCE;
    while (watched.done - before < most && !enough() && !(await isOver(page))) {
        if (look && watched.phase && !phases.has(watched.phase)) {
            phases.add(watched.phase);
            await look(watched.phase);
            latest = Date.now() + LONGEST_SILENCE;
        }
        // What was offered may be gone meanwhile: others act, too.
        await hands(page, random).catch(() => undefined);
        // Others may be at it for long, too.
        if (watched.changes > changes) latest = Date.now() + LONGEST_SILENCE;
        else await pause(20);
        expect(Date.now(), "nothing happened for long").toBeLessThan(latest);
        changes = watched.changes;
    }
    expect(watched.refused).toEqual([]);
    return watched.done - before;
}

/** No finding of axe on what is shown now. */
export async function isAccessible(page: Page): Promise<void> {
    // It is of WCAG 2.2, and off unless it is asked for.
    const rules = { "target-size": { enabled: true } };
    const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
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
