/** Who I am, which language I read, how it looks; and where I am (four paths). */

import { api, Problem, type Me } from "./net/api";
import { keep, kept } from "./ui/kept";
import { bundleOf, preferred } from "./words/bundle";
import { Speaker } from "./words/speaker";

export type Place =
    | { at: "lobby" }
    | { at: "table"; table: string; seat: number | null; action: number | null }
    | { at: "join"; token: string };

const GUEST = "guest";
const ONE_TAP = "one-tap";
const LETTER_KEYS = "letter-keys";
const PATHS = /^\/t\/([A-Za-z0-9_-]+)(?:\/(\d+))?$/;

function placeOf(location: Location): Place {
    const found = PATHS.exec(location.pathname);
    if (found?.[1]) {
        const seat = new URLSearchParams(location.search).get("seat");
        return {
            at: "table",
            table: found[1],
            seat: seat === null ? null : Number(seat),
            action: found[2] === undefined ? null : Number(found[2]),
        };
    }
    if (location.pathname === "/join") return { at: "join", token: location.hash.slice(1) };
    return { at: "lobby" };
}

async function whoAmI(): Promise<Me | null> {
    try {
        return await api.me();
    } catch (error) {
        if (error instanceof Problem && error.status === 401) return null;
        throw error;
    }
}

class Session {
    me = $state.raw<Me | null>(null);
    place = $state.raw<Place>({ at: "lobby" });
    language = $state(kept("language") ?? preferred(navigator.languages));
    theme = $state(kept("theme") ?? "system");
    /** On touch one tap acts; else the first previews and the second acts. */
    oneTap = $state(kept(ONE_TAP) === "yes");
    /** Keys of one letter or sign act; whoever speaks to the device, or presses wrong keys, has none. */
    letterKeys = $state(kept(LETTER_KEYS) !== "no");
    speaker = $state.raw<Speaker | null>(null);
    private isKnown = false;
    private asked: Promise<Me | null> | null = null;

    constructor() {
        this.place = placeOf(location);
        addEventListener("popstate", () => (this.place = placeOf(location)));
        this.show(this.theme);
    }

    async begin(): Promise<void> {
        document.documentElement.lang = this.language;
        this.speaker = await this.speakerFor("");
    }

    /** Who I am. A table is drawn without it. What waits for it does not begin anew with somebody else. */
    async knowMe(): Promise<void> {
        if (this.isKnown) return;
        this.asked ??= whoAmI().finally(() => (this.asked = null));
        this.me = await this.asked;
        this.isKnown = true;
    }

    speakerFor(game: string): Promise<Speaker> {
        return bundleOf(this.language, game).then((made) => new Speaker(made));
    }

    /** A name, so that one can sit down; whoever has none becomes a guest. */
    async beSomebody(name?: string): Promise<Me> {
        await this.knowMe();
        if (this.me && !name) return this.me;
        this.me = await api.be(name || this.speaker?.say("web-guest") || GUEST);
        return this.me;
    }

    go(path: string): void {
        history.pushState(null, "", path);
        this.place = placeOf(location);
    }

    /** Where this place has moved on to: the way back leads out of it. */
    move(path: string): void {
        history.replaceState(null, "", path);
        this.place = placeOf(location);
    }

    show(theme: string): void {
        this.theme = theme;
        keep("theme", theme);
        if (theme === "system") delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = theme;
    }

    /** Light instead of dark, or the other way. */
    turnTheme(): void {
        const system = matchMedia("(prefers-color-scheme: dark)").matches;
        const isDark = this.theme === "system" ? system : this.theme === "dark";
        this.show(isDark ? "light" : "dark");
    }

    tap(isOne: boolean): void {
        this.oneTap = isOne;
        keep(ONE_TAP, isOne ? "yes" : "no");
    }

    letKeysAct(act: boolean): void {
        this.letterKeys = act;
        keep(LETTER_KEYS, act ? "yes" : "no");
    }

    async speak(language: string): Promise<void> {
        this.language = language;
        keep("language", language);
        document.documentElement.lang = language;
        this.speaker = await this.speakerFor("");
    }
}

export const session = new Session();
