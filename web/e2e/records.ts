/** Tables from records: a game is laid out as it was after some of its actions. */

import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";

export const RECORDS = {
    "la-granja": "../tests/lagranja/records",
    loyang: "../tests/loyang/records",
} as const;
export type Game = keyof typeof RECORDS;
export const GAME_NAMES = Object.keys(RECORDS) as Game[];

const HEAD_ENDS = "---\n";

/** The first actions of a record that is kept with the tests; without a number all of them. */
export function recorded(game: Game, name: string, actions = Infinity): string {
    const text = readFileSync(`${RECORDS[game]}/${name}.bgr`, "utf-8");
    if (actions === Infinity) return text;
    const [head = "", moves = ""] = text.split(HEAD_ENDS);
    return head + HEAD_ENDS + moves.split("\n").slice(0, actions).join("\n") + "\n";
}

/** Ask the server for something in the name of a page. */
export async function post(page: Page, path: string, data: object) {
    // The browser itself would say where the page is from.
    const headers = { "Sec-Fetch-Site": "same-origin" };
    const answer = await page.request.post(`/api${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
}

export interface LaidOut {
    record: string;
    seats: number;
    seat?: number;
    /** The level of the bots on the other seats; without it they are mine, too. */
    bots?: string;
    hints?: boolean;
}

/** A table of the record at which all seats are mine, or bots'; tells its id. */
export async function layOut(
    page: Page,
    { record, seats, seat = 0, bots, hints = false }: LaidOut,
): Promise<string> {
    if ((await page.request.get("/api/me")).status() === 401)
        await post(page, "/me", { name: "Ana" });
    const others = Array.from({ length: seats }, (_, place) => place).filter((n) => n !== seat);
    const sitting = bots ? Object.fromEntries(others.map((other) => [other, bots])) : {};
    const wish = { record, my_seat: seat, public: true, hints, bots: sitting };
    const { table } = await post(page, "/tables", wish);
    for (const other of bots ? [] : others) {
        await post(page, `/tables/${table.id}/seats/${other}/take`, {});
    }
    await post(page, `/tables/${table.id}/start`, {});
    return table.id;
}

/** The table as a seat sees it. */
export async function viewOf(page: Page, table: string, seat = 0) {
    const whole = await page.request.get(`/api/tables/${table}/whole?seat=${seat}`);
    return (await whole.json()).document.view;
}

/** Lay out and open as the seat that is asked; tells the table's id. */
export async function openAsked(page: Page, laid: LaidOut): Promise<string> {
    const table = await layOut(page, laid);
    const { actors } = await viewOf(page, table);
    await page.goto(`/t/${table}?seat=${actors[0]}`);
    await expect(page.locator(".gate [data-question]")).toBeVisible();
    return table;
}

/** A finished game: it is looked at, nobody plays. */
export async function openFinished(page: Page, game: Game, name: string): Promise<void> {
    await page.goto("/");
    await page.getByLabel("Choose a record").setInputFiles(`${RECORDS[game]}/${name}.bgr`);
    await expect(page.getByRole("link", { name: "Record" })).toBeVisible();
}
