import type { Locator, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { layOut, type LaidOut } from "./records";
import { expect, test } from "./table";
import { heard } from "./watching";

/** The hand of a player: a symbol is pressed while a preview draws it anew, and let go. */
type Asked = LaidOut & { question: string; seat: number };
const LISTED = JSON.parse(readFileSync("e2e/questions.json", "utf-8")) as Record<string, Asked[]>;
/** So long a finger is on the button, in milliseconds. */
const PRESSED = 120;

async function open(page: Page, game: string, question: string): Promise<void> {
    const asked = LISTED[game]?.find((each) => each.question === question);
    if (!asked) throw new Error(`no such question: ${question}`);
    const table = await layOut(page, asked);
    await page.goto(`/t/${table}?seat=${asked.seat}`);
    await expect(page.locator("[data-target]").first()).toBeVisible();
}

/** `shown`: what the preview draws, to be waited for before the press. */
async function press(page: Page, symbol: Locator, shown?: Locator): Promise<void> {
    const box = await symbol.boundingBox();
    if (!box) throw new Error("it is not drawn");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (shown) await expect(shown).toBeVisible();
    await page.mouse.down();
    await pause(PRESSED);
    await page.mouse.up();
}

/** What was clicked is done, picked, or held as it reveals something. */
async function isHeard(page: Page, before: number): Promise<void> {
    const held = page.locator("[data-target][aria-pressed=true], .preview .do");
    const isIt = async () => heard(page).done > before || (await held.count()) > 0;
    await expect.poll(isIt).toBe(true);
}

const THINGS = [
    { game: "loyang", question: "crop", symbols: "[data-target] svg.icon" },
    { game: "loyang", question: "action", symbols: "[data-target][data-objects^=cart-] svg.icon" },
    { game: "la-granja", question: "place", symbols: "[data-target][data-objects^=market] > text" },
    { game: "la-granja", question: "turn", symbols: "[data-target] svg.icon" },
];

for (const { game, question, symbols } of THINGS) {
    test(`a press on a symbol is a click: ${game}, ${question}`, async ({ page }) => {
        await open(page, game, question);
        const before = heard(page).done;
        await press(page, page.locator(symbols).filter({ visible: true }).first());
        await isHeard(page, before);
    });
}

for (const isShown of [false, true]) {
    const when = isShown ? "after" : "before";
    test(`a field is sown by one press on a vegetable, ${when} the preview`, async ({ page }) => {
        await open(page, "loyang", "action");
        const field = page.locator("[data-target][data-objects^=field-]").first();
        const before = heard(page).done;
        const coming = isShown ? field.locator(".coming") : undefined;
        await press(page, field.locator(".takes svg").first(), coming);
        await expect.poll(() => heard(page).done).toBeGreaterThan(before);
    });
}

test("a vegetable that could only be sold is chosen by a click, not sold", async ({ page }) => {
    await open(page, "loyang", "distribute");
    const vegetable = page.locator("[data-target][data-objects^=cart-]").first();
    const before = heard(page).done;
    await vegetable.click();
    await expect(vegetable).toHaveAttribute("aria-pressed", "true");
    expect(heard(page).done).toBe(before);
    await page.locator("[data-target][data-objects^=shop-]").first().click();
    await expect.poll(() => heard(page).done).toBeGreaterThan(before);
});

test("a vegetable that is asked for is stored by a click, not sold", async ({ page }) => {
    await open(page, "loyang", "store");
    const shelf = page.locator("[data-objects=store] svg");
    const before = await shelf.count();
    await page.locator("[data-target][data-objects^=cart-]").first().click();
    await expect(shelf).toHaveCount(before + 1);
});

const REST = 700;

test("nobody is told why not by a table that changed beneath the pointer", async ({ page }) => {
    await open(page, "loyang", "courtyard");
    const before = heard(page).done;
    const cards = page.locator("[data-target][data-objects^=card-]");
    await press(page, cards.first());
    await expect
        .poll(async () => {
            const held = page.locator(".preview .do");
            if (await held.isVisible()) await press(page, cards.first());
            return heard(page).done;
        })
        .toBeGreaterThan(before);
    await pause(REST);
    await expect(page.locator(".gate .trouble")).toHaveCount(0);
});

test("what is not possible now says why, or where it is used", async ({ page }) => {
    await open(page, "loyang", "action");
    const told = page.locator(".gate .box");
    await press(page, page.locator(".enlarge[aria-disabled=true]"));
    await expect(told).toContainText("It keeps");
    await press(page, page.locator(".prices button[aria-disabled=true]").last());
    await expect(told).toContainText("cart");
});
