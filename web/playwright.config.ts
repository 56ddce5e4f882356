import { defineConfig } from "@playwright/test";

/**
 * The page in a real browser, against real servers, one for each worker (e2e/serving.ts). The long
 * tests have the tag @long: `npx playwright test --grep-invert @long` leaves them out.
 */
export default defineConfig({
    testDir: "e2e",
    // What passes only the second time is told as flaky, and is to be mended; it does not stop a change.
    retries: process.env.CI ? 1 : 0,
    outputDir: "e2e/results",
    workers: 2,
    fullyParallel: true,
    forbidOnly: true,
    timeout: 120_000,
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
