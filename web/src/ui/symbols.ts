import address from "../icons.svg?url";

/**
 * The symbols, put into the page once. A `use` that names another file asks the server for it whenever
 * a symbol is drawn anew, and stays empty until the answer is there.
 */
export async function placeSymbols(): Promise<void> {
    const text = await (await fetch(address)).text();
    const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    sprite.setAttribute("hidden", "");
    sprite.setAttribute("aria-hidden", "true");
    document.body.append(document.importNode(sprite, true));
}
