/**
 * A browser sends no click where the piece that was pressed is gone when the button comes up, as a
 * preview may draw it anew in between. The thing around it is the same, so it is clicked all the same.
 */

const THINGS = "[data-objects], button";

function thingAt(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest(THINGS) : null;
}

export class Press {
    private piece: Element | null = null;
    private thing: Element | null = null;
    private waiting: ReturnType<typeof setTimeout> | undefined;

    down({ target, button }: MouseEvent): void {
        this.thing = button === 0 ? thingAt(target) : null;
        this.piece = this.thing && (target as Element);
    }

    /** The browser's own click, if there is one, comes at once. */
    up({ target, detail, clientX, clientY }: MouseEvent): void {
        const { piece, thing } = this;
        this.thing = this.piece = null;
        if (!thing || !piece || piece.isConnected || thingAt(target) !== thing) return;
        const about = { bubbles: true, cancelable: true, detail, clientX, clientY };
        this.waiting = setTimeout(() => thing.dispatchEvent(new MouseEvent("click", about)));
    }

    clicked(): void {
        clearTimeout(this.waiting);
    }
}
