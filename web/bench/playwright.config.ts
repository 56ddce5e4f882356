import { defineConfig } from "@playwright/test";

/** What `make bench-web` runs: one measure after another, in the system's Chromium. */
export default defineConfig({
    testDir: ".",
    testMatch: "*.bench.ts",
    outputDir: "../e2e/results",
    workers: 1,
    retries: 0,
    timeout: 600_000,
    reporter: [["list"]],
});
