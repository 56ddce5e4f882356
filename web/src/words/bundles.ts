/** The project's own Fluent files, as the build found them; a language is loaded when it is wanted. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const FALLBACK = "en";

/** Files of what everybody needs: `core.ftl`, `text.ftl`, `web.ftl`; those of a game lie in its folder. */
const FILES = import.meta.glob<string>(
    [
        "../../../src/barrowgate/locales/*/core.ftl",
        "../../../src/barrowgate/locales/*/text.ftl",
        "../../../src/barrowgate/locales/*/web.ftl",
        "../../../src/barrowgate/locales/*/*/*.ftl",
    ],
    { query: "?raw", import: "default" },
);

const PLACE = /locales\/([^/]+)\/(?:([^/]+)\/)?[^/]+\.ftl$/;

export const LANGUAGES: string[] = [
    ...new Set(Object.keys(FILES).map((path) => PLACE.exec(path)?.[1] ?? FALLBACK)),
].sort();

/** The bundles of a language and of English, with the words of one game. */
export async function bundles(language: string, game: string): Promise<FluentBundle[]> {
    const wanted = [...new Set([language, FALLBACK])];
    return Promise.all(wanted.map((each) => bundle(each, game)));
}

async function bundle(language: string, game: string): Promise<FluentBundle> {
    const wanted = Object.entries(FILES).filter(([path]) => {
        const [, of, room] = PLACE.exec(path) ?? [];
        return of === language && (room === undefined || room === game);
    });
    const made = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
        made.addResource(new FluentResource(text), { allowOverrides: true });
    }
    return made;
}

/** The best of the languages that there are for what a browser prefers. */
export function preferred(wanted: readonly string[]): string {
    for (const each of wanted) {
        const short = each.toLowerCase().split("-")[0] ?? "";
        if (LANGUAGES.includes(short)) return short;
    }
    return FALLBACK;
}
