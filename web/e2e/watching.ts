/** What a page is told by its socket, and what goes wrong in it. */

import type { BrowserContext, Page } from "@playwright/test";

export class Watched {
    /** How many of its requests were written down; the change itself was told before. */
    done = 0;
    /** How often its table changed, by whomever. */
    changes = 0;
    refused: string[] = [];
    /** The phase that its table is in. */
    phase = "";
    round = 0;
    errors: string[] = [];
}

const known = new WeakMap<Page, Watched>();

/** Watch every page of a context, from its first moment on. */
export function watchAll(context: BrowserContext): Watched[] {
    const pages: Watched[] = [];
    context.on("page", (page) => pages.push(watch(page)));
    return pages;
}

export function heard(page: Page): Watched {
    const watched = known.get(page);
    if (!watched) throw new Error("nobody watches this page");
    return watched;
}

interface View {
    phase: string;
    round: number;
}

interface Told {
    type: string;
    reason?: string;
    document?: { view: View | null };
    patch?: [(string | number)[], unknown][];
}

/** What is told of the view's phase or round, if anything is. */
function told<Key extends keyof View>({ document, patch }: Told, key: Key): View[Key] | undefined {
    if (document) return document.view?.[key];
    for (const [path, value] of patch ?? []) {
        if (path.join(".") === "view") return (value as View)[key];
        if (path.join(".") === `view.${key}`) return value as View[Key];
    }
    return undefined;
}

function watch(page: Page): Watched {
    const watched = new Watched();
    known.set(page, watched);
    page.on("pageerror", (error) => watched.errors.push(error.message));
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            const message = JSON.parse(String(payload)) as Told;
            if (message.type === "done") watched.done += 1;
            if (message.type === "refused") watched.refused.push(message.reason ?? "");
            if (message.document || message.patch) watched.changes += 1;
            watched.phase = told(message, "phase") ?? watched.phase;
            watched.round = told(message, "round") ?? watched.round;
        }),
    );
    return watched;
}
