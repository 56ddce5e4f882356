/** The whole table as text, for somebody who listens to it. */

import type { Locator, Page } from "@playwright/test";
import { acts, byList, chance, expect, GAMES, isAccessible, keep, makeTable, test } from "./table";

async function asText(page: Page): Promise<Locator> {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "The table as text" }).click();
    const sheet = page.getByRole("region", { name: "The table as text" });
    await expect(sheet.getByRole("heading", { name: "Your farm", exact: true })).toBeVisible();
    return sheet;
}

for (const game of GAMES) {
    test(`${game} is told under headings, otherwise after an action`, async ({ page }) => {
        await makeTable(page, game, 2);
        const sheet = await asText(page);
        await expect(sheet.getByRole("heading", { name: "Rules in force" })).toBeAttached();
        await isAccessible(page);
        await keep(page, `text-${game === "La Granja" ? "la-granja" : "loyang"}`);
        const before = await sheet.innerText();
        await acts(page, () => byList(page, chance(1)));
        expect(await (await asText(page)).innerText()).not.toBe(before);
    });
}

test("a key opens the table as text, and closes it again", async ({ page }) => {
    await makeTable(page, "La Granja", 2);
    const sheet = page.getByRole("region", { name: "The table as text" });
    await page.keyboard.press("t");
    await expect(sheet).toBeFocused();
    await expect(sheet.getByRole("heading", { name: "Your farm", exact: true })).toBeVisible();
    await page.keyboard.press("t");
    await expect(sheet).toBeHidden();
});
