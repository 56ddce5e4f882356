import { heard } from "./watching";
import { expect, GAMES, isAccessible, keep, play, test, toLobby } from "./table";

for (const game of GAMES) {
    test(`two browsers play ${game} at one table by invitation`, async ({ page, another }) => {
        await toLobby(page);
        const panel = page.getByRole("region", { name: "New table" });
        await panel
            .getByText(game.split(" ").at(-1) ?? game)
            .first()
            .click();
        await panel.getByText("2", { exact: true }).click();
        await panel.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("link");
        await panel.getByRole("button", { name: "Create the table" }).click();
        const link = await panel.getByLabel("Link to seat 2").inputValue();
        await isAccessible(page);
        await keep(page, "invitation");
        await panel.getByRole("button", { name: "To the table" }).click();
        await expect(page.getByRole("button", { name: "Begin" })).toBeDisabled();

        const guest = await another();
        await guest.goto(link);
        await expect(
            guest.getByRole("heading", { name: `You are invited to ${game}` }),
        ).toBeVisible();
        await isAccessible(guest);
        await keep(guest, "join");
        await guest.getByLabel("Your name").fill("Neighbour");
        await guest.getByRole("button", { name: "Sit down" }).click();
        await expect(page.getByText("Neighbour", { exact: true })).toBeVisible();
        await page.getByRole("button", { name: "Begin" }).click();

        // Neither stops before the other has played: it may be their turn for long.
        const enough = () => Math.min(heard(page).done, heard(guest).done) >= 5;
        await Promise.all([play(page, 7, { enough }), play(guest, 8, { enough })]);
    });
}

test("a link that was used is refused", async ({ page }) => {
    await page.goto("/join#abcdefghijklmnopqrstuvwxyz");
    await expect(page.getByRole("alert")).toContainText("was used");
    await expect(page.getByRole("button", { name: "Sit down" })).toBeHidden();
    await isAccessible(page);
});

test("an open table is found and joined by somebody else", async ({ page, another }) => {
    await toLobby(page);
    const panel = page.getByRole("region", { name: "New table" });
    await panel.getByRole("combobox", { name: "Seat 3", exact: true }).selectOption("open");
    await panel.getByText("This table").click();
    await panel.getByLabel("Name").fill("Come and sit");
    await panel.getByRole("button", { name: "Create the table" }).click();
    await expect(page.getByRole("button", { name: "Begin" })).toBeDisabled();
    const guest = await another();
    await toLobby(guest);
    await guest.getByRole("button", { name: "Settings" }).click();
    await guest.getByLabel("Name at tables").fill("Passer-by");
    await guest.getByRole("button", { name: "Save" }).click();
    await guest.keyboard.press("Escape");
    await guest.getByRole("link", { name: /Come and sit/ }).click();
    await guest.getByRole("button", { name: "Sit down" }).click();
    await expect(page.getByText("Passer-by", { exact: true })).toBeVisible();
    await expect(guest.getByText("you", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Begin" }).click();
    // Whoever sat down plays, and does not watch.
    await expect(guest.getByRole("region", { name: "The decision" })).toBeVisible();
    await expect(guest.getByText("You watch")).toBeHidden();
});
