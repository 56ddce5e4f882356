/** Things by their symbols: a thing or an object of the board is named after what is drawn for it. */

/** The ids of the sprite that stand for a thing: `good-olive`, `den-olive`, `craft-deli`, `die-4`. */
export function symbolOf(thing: string, has: (id: string) => boolean = isDrawn): string | null {
    const name = thing.replaceAll("_", "-");
    const parts = name.split("-");
    const wanted = [name, ...parts.toReversed(), parts.slice(0, 2).join("-")];
    return wanted.find((id) => id !== "" && has(id)) ?? null;
}

/** The symbols of the things that an action is about, each once. */
export function symbolsOf(
    things: readonly string[],
    has: (id: string) => boolean = isDrawn,
): string[] {
    const found = things.map((thing) => symbolOf(thing, has)).filter((id) => id !== null);
    return [...new Set(found)];
}

function isDrawn(id: string): boolean {
    return document.getElementById(id) instanceof SVGSymbolElement;
}
