/** What opens has the focus, and gives it back to what had it when it closes: `{@attach opened}`. */
export function opened(element: HTMLElement): () => void {
    const before = document.activeElement;
    element.focus();
    return () => {
        if (before instanceof HTMLElement && document.activeElement === document.body)
            before.focus();
    };
}
