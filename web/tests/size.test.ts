import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES } from "../src/words/bundle";

/** What the build has made; `npm run build` makes it. */
const PAGE = resolve("../src/barrowgate/server/page");
const TEXT = /\.(html|js|css|svg)$/;
/** Words of a language; a browser fetches those of one. */
const WORDS = /words-([a-z]+)-[^/]*\.js$/;
const MOST = 250_000;
/** What is of tables alone. */
const LATER = /table-|framed-|words-.*-(la-granja|loyang)/;
/** A file that is smaller than a packet is not compressed. */
const SMALL = 700;

let texts: string[];

beforeAll(() => {
    expect(existsSync(join(PAGE, "index.html")), "the page is built").toBe(true);
    const all = readdirSync(PAGE, { recursive: true, encoding: "utf8" });
    texts = all.filter((name) => TEXT.test(name)).map((name) => join(PAGE, name));
});

/** As many bytes as a browser fetches that takes no more than gzip. */
function fetched(path: string): number {
    return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
}

describe("the built page", () => {
    it("has a compressed file beside every text, with the same text in it", () => {
        for (const path of texts) {
            const text = readFileSync(path);
            if (text.length < SMALL) continue;
            expect(gunzipSync(readFileSync(`${path}.gz`)).equals(text), path).toBe(true);
            expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(text), path).toBe(true);
        }
    });

    it.each(LANGUAGES)("is under 250 kB without fonts in %s, lobby and both tables", (language) => {
        const wanted = texts.filter((path) => {
            const [, of] = WORDS.exec(path) ?? [];
            return of === undefined || of === language;
        });
        expect(wanted.filter((path) => path.includes(`words-${language}-`))).toHaveLength(3);
        const bytes = wanted.reduce((sum, path) => sum + fetched(path), 0);
        expect(bytes).toBeGreaterThan(50_000);
        expect(bytes).toBeLessThan(MOST);
    });

    it("fetches tables, games' words and their styles only when they are wanted", () => {
        const start = readFileSync(join(PAGE, "index.html"), "utf8");
        const named = [...start.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(
            ([, name]) => name ?? "",
        );
        const first = named.filter((name) => TEXT.test(name)).map((name) => join(PAGE, name));
        expect(first.length).toBeGreaterThan(3);
        expect(named.filter((name) => LATER.test(name))).toEqual([]);
        const bytes = first.reduce((sum, path) => sum + fetched(path), 0);
        expect(bytes).toBeLessThan(MOST / 2);
    });

    it("begins with a frame, drawn before any script is there", () => {
        const start = (name: string) => readFileSync(join(PAGE, name), "utf8");
        expect(start("index.html")).toContain('class="lobby-loading"');
        expect(start("table.html")).toContain('class="table-loading"');
        const scripts = (name: string) => start(name).match(/<script[^>]*>/g);
        expect(scripts("table.html")).toEqual(scripts("index.html"));
    });

    it("tells the server what each place needs first, and nothing of the others", () => {
        const { places, words } = JSON.parse(readFileSync(join(PAGE, "needs.json"), "utf8")) as {
            places: Record<string, string[]>;
            words: Record<string, Record<string, string[]>>;
        };
        const spoken = Object.values(words).flatMap((rooms) => Object.values(rooms).flat());
        for (const file of [...Object.values(places).flat(), ...spoken])
            expect(existsSync(join(PAGE, file)), file).toBe(true);
        expect(Object.keys(words).sort()).toEqual(LANGUAGES);
        for (const place of ["lobby", "join"])
            expect(places[place]?.filter((file) => LATER.test(file))).toEqual([]);
        const [one = [], other = []] = [places["la-granja"], places["loyang"]];
        const ownOf = (these: string[], those: string[]) =>
            these.filter((file) => !those.includes(file));
        expect(ownOf(one, other)).toHaveLength(2);
        expect(ownOf(other, one)).toHaveLength(2);
    });
});
