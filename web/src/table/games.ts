/**
 * What the frame must know of a game: its component, its phases in order, the tabs of a phone, and
 * where a view has the score of a seat. Everything else is the component's.
 *
 * A game's component draws one `part` of its table. On a phone it is also told the `tab`: then it
 * draws only what belongs there; without one it draws the whole part.
 */

import type { Component } from "svelte";
import LaGranja from "../lagranja/LaGranja.svelte";
import Loyang from "../loyang/Loyang.svelte";
import type { View } from "../net/document";

export type Part = "common" | "own" | "rivals";
export type PartComponent = Component<{ part: Part; tab?: string }>;

export interface Tab {
    name: string;
    icon: string;
    parts: Part[];
}

export interface FramedGame {
    component: PartComponent;
    phases: string[];
    tabs: Tab[];
    /** The larger side of the gate, where sheets open. */
    room: "common" | "own";
    score(view: View, seat: number): number | null;
}

const RIVALS: Tab = { name: "rivals", icon: "person", parts: ["rivals"] };
const LOG: Tab = { name: "log", icon: "log", parts: [] };

/** A number of a seat's farm, if the reader may know it. */
function ofFarm(view: View, seat: number, key: string): number | null {
    const farms = view["farms"] as Record<string, unknown>[] | undefined;
    const found = farms?.[seat]?.[key];
    return typeof found === "number" ? found : null;
}

export const GAMES: Record<string, FramedGame> = {
    "la-granja": {
        component: LaGranja as PartComponent,
        phases: ["farm", "revenue", "transport", "scoring"],
        tabs: [
            { name: "village", icon: "craft-village-store", parts: ["common"] },
            { name: "farm", icon: "field", parts: ["own"] },
            { name: "hand", icon: "hand", parts: ["own"] },
            RIVALS,
            LOG,
        ],
        room: "common",
        score: (view, seat) => ofFarm(view, seat, "vp"),
    },
    loyang: {
        component: Loyang as PartComponent,
        phases: ["harvest", "cards", "action"],
        tabs: [
            { name: "market", icon: "stall", parts: ["common", "own"] },
            { name: "fields", icon: "field", parts: ["own"] },
            { name: "shop", icon: "shop", parts: ["own"] },
            RIVALS,
            LOG,
        ],
        room: "own",
        score: (view, seat) => ofFarm(view, seat, "path"),
    },
};
