/** Drawings are made for letters of 16 px; where all letters are larger, the whole drawing is. */

const MADE_FOR = 16;

/** A length on the screen in the units of such a drawing. */
export function drawnSize(pixels: number): number {
    const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
    return (pixels * MADE_FOR) / (letters || MADE_FOR);
}
