import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { choicesOf } from "../src/acting/acting";
import type { LaGranjaView } from "../src/lagranja/view";
import type { Asked, TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { bundles } from "../src/words/bundles";
import { Speaker } from "../src/words/speaker";
import { DRAWN, LEFT_OUT } from "./lagranja-keys";
import Stand from "./Stand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

interface Moment {
    view: LaGranjaView;
    asked: Asked | null;
}

// Written by `python -m tools.web_moments`.
const { board, moments } = JSON.parse(
    readFileSync(resolve("tests/fixtures/la-granja.json"), "utf8"),
) as { board: LaGranjaView["board"]; moments: Moment[] };
for (const { view } of moments) view.board = board;

/** The keys of a view, those below a key that is listed left out. */
function keys(part: unknown, before = ""): string[] {
    if (Array.isArray(part)) return part.flatMap((each) => keys(each, before));
    if (part === null || typeof part !== "object") return before ? [before] : [];
    return Object.entries(part).flatMap(([name, value]) => {
        const path = before ? `${before}.${name}` : name;
        return path in DRAWN || path in LEFT_OUT ? [path] : keys(value, path);
    });
}

const FOUND = new Set(moments.flatMap(({ view }) => keys(view)));

describe("every fact of a view", () => {
    it("is drawn or left out for a reason", () => {
        const unlisted = [...FOUND].filter((key) => !(key in DRAWN) && !(key in LEFT_OUT));
        expect(unlisted).toEqual([]);
    });

    it("is listed only if there is such a fact", () => {
        const listed = [...Object.keys(DRAWN), ...Object.keys(LEFT_OUT)];
        expect(listed.filter((key) => !FOUND.has(key))).toEqual([]);
    });

    it.each(Object.entries(DRAWN))("%s is read by %s", (key, component) => {
        const source = readFileSync(resolve("src/lagranja", component), "utf8");
        expect(source).toMatch(new RegExp(`\\b${key.split(".").at(-1)}\\b`));
    });
});

function documentOf({ view, asked }: Moment): TableDocument {
    const seats = view.farms.map((_, seat) => ({ sitter: "bot", name: `Bot ${seat + 1}` }));
    return { table: { seats }, view, asked } as unknown as TableDocument;
}

describe("every thing that may be acted on", () => {
    let speaker: Speaker;

    beforeAll(async () => {
        speaker = new Speaker(await bundles("en", "la-granja"));
    });

    const named = moments.map((moment, place) => ({
        moment,
        name: `${place} ${moment.asked?.question.key ?? "end"}, ${moment.view.players} seats`,
    }));

    it.each(named)("lies on the table: $name", ({ moment }) => {
        const table = new TableState("table", moment.view.seat, speaker);
        table.newest = documentOf(moment);
        table.connection = "open";
        const stand = mount(Stand, { target: document.body, props: { table } });
        flushSync();
        const ringed = [...document.querySelectorAll<HTMLElement>("[data-target]")];
        const there = new Set(ringed.flatMap((each) => each.dataset.objects?.split(" ") ?? []));
        const wanted = new Set(choicesOf(moment.asked).flatMap(({ objects }) => objects));
        expect([...wanted].filter((object) => !there.has(object))).toEqual([]);
        expect(document.body.textContent).not.toMatch(/web-lg-|\{/);
        void unmount(stand);
    });
});
