/** The end of the build: the page names what it will need first, and files are compressed beforehand. */

import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { HtmlTagDescriptor, Plugin } from "vite";

const TEXTS = /\.(html|js|css|svg)$/;
/** Below this a compressed file saves no packet. */
const LEAST = 700;
const WORDS = /locales\/([^/]+)\/(?:([^/]+)\/)?[^/]+\.ftl/;

/** Words lie together: those that everybody needs, and those of each game. */
export function wordsChunk(id: string): string | null {
    const [, language, game = "page"] = WORDS.exec(id) ?? [];
    return language === undefined ? null : `words-${language}-${game}`;
}

/** Fetched while the script is still on its way: English, which every language falls back on, and symbols. */
function early(files: readonly string[]): HtmlTagDescriptor[] {
    const words = files.find((name) => /words-en-page-.*\.js$/.test(name));
    const symbols = files.find((name) => /icons-.*\.svg$/.test(name));
    const tags: HtmlTagDescriptor[] = [];
    if (words) tags.push({ tag: "link", attrs: { rel: "modulepreload", href: `/${words}` } });
    if (symbols) {
        const attrs = { rel: "preload", as: "fetch", crossorigin: true, href: `/${symbols}` };
        tags.push({ tag: "link", attrs });
    }
    return tags;
}

function compress(folder: string): void {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const path = join(folder, name);
        if (!TEXTS.test(name) || statSync(path).size < LEAST) continue;
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
}

export function packing(): Plugin {
    let folder = "";
    return {
        name: "packing",
        apply: "build",
        configResolved(config) {
            folder = join(config.root, config.build.outDir);
        },
        transformIndexHtml: {
            order: "post",
            handler: (_, { bundle }) => early(Object.keys(bundle ?? {})),
        },
        closeBundle() {
            compress(folder);
        },
    };
}
