import "@fontsource-variable/fraunces/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./base.css";
import { placeSymbols } from "./ui/symbols";

void placeSymbols();
const target = document.getElementById("app");
if (target) mount(App, { target });
