/** Parts of a table that no game begins with: they come when they are wanted, or when nothing else is to do. */

export const later = {
    seating: () => import("./Seating.svelte"),
    rules: () => import("./Rules.svelte"),
    text: () => import("./TextView.svelte"),
    seats: () => import("./SeatsSheet.svelte"),
    menu: () => import("./Menu.svelte"),
    gateReplay: () => import("./GateReplay.svelte"),
    gateResult: () => import("./GateResult.svelte"),
    resultOwn: () => import("./ResultOwn.svelte"),
    resultPoints: () => import("./Result.svelte"),
    resultPlaces: () => import("./ResultPlaces.svelte"),
};

/** Milliseconds in which a table is surely drawn. */
const DRAWN = 4000;

/** Fetch them all beforehand, as the line may be lost by the time they are wanted. */
export function fetchLater(isOnline: () => boolean): () => void {
    const timer = setTimeout(() => {
        if (!isOnline()) return;
        for (const part of Object.values(later)) part().catch(() => undefined);
    }, DRAWN);
    return () => clearTimeout(timer);
}
