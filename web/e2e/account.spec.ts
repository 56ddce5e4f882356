import type { Page } from "@playwright/test";
import { expect, isAccessible, keep, playBots, test, toLobby } from "./table";

async function openAccount(page: Page, name = "Account"): Promise<void> {
    await page.getByRole("banner").getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
}

test("a guest makes an account, signs out, and finds the tables again", async ({ page }) => {
    await playBots(page, "La Granja");
    await toLobby(page);
    await openAccount(page, "Guest");
    await page.getByText("New account", { exact: true }).click();
    await page.getByLabel("Login").fill("gardener");
    await page.getByLabel("Password").fill("olives and figs");
    await page.getByRole("button", { name: "New account" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();

    await openAccount(page, "Guest");
    await expect(page.getByText("signed in as gardener")).toBeVisible();
    await isAccessible(page);
    await keep(page, "account-signed-in");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Your tables" })).toBeHidden();

    await openAccount(page);
    await page.getByLabel("Login").fill("gardener");
    await page.getByLabel("Password").fill("not this one");
    const enter = page.getByRole("dialog").getByRole("button", { name: "Sign in" });
    await enter.click();
    await expect(page.getByRole("alert")).toContainText("wrong");
    await page.getByLabel("Password").fill("olives and figs");
    await enter.click();
    await expect(page.getByRole("heading", { name: "Your tables" })).toBeVisible();
});

test("another device becomes mine by a link", async ({ page, another }) => {
    await playBots(page, "La Granja");
    await toLobby(page);
    await openAccount(page, "Guest");
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = await page.getByLabel("Play on another device").inputValue();
    const there = await another();
    await there.goto(link);
    await expect(there.getByRole("heading", { name: "on this device" })).toBeVisible();
    await expect(there.getByLabel("Your name")).toBeHidden();
    await isAccessible(there);
    await there.getByRole("button", { name: "Play here" }).click();
    await expect(there.getByRole("heading", { name: "Your tables" })).toBeVisible();
});

test("whoever is deleted is nobody afterwards", async ({ page }) => {
    await playBots(page, "La Granja");
    await toLobby(page);
    await openAccount(page, "Guest");
    await page.getByRole("button", { name: "Delete me" }).click();
    await page.getByRole("button", { name: "Delete for good" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { name: "Your tables" })).toBeHidden();
    expect((await page.request.get("/api/me")).status()).toBe(401);
});

test("a new name is kept", async ({ page }) => {
    await toLobby(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Name at tables").fill("Shepherd");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Shepherd" })).toBeVisible();
});
