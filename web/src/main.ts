import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import "./fallbacks.css";
import "./loading.css";
import { followNewer } from "./net/newest";
import { placeSymbols } from "./ui/symbols";

/** After an update of the server the older pieces of the page are gone: it begins anew, once. */
addEventListener("vite:preloadError", () => void followNewer(() => undefined));

void placeSymbols();
const target = document.getElementById("app");
// The frame that the server's page began with makes room for the same one.
target?.replaceChildren();
if (target) mount(App, { target });
