import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { expect, it, vi } from "vitest";
import type { LaGranjaView } from "../src/lagranja/view";
import type { TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import Stand from "./Stand.svelte";

vi.mock("../src/net/live", () => ({
    Live: class {
        end = () => undefined;
    },
}));

const { board, moments } = JSON.parse(
    readFileSync(resolve("tests/fixtures/la-granja.json"), "utf8"),
) as { board: LaGranjaView["board"]; moments: { view: LaGranjaView }[] };
const SPEAKER = new Speaker(await bundleOf("en", "la-granja"));

/** What a seat has left, where so many cards may be played and so many must. */
function left(plays_left: number, must_play: number): string[] {
    const { view } = moments[0] as { view: LaGranjaView };
    const farms = view.farms.map((farm) => ({ ...farm, plays_left, must_play, walk: null }));
    const table = new TableState("T", view.seat, SPEAKER);
    const seats = farms.map((_, seat) => ({ sitter: "bot", name: `Bot ${seat + 1}` }));
    table.showing.newest = {
        table: { seats },
        view: { ...view, board, farms },
        asked: null,
    } as unknown as TableDocument;
    const page = mount(Stand, { target: document.body, props: { table } });
    flushSync();
    const found = [...document.querySelectorAll(".left span")].map((each) => each.textContent);
    void unmount(page);
    table.end();
    return found;
}

it("tells cards that may and must be played once, where they are the same", () => {
    expect(left(2, 2)).toEqual(["2 cards must be played"]);
    expect(left(2, 1)).toEqual(["2 cards to play", "1 must be played"]);
    expect(left(1, 0)).toEqual(["1 card to play"]);
});
