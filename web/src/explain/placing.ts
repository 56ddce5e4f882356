/** Where a note lies: beside its thing, inside the window, and never on the gate. */

export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

export interface Size {
    width: number;
    height: number;
}

const GAP = 8;

function meet(one: Box, other: Box): boolean {
    return (
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom
    );
}

function within(wanted: number, least: number, most: number): number {
    return Math.max(least, Math.min(wanted, most));
}

export function placed(thing: Box, note: Size, room: Size, gate: Box | null): Box {
    const right = room.width - note.width - GAP;
    const below = room.height - note.height - GAP;
    const middle = (thing.left + thing.right - note.width) / 2;
    const beside = (thing.top + thing.bottom - note.height) / 2;
    const beyond = gate ? [gate.top - GAP - note.height, gate.bottom + GAP] : [];
    const tops = [beside, ...beyond].map((top) => within(top, GAP, below));
    const wishes = [
        { left: within(middle, GAP, right), top: thing.bottom + GAP },
        { left: within(middle, GAP, right), top: thing.top - GAP - note.height },
        ...tops.map((top) => ({ left: thing.right + GAP, top })),
        ...tops.map((top) => ({ left: thing.left - GAP - note.width, top })),
    ].map(({ left, top }) => ({ left, top, right: left + note.width, bottom: top + note.height }));
    const fits = (box: Box) =>
        box.left >= 0 && box.top >= 0 && box.right <= room.width && box.bottom <= room.height;
    const free = wishes.find((box) => fits(box) && !(gate && meet(box, gate)));
    if (free) return free;
    // No room beside it: then over the thing, at the edge that is not the gate's.
    const left = within(middle, GAP, right);
    const top = gate && thing.top > gate.top ? within(gate.bottom + GAP, GAP, below) : GAP;
    return { left, top, right: left + note.width, bottom: top + note.height };
}
