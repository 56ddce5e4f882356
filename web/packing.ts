/**
 * The end of the build: a page for the lobby and one for a table, each with the frame that is drawn
 * before any script is there; a list of what each place needs first; and files compressed beforehand.
 */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

const TEXTS = /\.(html|js|css|svg)$/;
/** Below this a compressed file saves no packet. */
const LEAST = 700;
const WORDS = /locales\/([^/]+)\/(?:([^/]+)\/)?[^/]+\.ftl/;
const WORDS_CHUNK = /^words-([a-z]+)-(.+)$/;
/**
 * Each file costs a slow line its way there and back, so there are few: one with what every place
 * needs, one with what every table needs, one a game.
 */
export const START = new RegExp(
    [
        "node_modules|preload-helper|rolldown/runtime",
        "src/([^/]+|ui/.+|words/.+|net/.+|sound/(sounds|strokes).ts)$",
        "guide/(rounds|spoken|la-granja|loyang)",
        "table/(opening|shown|names)",
        "lobby/([Tt]rouble|CopyLink)",
        "Loading.svelte",
    ].join("|"),
);
/** Of a table: what is opened beside a game, and what comes after it. */
const OPENED = "Rule|rulebook|Text|Menu|SeatList|SeatsSheet";
const LAST =
    "GateReplay|Steps|GateResult|Result|Points|Sources|WayThere|way|turning|ended|rounds|lookingBack";
export const TABLE = new RegExp(
    `src/(table/(?!Seating|${OPENED}|${LAST})|(acting|motion|explain|guide|sound)/)`,
);
/** Fonts, which come when a place is drawn. */
export const FACES = /@fontsource|src\/faces/;
export const BESIDE = new RegExp(`src/table/(${OPENED})`);
export const AFTER = new RegExp(`src/table/(${LAST})`);
const FRAME = "<!-- loading -->";
const LOBBY_FRAME = "src/lobby/LobbyLoading.svelte";
const TABLE_FRAME = "src/table/TableLoading.svelte";
const SIGN = "src/ui/GateSign.svelte";
/** Places and games, by the modules that draw them. */
const DRAWN = {
    lobby: "src/lobby/Lobby.svelte",
    join: "src/lobby/Join.svelte",
    table: "src/table/TablePage.svelte",
    "la-granja": "src/lagranja/framed.ts",
    loyang: "src/loyang/framed.ts",
};

/** Words lie together: those that everybody needs, and those of each game. */
export function wordsChunk(id: string): string | null {
    const [, language, game = "page"] = WORDS.exec(id) ?? [];
    return language === undefined ? null : `words-${language}-${game}`;
}

/** Fetched while the script is still on its way: symbols. Which words, the server says (`needs.json`). */
function early(files: readonly string[]): HtmlTagDescriptor[] {
    const symbols = files.find((name) => /icons-.*\.svg$/.test(name));
    if (!symbols) return [];
    const attrs = { rel: "preload", as: "fetch", crossorigin: true, href: `/${symbols}` };
    return [{ tag: "link", attrs }];
}

/** The HTML of a component that has nothing else, but perhaps the sign of the house. */
function htmlOf(root: string, component: string): string {
    const text = readFileSync(join(root, component), "utf8");
    return text.slice(text.indexOf("</script>") + "</script>".length).trim();
}

type Chunks = Map<string, Rolldown.OutputChunk>;

/** A chunk's file, those that it needs at once, and their styles. */
function files(chunks: Chunks, name: string, found = new Set<string>()): Set<string> {
    const chunk = chunks.get(name);
    if (!chunk || chunk.isEntry || found.has(name)) return found;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const needed of chunk.imports) files(chunks, needed, found);
    return found;
}

function addresses(chunks: Chunks, name: string): string[] {
    return [...files(chunks, name)].map((each) => `/${each}`);
}

/** What the server tells a browser to fetch before it has read anything (`server/web/preloads.py`). */
function needs(bundle: Rolldown.OutputBundle): object {
    const all = Object.values(bundle).filter((each) => each.type === "chunk");
    const chunks: Chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
    const places = Object.entries(DRAWN).map(([place, module]) => {
        const drawn = all.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)));
        if (!drawn) throw new Error(`nothing was built of ${module}`);
        return [place, addresses(chunks, drawn.fileName)];
    });
    const words: Record<string, Record<string, string[]>> = {};
    for (const { name, fileName } of all) {
        const [, language, of] = WORDS_CHUNK.exec(name) ?? [];
        if (language && of) (words[language] ??= {})[of] = addresses(chunks, fileName);
    }
    return { places: Object.fromEntries(places), words };
}

function compress(folder: string): void {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!TEXTS.test(name) || statSync(path).size < LEAST) continue;
        const text = readFileSync(path);
        const params = {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        };
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
}

export function packing(): Plugin {
    let folder = "";
    let root = "";
    return {
        name: "packing",
        apply: "build",
        configResolved(config) {
            root = config.root;
            folder = join(root, config.build.outDir);
        },
        transformIndexHtml: {
            order: "post",
            handler: (_, { bundle }) => early(Object.keys(bundle ?? {})),
        },
        writeBundle(_, bundle) {
            const page = readFileSync(join(folder, "index.html"), "utf8");
            const sign = htmlOf(root, SIGN);
            const framed = (component: string) =>
                page.replace(FRAME, htmlOf(root, component).replace("<GateSign />", sign));
            writeFileSync(join(folder, "index.html"), framed(LOBBY_FRAME));
            writeFileSync(join(folder, "table.html"), framed(TABLE_FRAME));
            writeFileSync(join(folder, "needs.json"), JSON.stringify(needs(bundle)));
        },
        closeBundle() {
            compress(folder);
        },
    };
}
