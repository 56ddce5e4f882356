import { byList, byMouse, expect, GAMES, isAccessible, keep, makeTable, play, test } from "./table";

/** Whole games through the page; one of each game, by mouse, is in the short set. */
const WAYS = [
    { seats: 2, hands: byMouse, tag: [] },
    { seats: 1, hands: byList, tag: ["@long"] },
    { seats: 4, hands: byMouse, tag: ["@long"] },
];

for (const game of GAMES) {
    for (const { seats, hands, tag } of WAYS) {
        const title = `${game} is played to its end with ${seats} at the table`;
        test(title, { tag }, async ({ page }) => {
            test.setTimeout(600_000);
            const name = `${game.toLowerCase().replaceAll(" ", "-")}-${seats}`;
            const look = async (what: string) => {
                await isAccessible(page);
                await keep(page, `${name}-${what}`);
            };
            await makeTable(page, game, seats);
            const done = await play(page, 10 + seats, { hands, look });
            expect(done).toBeGreaterThan(20);
            await expect(page.getByRole("link", { name: "Record" })).toBeVisible();
            await look("over");
        });
    }
}

test("after the end the same people play again", { tag: "@long" }, async ({ page }) => {
    test.setTimeout(600_000);
    await makeTable(page, "La Granja", 1);
    await play(page, 5);
    const first = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await expect(page).not.toHaveURL(first);
    await page.getByRole("button", { name: "Begin" }).click();
    expect(await play(page, 6, { most: 2 })).toBeGreaterThanOrEqual(2);
});
