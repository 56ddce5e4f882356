/** The places of a phone: what a moment asks about has one of its own. */

import type { View } from "../net/document";
import { LOG, type Tab } from "../table/games";
import { handCards } from "./cards";
import type { LoyangView } from "./view";

const MARKET: Tab = { name: "market", icon: "stall", parts: ["own", "common"] };
const FARM: Tab[] = [
    { name: "fields", icon: "field", parts: ["own"] },
    { name: "shop", icon: "shop", parts: ["own"] },
];
const CARDS: Tab = { name: "cards", icon: "courtyard", parts: ["common"] };
const GRID: Tab = { name: "grid", icon: "grid", parts: ["common"] };
const PATH: Tab = { name: "path", icon: "path", parts: ["common"] };
const RIVALS: Tab = { name: "rivals", icon: "person", parts: ["rivals"] };
const DUMMY: Tab = { ...RIVALS, name: "dummy" };

/** Are there cards to choose from: dealt, in the hand, or on show? */
export function areCardsOut({ players, phase, drawn, seat, asked, farms }: LoyangView): boolean {
    const farm = farms[seat];
    const isDealt = players > 1 && phase === "cards";
    const inHand = farm ? handCards(farm).length : 0;
    return isDealt || drawn.length + inHand > 0 || asked[seat]?.question === "foreman";
}

export function tabsOf(view: View): Tab[] {
    const loyang = view as unknown as LoyangView;
    const isSolo = loyang.players === 1;
    const others = isSolo ? DUMMY : RIVALS;
    if (loyang.asked[loyang.seat]?.question === "path") return [MARKET, ...FARM, PATH, others];
    if (areCardsOut(loyang)) return [CARDS, ...FARM, MARKET, others];
    if (!isSolo) return [MARKET, ...FARM, others, LOG];
    return loyang.phase === "cards"
        ? [GRID, MARKET, ...FARM, others]
        : [MARKET, ...FARM, GRID, others];
}
