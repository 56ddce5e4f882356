import { session } from "../session.svelte";

/** A link to another place of this page stays on it, unless it is wanted elsewhere. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    session.go(event.currentTarget.pathname + event.currentTarget.search);
}
