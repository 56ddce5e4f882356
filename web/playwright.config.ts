import { defineConfig } from "@playwright/test";

/**
 * The page in a real browser, against a real server with a folder of its own (e2e/serving.ts). The
 * long tests have the tag @long: `npx playwright test --grep-invert @long` leaves them out.
 */
export default defineConfig({
    testDir: "e2e",
    outputDir: "e2e/results",
    workers: 1,
    timeout: 60_000,
    expect: { timeout: 15_000 },
    reporter: [["list"]],
    use: {
        viewport: { width: 1366, height: 768 },
        reducedMotion: "reduce",
        screenshot: "only-on-failure",
        launchOptions: {
            executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
            args: ["--no-sandbox"],
        },
    },
});
