/** Lighthouse on a simulated slow phone: the lobby and a table of each game. */

import { chromium, expect, type BrowserContext } from "@playwright/test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CHROMIUM, GAMES, median, tableOfFour, tell, test } from "./measuring";

const ROUNDS = Number(process.env.BARROWGATE_ROUNDS ?? 3);
const PORT = 9377;
const LOBBY = "lobby";

interface Report {
    lhr: {
        categories: Record<string, { score: number | null }>;
        audits: Record<string, { numericValue?: number; score: number | null }>;
    };
}

type Lighthouse = (url: string, flags: object) => Promise<Report | undefined>;

/** It lies in a folder of its own (`make bench-web` puts it there), as nothing else needs it. */
async function lighthouse(): Promise<Lighthouse> {
    const folder = process.env.BARROWGATE_LIGHTHOUSE ?? "../build/lighthouse/node_modules";
    const entry = join(folder, "lighthouse", "core", "index.js");
    return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

async function measured(address: string): Promise<Report["lhr"]> {
    const measure = await lighthouse();
    const report = await measure(address, {
        port: PORT,
        output: "json",
        logLevel: "error",
        onlyCategories: ["performance", "accessibility"],
    });
    if (!report) throw new Error(`no report of ${address}`);
    return report.lhr;
}

/** The figures of one page: the median of some rounds, as one round says little. */
async function page(name: string, address: string): Promise<void> {
    const rounds: Report["lhr"][] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measured(address));
    const figures: [string, string, (lhr: Report["lhr"]) => number][] = [
        ["performance", "points", (lhr) => 100 * (lhr.categories.performance?.score ?? 0)],
        ["accessibility", "points", (lhr) => 100 * (lhr.categories.accessibility?.score ?? 0)],
        ["first_paint", "s", (lhr) => seconds(lhr, "first-contentful-paint")],
        ["largest_paint", "s", (lhr) => seconds(lhr, "largest-contentful-paint")],
        ["interactive", "s", (lhr) => seconds(lhr, "interactive")],
        ["blocked", "ms", (lhr) => lhr.audits["total-blocking-time"]?.numericValue ?? NaN],
        ["shift", "", (lhr) => lhr.audits["cumulative-layout-shift"]?.numericValue ?? NaN],
        ["fetched", "kB", (lhr) => (lhr.audits["total-byte-weight"]?.numericValue ?? NaN) / 1000],
    ];
    for (const [figure, unit, value] of figures) {
        const values = rounds.map(value);
        expect(values.some(Number.isNaN), `${figure} of ${name} was not found`).toBe(false);
        const [least, most] = [Math.min(...values), Math.max(...values)];
        tell({ game: name, figure, value: median(values), unit, least, most });
    }
}

function seconds(lhr: Report["lhr"], audit: string): number {
    return (lhr.audits[audit]?.numericValue ?? NaN) / 1000;
}

test("Lighthouse", async ({ server }) => {
    const folder = mkdtempSync(join(tmpdir(), "barrowgate-lighthouse-"));
    const browser: BrowserContext = await chromium.launchPersistentContext(folder, {
        executablePath: CHROMIUM,
        args: ["--no-sandbox", `--remote-debugging-port=${PORT}`],
    });
    try {
        await page(LOBBY, server.address);
        for (const game of GAMES) {
            const table = await tableOfFour(browser.request, server, game);
            await page(game, `${server.address}/t/${table}`);
        }
    } finally {
        await browser.close();
        rmSync(folder, { recursive: true, force: true });
    }
});
