/** The guided first rounds, by the name of the game. */

import { LA_GRANJA } from "./la-granja";
import { LOYANG } from "./loyang";
import type { GuidedRound } from "./guided";

export const ROUNDS: Readonly<Record<string, GuidedRound>> = {
    "la-granja": LA_GRANJA,
    loyang: LOYANG,
};
