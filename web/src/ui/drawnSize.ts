/** Drawings are made for letters of 16 px; where all letters are larger, the whole drawing is. */

const MADE_FOR = 16;

/** How large letters are: to ask makes the browser finish what it has not drawn yet, so it is kept. */
let letters = 0;
addEventListener("resize", () => (letters = 0));

/** A length on the screen in the units of such a drawing. */
export function drawnSize(pixels: number): number {
    letters ||= parseFloat(getComputedStyle(document.documentElement).fontSize) || MADE_FOR;
    return (pixels * MADE_FOR) / letters;
}
