/** What moves and what is heard in this browser. */

import { keep, kept } from "./ui/kept";

export const SOUNDS = ["turn", "piece", "coins", "dice", "served", "end"] as const;
export type SoundName = (typeof SOUNDS)[number];

export const MOTIONS = ["system", "off"] as const;
export type MotionName = (typeof MOTIONS)[number];

/** Only the first is on where nothing was chosen: it calls whoever looks elsewhere. */
const AT_FIRST: ReadonlySet<SoundName> = new Set<SoundName>(["turn"]);
const LESS_MOTION = "(prefers-reduced-motion: reduce)";

const keyOf = (sound: SoundName) => `sound-${sound}`;

function wanted(sound: SoundName): boolean {
    const choice = kept(keyOf(sound));
    return choice === null ? AT_FIRST.has(sound) : choice === "yes";
}

class Senses {
    motion = $state<MotionName>(kept("motion") === "off" ? "off" : "system");
    private sounds = $state.raw(new Set(SOUNDS.filter(wanted)));

    constructor() {
        this.mark();
    }

    /** Shall nothing travel? */
    get isStill(): boolean {
        return this.motion === "off" || matchMedia(LESS_MOTION).matches;
    }

    move(motion: MotionName): void {
        this.motion = motion;
        keep("motion", motion);
        this.mark();
    }

    hears(sound: SoundName): boolean {
        return this.sounds.has(sound);
    }

    hear(sound: SoundName, isHeard: boolean): void {
        const rest = [...this.sounds].filter((each) => each !== sound);
        this.sounds = new Set(isHeard ? [...rest, sound] : rest);
        keep(keyOf(sound), isHeard ? "yes" : "no");
    }

    /** The tokens have no time for anything that moves by style alone. */
    private mark(): void {
        if (this.motion === "off") document.documentElement.dataset.motion = "off";
        else delete document.documentElement.dataset.motion;
    }
}

export const senses = new Senses();
