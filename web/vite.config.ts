import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const SERVER = process.env.BARROWGATE_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
    plugins: [svelte()],
    base: "/",
    build: {
        outDir: "../src/barrowgate/server/page",
        emptyOutDir: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
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
    test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
});
