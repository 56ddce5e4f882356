import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { AFTER, BESIDE, FACES, packing, START, TABLE, wordsChunk } from "./packing.ts";

const SERVER = process.env.BARROWGATE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte(), packing()],
    base: "/",
    build: {
        outDir: "../src/barrowgate/server/page",
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
            output: {
                codeSplitting: {
                    // A chunk has what its group names, and not all that it leans on.
                    includeDependenciesRecursively: false,
                    groups: [
                        { debugName: "words", test: /\.ftl/, name: wordsChunk },
                        { name: "faces", test: FACES },
                        { name: "start", test: START },
                        { name: "table", test: TABLE },
                        { name: "beside", test: BESIDE },
                        { name: "after", test: AFTER },
                    ],
                },
            },
        },
        target: "es2022",
        // light-dark() stays as it is: rewritten, the gate could not have its dark tokens on a light page.
        cssTarget: ["chrome123", "firefox120", "safari17.5"],
    },
    // The Fluent files lie beside the page, not below it.
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
    },
    resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
    // Mounting a whole table takes its time where much else runs.
    test: {
        setupFiles: "tests/setup.ts",
        environment: "jsdom",
        include: ["tests/**/*.test.ts"],
        testTimeout: 30_000,
    },
});
