/** What each sound is made of: strokes on wood, metal or a bar. No files. */

import type { SoundName } from "../senses.svelte";

export type Material = "wood" | "metal" | "bar";

export interface Stroke {
    /** Seconds after the beginning. */
    at: number;
    material: Material;
    /** Of its lowest part, in hertz. */
    pitch: number;
    /** Seconds until it is gone. */
    lasts: number;
    /** From 0 to 1. */
    loud: number;
}

/** The parts of what is struck, as multiples of the pitch with their loudness; and how much of it is noise. */
export const MATERIALS: Record<Material, { parts: [number, number][]; noise: number }> = {
    wood: {
        parts: [
            [1, 1],
            [2.57, 0.35],
        ],
        noise: 0.5,
    },
    metal: {
        parts: [
            [1, 0.8],
            [1.48, 0.5],
            [2.71, 0.3],
        ],
        noise: 0,
    },
    bar: {
        parts: [
            [1, 1],
            [3.93, 0.2],
        ],
        noise: 0.08,
    },
};

const wood = (at: number, pitch: number, loud: number): Stroke => ({
    at,
    material: "wood",
    pitch,
    lasts: 0.11,
    loud,
});
const coin = (at: number, pitch: number): Stroke => ({
    at,
    material: "metal",
    pitch,
    lasts: 0.16,
    loud: 0.25,
});
const bar = (at: number, pitch: number, lasts = 0.5): Stroke => ({
    at,
    material: "bar",
    pitch,
    lasts,
    loud: 0.55,
});

export const STROKES: Record<SoundName, Stroke[]> = {
    turn: [wood(0, 210, 0.9), wood(0.17, 250, 0.8)],
    piece: [wood(0, 420, 0.4)],
    coins: [coin(0, 2300), coin(0.06, 2750), coin(0.1, 2480)],
    dice: [0, 0.05, 0.12, 0.17, 0.26, 0.33].map((at, place) =>
        wood(at, 520 + 90 * (place % 3), 0.45 - 0.05 * place),
    ),
    served: [bar(0, 523), bar(0.12, 784)],
    end: [bar(0, 392, 0.9), bar(0.16, 523, 0.9), bar(0.32, 659, 1.2)],
};
