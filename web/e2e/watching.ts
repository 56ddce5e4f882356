/** What a page is told by its socket, and what goes wrong in it. */

import type { BrowserContext, Page } from "@playwright/test";

export class Watched {
    /** How many of its requests were written down; the change itself was told before. */
    done = 0;
    refused: string[] = [];
    /** The phase that its table is in. */
    phase = "";
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
}

interface Told {
    type: string;
    reason?: string;
    document?: { view: View | null };
    patch?: [(string | number)[], unknown][];
}

function phaseOf({ document, patch }: Told): string | undefined {
    if (document) return document.view?.phase;
    for (const [path, value] of patch ?? []) {
        if (path.join(".") === "view") return (value as View).phase;
        if (path.join(".") === "view.phase") return value as string;
    }
    return undefined;
}

function watch(page: Page): Watched {
    const watched = new Watched();
    known.set(page, watched);
    page.on("pageerror", (error) => watched.errors.push(error.message));
    page.on("websocket", (socket) =>
        socket.on("framereceived", ({ payload }) => {
            const told = JSON.parse(String(payload)) as Told;
            if (told.type === "done") watched.done += 1;
            if (told.type === "refused") watched.refused.push(told.reason ?? "");
            watched.phase = phaseOf(told) ?? watched.phase;
        }),
    );
    return watched;
}
