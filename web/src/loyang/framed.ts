/** What the frame of a table must know of Loyang. */

import { ofFarm, type FramedGame, type PartComponent } from "../table/games";
import { looking } from "./game.svelte";
import Loyang from "./Loyang.svelte";
import { missed } from "./misses";
import { tabsOf } from "./tabs";

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
    sources: {
        kinds: [
            { name: "start", icon: "path" },
            { name: "first-steps", icon: "first" },
            { name: "further-steps", icon: "path" },
            { name: "loans", icon: "loan" },
        ],
        kindOf: (key) => key.replace("points-", ""),
    },
    signs: () => [],
    look: (table, seat) => looking.at(seat === table.seat ? null : seat),
};
