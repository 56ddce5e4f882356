/** What the gate says when something goes wrong, or when it says much: on screens and, always, on a phone. */

import type { Page } from "@playwright/test";
import { cutWords } from "./layout";
import { layOut, openAsked, openFinished, recorded, viewOf } from "./records";
import { expect, fitsTheWidth, isAccessible, keep, test } from "./table";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const PLACES = {
    "screen @long": { viewport: { width: 1366, height: 768 } },
    "tablet @long": { viewport: { width: 1024, height: 768 } },
    phone: { ...PHONE, colorScheme: "dark" },
} as const;
/** The longest that there is. */
const REASON = { why: { key: "reason-card-order" }, paragraph: "10.12.4" };
const FAULT = { type: "fault", title: "", status: 500, detail: "it broke", number: "f3a9c1" };

const gate = (page: Page) => page.locator(".gate");

/** What stands in the gate is whole, or can be scrolled to by keys as well. */
async function isRead(page: Page, name: string): Promise<void> {
    await keep(page, name);
    await fitsTheWidth(page);
    expect.soft(await cutWords(page), name).toEqual([]);
    const boxes = await gate(page)
        .locator(".box, .hint")
        .evaluateAll((all) =>
            all.map((box) => box.scrollHeight <= box.clientHeight + 1 || box.tabIndex === 0),
        );
    expect.soft(boxes, name).not.toContain(false);
    await isAccessible(page);
}

for (const [place, options] of Object.entries(PLACES)) {
    test.describe(`on a ${place}`, () => {
        const [name] = place.split(" ");
        test(`the longest reason is read in French`, async ({ another }) => {
            const page = await another({ ...options, locale: "fr" });
            await page.route("**/why?*", (route) => route.fulfill({ json: REASON }));
            await openAsked(page, { record: recorded("loyang", "four-seats", 250), seats: 4 });
            const thing = page.locator("[data-objects]:not([data-target])");
            await thing.first().dispatchEvent("click"); // it may lie on another tab
            await expect(gate(page).locator(".box.trouble")).toContainText("ordre fixe");
            await isRead(page, `reason-${name}`);
        });

        test("the longest hint is read in French", async ({ another }) => {
            const page = await another({ ...options, locale: "fr" });
            const record = recorded("la-granja", "four-seats", 300);
            const table = await layOut(page, { record, seats: 4, hints: true });
            const seat = (await viewOf(page, table)).actors[0] as number;
            const actions = await longest(page, table, seat);
            await page.route("**/hint?*", (route) => route.fulfill({ json: { actions } }));
            await page.goto(`/t/${table}?seat=${seat}`);
            await gate(page).locator(".tools button").first().click();
            await expect(gate(page).locator(".hint .worth")).toBeVisible();
            await isRead(page, `hint-long-${name}`);
        });

        test("the end and the way back say what went wrong", async ({ another }) => {
            const page = await another(options);
            await openFinished(page, "la-granja", "two-seats");
            const refuse = (path: string) =>
                page.route(path, (route) => route.fulfill({ status: 500, json: FAULT }));
            await refuse("**/review");
            await refuse("**/at/*");
            if (place === "phone") await page.getByRole("button", { name: "Review" }).tap();
            await page.getByRole("button", { name: "Ask the coach" }).click();
            const alert = gate(page).getByRole("alert");
            await expect(alert).toContainText("made a mistake");
            await expect(page.getByRole("alert")).toHaveCount(1);
            await isRead(page, `end-trouble-${name}`);

            await page.unroute("**/at/*");
            await page.goto(`${page.url()}/20`);
            const slider = page.getByRole("slider", { name: "Action" });
            await expect(slider).toBeVisible();
            await refuse("**/at/*");
            await slider.focus();
            await page.keyboard.press("ArrowLeft");
            await expect(alert).toContainText("f3a9c1");
            await expect(slider).toBeVisible();
            await isRead(page, `replay-trouble-${name}`);
            await page.unroute("**/at/*");
            await page.keyboard.press("ArrowLeft");
            await expect(alert).toBeHidden();
        });

        test("the end and the way back say that the line is lost", async ({ another }) => {
            const page = await another(options);
            const cut = await cuttable(page);
            await openFinished(page, "la-granja", "two-seats");
            const end = page.url();
            await page.goto(`${end}/20`);
            await expect(gate(page)).toContainText("Action 20");
            await cut();
            await expect(gate(page)).toContainText("Not connected, trying again");
            await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
            await isRead(page, `replay-lost-${name}`);
            await page.getByRole("button", { name: "Back to now" }).click();
            await expect(page.getByRole("link", { name: "Record" })).toBeVisible();
            await expect(gate(page)).toContainText("Not connected, trying again");
            await isRead(page, `end-lost-${name}`);
        });
    });
}

interface Choice {
    action: string;
    label: object;
}

/** A hint with the two actions that take most words. */
async function longest(page: Page, table: string, seat: number) {
    const whole = await page.request.get(`/api/tables/${table}/whole?seat=${seat}`);
    const { groups } = (await whole.json()).document.asked as { groups: { choices: Choice[] }[] };
    const choices = groups.flatMap((group) => group.choices);
    const length = ({ label }: Choice) => JSON.stringify(label).length;
    const [first, second] = choices.sort((one, other) => length(other) - length(one));
    return [first, second].map((choice, place) => ({
        action: choice?.action,
        points: 12.5 - 10 * place,
    }));
}

/** A line that can be cut, and is not made again. */
async function cuttable(page: Page): Promise<() => Promise<void>> {
    let isCut = false;
    const ends: (() => Promise<void>)[] = [];
    await page.routeWebSocket(/\/live/, (socket) => {
        if (isCut) return void socket.close();
        socket.connectToServer();
        ends.push(() => socket.close());
    });
    return async () => {
        isCut = true;
        for (const end of ends) await end();
    };
}
