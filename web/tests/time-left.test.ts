import { expect, it } from "vitest";
import { timeLeft } from "../src/table/clock";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";

const HOUR = 3_600_000;
const speaker = new Speaker(await bundleOf("en", "loyang"));

it("tells days and hours, hours, or minutes", () => {
    const say = (milliseconds: number) => speaker.say(timeLeft(milliseconds));
    expect(say(3 * 24 * HOUR)).toBe("3 d 0 h");
    expect(say(27.5 * HOUR)).toBe("1 d 3 h");
    expect(say(HOUR + 65_000)).toBe("1:01:05");
    expect(say(65_400)).toBe("1:05");
    expect(say(-1)).toBe("0:00");
});
