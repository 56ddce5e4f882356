import { readFileSync } from "node:fs";
import { expect, fitsTheWidth, isAccessible, keep, test, toLobby } from "./table";

const FINISHED = "../tests/lagranja/records/four-seats.bgr";

for (const scheme of ["light", "dark"] as const) {
    test.describe(`in the ${scheme}`, () => {
        test.use({ colorScheme: scheme });

        test("the lobby and its sheets have no finding", async ({ page }) => {
            await toLobby(page);
            await isAccessible(page);
            await keep(page, `lobby-${scheme}`);
            for (const fold of await page.locator("summary").all()) await fold.click();
            await isAccessible(page);
            await keep(page, `new-table-${scheme}`);
            for (const name of ["Settings", "Account"]) {
                await page.getByRole("button", { name }).click();
                await isAccessible(page);
                await keep(page, `${name.toLowerCase()}-${scheme}`);
                await page.keyboard.press("Escape");
                await expect(page.getByRole("dialog")).toBeHidden();
            }
        });
    });
}

for (const [width, height] of [
    [360, 800],
    [1024, 768],
    [1920, 1080],
    [3840, 2160],
] as const) {
    test(`the lobby fits ${width} pixels`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await toLobby(page);
        await fitsTheWidth(page);
        await keep(page, `lobby-${width}`);
        await page.getByRole("button", { name: "Settings" }).click();
        await fitsTheWidth(page);
        await keep(page, `settings-${width}`);
    });
}

test("the theme that was chosen is kept", async ({ page }) => {
    await toLobby(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("dialog").getByText("Dark", { exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a table with changed rules, a clock and a name is made as it was filled in", async ({
    page,
}) => {
    await toLobby(page);
    const panel = page.getByRole("region", { name: "New table" });
    for (const fold of await panel.locator("summary").all()) await fold.click();
    await panel.getByText("Hidden", { exact: true }).click();
    await panel.getByLabel("Time to think").selectOption({ label: "20 minutes each" });
    await panel.getByLabel("Name").fill("The long table");
    await panel.getByLabel("Level of the bot on seat 2").selectOption({ index: 2 });
    await expect(panel.getByText("one change")).toBeVisible();
    await panel.getByRole("button", { name: "Create the table" }).click();
    await expect(page).toHaveURL(/\/t\//);
    const id = page.url().split("/t/")[1];
    const { table } = await (await page.request.get(`/api/tables/${id}`)).json();
    expect(table).toMatchObject({ name: "The long table", options: { secret_vp: "on" } });
    expect(table.seats[1].level).not.toBe(table.seats[2].level);
    await toLobby(page);
    await expect(page.getByRole("link", { name: /The long table/ })).toBeVisible();
});

test("a record that is broken is refused with the place where it is", async ({ page }) => {
    await toLobby(page);
    const broken = readFileSync(FINISHED, "utf-8").replace("4 done", "4 dance");
    await page
        .getByLabel("Choose a record")
        .setInputFiles({ name: "a.bgr", mimeType: "text/plain", buffer: Buffer.from(broken) });
    await expect(page.getByRole("alert")).toContainText("cannot be replayed");
    await expect(page.getByRole("alert")).toContainText("dance");
    await isAccessible(page);
    await keep(page, "broken-record");
});

test("a record of a finished game shows how it ended", async ({ page }) => {
    await toLobby(page);
    await page.getByLabel("Choose a record").setInputFiles(FINISHED);
    await expect(page.getByRole("link", { name: "Record" })).toBeVisible();
    await isAccessible(page);
    await keep(page, "finished-record");
});

test("a server that does not answer is told, and asked again", async ({ page }) => {
    await page.route("**/api/games", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("does not answer");
    await page.unroute("**/api/games");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Sit down" })).toBeVisible();
});
