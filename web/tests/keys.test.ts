import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isTap } from "../src/acting/tap";
import { api } from "../src/net/api";
import type { Preview, TableDocument } from "../src/net/document";
import { session } from "../src/session.svelte";
import { TableState } from "../src/table/state.svelte";
import { kept } from "../src/ui/kept";
import KeyList from "../src/ui/KeyList.svelte";
import PlayingSettings from "../src/ui/PlayingSettings.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import ActionsStand from "./ActionsStand.svelte";
import KeysStand from "./KeysStand.svelte";

const asked = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock("../src/net/live", () => ({
    Live: class {
        ask = asked;
        end = () => undefined;
    },
}));

const SPEAKER = new Speaker(await bundleOf("en", "loyang"));
const END = { action: "done", label: { key: "done" }, objects: [], cost: {} };
let table: TableState;
let page: ReturnType<typeof mount>;

const settled = () => new Promise((resolve) => setTimeout(resolve)).then(() => flushSync());
async function press(key: string, held: KeyboardEventInit = {}): Promise<void> {
    dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...held }));
    await settled();
}
const line = () => document.querySelector<HTMLInputElement>("#command");
async function write(text: string): Promise<void> {
    const field = line();
    if (!field) throw new Error("no line");
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    await settled();
}

beforeEach(() => {
    asked.mockClear();
    vi.spyOn(api, "preview").mockResolvedValue({ lines: [], reveals: false } as unknown as Preview);
    vi.spyOn(api, "hint").mockResolvedValue({ actions: [] } as never);
    table = new TableState("table", 0, SPEAKER);
    const groups = [{ key: "group-done", title: { key: "done" }, choices: [END] }];
    table.showing.newest = {
        table: { seats: [], hints: true },
        view: { actions: 8 },
        asked: { decision: 1, question: { key: "turn" }, groups },
        can_undo: true,
    } as unknown as TableDocument;
    table.connection = "open";
    page = mount(KeysStand, { target: document.body, props: { table } });
    flushSync();
});

afterEach(async () => {
    await unmount(page);
    table.end();
    session.letKeysAct(true);
    vi.restoreAllMocks();
});

const UNDONE = { do: "undo", seat: 0, actions: 8 };
const ENDED = { do: "act", seat: 0, decision: 1, action: "done" };

it("a pointer that goes down tells what the click after it is", () => {
    const down = (pointerType: string) =>
        dispatchEvent(Object.assign(new MouseEvent("pointerdown"), { pointerType }));
    down("touch");
    expect(isTap(new MouseEvent("click"))).toBe(true);
    down("mouse");
    expect(isTap(new MouseEvent("click"))).toBe(false);
});

describe("with a line to the server", () => {
    it.each([
        ["u", UNDONE],
        ["e", ENDED],
        ["U", UNDONE],
        ["E", ENDED],
    ])("%s acts", async (key, told) => {
        await press(key);
        expect(asked).toHaveBeenCalledExactlyOnceWith(told);
    });

    it("a letter acts with Shift as well, not with a key that makes another one of it", async () => {
        await press("E", { ctrlKey: true });
        await press("E", { altKey: true });
        expect(asked).not.toHaveBeenCalled();
        await press("A", { shiftKey: true });
        expect(table.sheet).toBe("actions");
        await press("T", { shiftKey: true });
        expect(table.sheet).toBe("text");
    });

    it("letters and signs do nothing where they are turned off; other keys do", async () => {
        session.letKeysAct(false);
        for (const key of ["u", "e", "h", "a", "t", "/", "E"]) await press(key);
        expect(asked).not.toHaveBeenCalled();
        expect(table.sheet).toBe("");
        expect(line()).toBeNull();
        table.picked = ["field-1"];
        await press("Escape");
        expect(table.picked).toEqual([]);
    });

    it("what is written acts, and its line goes", async () => {
        await press("/");
        await write("sow wheat");
        expect(asked).toHaveBeenCalledExactlyOnceWith({ ...ENDED, action: "sow wheat" });
        expect(line()).toBeNull();
    });
});

it("Esc closes what lies on top, one after the other, and then lets go", async () => {
    const closed: string[] = [];
    const [below, above] = ["below", "above"].map((name) =>
        table.cover(() => void closed.push(name)),
    );
    table.picked = ["field-1"];
    table.sheet = "log";
    await press("Escape");
    expect([table.sheet, closed]).toEqual(["", []]);
    await press("Escape");
    above?.();
    await press("Escape");
    below?.();
    expect([closed, table.picked]).toEqual([["above", "below"], ["field-1"]]);
    await press("Escape");
    expect([closed, table.picked]).toEqual([["above", "below"], []]);
});

describe("the line in which an action is written", () => {
    const button = (name: string) =>
        [...document.querySelectorAll("button")].find(
            (each) => each.textContent.includes(name) || each.ariaLabel === name,
        );

    it("is opened from the list of all actions, where there is no key for it", async () => {
        vi.spyOn(api, "kinds").mockRejectedValue(new Error("not told"));
        const list = mount(ActionsStand, { target: document.body, props: { table } });
        table.sheet = "actions";
        flushSync();
        button("Write an action")?.click();
        flushSync();
        expect(table.sheet).toBe("");
        expect(document.activeElement).toBe(line());
        await unmount(list);
    });

    it("is sent, and closed, by buttons of its own", async () => {
        await press("/");
        expect(button("Do it")?.type).toBe("submit");
        button("Close")?.click();
        flushSync();
        expect(line()).toBeNull();
    });

    it("is closed by Esc, which does nothing else", async () => {
        await press("/");
        table.picked = ["field-1"];
        line()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        flushSync();
        expect(line()).toBeNull();
        expect(table.picked).toEqual(["field-1"]);
    });
});

describe.each(["lost", "connecting", "puzzled", "ended"] as const)("while it is %s", (state) => {
    beforeEach(() => {
        table.connection = state;
        flushSync();
    });

    it.each(["u", "e", "h"])("%s does nothing, now or later", async (key) => {
        await press(key);
        expect(asked).not.toHaveBeenCalled();
        expect(api.hint).not.toHaveBeenCalled();
    });

    it("what is written stays in its line", async () => {
        await press("/");
        await write("sow wheat");
        expect(asked).not.toHaveBeenCalled();
        expect(line()?.value).toBe("sow wheat");
    });
});

describe("the settings", () => {
    const shown = () => [...document.querySelectorAll("kbd")].map((each) => each.textContent);

    it("turn keys of one letter off, keep it, and list those that are left", async () => {
        const target = document.body;
        const list = mount(KeyList, { target, props: { say: SPEAKER } });
        const settings = mount(PlayingSettings, { target, props: { say: SPEAKER } });
        flushSync();
        expect(shown()).toEqual(["U", "E", "H", "A", "T", "Esc", "/", "Arrows", "?"]);
        const label = [...document.querySelectorAll("label")].find((each) =>
            each.textContent.includes("Keys of one letter"),
        );
        label?.querySelector("input")?.click();
        flushSync();
        expect(session.letterKeys).toBe(false);
        expect(kept("letter-keys")).toBe("no");
        expect(shown()).toEqual(["Esc", "Arrows"]);
        await unmount(list);
        await unmount(settings);
    });
});
