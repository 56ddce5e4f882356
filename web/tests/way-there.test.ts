import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { ReviewedDecision } from "../src/net/api";
import type { Line } from "../src/net/document";
import type { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import ToldStand from "./ToldStand.svelte";

const SPEAKER = new Speaker(await bundleOf("en", "loyang"));
const table = {
    seat: 1,
    words: SPEAKER,
    speaker: SPEAKER,
    newest: { view: { actions: 10 } },
} as unknown as TableState;
let page: ReturnType<typeof mount>;
afterEach(() => unmount(page));

function draw(told: { lines?: Line[]; decisions?: ReviewedDecision[] }): void {
    page = mount(ToldStand, { target: document.body, props: { table, ...told } });
    flushSync();
}
const words = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.textContent.trim());

it("the way through a game says the most and the least of its scale, and fills nothing", () => {
    const expected = [12.3, 9.5, 14.25].map(
        (points, action) =>
            ({ action, expected: { points }, lost: { points: 0 } }) as ReviewedDecision,
    );
    draw({ decisions: expected });
    expect(words(".chart .scale")).toEqual(["14.3", "9.5"]);
    expect(document.querySelector("polygon")).toBeNull();
});

it("effects of one's own come before those of others", () => {
    const more = (seat: number, count: number): Line => ({
        seat,
        phrases: [{ key: "event-cash-more", values: { count } }],
    });
    draw({ lines: [more(0, 1), more(1, 2), more(2, 3), more(1, 4)] });
    expect(words(".effect").map((each) => /\d/.exec(each)?.[0])).toEqual(["2", "4", "1", "3"]);
});
