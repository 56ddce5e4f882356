import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import type { Board, LoyangView } from "../src/loyang/view";
import type { Choice, Group } from "../src/net/document";
import { lookingOn, NOBODY } from "../src/table/looking.svelte";
import type { TableState } from "../src/table/state.svelte";
import { bundleOf } from "../src/words/bundle";
import { Speaker } from "../src/words/speaker";
import fixtures from "./fixtures/loyang-views.json";
import LoyangTable from "./LoyangTable.svelte";

interface Moment {
    name: string;
    view: Omit<LoyangView, "board">;
    objects: string[];
}

const BOARD = fixtures.board as unknown as Board;
const MOMENTS = fixtures.moments as unknown as Moment[];
const SPEAKER = new Speaker(await bundleOf("en", "loyang"));

/** Which component draws a key; keys of lists are those of what is listed. */
const DRAWN: Record<string, string> = {
    players: "Path",
    round: "Header",
    rounds: "Header",
    phase: "Header",
    step: "Header",
    level: "Path",
    first: "Path",
    second: "Path",
    order: "Rivals",
    partners: "RivalScore",
    actors: "RivalScore",
    asked: "Deal",
    deck: "Path",
    discards: "Discards",
    courtyard: "Deal",
    drawn: "Deal",
    grid: "Grid",
    grid_prices: "Grid",
    "grid_prices.row": "Grid",
    "grid_prices.field": "Grid",
    areas: "Area",
    "areas.card": "CardFrame",
    "areas.under": "CardFrame",
    "areas.holds": "StallCard",
    "areas.rates": "StallCard",
    "areas.rows": "RegularCard",
    "areas.red": "RegularCard",
    "areas.duty": "RegularCard",
    "areas.row": "RegularCard",
    "areas.pays": "CasualCard",
    farms: "Own",
    "farms.cash": "Purse",
    "farms.loans": "Purse",
    "farms.path": "Path",
    "farms.enlarged": "Storehouse",
    "farms.shop": "Shop",
    "farms.cart": "Cart",
    "farms.store": "Storehouse",
    "farms.fields": "Fields",
    "farms.fields.size": "Field",
    "farms.fields.crop": "Field",
    "farms.fields.tokens": "Field",
    "farms.fields.kind": "Field",
    "farms.pile": "Pile",
    "farms.pile_holds": "Pile",
    "farms.pile_order": "Pile",
    "farms.pile_common": "Pile",
    "farms.hand": "Deal",
    "farms.hand_size": "RivalScore",
    "farms.starter": "Deal",
    "farms.has_starter": "RivalScore",
    "farms.taken": "RivalScore",
    "farms.finished": "RivalScore",
    "farms.pack_bought": "Purse",
    "farms.lasting": "Lasting",
    "farms.store_left": "Storehouse",
    "farms.must_take": "Deal",
    "farms.prices": "Shop",
    "farms.prices.buy": "Shop",
    "farms.prices.sell": "Shop",
    "farms.prices.two_pack": "Purse",
    "farms.prices.step": "Path",
    "farms.prices.enlarge": "Storehouse",
    "farms.named": "Shop",
    "farms.crier": "Shop",
    "farms.crier.left": "Shop",
    "farms.crier.cash": "Shop",
    "farms.crier.pays": "Shop",
    "farms.trader": "StallCard",
    "farms.trader.rates": "StallCard",
};

const LEFT_OUT: Record<string, string> = {
    game: "the frame chooses the table by it",
    seat: "says whose farm is drawn as one's own",
    over: "the frame shows the result",
    actions: "the log counts them",
    scores: "the spaces on the path, which are drawn from the farms",
    standing: "the path shows who is ahead; places are told with the result",
    questions: "the gate asks them",
    "areas.wants": "printed on the card, and drawn from there",
    "farms.leftovers": "decides ties alone, and is told with the result",
    "farms.pile_seen": "how the pile came to hold what it holds: the log tells it",
    "farms.pile_seen.what": "as farms.pile_seen",
    "farms.pile_seen.size": "as farms.pile_seen",
    "farms.pile_seen.common": "as farms.pile_seen",
    "farms.pile_seen.card": "as farms.pile_seen",
    "farms.trader.price": "the question of the gate says it",
};

/** Facts whose keys are data: vegetables, sizes, names of cards and effects, numbers of a question. */
const KEYED_BY_DATA = new Set([
    ...["asked", "areas.rates", "farms.shop", "farms.cart", "farms.store", "farms.pile_holds"],
    ...["farms.lasting", "farms.prices.buy", "farms.prices.sell", "farms.named"],
    ...["farms.crier.pays", "farms.trader.rates"],
]);

function addKeys(found: Set<string>, facts: unknown, path = ""): void {
    if (Array.isArray(facts)) {
        for (const each of facts) addKeys(found, each, path);
    } else if (facts !== null && typeof facts === "object" && !KEYED_BY_DATA.has(path)) {
        for (const [key, value] of Object.entries(facts)) {
            const below = path ? `${path}.${key}` : key;
            found.add(below);
            addKeys(found, value, below);
        }
    }
}

/** A table that stands still. */
function table(moment: Moment, groups: readonly Group[]): TableState {
    const choices: Choice[] = moment.objects.map((object) => ({
        action: object,
        label: { key: object },
        objects: [object],
        cost: {},
    }));
    const still = {
        document: { view: { ...moment.view, board: BOARD } },
        seat: moment.view.seat,
        speaker: SPEAKER,
        words: SPEAKER,
        mayAct: true,
        choices,
        found: { open: new Set(moment.objects) },
        askedFor: new Set<string>(),
        drawn: { add: () => () => undefined },
        cover: () => () => undefined,
        picked: [],
        pointed: null,
        preview: null,
        after: null,
        next: new Set<string>(),
        losing: false,
        asked: { decision: 1, question: { key: "" }, groups },
        objects: new Set(moment.objects),
        point: () => undefined,
    };
    return still as unknown as TableState;
}

/** The objects whose things are ringed; a thing may be several. */
function draw(
    moment: Moment,
    groups: readonly Group[] = [],
    looked = NOBODY,
): { objects: Set<string>; page: HTMLElement } {
    const page = document.createElement("div");
    const still = table(moment, groups);
    if (looked !== NOBODY) lookingOn(still).at(looked);
    const drawn = mount(LoyangTable, { target: page, props: { table: still } });
    flushSync();
    put.push(() => void unmount(drawn));
    const ringed = [...page.querySelectorAll<HTMLElement>("[data-target]")];
    const objects = new Set(ringed.flatMap((each) => each.dataset.objects?.split(" ") ?? []));
    return { objects, page };
}

const put: (() => void)[] = [];
afterEach(() => {
    for (const away of put.splice(0)) away();
});

const named = (name: string): Moment => {
    const found = MOMENTS.find((moment) => moment.name === name);
    if (!found) throw new Error(name);
    return found;
};

describe("the view of Loyang", () => {
    it("is drawn key by key, or left out for a reason", () => {
        const found = new Set<string>();
        for (const { view } of MOMENTS) addKeys(found, view);
        const told = new Set(["board", ...Object.keys(DRAWN), ...Object.keys(LEFT_OUT)]);
        expect([...found].filter((key) => !told.has(key))).toEqual([]);
        expect([...told].filter((key) => key !== "board" && !found.has(key))).toEqual([]);
    });

    it("names components that there are", () => {
        const there = Object.keys(import.meta.glob("../src/{loyang,table}/*.svelte")).map((path) =>
            path.replace(/^.*\/|\.svelte$/g, ""),
        );
        expect(Object.values(DRAWN).filter((component) => !there.includes(component))).toEqual([]);
    });
});

describe.each(MOMENTS)("$name", (moment) => {
    it("has whatever a choice is about on the table, and words for all of it", () => {
        const { objects, page } = draw(moment);
        expect(moment.objects.filter((object) => !objects.has(object))).toEqual([]);
        expect(page.textContent).not.toMatch(/web-loyang-|undefined|\{\$|NaN/);
    });
});

describe("the draw pile", () => {
    const offers = (key: string, label: string): Group => ({
        key,
        title: { key },
        choices: [{ action: "a", label: { key: label }, objects: ["deck"], cost: {} }],
    });
    const ringed = (page: HTMLElement) =>
        [...page.querySelectorAll("[data-objects=deck][data-target]")].map((each) =>
            each.textContent.replace(/\s+/g, " ").trim(),
        );

    it("lies beside the courtyard where its top card may be turned over; a two-pack is not there", () => {
        const { page } = draw(named("question-distribute-two"), [
            offers("group-flip", "action-flip"),
        ]);
        expect(ringed(page)).toContain("Turn over the top card of the draw pile");
        expect(ringed(page).join()).not.toContain("Two-pack");
    });

    it("stands for a two-pack where one may be bought", () => {
        const { page } = draw(named("question-action"), [
            offers("group-two-pack", "action-two-pack"),
        ]);
        expect(page.querySelector(".deal .pile")).toBeNull();
        expect(ringed(page).join()).toContain("Two-pack");
    });
});

describe("the courtyard", () => {
    const texts = (page: HTMLElement, selector: string) =>
        [...page.querySelectorAll(selector)].map((each) => each.textContent.trim());

    it("keeps a place for a card before one is picked, and where there is none yet", () => {
        const moment = structuredClone(named("question-distribute"));
        expect(texts(draw(moment).page, ".place[data-target]")).toEqual(["put it here"]);
        (moment.view as unknown as LoyangView).courtyard = [];
        expect(texts(draw(moment).page, ".place[data-target]")).toEqual(["put it here"]);
    });

    it("keeps the card that was taken where it lay, and the place, until the hand is chosen from", () => {
        const { page } = draw(named("question-hand"));
        const [row] = page.querySelectorAll(".deal section");
        const cards = [...(row?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])];
        expect(cards.map((card) => card.dataset.piece)).toEqual(
            [5, 6, 7].map((number) => `card-stall-${number}`),
        );
        expect(texts(page, ".taken .name b")).toEqual(["stall 5"]);
        expect(texts(page, ".place")).toEqual([""]);
        expect(page.querySelectorAll(".deal section")).toHaveLength(2);
    });
});

describe("the large farm", () => {
    it("lies over one's own, with the fields that the Tenant asks for", () => {
        const moment = named("question-tenant");
        const { objects, page } = draw(moment, [], 1);
        expect(moment.objects.filter((object) => !objects.has(object))).toEqual([]);
        expect(page.querySelector(".own .large")).not.toBeNull();
        expect(page.querySelector<HTMLElement>(".own-farm")?.inert).toBe(true);
    });

    it("tells of a rival what lasts, and that a two-pack was bought", () => {
        const moment = structuredClone(named("question-tenant"));
        const told = () => draw(moment, [], 1).page.querySelector(".large .head")?.textContent;
        const farm = (moment.view as unknown as LoyangView).farms[1];
        if (!farm) throw new Error("no rival");
        farm.pack_bought = false;
        for (const effect of Object.keys(farm.lasting)) farm.lasting[effect] = false;
        expect(told()).not.toMatch(/bought|this turn/);
        farm.pack_bought = true;
        farm.lasting = { ...farm.lasting, [Object.keys(farm.lasting)[0] ?? ""]: true };
        expect(told()).toMatch(/Two-pack\s+bought/);
        expect(told()).toContain("this turn one more on each field sown");
    });
});
