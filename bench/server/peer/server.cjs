// boardgame.io's server in memory, on this machine alone: node server.cjs PORT.
// A game for four whose state has as many bytes as a view of La Granja (3.5 kB).
const net = require("net");
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, done) {
  return listen.call(this, { port, host: "127.0.0.1" }, done);
};

const { Server, Origins } = require("boardgame.io/server");

const CELLS = 24;
const GOODS = ["olive", "grain", "grape", "pig", "food", "silver", "stone", "wood"];
const some = (count, make) => Array.from({ length: count }, (_, number) => make(number));

const farm = (seat) => ({
  points: 0,
  purse: seat,
  hand: [11, 12, 13, 14],
  store: Object.fromEntries(GOODS.map((good) => [good, 0])),
  barrows: some(6, () => ({ needs: ["grain", "pig", "olive", "food"], has: [], by: null })),
  fields: some(8, (number) => ({ good: "grain", holds: number, size: 1 })),
  tiles: some(6, () => null),
});

const game = {
  name: "farm",
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({
    played: 0,
    market: some(CELLS, () => -1),
    farms: some(4, farm),
    deck: some(50, (card) => card),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    farms: G.farms.map((each, seat) =>
      String(seat) === playerID ? each : { ...each, hand: each.hand.length },
    ),
  }),
  moves: {
    put: ({ G, playerID }, cell) => {
      const mine = G.farms[Number(playerID)];
      G.played += 1;
      G.market[cell] = Number(playerID);
      mine.purse += 1;
      mine.store.olive = cell;
      mine.barrows[cell % mine.barrows.length].has = ["grain"];
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
