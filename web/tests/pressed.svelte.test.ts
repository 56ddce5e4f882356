import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { exacts } from "../src/acting/exact.svelte";
import { offering } from "../src/acting/offering";
import { api } from "../src/net/api";
import type { Choice, Preview, TableDocument } from "../src/net/document";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import ActionsStand from "./ActionsStand.svelte";

const asked = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock("../src/net/live", () => ({
    Live: class {
        ask = asked;
        end = () => undefined;
    },
}));

const choice = (action: string, ...objects: string[]): Choice => ({
    action,
    label: { key: action },
    objects,
    cost: {},
});
const SOW = choice("sow", "field-1");
const DRAW = choice("draw", "pile");
const END = choice("done");
const PENALTY = { key: "event-cash-less", values: { count: 2 } };

/** The pile shows a card; the end of the turn costs two. */
function previewed({ action }: Choice): Preview {
    const phrases = action === END.action ? [PENALTY] : [];
    return {
        possible: true,
        why: null,
        lines: [{ seat: 0, phrases }],
        undone: null,
        paragraph: "5.1",
        reveals: action === DRAW.action,
        after: null,
        further: null,
    } as unknown as Preview;
}

const settled = () => new Promise((resolve) => setTimeout(resolve)).then(() => flushSync());
const click = (button: Element | undefined, pointerType: string) =>
    button?.dispatchEvent(
        Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType }),
    );

let speaker: Speaker;
let table: TableState;

beforeAll(async () => {
    speaker = new Speaker(await bundleOf("en", "loyang"));
});

beforeEach(() => {
    asked.mockClear();
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    vi.spyOn(api, "preview").mockImplementation((_, __, what) => Promise.resolve(previewed(what)));
    vi.spyOn(api, "kinds").mockRejectedValue(new Error("not told"));
    table = new TableState("table", 0, speaker);
    const groups = [
        { key: "group-sow", title: { key: "sow" }, choices: [SOW] },
        { key: "group-play", title: { key: "draw" }, choices: [DRAW] },
        { key: "group-done", title: { key: "done" }, choices: [END] },
    ];
    table.showing.newest = {
        table: { seats: [] },
        view: {},
        asked: { decision: 1, question: { key: "turn" }, groups },
    } as unknown as TableDocument;
    table.connection = "open";
});

afterEach(() => {
    table.end();
    vi.unstubAllGlobals();
});

describe("in the list of all actions", () => {
    let page: ReturnType<typeof mount>;
    const listed = (name: string) =>
        [...document.querySelectorAll(".choice")].find((each) => each.textContent.includes(name));

    beforeEach(() => {
        page = mount(ActionsStand, { target: document.body, props: { table } });
        flushSync();
    });
    afterEach(() => unmount(page));

    it("a click does what shows nothing and costs nothing", async () => {
        click(listed("sow"), "mouse");
        await settled();
        expect(asked).toHaveBeenCalledOnce();
    });

    it.each(["draw", "done"])("%s wants a second click, and says so", async (name) => {
        click(listed(name), "mouse");
        await settled();
        expect(asked).not.toHaveBeenCalled();
        expect(listed(name)?.textContent).toContain("Do it");
        click(listed(name), "mouse");
        await settled();
        expect(asked).toHaveBeenCalledOnce();
    });

    it("a tap holds, and a second one does it", async () => {
        click(listed("sow"), "touch");
        await settled();
        expect(asked).not.toHaveBeenCalled();
        expect(table.held).toEqual(SOW);
        click(listed("sow"), "touch");
        await settled();
        expect(asked).toHaveBeenCalledOnce();
    });
});

it.each([
    ["a button of a choice", () => offering(table)(SOW)],
    ["a price", () => exacts(table)("field-1")],
])("%s is held by a tap", async (_, attach) => {
    const button = document.createElement("button");
    const erase = $effect.root(() => {
        attach()(button);
    });
    flushSync();
    click(button, "touch");
    await settled();
    expect(asked).not.toHaveBeenCalled();
    expect(table.held).toEqual(SOW);
    erase();
});
