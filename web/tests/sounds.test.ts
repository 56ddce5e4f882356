import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Line } from "../src/net/document";
import { SOUNDS, type SoundName } from "../src/senses.svelte";
import { soundOf } from "../src/sound/heard";
import { Sounds } from "../src/sound/sounds";
import { STROKES } from "../src/sound/strokes";

/** The border to the browser: it notes when something begins to sound. */
class Context {
    state: AudioContextState = "suspended";
    currentTime = 10;
    sampleRate = 8000;
    destination = {};
    begun: number[] = [];

    private node(): Record<string, unknown> {
        return {
            gain: {
                value: 0,
                setValueAtTime: () => undefined,
                exponentialRampToValueAtTime: () => undefined,
            },
            frequency: { value: 0 },
            connect: () => undefined,
            start: (at: number) => this.begun.push(at),
            stop: () => undefined,
        };
    }

    createGain = () => this.node();
    createOscillator = () => this.node();
    createBufferSource = () => this.node();
    createBiquadFilter = () => this.node();
    createBuffer = (_: number, length: number) => ({
        getChannelData: () => new Float32Array(length),
    });

    async resume(): Promise<void> {
        this.state = "running";
    }
}

const line = (...keys: string[]): Line => ({ seat: 0, phrases: keys.map((key) => ({ key })) });

describe("which sound an action has", () => {
    it.each<[SoundName, string[]]>([
        ["piece", ["event-delivery"]],
        ["coins", ["event-sown", "event-cash-less"]],
        ["dice", ["event-silver-more", "event-roll"]],
        ["served", ["event-served", "event-cash-more"]],
        ["served", ["event-barrow", "event-vp-more"]],
        ["end", ["event-served", "event-end"]],
    ])("%s: %s", (sound, keys) => {
        expect(soundOf([line(...keys)])).toBe(sound);
    });

    it("is found where a cause is told with it", () => {
        const what = [{ key: "event-silver-more" }];
        const told = { seat: 0, phrases: [{ key: "event-because", values: { what } }] };
        expect(soundOf([told])).toBe("coins");
    });

    it("is none where nothing is told", () => {
        expect(soundOf([])).toBeNull();
    });
});

describe("sounds", () => {
    let context: Context;
    let wanted: Set<SoundName>;
    let sounds: Sounds;
    const make = vi.fn(() => context as unknown as AudioContext);

    beforeEach(() => {
        make.mockClear();
        context = new Context();
        wanted = new Set(["turn"]);
        sounds = new Sounds((name) => wanted.has(name), make);
    });

    it("are silent until somebody has pressed something", async () => {
        sounds.play("turn");
        expect(make).not.toHaveBeenCalled();
        await sounds.allow();
        sounds.play("turn");
        expect(context.begun.length).toBeGreaterThan(0);
        await sounds.allow();
        expect(make).toHaveBeenCalledTimes(1);
    });

    it("are made only if they are wanted", async () => {
        await sounds.allow();
        sounds.play("coins");
        expect(context.begun).toEqual([]);
        wanted.add("coins");
        sounds.play("coins");
        expect(context.begun.length).toBeGreaterThan(0);
    });

    it("of my turn are two knocks", async () => {
        await sounds.allow();
        sounds.play("turn");
        expect(new Set(context.begun)).toEqual(new Set([10, 10.17]));
    });

    it("do without a browser that has none", async () => {
        const without = new Sounds(
            () => true,
            () => {
                throw new Error("no audio");
            },
        );
        await without.allow();
        without.play("turn");
    });

    it("are all short", () => {
        for (const name of SOUNDS)
            for (const stroke of STROKES[name]) expect(stroke.at + stroke.lasts).toBeLessThan(2);
    });
});
