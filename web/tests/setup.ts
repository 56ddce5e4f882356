/** What jsdom lacks of a browser: nothing has a size there, so nothing is observed or scrolled; no dialog opens. */
class NoSizes implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
}

globalThis.ResizeObserver ??= NoSizes;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
};
Element.prototype.scrollIntoView ??= () => undefined;
