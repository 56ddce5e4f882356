import type { Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import { expect, GAMES, held, play, test, toLobby, type Hands } from "./table";
import { heard } from "./watching";

/**
 * A whole round of each game by keys alone: arrows and Enter on what is ringed, actions written after
 * the slash, the list of all actions, E and U. Nothing here clicks or focuses by itself.
 */
const RINGED = "[data-target][aria-pressed=false], .option:enabled";
const PICKED = "[data-target][aria-pressed=true]";
const MOST_STEPS = 60;
const MOST_PICKS = 5;
const LONGEST_ANSWER = 3000;

const POINTERS = ["pointerdown", "pointermove", "mousedown", "mousemove", "touchstart", "wheel"];

/** Counts all that a mouse, a pen or a finger does on the page. */
async function countPointers(page: Page): Promise<() => Promise<number>> {
    await page.addInitScript((kinds) => {
        const counted = Object.assign(window, { pointers: 0 });
        for (const kind of kinds) {
            addEventListener(kind, () => (counted.pointers += 1), { capture: true });
        }
    }, POINTERS);
    return () => page.evaluate(() => (window as unknown as { pointers: number }).pointers);
}

async function isOn(page: Page, selector: string): Promise<boolean> {
    return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Press a key until the focus is on something like that: one of the first few, by chance. */
async function walkTo(
    page: Page,
    key: string,
    selector: string,
    random: () => number,
): Promise<boolean> {
    const count = await page.locator(selector).filter({ visible: true }).count();
    let left = Math.floor(random() * Math.min(count, 4));
    for (let steps = 0; count > 0 && steps < MOST_STEPS; steps += 1) {
        await page.keyboard.press(key);
        if (!(await isOn(page, selector))) continue;
        if (left === 0) return true;
        left -= 1;
    }
    return false;
}

/** Wait until an action is done, or is held and wants a second press; a pick leads on, too. */
async function isAnswered(page: Page, done: number, picks = Infinity): Promise<boolean> {
    const latest = Date.now() + LONGEST_ANSWER;
    while (Date.now() < latest) {
        if (heard(page).done > done) return true;
        if ((await held(page).count()) > 0) return false;
        if ((await page.locator(PICKED).count()) > picks) return false;
        await pause(20);
    }
    return false;
}

const byArrows: Hands = async (page, random) => {
    const { done } = heard(page);
    for (let picks = 0; picks < MOST_PICKS; picks += 1) {
        if (!(await walkTo(page, "ArrowRight", RINGED, random))) break;
        await page.keyboard.press("Enter");
        if (await isAnswered(page, done, picks)) return;
        if ((await held(page).count()) === 0) continue;
        await page.keyboard.press("Enter"); // the same once more does what was held
        if (await isAnswered(page, done)) return;
    }
    await page.keyboard.press("Escape");
};

const byWriting: Hands = async (page, random) => {
    const { done } = heard(page);
    await page.keyboard.press("/");
    const line = page.getByLabel("Write an action");
    await expect(line).toBeFocused({ timeout: LONGEST_ANSWER });
    const offered = await page
        .locator("datalist option")
        .evaluateAll((all) => all.map((each) => each.getAttribute("value") ?? ""));
    await page.keyboard.type(offered[Math.floor(random() * offered.length)] ?? "");
    await page.keyboard.press("Enter");
    await isAnswered(page, done);
};

const byTheList: Hands = async (page, random) => {
    const { done } = heard(page);
    await page.keyboard.press("a");
    if (await walkTo(page, "Tab", ".choice:enabled", random)) {
        await page.keyboard.press("Enter");
        if (!(await isAnswered(page, done)) && (await held(page).count()) > 0) {
            await page.keyboard.press("Enter"); // the same once more does what was held
            await isAnswered(page, done);
        }
    }
    await page.keyboard.press("Escape");
};

const byEnding: Hands = async (page) => {
    const { done } = heard(page);
    await page.keyboard.press("e");
    if (await isAnswered(page, done)) return;
    await page.keyboard.press("e"); // something is lost or shown by it
    await isAnswered(page, done);
};

const WAYS = { byArrows, byWriting, byTheList, byEnding };
type Way = keyof typeof WAYS;

/** One way after the other; what it did is counted, and the first that can be is taken back. */
function byKeys(did: Record<Way | "byTakingBack", number>): Hands {
    let turn = 0;
    return async (page, random) => {
        const isAsked = await page.getByRole("button", { name: /^All \d+ actions$/ }).isVisible();
        if (!isAsked) return;
        const watched = heard(page);
        const way = Object.keys(WAYS)[turn % 4] as Way;
        turn += 1;
        const { done } = watched;
        await WAYS[way](page, random);
        if (watched.done === done) return;
        did[way] += 1;
        if (did.byTakingBack > 0) return;
        if (!(await page.getByRole("button", { name: "Undo" }).isEnabled())) return;
        const before = watched.done;
        await page.keyboard.press("u");
        if (await isAnswered(page, before)) did.byTakingBack += 1;
    };
}

for (const game of GAMES) {
    test(`a whole round of ${game} is played by keys alone`, async ({ page }) => {
        test.setTimeout(300_000);
        const pointers = await countPointers(page);
        await toLobby(page);
        const start = page
            .locator("article", { hasText: game })
            .getByRole("button", { name: "Play bots now" });
        for (let presses = 0; presses < 30; presses += 1) {
            await page.keyboard.press("Tab");
            if (await start.evaluate((button) => button === document.activeElement)) break;
        }
        await page.keyboard.press("Enter");
        await expect(page.getByRole("region", { name: "The decision" })).toBeVisible();
        const did = { byArrows: 0, byWriting: 0, byTheList: 0, byEnding: 0, byTakingBack: 0 };
        await play(page, 3, { hands: byKeys(did), enough: () => heard(page).round > 1 });
        for (const [way, times] of Object.entries(did)) expect(times, way).toBeGreaterThan(0);
        expect(await pointers()).toBe(0);
    });
}
