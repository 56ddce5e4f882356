import type { Message } from "../net/document";

/** Why something was not done, for the gate. */
export interface Trouble {
    reason: string;
    why: Message | null;
    detail: string;
}
