/** What the frame of a table must know of Loyang. */

import { lookingOn } from "../table/looking.svelte";
import { ofFarm, type FramedGame, type PartComponent } from "../table/games";
import { isOnFarm } from "./cards";
import { CASH_KINDS, cashOf, decides } from "./ended";
import Loyang from "./Loyang.svelte";
import { missed } from "./misses";
import PlaceFacts from "./PlaceFacts.svelte";
import { tabsOf } from "./tabs";
import type { LoyangView } from "./view";

/** Loans are taken off when the last round is over. */
const AFTER = "loans";

export const framedGame: FramedGame = {
    component: Loyang as PartComponent,
    phases: ["harvest", "cards", "action"],
    colours: [1, 0, 3],
    tabs: tabsOf,
    isPinned: true,
    room: "own",
    score: (view, seat) => ofFarm(view, seat, "path"),
    scoreIcon: "path",
    leaves: missed,
    ends: [
        { question: "", words: "web-loyang-ending-misses" },
        { question: "question-store", words: "web-loyang-ending-store" },
        { question: "question-path", words: "web-loyang-ending-path" },
    ],
    sources: [
        {
            title: "web-by-source-loyang",
            about: "web-by-source-about-loyang",
            sum: "web-source-space",
            name: "web-source-path",
            icon: "path",
            kinds: [
                { name: "start", icon: "gate" },
                { name: "first-steps", icon: "first" },
                { name: "further-steps", icon: "path" },
                { name: AFTER, icon: "loan" },
            ],
            amounts: ({ sources }) =>
                sources.map(({ what, points }) => ({
                    kind: what.key.replace("points-", ""),
                    count: points,
                })),
        },
        {
            title: "web-by-cash",
            about: "web-by-cash-about",
            sum: "web-source-left",
            name: "web-source-cash",
            icon: "cash",
            kinds: CASH_KINDS,
            amounts: cashOf,
        },
    ],
    after: AFTER,
    decides,
    facts: PlaceFacts,
    signs: () => [],
    look: (table, seat) => lookingOn(table).at(seat),
    liesAt: (view, seat, object) => isOnFarm(view as unknown as LoyangView, seat, object),
};
