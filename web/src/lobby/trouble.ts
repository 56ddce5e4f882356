/** Why something was refused, in words. */

import { Problem } from "../net/api";
import type { Speaker } from "../words/speaker";

/** Kinds whose detail says what is wrong in the file or the form that was sent. */
const DETAILED = new Set(["bad-record", "bad-setup", "bad-request"]);

export interface Trouble {
    text: string;
    detail: string;
}

/** Is it about what the game was to be set up with, its components above all? */
export function isOfSetup(error: unknown): boolean {
    return error instanceof Problem && error.type === "bad-setup";
}

export function troubleOf(error: unknown, say: Speaker): Trouble {
    const type = error instanceof Problem ? error.type : "fault";
    const key = `problem-${type}`;
    const detail = error instanceof Problem ? error.detail : "";
    return {
        text: say.say(say.knows(key) ? key : "problem-fault"),
        detail: DETAILED.has(type) ? detail : "",
    };
}
