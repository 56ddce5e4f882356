import { expect, GAMES, isAccessible, keep, makeTable, play, test } from "./table";

/** Whole games through the page; one of each game is in the short set. */
for (const game of GAMES) {
    for (const seats of [1, 2, 4]) {
        const tag = seats === 2 ? [] : ["@long"];
        test(
            `${game} is played to its end with ${seats} at the table`,
            { tag },
            async ({ page }) => {
                test.setTimeout(600_000);
                const errors: string[] = [];
                page.on("pageerror", (error) => errors.push(error.message));
                const name = `${game.toLowerCase().replaceAll(" ", "-")}-${seats}`;
                await makeTable(page, game, seats);
                await play(page, seats, 12);
                await isAccessible(page);
                await keep(page, `${name}-begun`);
                const done = await play(page, 10 + seats);
                expect(done).toBeGreaterThan(20);
                await expect(page.getByRole("link", { name: "Record" })).toBeVisible();
                await isAccessible(page);
                await keep(page, `${name}-over`);
                expect(errors).toEqual([]);
            },
        );
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
    await play(page, 6, 2);
});
