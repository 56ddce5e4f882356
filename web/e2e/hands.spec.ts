import type { Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import {
    acts,
    byTap,
    DOUBLE_TAP,
    expect,
    fitsTheWidth,
    GAMES,
    isAccessible,
    keep,
    listed,
    makeTable,
    play,
    test,
    toLobby,
    untilAsked,
} from "./table";
import { heard } from "./watching";

const PHONE = {
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
} as const;

async function words(page: Page): Promise<string[]> {
    return (await listed(page)).allInnerTexts();
}

for (const game of GAMES) {
    test(`${game} on a phone`, async ({ another }) => {
        const page = await another(PHONE);
        await toLobby(page);
        await page.getByRole("button", { name: "Settings" }).tap();
        await page.getByLabel("One tap is enough").tap();
        await page.keyboard.press("Escape");
        await makeTable(page, game, 2);
        await fitsTheWidth(page);
        await untilAsked(page);
        await keep(page, `phone-${game.toLowerCase().replaceAll(" ", "-")}`);
        for (let number = 0; number < 6; number += 1) {
            await untilAsked(page);
            const first = (await listed(page)).first();
            await pause(DOUBLE_TAP); // the second half of a double tap would not act
            await acts(page, () => first.tap());
        }
        await isAccessible(page);
    });
}

for (const game of GAMES) {
    test(`a round of ${game} by two taps on the things of a phone`, async ({ another }) => {
        test.slow();
        const page = await another(PHONE);
        await makeTable(page, game, 2);
        const isOver = () => heard(page).round > 1;
        await play(page, 11, { hands: byTap, enough: isOver });
        expect(isOver()).toBe(true);
    });
}

test("an action that is no action is refused in words", async ({ page }) => {
    await makeTable(page, "La Granja", 1);
    await untilAsked(page);
    await page.keyboard.press("/");
    await page.keyboard.type("dance on the table");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText("no such action");
    await expect(page.getByLabel("Write an action")).toHaveValue("dance on the table");
});

test("an action is written on a phone, which has no key for it", async ({ another }) => {
    const page = await another(PHONE);
    await makeTable(page, "La Granja", 1);
    await untilAsked(page);
    await page.getByRole("button", { name: "Write an action" }).tap();
    const line = page.getByLabel("Write an action");
    await expect(line).toBeFocused();
    await line.fill("dance");
    await page.getByRole("button", { name: "Do it" }).tap();
    await expect(page.getByRole("alert")).toContainText("no such action");
    const [field, send] = [line, page.getByRole("button", { name: "Do it" })];
    expect((await field.boundingBox())?.y).toBe((await send.boundingBox())?.y);
    await fitsTheWidth(page);
    await isAccessible(page);
    await keep(page, "written-on-a-phone");
    await page.locator("form").getByRole("button", { name: "Close" }).tap();
    await expect(line).toBeHidden();
});

test("what was done is taken back", async ({ page }) => {
    await makeTable(page, "La Granja", 1);
    await untilAsked(page);
    const before = await words(page);
    const first = (await listed(page)).first();
    await acts(page, () => first.press("Enter"));
    await acts(page, () => page.getByRole("button", { name: "Undo" }).click());
    await untilAsked(page);
    expect(await words(page)).toEqual(before);
});

/** Take back, end the turn, write an action: without a line none of it is kept for later. */
async function actsByKeys(page: Page): Promise<void> {
    await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
    await page.keyboard.press("u");
    await page.keyboard.press("e");
    await page.keyboard.press("/");
    const line = page.getByLabel("Write an action");
    const action = await page.locator("#commands option").first().getAttribute("value");
    await line.fill(action ?? "");
    await line.press("Enter");
    await expect(line).toHaveValue(action ?? "");
    await line.press("Escape");
    await expect(line).toBeHidden();
}

test("the table is found again after the server was killed", async ({ page, server }) => {
    test.slow(); // a second start of the server
    await makeTable(page, "At the Gates of Loyang", 1);
    await play(page, 3, { most: 5 });
    await untilAsked(page);
    const before = await words(page);
    await server.kill();
    await expect(page.getByText("Not connected, trying again")).toBeVisible();
    await expect(page.locator(".choice:enabled, .end:enabled")).toHaveCount(0);
    await isAccessible(page);
    await keep(page, "not-connected");
    await actsByKeys(page);
    await server.start();
    await untilAsked(page);
    expect(await words(page)).toEqual(before);
    expect(await play(page, 4, { most: 3 })).toBeGreaterThanOrEqual(3);
});
