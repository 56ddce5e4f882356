import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { placeSymbols } from "./ui/symbols";

/** After an update of the server the older pieces of the page are gone: it begins anew, once. */
addEventListener("vite:preloadError", () => {
    const [begun] = performance.getEntriesByType("navigation");
    if ((begun as PerformanceNavigationTiming | undefined)?.type !== "reload") location.reload();
});

void placeSymbols();
const target = document.getElementById("app");
if (target) mount(App, { target });
