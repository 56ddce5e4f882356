/**
 * Motion is laid over the table: the document changes at once, and copies of what moved travel from
 * where it was to where it is. Only transforms and opacity are animated, and nothing waits for it.
 */

import { flushSync } from "svelte";
import { copyOf, ghostOf, ghostOfCount, ghostOfSymbol } from "./ghosts";
import { moves, type Moves, type Travel } from "./moves";
import { boxOf, changedSince, counts, isSeen, picture, type Box } from "./picture";
import { schedule, TRAVEL, type Timed } from "./schedule";

/** How long a count rolls and how long a finished thing is lifted, in milliseconds; as the tokens. */
const ROLL = 120;
const LIFT = 420;
/** How long a changed count is underlined where nothing moves. */
const UNDERLINED = 2000;
/** More counts than these do not roll: then the whole table has changed. */
const MOST_ROLLS = 24;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const COUNT = "count";
const CHANGED = "changed";

/** What a change was about, by the objects of the board: an action's things, what it completed. */
export interface About {
    things: readonly string[];
    completed: readonly string[];
}

const NOTHING: About = { things: [], completed: [] };

interface Lifted {
    object: string;
    element: Element;
    copy: Element;
    at: Box;
}

export class Stage {
    private root: HTMLElement | null = null;
    private running: Animation[] = [];
    private ghosts: Element[] = [];

    constructor(private readonly isStill: () => boolean) {}

    /** The table that moves: `<div {@attach stage.attach}>`. */
    readonly attach = (root: HTMLElement): (() => void) => {
        this.root = root;
        return () => {
            this.finish();
            this.root = null;
        };
    };

    /** Change what is drawn, and let it be seen what moved. */
    play(change: () => void, about: About = NOTHING): void {
        this.finish();
        const { root } = this;
        if (!root) {
            change();
            return;
        }
        if (this.isStill()) this.playStill(root, change);
        else this.playMoving(root, change, about);
    }

    private playStill(root: HTMLElement, change: () => void): void {
        const before = counts(root);
        flushSync(change);
        this.underline(changedSince(before));
    }

    private playMoving(root: HTMLElement, change: () => void, about: About): void {
        const before = picture(root);
        const from = this.boxesOf(about.things);
        const lifted = this.lifted(about.completed);
        flushSync(change);
        const after = picture(root);
        const things = from.length > 0 ? from : this.boxesOf(about.things);
        this.move(moves(before, after, things), lifted);
    }

    /** Everything is where it is. */
    finish(): void {
        for (const animation of this.running) animation.cancel();
        for (const ghost of this.ghosts) ghost.remove();
        this.running = [];
        this.ghosts = [];
    }

    private move({ travels, changed }: Moves, lifted: readonly Lifted[]): void {
        const timed = schedule(travels);
        const arrivals = new Map<Element, number>();
        for (const travel of timed) {
            this.travel(travel);
            if (travel.into) arrivals.set(travel.into, travel.arrives);
        }
        for (const [element, arrives] of arrivals) {
            if (!changed.has(element)) this.hide(element, arrives);
        }
        const counts = [...changed].filter(([element]) => element.classList.contains(COUNT));
        if (counts.length <= MOST_ROLLS) {
            for (const [element, was] of counts)
                this.roll(element, was, arrivals.get(element) ?? 0);
        }
        for (const each of lifted) this.lift(each);
    }

    private travel(travel: Timed): void {
        const ghost = this.ghostFor(travel);
        this.run(ghost, [{ transform: between(travel) }, { transform: "none" }], {
            duration: TRAVEL,
            delay: travel.leaves,
            fill: "backwards",
        });
    }

    private ghostFor({ symbol, to, into, isNamed }: Travel): HTMLElement {
        const like = into ?? document.body;
        const ghost =
            isNamed && into ? ghostOf(copyOf(into), into, to) : ghostOfSymbol(symbol, like, to);
        this.ghosts.push(ghost);
        return ghost;
    }

    /** What a piece travels to is not seen before it is there. */
    private hide(element: Element, until: number): void {
        this.run(element, [{ opacity: 0 }, { opacity: 0 }], { duration: until });
    }

    private roll(element: Element, was: number, delay: number): void {
        const ghost = ghostOfCount(was, element, boxOf(element));
        this.ghosts.push(ghost);
        const isMore = Number(element.textContent) > was;
        const [up, down] = isMore ? ["-60%", "60%"] : ["60%", "-60%"];
        const [here, above, below] = ["none", `translateY(${up})`, `translateY(${down})`];
        const timing = { duration: ROLL, delay };
        const leave = [
            { transform: here, opacity: 1 },
            { transform: above, opacity: 0 },
        ];
        const come = [
            { transform: below, opacity: 0 },
            { transform: here, opacity: 1 },
        ];
        this.run(ghost, leave, { ...timing, fill: "both" });
        this.run(element, come, { ...timing, fill: "backwards" });
    }

    /** What was finished is lifted once; if it is gone by then, its copy goes up with it. */
    private lift({ object, element, copy, at }: Lifted): void {
        const stays = this.elementOf(object) === element;
        const lifted = stays ? element : ghostOf(copy, element, at);
        if (!stays) this.ghosts.push(lifted);
        this.run(
            lifted,
            [
                { transform: "none", opacity: 1 },
                { transform: "translateY(-8px) scale(1.04)", opacity: 1, offset: 0.4 },
                { transform: "none", opacity: stays ? 1 : 0 },
            ],
            { duration: LIFT, fill: stays ? "none" : "both" },
        );
    }

    private underline(elements: Iterable<Element>): void {
        for (const element of elements) {
            element.classList.add(CHANGED);
            setTimeout(() => element.classList.remove(CHANGED), UNDERLINED);
        }
    }

    private run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
        const animation = element.animate(frames, { easing: EASE, ...timing });
        this.running.push(animation);
        animation.onfinish = () => {
            const place = this.ghosts.indexOf(element);
            if (place >= 0) this.ghosts.splice(place, 1)[0]?.remove();
        };
    }

    private lifted(objects: readonly string[]): Lifted[] {
        return objects.flatMap((object) => {
            const element = this.elementOf(object);
            const at = element ? boxOf(element) : null;
            if (!element || !at || !isSeen(at)) return [];
            return [{ object, element, copy: copyOf(element), at }];
        });
    }

    private boxesOf(objects: readonly string[]): Box[] {
        const found = objects
            .map((object) => this.elementOf(object))
            .filter((each) => each !== null);
        return found.map(boxOf).filter(isSeen);
    }

    private elementOf(object: string): Element | null {
        return this.root?.querySelector(`[data-objects~="${CSS.escape(object)}"]`) ?? null;
    }
}

/** The way back from where a thing is to where it was. */
function between({ from, to }: Travel): string {
    const x = from.x + from.width / 2 - (to.x + to.width / 2);
    const y = from.y + from.height / 2 - (to.y + to.height / 2);
    const scale = Math.min(
        2,
        Math.max(0.5, Math.min(from.width, from.height) / Math.min(to.width, to.height)),
    );
    return `translate(${x}px, ${y}px) scale(${scale})`;
}
