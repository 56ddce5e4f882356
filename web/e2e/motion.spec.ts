/** What only a browser shows of motion: copies travel over the table, and nothing stays behind. */

import type { Page } from "@playwright/test";
import { expect, makeTable, play, test } from "./table";

const COPY = "ghost-piece";

/** Counts the copies that are laid over the table from now on. */
async function countCopies(page: Page): Promise<() => Promise<number>> {
    await page.evaluate((name) => {
        Object.assign(window, { copies: 0 });
        const counted = window as unknown as { copies: number };
        new MutationObserver((records) => {
            for (const { addedNodes } of records)
                for (const node of addedNodes)
                    if (node instanceof Element && node.className === name) counted.copies += 1;
        }).observe(document.body, { childList: true });
    }, COPY);
    return () => page.evaluate(() => (window as unknown as { copies: number }).copies);
}

test.describe("with motion", () => {
    test.use({ reducedMotion: "no-preference" });

    test("what is done is seen to travel, and nothing stays behind", async ({ page }) => {
        await makeTable(page, "At the Gates of Loyang", 2);
        const copies = await countCopies(page);
        await play(page, 5, { most: 8 });
        expect(await copies()).toBeGreaterThan(0);
        await expect(page.locator(`.${COPY}`)).toHaveCount(0);
    });
});

test("where motion is reduced nothing travels", async ({ page }) => {
    await makeTable(page, "At the Gates of Loyang", 2);
    const copies = await countCopies(page);
    await play(page, 5, { most: 8 });
    expect(await copies()).toBe(0);
});

test("motion and sounds are chosen at the table, and kept", async ({ page }) => {
    await makeTable(page, "La Granja", 2);
    await page.getByRole("button", { name: "Menu" }).click();
    const dice = page.getByRole("switch", { name: "Dice" });
    await expect(page.getByRole("switch", { name: "You are asked" })).toBeChecked();
    await expect(dice).not.toBeChecked();
    await dice.check();
    await page.getByRole("group", { name: "Motion" }).getByText("off").click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(dice).toBeChecked();
});

test("on a phone every tab is made, and a question finds its own", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await makeTable(page, "La Granja", 2);
    await expect(page.locator("[data-tab]:not([hidden]) [data-target]").first()).toBeVisible();
    await expect(page.locator("[data-tab]:empty")).toHaveCount(0);
});
