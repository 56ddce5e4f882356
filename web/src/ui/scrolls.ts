/**
 * What is scrolled can be reached by the keyboard: a box stands in the order of focus while it holds
 * more than it shows. `<div class="scroll" {@attach scrolls}>`
 */
export function scrolls(box: HTMLElement): () => void {
    let isReached = box.hasAttribute("tabindex");
    const look = () => {
        const overflows =
            box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
        // Written only where it changes: else every box would be laid out anew for the next one.
        if (overflows === isReached) return;
        isReached = overflows;
        if (overflows) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
    };
    const sizes = new ResizeObserver(look);
    for (const each of [box, ...box.children]) sizes.observe(each);
    // Observed anew it is told after the browser's own layout; to ask now would be one more.
    const contents = new MutationObserver(() => {
        sizes.unobserve(box);
        sizes.observe(box);
    });
    contents.observe(box, { childList: true, subtree: true });
    return () => {
        sizes.disconnect();
        contents.disconnect();
    };
}
