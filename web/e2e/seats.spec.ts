/** Seats are taken and left, before the start and while it is played; the host closes the table. */

import type { Page } from "@playwright/test";
import { post } from "./records";
import { expect, fitsTheWidth, isAccessible, keep, test, toLobby } from "./table";

const PHONE = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;

async function look(page: Page, name: string): Promise<void> {
    await isAccessible(page);
    await fitsTheWidth(page);
    await keep(page, name);
}

/** A table of three with a bot and a seat for anybody; the guest sits there. */
async function sitTogether(host: Page, guest: Page): Promise<void> {
    await toLobby(host);
    const panel = host.getByRole("region", { name: "New table" });
    await panel.getByRole("combobox", { name: "Seat 3", exact: true }).selectOption("open");
    await panel.getByRole("button", { name: "Create the table" }).click();
    await expect(host.getByRole("button", { name: "Begin" })).toBeDisabled();
    await guest.goto(host.url());
    await guest.getByRole("button", { name: "Sit down" }).click();
    await expect(host.getByRole("button", { name: "Begin" })).toBeEnabled();
}

async function openSeats(page: Page): Promise<void> {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Seats" }).click();
}

test("whoever is invited sees what is played, and may only watch", async ({ page, another }) => {
    await toLobby(page);
    await post(page, "/me", { name: "Ana" });
    const { table } = await post(page, "/tables", {
        game: "loyang",
        seats: 3,
        bots: { "2": "easy" },
        components: '{"setup": {"cash": 12}}',
        clock: { budget: 1200, then: "pause" },
        name: "Friday",
    });
    const { path } = await post(page, `/tables/${table.id}/seats/1/link`, {});

    const guest = await another(PHONE);
    await guest.goto(path);
    await expect(guest.getByRole("heading", { name: /Loyang.*Friday/ })).toBeVisible();
    await expect(guest.getByRole("list", { name: "Who sits where" })).toContainText("Ana");
    await expect(guest.getByText("20 minutes each")).toBeVisible();
    await expect(guest.getByText("12 (shipped: 10)")).toBeVisible();
    await look(guest, "join-own-components-phone");

    // Watching uses nothing up: the link still leads to the seat.
    await guest.getByRole("link", { name: "Watch" }).tap();
    await expect(guest).toHaveURL(/seat=-1$/);
    await expect(guest.getByRole("heading", { name: "Friday" })).toBeVisible();
    await expect(guest.getByText("12 (shipped: 10)")).toBeVisible();
    await guest.goto(path);
    await guest.getByLabel("Your name").fill("Bo");
    await guest.getByRole("button", { name: "Sit down" }).tap();
    await expect(guest).toHaveURL(/seat=1$/);
    await expect(guest.getByText("Bo", { exact: true })).toBeVisible();
});

test("before the start people talk, and whoever leaves may sit down again", async ({
    page,
    another,
}) => {
    const guest = await another(PHONE);
    await sitTogether(page, guest);
    await page.getByLabel("Say something to the table").fill("Shall we begin?");
    await page.keyboard.press("Enter");
    await expect(guest.getByText("Shall we begin?")).toBeVisible();
    await guest.getByLabel("Say something to the table").fill("In a minute.");
    await guest.getByRole("button", { name: "Say", exact: true }).tap();
    await expect(page.getByText("In a minute.")).toBeVisible();
    await look(page, "seating-talk");
    await look(guest, "seating-talk-phone");

    await guest.getByRole("button", { name: "Leave" }).tap();
    await expect(page.getByRole("button", { name: "Begin" })).toBeDisabled();
    await guest.getByRole("button", { name: "Sit down" }).tap();
    await expect(page.getByRole("button", { name: "Begin" })).toBeEnabled();

    // The host takes the seat away: two steps, as the guest may not want to go.
    await page.getByRole("button", { name: "Free the seat" }).last().click();
    await look(page, "seating-free");
    await page.getByRole("button", { name: "Free it" }).click();
    await expect(guest.getByRole("alert")).toHaveText("This seat is no longer yours");
});

test("a seat that is left while it is played is waited for, and the host closes the table", async ({
    page,
    another,
}) => {
    const guest = await another();
    await sitTogether(page, guest);
    await page.getByRole("button", { name: "Begin" }).click();
    // By keys, and thought better of it the first time.
    await openSeats(guest);
    await guest.getByRole("button", { name: "Leave" }).press("Enter");
    await expect(guest.getByRole("group", { name: /The game waits/ })).toBeFocused();
    await look(guest, "seats-leave");
    await guest.keyboard.press("Escape");
    await expect(guest.getByRole("button", { name: "Leave" })).toBeFocused();
    await guest.keyboard.press("Enter");
    await guest.getByRole("button", { name: "Leave the seat" }).press("Enter");
    await expect(guest.getByText("You watch")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Seat 3 is free" })).toBeVisible();
    await look(page, "seat-left");

    await page.getByRole("button", { name: "Seats" }).click();
    await look(page, "seats-free");
    await page.getByRole("button", { name: "Close the table" }).click();
    await page.getByRole("button", { name: "Keep" }).click();
    await page.getByRole("button", { name: "Close the table" }).dblclick();
    await look(page, "seats-close");
    await page.getByRole("button", { name: "Close for good" }).click();
    await expect(guest.getByRole("heading", { name: "The table is closed" })).toBeVisible();
    await look(guest, "table-closed");
    await guest.getByRole("link", { name: "To all tables" }).last().click();
    await expect(guest.getByRole("heading", { name: "Sit down" })).toBeVisible();
});
