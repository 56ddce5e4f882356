/** What jsdom lacks of a browser: nothing has a size there, so nothing is observed. */
class NoSizes implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
}

globalThis.ResizeObserver ??= NoSizes;
