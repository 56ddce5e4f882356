import { FluentBundle } from "@fluent/bundle";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Happened, TableDocument } from "../src/net/document";
import type { Listener } from "../src/net/live";
import { TableState } from "../src/table/state.svelte";
import { Speaker } from "../src/words/speaker";

let listener: Listener;

vi.mock("../src/net/live", () => ({
    Live: class {
        constructor(_table: string, _seat: number, given: Listener) {
            listener = given;
        }
        end = () => undefined;
    },
}));

const event = (action: number): Happened => ({ action, seat: 0, lines: [] });
const after = (actions: number | null) =>
    ({
        table: { seats: [] },
        view: actions === null ? null : { actions, round: 1, phase: "farm", actors: [] },
        asked: null,
    }) as unknown as TableDocument;

describe("the story of a table", () => {
    let table: TableState;
    const actions = () => table.events.map((each) => each.action);

    function open(document: TableDocument, ...events: Happened[]): void {
        vi.stubGlobal("matchMedia", () => ({ matches: true }));
        table = new TableState("T", 0, new Speaker(new FluentBundle("en")));
        listener.whole(document, events, []);
    }

    afterEach(() => {
        table.end();
        vi.unstubAllGlobals();
    });

    it("goes on from a record, also when people sit down before the start", () => {
        open(after(null), event(59), event(60));
        listener.changed(after(null), [], []);
        listener.changed(after(60), [], []);
        listener.changed(after(61), [event(61)], []);
        expect(actions()).toEqual([59, 60, 61]);
    });

    it("loses what is taken back", () => {
        open(after(60), event(59), event(60));
        listener.changed(after(59), [], []);
        expect(actions()).toEqual([59]);
    });
});
