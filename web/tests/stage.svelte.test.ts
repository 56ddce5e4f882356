import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Stage } from "../src/motion/stage";
import Pieces from "./Pieces.svelte";

/** Where things lie: jsdom draws nothing, so every element says it by its attribute. */
function drawnAt(this: Element): DOMRect {
    const x = Number(this.closest("[data-x]")?.getAttribute("data-x") ?? 0);
    return { x, y: 0, width: 20, height: 20 } as DOMRect;
}

interface Run {
    element: Element;
    frames: Keyframe[];
    timing: KeyframeAnimationOptions;
    animation: { cancel: () => void; onfinish: (() => void) | null };
}

let runs: Run[];
let isStill: boolean;
let stage: Stage;
let table: ReturnType<typeof mount>;
let props: { den: number; barrow: number; done: boolean };
const change = (made: Partial<typeof props>) => () => Object.assign(props, made);
const ghosts = () => document.querySelectorAll(".ghost-piece");
const find = (selector: string) => document.querySelector(selector) as Element;

beforeEach(() => {
    vi.useFakeTimers();
    runs = [];
    isStill = false;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(drawnAt);
    vi.stubGlobal("CSS", { escape: (text: string) => text });
    Element.prototype.animate = function (frames, timing) {
        const animation = { cancel: vi.fn(), onfinish: null };
        runs.push({
            element: this,
            frames: frames as Keyframe[],
            timing: timing as KeyframeAnimationOptions,
            animation,
        });
        return animation as unknown as Animation;
    };
    stage = new Stage(() => isStill);
    const made = $state({ den: 3, barrow: 0, done: false });
    props = made;
    table = mount(Pieces, { target: document.body, props: { told: props, stage } });
    flushSync();
});

afterEach(async () => {
    await unmount(table);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
});

describe("a move", () => {
    it("is in the document at once, and a copy travels 260 ms from where it was", () => {
        stage.play(change({ den: 2, barrow: 1 }));
        expect(find(".den").textContent).toContain("2");
        const [travel] = runs;
        expect(travel?.timing.duration).toBe(260);
        expect(travel?.frames[0]?.["transform"]).toBe("translate(-100px, 0px) scale(1)");
        expect(find(".ghost-piece use").getAttribute("href")).toBe("#grain");
    });

    it("lets counts roll, 120 ms, the one that gets it after the piece is there", () => {
        stage.play(change({ den: 2, barrow: 1 }));
        const timing = (element: Element) => runs.find((run) => run.element === element)?.timing;
        expect(timing(find(".den .count"))).toMatchObject({ duration: 120, delay: 0 });
        expect(timing(find(".barrow .count"))).toMatchObject({ duration: 120, delay: 260 });
    });

    it("animates transforms and opacity alone", () => {
        stage.play(change({ den: 2, barrow: 1, done: true }), {
            things: [],
            completed: ["barrow-1"],
        });
        const names = new Set(
            runs.flatMap((run) => run.frames.flatMap((each) => Object.keys(each))),
        );
        expect([...names].sort()).toEqual(["offset", "opacity", "transform"]);
    });

    it("leaves no copy behind: each is taken away when it is done, and all by the next change", () => {
        stage.play(change({ den: 2, barrow: 1 }));
        const [travel] = runs;
        const before = ghosts().length;
        travel?.animation.onfinish?.();
        expect(ghosts()).toHaveLength(before - 1);
        stage.play(() => undefined);
        expect(ghosts()).toHaveLength(0);
        expect(runs.every((run) => vi.mocked(run.animation.cancel).mock.calls.length > 0)).toBe(
            true,
        );
    });

    it("has copies that nobody can act upon or hear", () => {
        stage.play(change({ done: true }), { things: [], completed: ["barrow-1"] });
        const [copy] = ghosts();
        expect(copy?.getAttribute("aria-hidden")).toBe("true");
        expect(copy?.querySelectorAll("[data-objects], [tabindex], [role]")).toHaveLength(0);
    });
});

describe("what was completed", () => {
    it("is lifted once, 420 ms, even if it is gone by then", () => {
        stage.play(change({ done: true }), { things: [], completed: ["barrow-1"] });
        const lift = runs.find((run) => run.timing.duration === 420);
        expect(find("[data-objects]")).toBeNull();
        expect(lift?.element.className).toBe("ghost-piece");
        expect(lift?.timing.iterations).toBeUndefined();
    });

    it("is lifted itself where it stays", () => {
        stage.play(change({ barrow: 1 }), { things: [], completed: ["barrow-1"] });
        const lift = runs.find((run) => run.timing.duration === 420);
        expect(lift?.element).toBe(find(".barrow"));
    });
});

describe("less motion", () => {
    it("moves nothing, and underlines changed counts for two seconds", () => {
        isStill = true;
        stage.play(change({ den: 2, barrow: 1 }), { things: [], completed: ["barrow-1"] });
        expect(runs).toEqual([]);
        expect(ghosts()).toHaveLength(0);
        const isUnderlined = (selector: string) => find(selector).classList.contains("changed");
        expect(isUnderlined(".den .count")).toBe(true);
        vi.advanceTimersByTime(1999);
        expect(isUnderlined(".barrow .count")).toBe(true);
        vi.advanceTimersByTime(1);
        expect(isUnderlined(".barrow .count")).toBe(false);
    });
});
