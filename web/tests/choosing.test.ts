import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, type Moment } from "../src/net/api";
import type { Choice, Preview, TableDocument } from "../src/net/document";
import { session } from "../src/session.svelte";
import { TableState } from "../src/table/state.svelte";
import type { Speaker } from "../src/words/speaker";

const asked = vi.hoisted(() => vi.fn(() => Promise.resolve(null)));
vi.mock("../src/net/live", () => ({
    Live: class {
        ask = asked;
    },
}));

const choice = (action: string, ...objects: string[]): Choice => ({
    action,
    label: { key: action },
    objects,
    cost: {},
});
const SELL = choice("sell olive", "den-olive");
const DRAW = choice("commodity draw", "stock-commodity");

function previewed(action: string): Preview {
    const reveals = action === DRAW.action;
    return {
        possible: true,
        why: null,
        lines: [],
        undone: null,
        paragraph: "5.1",
        reveals,
        after: reveals ? null : [[["farms", 0, "silver"], 5]],
        further: reveals ? null : { question: { key: "q" }, objects: ["market-13"] },
    };
}

const group = (key: string, choices: Choice[]) => ({ key, title: { key: "title" }, choices });

function sitting(groups = [group("group-sell", [SELL, DRAW])]): TableState {
    const table = new TableState("table", 0, {} as Speaker);
    table.showing.newest = {
        view: { farms: [{ silver: 2 }] },
        asked: { decision: 1, question: { key: "turn" }, groups },
    } as unknown as TableDocument;
    table.connection = "open";
    return table;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("an action that is chosen", () => {
    let table: TableState;

    beforeEach(() => {
        asked.mockClear();
        vi.spyOn(api, "preview").mockImplementation((_, __, choice) =>
            Promise.resolve(previewed(choice.action)),
        );
        table = sitting();
    });

    it("is done by one click", async () => {
        table.click("den-olive");
        await settled();
        expect(asked).toHaveBeenCalledOnce();
    });

    it("wants a second click if it shows what cannot be taken back", async () => {
        table.click("stock-commodity");
        await settled();
        expect(asked).not.toHaveBeenCalled();
        expect(table.held).toBe(DRAW);
        table.click("stock-commodity");
        await settled();
        expect(asked).toHaveBeenCalledOnce();
    });

    it("wants a second tap", async () => {
        table.click("den-olive", true);
        await settled();
        expect(table.held).toBe(SELL);
        table.click("den-olive", true);
        await settled();
        expect(asked).toHaveBeenCalledOnce();
    });

    it("is done by one tap where that is enough, though the browser keeps nothing", async () => {
        const keep = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
            throw new Error("full");
        });
        session.tap(true);
        table.click("den-olive", true);
        await settled();
        session.tap(false);
        keep.mockRestore();
        expect(asked).toHaveBeenCalledOnce();
    });

    it("shows the table after it, and what is asked then", async () => {
        table.point(SELL);
        await settled();
        expect(table.after).toEqual({ farms: [{ silver: 5 }] });
        expect([...table.next]).toEqual(["market-13"]);
        table.point(DRAW);
        await settled();
        expect(table.after).toBeNull();
        expect([...table.next]).toEqual([]);
    });

    it("keeps its preview while it is pointed at again, so that nothing is drawn anew", async () => {
        table.point(SELL);
        await settled();
        const { after } = table;
        table.point({ ...SELL });
        expect(table.after).toBe(after);
    });

    it("is done by one click where nothing else is left but to end, whatever it reveals", async () => {
        table = sitting([group("group-done", [DRAW])]);
        await table.finish(DRAW);
        expect(asked).toHaveBeenCalledOnce();
    });

    it("is done by one click where nothing but trade is left", async () => {
        table = sitting([group("group-done", [DRAW]), group("group-sell", [SELL])]);
        await table.finish(DRAW);
        expect(asked).toHaveBeenCalledOnce();
    });

    it("is asked about once where the end reveals something and more could be done", async () => {
        table = sitting([group("group-done", [DRAW]), group("group-play", [SELL])]);
        await table.finish(DRAW);
        expect(asked).not.toHaveBeenCalled();
        await table.finish(DRAW);
        expect(asked).toHaveBeenCalledOnce();
    });
});

describe("taking back", () => {
    const played = (more: object = {}): TableState => {
        const table = sitting();
        const view = { actions: 7, farms: [] };
        table.showing.newest = { ...table.newest, view, ...more } as unknown as TableDocument;
        asked.mockClear();
        return table;
    };

    it("is asked for by the number of actions", async () => {
        await played().undo();
        expect(asked).toHaveBeenCalledWith({ do: "undo", seat: 0, actions: 7 });
    });

    it("is nothing for whoever looks at the past, or at a result", async () => {
        const past = played();
        past.replay.moment = { action: 3, actions: 7, view: { actions: 3 } } as unknown as Moment;
        await past.undo();
        await played({ result: { places: [], remarks: [] } }).undo();
        expect(asked).not.toHaveBeenCalled();
    });
});

describe("the rules", () => {
    beforeEach(() => {
        vi.spyOn(api, "preview").mockImplementation((_, __, { action }) =>
            Promise.resolve({
                ...previewed(action),
                paragraph: action === DRAW.action ? "7.2" : "5.1",
            }),
        );
    });

    it("open at what is previewed, and stay there whatever is pointed at meanwhile", async () => {
        const table = sitting();
        table.point(SELL);
        await table.openRules();
        table.point(DRAW);
        await settled();
        expect([table.sheet, table.paragraph]).toEqual(["rules", "5.1"]);
    });

    it("open at no paragraph where none is told", async () => {
        const table = sitting();
        vi.spyOn(api, "preview").mockRejectedValue(new Error("not connected"));
        await table.openRules();
        expect([table.sheet, table.paragraph]).toEqual(["rules", ""]);
    });
});
