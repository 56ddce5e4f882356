import type { Page } from "@playwright/test";
import { ROUNDS } from "../src/guide/rounds";
import { acts, expect, GAMES, isAccessible, keep, test, toLobby, type GameName } from "./table";
import { heard } from "./watching";

const NAMES: Record<GameName, string> = {
    "La Granja": "la-granja",
    "At the Gates of Loyang": "loyang",
};
const FAREWELL = "That was a whole round";
const MOST_CLICKS = 80;

async function begin(page: Page, game: GameName): Promise<void> {
    await toLobby(page);
    const card = page.locator("article", { hasText: game });
    await card.getByRole("button", { name: "Guided first round" }).click();
    await expect(page.getByText("Guided round")).toBeVisible();
}

const gate = (page: Page) => page.getByRole("region", { name: "The decision" });
const aimed = (page: Page) => page.locator("[data-aim]");
const way = (page: Page) => page.locator(".tag .way").innerText();

/** How far one is: what was done, what is picked or held, and what the hand points at by now. */
async function progress(page: Page): Promise<string> {
    const { done } = heard(page);
    const shown = await page.evaluate(async () => {
        // The hand moves in the frame after a change.
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await frame();
        await frame();
        const names = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(selector)].map(
                ({ dataset }) => dataset.objects ?? dataset.action,
            );
        const held = ".preview .do, .option.held, .end.losing";
        return [names("[data-aim]"), names("[aria-pressed=true][data-target]"), names(held)];
    });
    return JSON.stringify([done, ...shown]);
}

for (const game of GAMES) {
    test(`${game}: the guided first round to its end, clicking what the hand points at`, async ({
        page,
    }) => {
        test.slow();
        await begin(page, game);
        const moments = new Set<string>();
        const farewell = gate(page).getByText(FAREWELL);
        for (let click = 0; click < MOST_CLICKS; click += 1) {
            await expect(aimed(page).or(farewell).first()).toBeVisible();
            if (await farewell.isVisible()) break;
            const now = await way(page);
            if (!moments.has(now)) {
                if (moments.size === 0) await isAccessible(page);
                await keep(page, `guide-${NAMES[game]}-${now.replaceAll(" ", "-")}`);
            }
            moments.add(now);
            const before = await progress(page);
            await aimed(page).click();
            await page.mouse.move(2, 2);
            await expect.poll(() => progress(page)).not.toBe(before);
        }
        await expect(farewell).toBeVisible();
        const all = ROUNDS[NAMES[game]]?.moments ?? 0;
        const wanted = Array.from({ length: all }, (_, place) => `${place + 1} of ${all}`);
        expect([...moments]).toEqual(wanted);
        await keep(page, `guide-${NAMES[game]}-end`);
    });
}

test("the guide survives a reload and taking back, and follows who does something else", async ({
    page,
}) => {
    await begin(page, "La Granja");
    await expect(gate(page)).toContainText("A card can become four things");
    await aimed(page).click();
    await expect(gate(page)).toContainText("Lay this one on top");
    await page.reload();
    await expect(gate(page)).toContainText("Lay this one on top");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(gate(page)).toContainText("A card can become four things");
    // Something else: both cards become helpers.
    const helper = page.locator('[data-target][data-objects$="-helper"]').first();
    await helper.click();
    await expect(gate(page)).toContainText("Play one more card");
    await helper.click();
    await page.mouse.move(0, 0); // what is pointed at comes before the guide
    await expect(gate(page)).toContainText("Both cards lie");
    await acts(page, () => page.getByRole("button", { name: "end your turn" }).click());
    await expect(gate(page)).toContainText("Income comes now");
});

test("leaving the guide leaves the game as it is", async ({ page }) => {
    await begin(page, "At the Gates of Loyang");
    await expect(aimed(page)).toBeVisible();
    const asked = await gate(page).getByRole("heading").innerText();
    await page.getByRole("button", { name: "Leave the guide" }).click();
    await expect(page.getByText("Guided round")).toBeHidden();
    await expect(aimed(page)).toHaveCount(0);
    expect(await gate(page).getByRole("heading").innerText()).toBe(asked);
    await page.reload();
    await expect(gate(page).getByRole("heading")).toHaveText(asked);
    await expect(page.getByText("Guided round")).toBeHidden();
});

test("everything says what it is: by pointing, by keys, and in the rulebook", async ({ page }) => {
    await begin(page, "La Granja");
    await page.getByRole("button", { name: "Leave the guide" }).click();
    await page.getByRole("button", { name: "What is this?" }).click();
    const note = page.locator(".note");
    const deli = page.locator('[data-objects="craft-deli"]');
    await deli.hover();
    await expect(note).toContainText("Deli");
    await deli.click();
    await expect(note.getByRole("button", { name: "Close" })).toBeVisible();
    await isAccessible(page);
    await keep(page, "what-is-this");
    await note.getByRole("button", { name: "Rules 8.3.1" }).click();
    await expect(page.locator("article.present")).toContainText("8.3.1 Craft buildings");
    await expect(note).toBeHidden();
    await page.keyboard.press("Escape");

    await page.keyboard.press("?");
    await page.keyboard.press("ArrowRight");
    await expect(note).toBeVisible();
    const first = await note.innerText();
    await page.keyboard.press("ArrowRight");
    await expect(note).not.toHaveText(first);
    await page.keyboard.press("Escape");
    await expect(note).toBeHidden();
    // Nothing was done by all this.
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
});

test("a long press asks what a thing is, and does nothing else", async ({ browser, baseURL }) => {
    const phone = await browser.newContext({
        baseURL: baseURL ?? "",
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
    });
    const page = await phone.newPage();
    await begin(page, "At the Gates of Loyang");
    await expect(aimed(page)).toBeVisible();
    const box = await aimed(page).boundingBox();
    if (!box) throw new Error("the target is not drawn");
    const touch = await phone.newCDPSession(page);
    const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at });
    await expect(page.locator(".note")).toBeVisible();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.locator(".note")).toBeVisible();
    await keep(page, "long-press");
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    await phone.close();
});

test("each kind of action says what it is for", async ({ page }) => {
    await begin(page, "At the Gates of Loyang");
    await expect(aimed(page)).toBeVisible();
    await page.getByTitle("What can I do here?").click();
    const sheet = page.getByRole("region", { name: "What you can do here" });
    await expect(sheet).toContainText("The home field is filled with this vegetable");
    await keep(page, "what-can-i-do");
    await sheet.getByRole("button", { name: "Rules 3.3" }).click();
    await expect(page.locator("article.present")).toContainText("3.3 The first crop");
});

test("a symbol explains itself once, until it is told not to", async ({ page }) => {
    await begin(page, "La Granja");
    await page.getByRole("button", { name: "Leave the guide" }).click();
    await page.locator('[data-objects="card-65-field"]').click();
    await page.mouse.move(2, 2);
    const enough = page.getByRole("button", { name: "Explain no more symbols" });
    await expect(enough).toBeVisible();
    await keep(page, "symbol");
    await enough.click();
    await expect(enough).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByLabel("Symbols explain themselves")).not.toBeChecked();
});
