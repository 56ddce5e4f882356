/** Was it a finger? Then an action is held before it is done. */
export function isTap(event: Event): boolean {
    return (event as PointerEvent).pointerType === "touch";
}
