/**
 * The pictures of the README, from fixed records: `npm run pictures` (make pictures) writes them anew.
 * In every other run they are kept with the screenshots.
 */

import { layOut, recorded, type Game } from "./records";
import { expect, test } from "./table";

const FOLDER = process.env.PICTURES ? "../docs/pictures" : "e2e/screens";

interface Scene {
    record: string;
    seats: number;
    actions: number;
    /** The seat that is asked then. */
    seat: number;
    /** What is pointed at, so that it is previewed. */
    pointed: string;
}

const SCENES: Record<Game, Scene> = {
    "la-granja": {
        record: "four-seats",
        seats: 4,
        actions: 489,
        seat: 0,
        pointed: '[data-target][data-objects~="stock-wine"]',
    },
    loyang: {
        record: "three-seats",
        seats: 3,
        actions: 259,
        seat: 2,
        pointed: '[data-target][data-objects~="card-regular-3"]',
    },
};

for (const [game, scene] of Object.entries(SCENES) as [Game, Scene][]) {
    test(`a picture of ${game}`, async ({ page }) => {
        const record = recorded(game, scene.record, scene.actions);
        const { seat, seats } = scene;
        const table = await layOut(page, { record, seats, seat, bots: "normal" });
        await page.goto(`/t/${table}`);
        await expect(page.getByRole("region", { name: "The decision" })).toContainText("Your turn");
        await page.locator(scene.pointed).first().hover();
        await expect(page.locator(".preview")).toBeVisible();
        await page.waitForLoadState("networkidle"); // the preview's pieces and counts
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `${FOLDER}/${game}.png` });
    });
}
