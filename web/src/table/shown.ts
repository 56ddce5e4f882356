/** The games that this page can draw; a server may have more. The lobby asks without the tables. */

const SHOWN = ["la-granja", "loyang"] as const;

export type ShownGame = (typeof SHOWN)[number];

export function isShown(game: string): game is ShownGame {
    return SHOWN.some((each) => each === game);
}
