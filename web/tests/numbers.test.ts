import { expect, it } from "vitest";
import { signed, whole } from "../src/words/numbers";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";

const say = new Speaker(await bundleOf("en", ""));

it.each([
    [3, "3", "+3", "+3.0"],
    [0, "0", "0", "0.0"],
    [-12, "\u221212", "\u221212", "\u221212.0"],
])("%i is written with its sign, or with that alone which it needs", (value, plain, sum, fine) => {
    const told = [whole(value), signed(value), signed(value, 1)].map((each) => say.say(each));
    expect(told).toEqual([plain, sum, fine]);
});
