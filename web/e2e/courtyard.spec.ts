import type { Page } from "@playwright/test";
import { layOut, openAsked, recorded, viewOf } from "./records";
import { expect, test } from "./table";
import { heard } from "./watching";

/** The card phase of Loyang: what is chosen from stays where it is while it is chosen from. */
const SIZES = [
    [1366, 768],
    [1366, 650],
    [360, 780],
] as const;
/** Actions of the record after which a card may be put; after so many the courtyard is empty. */
const FIRST = 4;
const THIRD = 6;

/** Where cards, pile and place lie, by their names. */
async function places(page: Page): Promise<Record<string, string>> {
    return page.evaluate(() => {
        const things = document.querySelectorAll<HTMLElement>(".deal :is(.card, .place, .pile)");
        const lying = [...things].filter((each) => each.offsetWidth > 0);
        return Object.fromEntries(
            lying.map((each) => {
                const { x, y, width, height } = each.getBoundingClientRect();
                return [each.dataset.piece ?? each.className, [x, y, width, height].join(" ")];
            }),
        );
    });
}

for (const [width, height] of SIZES) {
    test(`nothing moves while cards are chosen: ${width} x ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await openAsked(page, { record: recorded("loyang", "four-seats", THIRD), seats: 4 });
        const [courtyard, hand] = [page.locator(".deal > section"), page.locator(".hand")];
        await expect(courtyard.locator(".place")).toBeVisible();
        await expect(hand.locator("[data-target]").first()).toBeVisible();
        const before = lying(await places(page));
        await hand.locator("[data-target]").first().click();
        await expect(hand.locator("[aria-pressed=true]")).toBeVisible();
        await expect(courtyard.locator(".place.takes")).toBeVisible();
        expect(lying(await places(page))).toEqual(before);
        await page.keyboard.press("Escape");
        const { done } = heard(page);
        await courtyard.locator("[data-objects^=card-][data-target]").first().click();
        await expect.poll(() => heard(page).done).toBeGreaterThan(done);
        await expect(courtyard.locator(".taken")).toBeVisible();
        expect(lying(await places(page))).toEqual(before);
    });
}

/** Without the states of things, which their classes tell of. */
function lying(found: Record<string, string>): Record<string, string> {
    return Object.fromEntries(
        Object.entries(found).map(([name, at]) => [name.split(" ")[0] ?? "", at]),
    );
}

test("an empty courtyard has a place for the first card", async ({ page }) => {
    await openAsked(page, { record: recorded("loyang", "four-seats", FIRST), seats: 4 });
    await expect(page.locator(".deal .place[data-target]")).toHaveText("put it here");
});

test("the second half of a double click is not for what has come there", async ({ page }) => {
    const record = recorded("loyang", "four-seats", THIRD);
    const table = await layOut(page, { record, seats: 4 });
    const { actors } = await viewOf(page, table);
    await page.goto(`/t/${table}?seat=${actors[0]}`);
    const hand = page.locator(".hand [data-target]");
    await expect(hand.first()).toBeVisible();
    const { done } = heard(page);
    const taken = page.locator(".deal > section [data-objects^=card-][data-target]").first();
    const box = await taken.boundingBox();
    if (!box) throw new Error("it is not drawn");
    await page.mouse.click(box.x + 20, box.y + 30);
    await expect.poll(() => heard(page).done).toBe(done + 1);
    // As if the hand had slid there: what came is asked for, and the pointer has not moved.
    const moved = await hand.first().boundingBox();
    if (!moved) throw new Error("it is not drawn");
    await page.mouse.move(moved.x + 20, moved.y + 30);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await expect(page.locator(".deal .taken")).toBeVisible();
    expect(heard(page).done).toBe(done + 1);
});
