import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/net/api";
import type { Said, TableDocument } from "../src/net/document";
import type { Listener, Refusal } from "../src/net/live";
import { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import TalkStand from "./TalkStand.svelte";

let listener: Listener;
let refusal: Refusal | null;
const asks: unknown[] = [];

vi.mock("../src/net/live", () => ({
    Live: class {
        constructor(_table: string, _seat: number, given: Listener) {
            listener = given;
        }
        ask(said: unknown): Promise<Refusal | null> {
            asks.push(said);
            return Promise.resolve(refusal);
        }
        end = () => undefined;
    },
}));

const [ANA, BO, CLEO] = [0, 1, 2];
const word = (number: number, seat: number, text: string): Said => ({
    number,
    at: 0,
    seat,
    name: ["Ana", "Bo", "Cleo"][seat] ?? "Host",
    text,
});
const person = (name: string, muted = false) => ({ sitter: "person", name, level: "", muted });

function tableOf(seats: unknown[], talk = true): TableDocument {
    return { table: { seats, talk }, view: { actions: 1, actors: [] } } as unknown as TableDocument;
}

const THREE = tableOf([person("Ana"), person("Bo"), person("Cleo")]);
let speaker: Speaker;
let table: TableState;
let page: ReturnType<typeof mount>;
const lines = () => [...document.querySelectorAll("li")].map((each) => each.textContent.trim());
const unread = () => document.querySelector(".unread [aria-hidden]")?.textContent;

function say(document_: TableDocument, ...said: Said[]): void {
    listener.changed(document_, [], said);
    flushSync();
}

/** Type it and send it. */
function write(text: string): HTMLInputElement {
    const field = document.querySelector("input:not([type=checkbox])") as HTMLInputElement;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector("form")?.requestSubmit();
    return field;
}

function sit(at: TableDocument, said: Said[] = [], isRead = true): void {
    table = new TableState("T", ANA, speaker);
    table.seats.know({ is_host: false, my_seats: [ANA] });
    listener.connection("open");
    listener.whole(at, [], said);
    page = mount(TalkStand, { target: document.body, props: { table, isRead } });
    flushSync();
}

beforeAll(async () => {
    speaker = new Speaker(await bundleOf("en", "loyang"));
});

beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    localStorage.clear();
    refusal = null;
    asks.length = 0;
});

afterEach(async () => {
    table.end();
    await unmount(page);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
});

describe("table talk", () => {
    it("is read in its order, and what is sent is text alone", async () => {
        sit(THREE, [word(3, BO, "hello")]);
        say(THREE, word(4, ANA, "<b>hi</b>"));
        expect(lines()).toEqual(["Bo hello", "Ana <b>hi</b>"]);
        const field = write(" good luck ");
        await vi.waitFor(() => expect(field.value).toBe(""));
        expect(asks).toEqual([{ do: "say", text: "good luck" }]);
    });

    it("keeps what was typed when it is refused", async () => {
        sit(THREE);
        refusal = { type: "refused", request: "", reason: "too-many", detail: "", why: null };
        const field = write("again");
        await vi.waitFor(() => expect(table.trouble?.reason).toBe("too-many"));
        expect(field.value).toBe("again");
    });

    it("counts what others said since it was read, and after a reload as well", () => {
        sit(THREE, [word(3, BO, "hello")]);
        expect(unread()).toBe(undefined);
        void unmount(page);
        sit(THREE, [word(3, BO, "hello"), word(4, ANA, "hi"), word(5, CLEO, "hey")], false);
        expect(unread()).toBe("1");
        say(THREE, word(6, BO, "well"));
        expect(unread()).toBe("2");
    });

    it("is not heard of somebody whom the host has muted", () => {
        sit(THREE, [word(3, BO, "spam"), word(4, CLEO, "hello")], false);
        say(tableOf([person("Ana"), person("Bo", true), person("Cleo")]));
        expect(lines()).toEqual(["Cleo hello"]);
        expect(unread()).toBe("1");
    });

    it("lets the host alone decide who is heard", () => {
        sit(THREE);
        expect(document.querySelector("[type=checkbox]")).toBe(null);
        const mute = vi.spyOn(api, "mute").mockResolvedValue({ number: 5 });
        table.seats.isHost = true;
        flushSync();
        const boxes = [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
        expect(boxes).toHaveLength(2);
        boxes[0]?.click();
        expect(mute).toHaveBeenCalledWith("T", BO, true);
    });

    it("has no place where it is switched off, or where bots alone would hear it", () => {
        sit(tableOf([person("Ana"), { sitter: "bot", name: "", level: "normal", muted: false }]));
        expect(document.querySelector("section")).toBe(null);
        say(tableOf([person("Ana"), person("Bo")], false));
        expect(document.querySelector("section")).toBe(null);
    });
});
