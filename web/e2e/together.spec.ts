import { actOnce, chance, expect, GAMES, isAccessible, keep, test, toLobby } from "./table";

for (const game of GAMES) {
    test(`two browsers play ${game} at one table by invitation`, async ({
        page,
        browser,
        baseURL,
    }) => {
        await toLobby(page);
        const panel = page.getByRole("region", { name: "New table" });
        await panel
            .getByText(game.split(" ").at(-1) ?? game)
            .first()
            .click();
        await panel.getByText("2", { exact: true }).click();
        await panel.getByLabel("Seat 2", { exact: true }).selectOption("link");
        await panel.getByRole("button", { name: "Create the table" }).click();
        const link = await panel.getByLabel("Link to seat 2").inputValue();
        await isAccessible(page);
        await keep(page, "invitation");
        await panel.getByRole("button", { name: "To the table" }).click();
        await expect(page.getByRole("button", { name: "Begin" })).toBeDisabled();

        const other = await browser.newContext({ baseURL: baseURL ?? "" });
        const guest = await other.newPage();
        await guest.goto(link);
        await expect(guest.getByRole("heading", { name: "You are invited" })).toBeVisible();
        await isAccessible(guest);
        await keep(guest, "join");
        await guest.getByLabel("Your name").fill("Neighbour");
        await guest.getByRole("button", { name: "Sit down" }).click();
        await expect(page.getByText("Neighbour")).toBeVisible();
        await page.getByRole("button", { name: "Begin" }).click();

        const random = chance(7);
        const acted = [0, 0];
        await expect(async () => {
            for (const [seat, each] of [page, guest].entries()) {
                if (await actOnce(each, random)) acted[seat] = (acted[seat] ?? 0) + 1;
            }
            expect(Math.min(...acted)).toBeGreaterThanOrEqual(5);
        }).toPass({ timeout: 45_000, intervals: [50] });
        await other.close();
    });
}

test("a link that was used is refused", async ({ page }) => {
    await page.goto("/join#abcdefghijklmnopqrstuvwxyz");
    await page.getByLabel("Your name").fill("Late");
    await page.getByRole("button", { name: "Sit down" }).click();
    await expect(page.getByRole("alert")).toContainText("was used");
    await isAccessible(page);
});

test("an open table is found and joined by somebody else", async ({ page, browser, baseURL }) => {
    await toLobby(page);
    const panel = page.getByRole("region", { name: "New table" });
    await panel.getByLabel("Seat 3", { exact: true }).selectOption("open");
    await panel.getByText("This table").click();
    await panel.getByLabel("Name").fill("Come and sit");
    await panel.getByRole("button", { name: "Create the table" }).click();
    await expect(page.getByRole("button", { name: "Begin" })).toBeDisabled();
    const other = await browser.newContext({ baseURL: baseURL ?? "" });
    const guest = await other.newPage();
    await toLobby(guest);
    await guest.getByRole("button", { name: "Settings" }).click();
    await guest.getByLabel("Name at tables").fill("Passer-by");
    await guest.getByRole("button", { name: "Save" }).click();
    await guest.keyboard.press("Escape");
    await guest.getByRole("link", { name: /Come and sit/ }).click();
    await guest.getByRole("button", { name: "Sit down" }).click();
    await expect(page.getByText("Passer-by")).toBeVisible();
    await expect(page.getByRole("button", { name: "Begin" })).toBeEnabled();
    await other.close();
});
