import type { Message } from "../net/document";
import type { Speaker } from "../words/speaker";

/** Why something was not done, for the gate. */
export interface Trouble {
    reason: string;
    why: Message | null;
    detail: string;
    /** Of a fault of the server, as it stands in its log. */
    number?: string | null;
}

/** In words: those of the rules, else those of the refusal; `detail` is for programs. */
export function troubleIn({ reason, why }: Trouble, say: Speaker): string {
    if (why) return say.say(why);
    const key = `problem-${reason}`;
    return say.say(say.knows(key) ? key : "problem-fault");
}
