/** The guided first round of Loyang, with a starter in each hand: one customer is served, one missed. */

import type { Hint, GuidedRound } from "./guided";

const CARDS = ["question-distribute", "question-distribute-must", "question-distribute-two"];
const TURN = ["question-action"];
const DONE = [["group-done"]];

const hints: Hint[] = [
    { moment: 0, name: "farewell", asked: CARDS, suggest: [], last: true },
    { moment: 1, name: "crop", asked: ["question-crop"], suggest: [["shop-wheat"]] },
    {
        moment: 2,
        name: "put",
        asked: CARDS,
        offers: "group-put",
        suggest: [["group-put", "card-deliveryman"], ["group-put"]],
    },
    {
        moment: 2,
        name: "take",
        asked: CARDS,
        suggest: [
            ["group-take", "card-regular-4"],
            ["group-take", "card-regular-*"],
        ],
        only: true,
    },
    {
        moment: 2,
        name: "put-on",
        asked: CARDS,
        suggest: [["group-put"], ["group-take"]],
        again: true,
    },
    {
        moment: 2,
        name: "hand",
        asked: ["question-hand"],
        suggest: [["card-regular-1"], ["card-regular-*"]],
    },
    { moment: 3, name: "sow", asked: TURN, suggest: [["group-sow-*"]], only: true },
    { moment: 4, name: "serve", asked: TURN, suggest: [["group-serve"]], only: true },
    {
        moment: 4,
        name: "buy",
        asked: TURN,
        suggest: [["group-buy", "shop-pumpkin"]],
        only: true,
    },
    {
        moment: 4,
        name: "buy-on",
        asked: TURN,
        suggest: [["group-buy", "shop-wheat"]],
        only: true,
    },
    { moment: 5, name: "miss", asked: TURN, offers: "group-miss", suggest: DONE },
    { moment: 6, name: "step", asked: ["question-path"], suggest: [["group-step"]], only: true },
    {
        moment: 0,
        name: "store",
        asked: ["question-store"],
        suggest: [["group-store"], ["group-done"]],
        again: true,
    },
    {
        moment: 0,
        name: "end",
        asked: ["question-path", ...TURN],
        suggest: DONE,
        only: true,
        again: true,
    },
];

export const LOYANG: GuidedRound = {
    seats: 3,
    seed: 3722,
    options: { introductory: "on" },
    level: "easy",
    moments: 6,
    hints,
};
