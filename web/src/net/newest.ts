/** Is this still the page that the server hands out? Its start names the script that would run now. */

const SCRIPT = /<script[^>]*\ssrc="([^"]+)"/;
const LOADED_FOR = "loaded-for";

/** The script of the page that the server has now; null if it does not tell. */
async function newestScript(): Promise<string | null> {
    try {
        const answer = await fetch("/", { cache: "no-store" });
        return answer.ok ? (SCRIPT.exec(await answer.text())?.[1] ?? null) : null;
    } catch {
        return null;
    }
}

function ownScript(): string | null {
    return document.querySelector("script[src]")?.getAttribute("src") ?? null;
}

/**
 * The script of a newer page, or null. One for which this page was loaded again already does not
 * count: something between here and the server keeps the old one, and would for ever.
 */
async function newerScript(): Promise<string | null> {
    const newest = await newestScript();
    const isNewer = newest !== null && newest !== ownScript();
    return isNewer && sessionStorage.getItem(LOADED_FOR) !== newest ? newest : null;
}

/** So long people can read why the page is loaded again, in milliseconds. */
const TO_READ = 2000;

/** If there is a newer page, say so, and let it take the place of this one. */
export async function followNewer(say: () => void): Promise<void> {
    const script = await newerScript();
    if (script === null) return;
    say();
    setTimeout(() => {
        sessionStorage.setItem(LOADED_FOR, script);
        location.reload();
    }, TO_READ);
}
