/** What opens by a click on a thing: the trade menu of a good, the discards; by mouse, by keys, by a finger. */

import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { GAME_NAMES, openAsked, recorded, type Game } from "./records";
import { acts, expect, fitsTheWidth, held, isAccessible, keep, test } from "./table";

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true } as const;
const LOW = { width: 1366, height: 650 };
const HIT = 44;
/** In the midst of a game, with cards discarded. */
const MIDST: Record<Game, number> = { "la-granja": 300, loyang: 400 };

const midstOf = (game: Game) => ({ record: recorded(game, "four-seats", MIDST[game]), seats: 4 });
/** One who has a commodity is to decide, before anything was taken. */
const TRADING = { record: recorded("la-granja", "four-seats", 9), seats: 4 };
const QUESTIONS = JSON.parse(readFileSync("e2e/questions.json", "utf-8")) as Record<
    Game,
    { words: string; record: string; seats: number }[]
>;
const menu = (page: Page) => page.locator(".menu").filter({ visible: true });
const sheet = (page: Page) => page.locator(".sheet");

/** Click on goods until one has a menu; tells how many uses stand in it. */
async function openMenu(page: Page, press: "click" | "tap"): Promise<number> {
    const goods = page.locator(".good[data-target]").filter({ visible: true });
    for (let place = 0; place < (await goods.count()); place += 1) {
        await goods.nth(place)[press]();
        if (await menu(page).isVisible()) return menu(page).getByRole("button").count();
        await page.keyboard.press("Escape");
    }
    throw new Error("no good has a menu");
}

/** Nothing in it is cut off, or lies outside of what is seen. */
async function isInSight(page: Page): Promise<void> {
    const lost = await menu(page).evaluate((list) =>
        [...list.querySelectorAll("button")]
            .filter((button) => {
                const { left, right, top, bottom } = button.getBoundingClientRect();
                const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return !at || !button.contains(at);
            })
            .map((button) => button.textContent),
    );
    expect(lost).toEqual([]);
}

test("a good is brought by a click on the slot that shows it, however long the pointer was there", async ({
    page,
}) => {
    const delivering = QUESTIONS["la-granja"].find(({ words }) => words === "turn-deliveries");
    if (!delivering) throw new Error("no delivery is among the questions");
    await openAsked(page, delivering);
    const slot = page.locator(".row .to").first();
    await slot.hover();
    await expect(slot).toHaveClass(/ghost/);
    // The pointer stays where it is.
    await acts(page, async () => {
        await page.mouse.down();
        await page.mouse.up();
    });
});

test("a good is traded in its menu, by mouse", async ({ page }) => {
    await openAsked(page, TRADING);
    const uses = await openMenu(page, "click");
    expect(uses).toBeGreaterThan(1);
    await isInSight(page);
    await isAccessible(page);
    await keep(page, "la-granja-trade-menu");
    await page.setViewportSize(LOW);
    await isInSight(page);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await openMenu(page, "click");
    await acts(page, () => menu(page).getByRole("button").last().click());
});

test("a good is traded in its menu, by keys", async ({ page }) => {
    await openAsked(page, TRADING);
    const uses = await openMenu(page, "click");
    const good = page.locator(".good[aria-pressed=true]");
    const name = await good.getAttribute("data-objects");
    await page.keyboard.press("Escape");
    await page.locator(`.good[data-objects="${name}"]`).filter({ visible: true }).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page).getByRole("button").first()).toBeFocused();
    for (let use = 1; use < uses; use += 1) {
        await page.keyboard.press("ArrowRight");
        await expect(menu(page).getByRole("button").nth(use)).toBeFocused();
    }
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.locator(`.good[data-objects="${name}"]`).first()).toBeFocused();
    await page.keyboard.press("Enter");
    await acts(page, () => page.keyboard.press("Enter"));
});

test("a good is traded in its menu, on a phone", async ({ another }) => {
    const page = await another(PHONE);
    await openAsked(page, TRADING);
    await page.locator("nav.tabs").getByRole("button", { name: "Farm" }).tap();
    await openMenu(page, "tap");
    await isInSight(page);
    await fitsTheWidth(page);
    for (const button of await menu(page).getByRole("button").all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(HIT);
    await keep(page, "la-granja-trade-menu-phone");
    await menu(page).getByRole("button").first().tap();
    await expect(held(page).first()).toBeVisible();
    await acts(page, () => held(page).first().tap());
});

for (const game of GAME_NAMES) {
    test(`${game}: the discards are looked through`, async ({ page }) => {
        await openAsked(page, midstOf(game));
        const opener = page.getByRole("button", { name: /^\d+ discarded$/ });
        const count = parseInt((await opener.textContent()) ?? "");
        await opener.click();
        await expect(sheet(page)).toBeFocused();
        await expect(sheet(page).locator("li .card")).toHaveCount(count);
        await expect(sheet(page).locator("[data-target], [data-piece]")).toHaveCount(0);
        await isAccessible(page);
        await keep(page, `${game}-discards`);
        await page.setViewportSize(LOW);
        await keep(page, `${game}-discards-low`);
        await page.keyboard.press("Escape");
        await expect(sheet(page)).toBeHidden();
        await expect(opener).toBeFocused();
    });

    test(`${game}: the discards are looked through on a phone`, async ({ another }) => {
        const page = await another({ ...PHONE, colorScheme: "dark" });
        await openAsked(page, midstOf(game));
        const tab = game === "loyang" ? "Market" : "Hand";
        await page.locator("nav.tabs").getByRole("button", { name: tab }).tap();
        const opener = page.getByRole("button", { name: /^\d+ discarded$/ });
        expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(HIT);
        await keep(page, `${game}-discards-line-phone`);
        await opener.tap();
        await expect(sheet(page).locator("li .card").first()).toBeVisible();
        await fitsTheWidth(page);
        await keep(page, `${game}-discards-phone`);
        await sheet(page).getByRole("button", { name: "Close" }).tap();
        await expect(sheet(page)).toBeHidden();
    });
}
