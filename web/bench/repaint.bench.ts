/**
 * How long a table of four is busy after each action of a whole game: from the moment in which the
 * server's word is heard, through patch and flush, until style and layout are done. Painting is in the
 * processor time alone.
 */

import { chromium, expect, type Page } from "@playwright/test";
import { CHROMIUM, GAMES, median, quantile, tableOfFour, tell, test } from "./measuring";

const LONGEST_GAME = 480_000;

/** In the page: notes how long each word of the server keeps it busy. */
function watch(): void {
    const busy: number[] = [];
    Object.assign(window, { busy });
    const handler = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        ...handler,
        set(this: WebSocket, hear: ((event: MessageEvent) => void) | null) {
            handler?.set?.call(this, (event: MessageEvent) => {
                const begin = performance.now();
                hear?.call(this, event);
                // Effects that wait for the end of this task run before this does.
                queueMicrotask(() => queueMicrotask(() => laidOut(event, begin)));
            });
        },
    });

    /** What the browser would do before it paints is done now, so that it is in the time. */
    function laidOut(event: MessageEvent, begin: number): void {
        if (!String(event.data).startsWith('{"type":"change"')) return;
        document.body.getBoundingClientRect();
        busy.push(performance.now() - begin);
    }
}

/** In another browser: plays my seat by chance until the game is over. */
function playMySeat(table: string): Promise<number> {
    return new Promise((over, failed) => {
        const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?seat=0`);
        let state = 11;
        let actions = 0;
        const next = (count: number) => {
            state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
            return Math.floor((state / 2 ** 32) * count);
        };
        interface Asked {
            decision: number;
            groups: { choices: { action: string }[] }[];
        }
        const answer = (asked: Asked | null) => {
            if (!asked) return;
            const choices = asked.groups.flatMap((group) => group.choices);
            const action = choices[next(choices.length)]?.action;
            const { decision } = asked;
            const request = `bench-${decision}-${actions}`;
            // A moment for the frame that is measured; people take longer.
            setTimeout(() => {
                const said = { do: "act", seat: 0, decision, action, request };
                socket.send(JSON.stringify(said));
            }, 40);
        };
        socket.addEventListener("message", (event: MessageEvent) => {
            const told = JSON.parse(String(event.data));
            if (told.type === "whole") answer(told.document.asked);
            if (told.type !== "change") return;
            actions += told.events.length;
            const part = (name: string) =>
                told.patch.findLast(([path]: [string[]]) => path[0] === name)?.[1];
            if (part("result")) over(actions);
            else if (part("asked")) answer(part("asked") as Asked);
        });
        socket.addEventListener("close", () => failed(new Error("the socket was closed")));
    });
}

/** Processor time of the page's main thread so far, in milliseconds: what else runs does not count. */
async function processorTime(page: Page): Promise<() => Promise<number>> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    return async () => {
        const { metrics } = await devtools.send("Performance.getMetrics");
        return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
    };
}

async function busyTimes(page: Page): Promise<number[]> {
    return page.evaluate(() => (window as unknown as { busy: number[] }).busy);
}

const launched = () => chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });

for (const game of GAMES) {
    test(`repaints of ${game}`, async ({ server }) => {
        const [browser, other] = await Promise.all([launched(), launched()]);
        try {
            const context = await browser.newContext({
                viewport: { width: 1366, height: 768 },
                // Every change is shown as it comes, and not one after another.
                reducedMotion: "reduce",
            });
            const page = await context.newPage();
            const table = await tableOfFour(page.request, server, game);
            await page.addInitScript(watch);
            await page.goto(`${server.address}/t/${table}`);
            await page.getByRole("region", { name: "The decision" }).waitFor();
            // Whoever plays has a browser of their own: this page stays in front, and none of its
            // time is spent on playing.
            const player = await other.newPage({ storageState: await context.storageState() });
            await player.goto(server.address);
            player.setDefaultTimeout(LONGEST_GAME);
            const processor = await processorTime(page);
            const before = await processor();
            const actions = await player.evaluate(playMySeat, table);
            const cpu = (await processor()) - before;
            const busy = await busyTimes(page);
            expect(busy.length).toBeGreaterThan(actions / 2);
            const [least, most] = [Math.min(...busy), Math.max(...busy)];
            const figures: [string, number][] = [
                ["repaint_p50", median(busy)],
                ["repaint_p95", quantile(busy, 0.95)],
            ];
            for (const [figure, value] of figures)
                tell({ game, figure, value, unit: "ms", least, most });
            const each = cpu / busy.length;
            tell({ game, figure: "repaint_cpu", value: each, unit: "ms", least: each, most: each });
            tell({
                game,
                figure: "actions",
                value: actions,
                unit: "",
                least: actions,
                most: actions,
            });
        } finally {
            await Promise.all([browser.close(), other.close()]);
        }
    });
}
