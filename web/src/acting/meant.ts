/** Actions that are meant to follow one that was sent, each as soon as it is asked for. */

import type { Asked, Choice } from "../net/document";
import { choicesOf } from "./acting";

export class Meant {
    private after = 0;
    private actions: string[] = [];

    /** These shall follow when the decision after this one is asked. */
    mean(after: number, actions: readonly string[]): void {
        this.after = after;
        this.actions = [...actions];
    }

    /** The one that follows now, if the decision is another; what is not offered ends the row. */
    next(asked: Asked | null): Choice | null {
        const [action, ...further] = this.actions;
        if (action === undefined || asked?.decision === this.after) return null;
        this.actions = [];
        const found = choicesOf(asked).find((choice) => choice.action === action);
        return found ? { ...found, further } : null;
    }
}
