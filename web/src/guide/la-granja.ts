/** The guided first round of La Granja: two cards, and the goods for a first barrow. */

import type { Hint, GuidedRound } from "./guided";

const CARDS = ["turn-cards", "turn-cards-must"];
const DONE = [["group-done"]];

const hints: Hint[] = [
    { moment: 0, name: "farewell", asked: CARDS, suggest: [], last: true },
    {
        moment: 1,
        name: "field",
        asked: CARDS,
        offers: "group-play",
        suggest: [["card-65-field"], ["card-16-field"], ["card-54-field"]],
    },
    {
        moment: 1,
        name: "barrow",
        asked: CARDS,
        offers: "group-play",
        suggest: [["card-57-barrow"]],
    },
    { moment: 1, name: "cards-end", asked: ["turn-cards"], suggest: DONE, only: true },
    { moment: 2, name: "income", asked: ["turn-income"], suggest: DONE },
    { moment: 2, name: "growth", asked: ["turn-growth"], suggest: [["group-grow"]] },
    {
        moment: 3,
        name: "tile",
        asked: ["turn-roof-first", "turn-roof"],
        offers: "group-buy-tile",
        suggest: [["tile-two_different_harvest"], ["tile-pig"], ["group-buy-tile"]],
    },
    {
        moment: 3,
        name: "use-tile",
        asked: ["turn-roof-bought"],
        suggest: [["group-use-tile"]],
        only: true,
    },
    {
        moment: 3,
        name: "pair",
        asked: ["question-pair"],
        suggest: [
            ["den-olive", "den-grain"],
            ["den-olive", "den-grape"],
        ],
    },
    {
        moment: 4,
        name: "die",
        asked: ["turn-first_die"],
        suggest: [["die-1"], ["die-3"], ["die-2"], ["group-take-die"]],
    },
    {
        moment: 4,
        name: "second-die",
        asked: ["turn-second_die"],
        suggest: [["die-1"], ["die-4"], ["die-3"], ["group-take-die"]],
    },
    {
        moment: 4,
        name: "common-die",
        asked: ["turn-common_die"],
        suggest: [["group-common-die"]],
        only: true,
    },
    {
        moment: 4,
        name: "option",
        asked: ["question-option"],
        suggest: [["revenue-silver"], ["revenue-harvest"], ["group-choose"]],
        again: true,
    },
    { moment: 5, name: "donkeys", asked: ["question-donkey"], suggest: [["donkey-3"]] },
    { moment: 5, name: "siesta", asked: ["turn-siesta"], suggest: [["group-walk"]] },
    {
        moment: 6,
        name: "delivery",
        asked: ["turn-deliveries"],
        suggest: [["barrow-*"], ["craft-*"]],
        only: true,
    },
    {
        moment: 7,
        name: "place",
        asked: ["question-place"],
        suggest: [["market-*", "seat-*"], ["market-*"]],
    },
    {
        moment: 0,
        name: "delivery-on",
        asked: ["turn-deliveries"],
        suggest: [["barrow-*"], ["craft-*"]],
        only: true,
        again: true,
    },
    {
        moment: 0,
        name: "extra",
        asked: ["turn-extra_deliveries"],
        suggest: [["barrow-*"], ["craft-*"]],
        only: true,
    },
    {
        moment: 0,
        name: "cards-later",
        asked: ["turn-cards"],
        offers: "group-play",
        suggest: [],
        again: true,
    },
    {
        moment: 0,
        name: "end",
        asked: [
            ...["turn-cards", "turn-income", "turn-roof-bought", "turn-used", "turn-siesta-may"],
            ...["turn-siesta-walked", "turn-deliveries", "turn-extra_deliveries"],
        ],
        suggest: DONE,
        only: true,
        again: true,
    },
];

export const LA_GRANJA: GuidedRound = {
    seats: 3,
    seed: 1815,
    options: {},
    level: "easy",
    moments: 7,
    hints,
};
