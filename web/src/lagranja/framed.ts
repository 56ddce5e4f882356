/** What the frame of a table must know of La Granja. */

import { LOG, ofFarm, type FramedGame, type PartComponent, type Tab } from "../table/games";
import { gameOf } from "./game.svelte";
import LaGranja from "./LaGranja.svelte";
import PlaceFacts from "./PlaceFacts.svelte";
import { SOURCE_KINDS, sourceKind } from "./sources";
import { optionSigns } from "./symbols";

const TABS: Tab[] = [
    { name: "village", icon: "craft-village-store", parts: ["common"] },
    { name: "farm", icon: "field", parts: ["own"] },
    { name: "hand", icon: "hand", parts: ["own"] },
    { name: "rivals", icon: "person", parts: ["rivals"] },
    LOG,
];

export const framedGame: FramedGame = {
    component: LaGranja as PartComponent,
    phases: ["farm", "revenue", "transport", "scoring"],
    tabs: () => TABS,
    room: "common",
    score: (view, seat) => ofFarm(view, seat, "vp"),
    scoreIcon: "vp",
    sources: [
        {
            title: "web-by-source",
            about: "web-by-source-about",
            sum: "web-all",
            name: "web-tab-points",
            icon: "vp",
            kinds: SOURCE_KINDS,
            amounts: ({ sources }) =>
                sources.map(({ what, points }) => ({
                    kind: sourceKind(what.key),
                    count: points,
                })),
        },
    ],
    facts: PlaceFacts,
    signs: ({ key }) => optionSigns(key) ?? [],
    look: (table, seat) => gameOf(table).look(seat),
};
