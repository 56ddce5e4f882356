import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import CurtainStand from "./CurtainStand.svelte";

const asked = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock("../src/net/live", () => ({
    Live: class {
        ask = asked;
        end = () => undefined;
    },
}));

const SPEAKER = new Speaker(await bundleOf("en", "la-granja"));
const [ANA, BO] = [0, 1];
let table: TableState;
let page: ReturnType<typeof mount>;
const undo = () =>
    [...document.querySelectorAll("button")].find((each) => each.textContent.includes("undo"));

/** Ana has acted, Bo is asked. */
function hide(can_undo: boolean): void {
    table.showing.newest = {
        table: { seats: ["Ana", "Bo"].map((name) => ({ sitter: "person", name })) },
        view: { actions: 8, actors: [BO] },
        asked: null,
        can_undo,
    } as unknown as TableDocument;
    page = mount(CurtainStand, { target: document.body, props: { table, seat: BO } });
    flushSync();
}

beforeEach(() => {
    asked.mockClear();
    table = new TableState("T", ANA, SPEAKER);
    table.connection = "open";
});

afterEach(async () => {
    await unmount(page);
    table.end();
});

it("whoever acted last may take it back from the curtain", () => {
    hide(true);
    expect(undo()?.textContent.trim()).toBe("Ana: undo");
    undo()?.click();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ do: "undo", seat: ANA, actions: 8 });
});

it("what cannot be taken back is not offered there", () => {
    hide(false);
    expect(undo()).toBeUndefined();
});

it("nothing is taken back while the line is lost, and the curtain says that it is", () => {
    hide(true);
    table.connection = "lost";
    flushSync();
    expect(document.querySelector("[role=status]")?.textContent).toBe(
        "Not connected, trying again",
    );
    expect(undo()?.disabled).toBe(true);
    void table.undo();
    expect(asked).not.toHaveBeenCalled();
});

it("says why something was not taken back", () => {
    hide(true);
    table.trouble = { reason: "no-undo", why: null, detail: "" };
    flushSync();
    expect(document.querySelector("[role=alert]")?.textContent).toBe("This cannot be taken back.");
});
