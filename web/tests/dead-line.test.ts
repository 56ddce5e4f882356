import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Live, type Connection } from "../src/net/live";
import { change, PASS, UNDO, whole, Wire } from "./wire";

const PATIENCE = 6_000;
let wires: Wire[];
let states: Connection[];
let live: Live;

const newest = () => wires.at(-1) as Wire;
const pass = (time: number) => vi.advanceTimersByTime(time);

function hide(hidden: boolean): void {
    vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    states = [];
    live = new Live(
        "table",
        0,
        {
            whole: () => undefined,
            changed: () => undefined,
            connection: (state) => states.push(state),
        },
        () => {
            wires.push(new Wire());
            return newest() as unknown as WebSocket;
        },
        () => Promise.resolve(),
    );
});

afterEach(() => {
    live.end();
    vi.restoreAllMocks();
    vi.useRealTimers();
});

describe("a line that has died without a word", () => {
    it("is cut when a request is not answered, which is then sent again with the same id", async () => {
        newest().hear(whole(1));
        const answer = live.ask(PASS);
        const dead = newest();
        const [before] = dead.sent;
        pass(PATIENCE - 1_000);
        void live.ask(UNDO); // impatience does not help it
        expect(states.at(-1)).toBe("open");
        pass(1_000);
        expect(dead.readyState).toBe(WebSocket.CLOSED);
        expect(states.at(-1)).toBe("lost");
        pass(500);
        expect(wires).toHaveLength(2);
        dead.lose(); // its end comes late
        expect(states.at(-1)).toBe("connecting");
        newest().hear(whole(2));
        expect(newest().sent[0]).toEqual(before);
        newest().hear({ type: "done", request: before?.["request"], number: 2 });
        expect(await answer).toBeNull();
    });

    it("is none as long as something is heard, or nothing is asked", () => {
        newest().hear(whole(1));
        void live.ask(PASS);
        for (let number = 2; number < 6; number++) {
            pass(PATIENCE - 1);
            newest().hear(change(number, number));
        }
        const [{ request } = {}] = newest().sent;
        newest().hear({ type: "done", request, number: 5 });
        pass(60_000);
        expect(wires).toHaveLength(1);
        expect(states.at(-1)).toBe("open");
    });

    it("is looked for less and less often where the server is slow", () => {
        vi.spyOn(Math, "random").mockReturnValue(0.5);
        newest().hear(whole(1));
        void live.ask(PASS);
        for (const pause of [300, 600, 1_200, 2_400, 4_800, 8_000, 8_000]) {
            const before = wires.length;
            pass(PATIENCE + pause - 1);
            expect(wires).toHaveLength(before);
            pass(1);
            expect(wires).toHaveLength(before + 1);
            newest().hear(whole(1));
        }
        const [{ request } = {}] = newest().sent;
        newest().hear({ type: "done", request, number: 2 });
        newest().lose();
        const before = wires.length;
        pass(300);
        expect(wires).toHaveLength(before + 1);
    });

    it("is looked for when the network is back", () => {
        newest().hear(whole(1));
        dispatchEvent(new Event("online"));
        expect(newest().sent).toEqual([{ do: "whole" }]);
        newest().hear(whole(1));
        pass(60_000);
        expect(wires).toHaveLength(1);
        dispatchEvent(new Event("online"));
        pass(PATIENCE);
        expect(states.at(-1)).toBe("lost");
        dispatchEvent(new Event("online")); // and the pause need not end
        expect(wires).toHaveLength(2);
    });

    it("is looked for when the page is seen again after a while", () => {
        newest().hear(whole(1));
        hide(true);
        pass(10_000);
        hide(false);
        expect(newest().sent).toEqual([]);
        hide(true);
        pass(10_000);
        expect(newest().sent).toEqual([]);
        hide(false);
        expect(newest().sent).toEqual([{ do: "whole" }]);
        pass(PATIENCE);
        expect(states.at(-1)).toBe("lost");
    });

    it("is not looked for at a table that was left", () => {
        newest().hear(whole(1));
        live.end();
        dispatchEvent(new Event("online"));
        pass(60_000);
        expect(newest().sent).toEqual([]);
        expect(wires).toHaveLength(1);
    });

    it("may be one that is only being made", () => {
        newest().readyState = WebSocket.CONNECTING;
        pass(20_000);
        expect(wires).toHaveLength(1);
        hide(false);
        pass(PATIENCE + 500);
        expect(wires).toHaveLength(2);
    });
});
