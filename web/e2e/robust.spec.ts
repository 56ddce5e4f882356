import type { Page } from "@playwright/test";
import { setTimeout as pause } from "node:timers/promises";
import {
    acts,
    byList,
    chance,
    expect,
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

/** How many actions the table of a page has seen, as the server knows it. */
async function actionsAt(page: Page): Promise<number> {
    const id = page.url().split("/t/")[1]?.split(/[/?]/)[0];
    const whole = await page.request.get(`/api/tables/${id}/whole?seat=0`);
    return (await whole.json()).document.view.actions;
}

async function words(page: Page): Promise<string[]> {
    await untilAsked(page);
    return (await listed(page)).allInnerTexts();
}

test("two tabs of one person show the same table, and either acts", async ({ page, context }) => {
    await makeTable(page, "La Granja", 1);
    const tab = await context.newPage();
    await tab.goto(page.url());
    const before = await words(tab);
    expect(await words(page)).toEqual(before);
    const first = (await listed(page)).first();
    await acts(page, () => first.press("Enter"));
    await expect.poll(() => words(tab)).not.toEqual(before);
    expect(await words(tab)).toEqual(await words(page));
    await acts(tab, () => tab.getByRole("button", { name: "Undo" }).click());
    await expect.poll(() => words(page)).toEqual(before);
    expect(await actionsAt(page)).toBe(0);
});

test("of two tabs that answer one question one acts, the other says why not", async ({
    page,
    context,
}) => {
    await makeTable(page, "La Granja", 1);
    const tab = await context.newPage();
    // This tab hears of nothing after the table itself: it is behind.
    await tab.routeWebSocket(/\/live/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((text) => {
            if (JSON.parse(String(text)).type !== "change") socket.send(text);
        });
    });
    await tab.goto(page.url());
    await untilAsked(tab);
    await untilAsked(page);
    await acts(page, () => byList(page, chance(1)));
    await (await listed(tab)).first().press("Enter");
    await expect(tab.getByRole("alert")).toContainText("has changed since");
    expect(await actionsAt(page)).toBe(1);
});

test("a double click acts once, however quick the server is", async ({ page }) => {
    await makeTable(page, "La Granja", 1);
    await untilAsked(page);
    const first = (await listed(page)).first();
    await expect(page.locator(".about").first()).toBeVisible(); // the list moves when they come
    await first.hover();
    const click = async (clickCount: number) => {
        await page.mouse.down({ clickCount });
        await page.mouse.up({ clickCount });
    };
    await acts(page, () => click(1));
    await untilAsked(page);
    await click(2);
    await expect.poll(() => actionsAt(page)).toBe(1);
    expect(heard(page).refused).toEqual([]);
    // A click of its own acts again.
    await acts(page, () => first.click());
});

test("a curtain hides the table between two who share a screen", async ({ page }) => {
    await toLobby(page);
    const panel = page.getByRole("region", { name: "New table" });
    await panel.getByText("2", { exact: true }).click();
    await panel.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("you");
    await panel.getByRole("button", { name: "Create the table" }).click();
    const own = page.getByRole("region", { name: "Your own farm" });
    const lift = page.getByRole("button", { name: "Show my table" });
    await expect(own.or(lift)).toBeVisible();
    if (await lift.isVisible()) await lift.click(); // the other one begins
    await expect(own).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    const random = chance(2);
    await expect(async () => {
        if (await own.isVisible()) await byList(page, random);
        await expect(lift).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [10] });
    await expect(own).toBeHidden();
    await expect(page.getByRole("region", { name: "The decision" })).toBeHidden();
    await isAccessible(page);
    await keep(page, "curtain");
    // Whoever acted last by a key does not lift it with the same key.
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    await expect(lift).toBeVisible();
    const before = page.url();
    await lift.click();
    await expect(page).not.toHaveURL(before);
    await untilAsked(page);
    await expect(own).toBeVisible();
});

test("a newer server's page is told of and loaded", async ({ page, server }) => {
    test.slow(); // a second start of the server
    await makeTable(page, "La Granja", 1);
    await play(page, 3, { most: 2 });
    await page.evaluate(() => document.documentElement.setAttribute("data-old", ""));
    const old = page.locator("html[data-old]");
    let isLookedAt = false; // before that it is not loaded
    await page.route("/", async (route) => {
        while (route.request().isNavigationRequest() && !isLookedAt) await pause(50);
        const answer = await route.fetch();
        const body = (await answer.text()).replace(
            /assets\/start-[\w-]+\.js/,
            "assets/start-new.js",
        );
        await route.fulfill({ response: answer, body });
    });
    await expect(old).toHaveCount(1);
    await server.kill();
    await expect(page.getByText("Not connected, trying again")).toBeVisible();
    await server.start();
    await expect(page.getByText("A newer page is loaded now")).toBeVisible();
    await isAccessible(page);
    await keep(page, "newer-page");
    isLookedAt = true;
    await expect(old).toHaveCount(0);
    expect(await play(page, 4, { most: 2 })).toBeGreaterThanOrEqual(2);
});

test("a table that is not understood is not acted on", async ({ page }) => {
    await page.addInitScript(() => {
        const Real = WebSocket;
        window.WebSocket = class extends Real {
            constructor(url: string | URL) {
                super(url);
                // Another message of the same server.
                addEventListener("weather", () =>
                    this.dispatchEvent(new MessageEvent("message", { data: '{"type":"weather"}' })),
                );
            }
        };
    });
    await makeTable(page, "La Granja", 1);
    await untilAsked(page);
    await page.evaluate(() => dispatchEvent(new Event("weather")));
    await expect(page.getByText("This page does not understand the table")).toBeVisible();
    await expect(page.locator(".choice:enabled, .end:enabled, [data-target]")).toHaveCount(0);
    await isAccessible(page);
    await keep(page, "not-understood");
    expect(heard(page).errors).toHaveLength(1);
    heard(page).errors = [];
    await page.getByRole("button", { name: "Load it again" }).click();
    expect(await play(page, 4, { most: 2 })).toBeGreaterThanOrEqual(2);
});

test("a table that is not there says so", async ({ page }) => {
    await toLobby(page);
    await page.goto("/t/nowhere-at-all-here");
    await expect(page.getByRole("alert")).toContainText("no such table");
    await isAccessible(page);
    await page.getByRole("link", { name: "To all tables" }).click();
    await expect(page.getByRole("heading", { name: "Sit down" })).toBeVisible();
});

test("pieces of the page that do not come are told, and asked for again", async ({ page }) => {
    await makeTable(page, "La Granja", 1);
    const alert = page.getByRole("alert");
    const again = page.getByRole("button", { name: "Try again" });
    await page.route(/assets\/table-.*\.js/, (route) => route.abort());
    await page.reload();
    await expect(alert).toContainText("does not answer");
    await isAccessible(page);
    await keep(page, "not-loaded");
    await page.unroute(/assets\/table-.*\.js/);
    await page.route(/assets\/beside-.*\.js/, (route) => route.abort());
    await again.click();
    await untilAsked(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(alert).toContainText("does not answer");
    await page.unroute(/assets\/beside-.*\.js/);
    await again.click();
    // A browser that remembers what did not come begins the page anew, with a menu that is closed.
    const asText = page.getByRole("button", { name: "The table as text" });
    await expect(async () => {
        if (!(await asText.isVisible()))
            await page.getByRole("button", { name: "Menu" }).click({ timeout: 1000 });
        await expect(asText).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 20_000 });
});
