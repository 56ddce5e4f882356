/** The project's own Fluent files, as the build found them; a language is loaded when it is wanted. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

export const ENGLISH = "en";

/**
 * Files of what everybody needs: `core.ftl`, `text.ftl`, `web.ftl`. Those of a game lie in its folder; what
 * the terminal alone says is left out.
 */
const FILES = import.meta.glob<string>(
    [
        "../../../src/barrowgate/locales/*/core.ftl",
        "../../../src/barrowgate/locales/*/text.ftl",
        "../../../src/barrowgate/locales/*/web.ftl",
        "../../../src/barrowgate/locales/*/*/*.ftl",
        "!../../../src/barrowgate/locales/*/*/terminal.ftl",
    ],
    { query: "?raw", import: "default" },
);

const PLACE = /locales\/([^/]+)\/(?:([^/]+)\/)?[^/]+\.ftl$/;

export const LANGUAGES: string[] = [
    ...new Set(Object.keys(FILES).map((path) => PLACE.exec(path)?.[1] ?? ENGLISH)),
].sort();

/**
 * The words of a language, with those of one game. English is not fetched beside it: a test holds that every
 * language is whole.
 */
export async function bundleOf(language: string, game: string): Promise<FluentBundle> {
    setTimeout(() => count(language));
    const wanted = Object.entries(FILES).filter(([path]) => {
        const [, of, room] = PLACE.exec(path) ?? [];
        return of === language && (room === undefined || room === game);
    });
    const made = new FluentBundle(language, { useIsolating: false });
    for (const each of await Promise.all(wanted.map(([path, load]) => resource(path, load)))) {
        made.addResource(each, { allowOverrides: true });
    }
    return made;
}

const COUNTED = new FluentResource(
    "counted = { $count ->\n    [one] one\n   *[other] { $count }\n}",
);

/**
 * A browser takes its time with the first number and the first plural of a language: they are said
 * while the words are on their way. All bundles of the language share what is made for them.
 */
function count(language: string): void {
    const bundle = new FluentBundle(language);
    bundle.addResource(COUNTED);
    const pattern = bundle.getMessage("counted")?.value;
    if (pattern) bundle.formatPattern(pattern, { count: 2 });
}

const read = new Map<string, FluentResource>();

/** A file is read once: lobby and tables share most of their words. */
async function resource(path: string, load: () => Promise<string>): Promise<FluentResource> {
    const text = await load();
    const known = read.get(path) ?? new FluentResource(text);
    read.set(path, known);
    return known;
}

/** The best of the languages that there are for what a browser prefers. */
export function preferred(wanted: readonly string[]): string {
    for (const each of wanted) {
        const short = each.toLowerCase().split("-")[0] ?? "";
        if (LANGUAGES.includes(short)) return short;
    }
    return ENGLISH;
}
