// The tic-tac-toe of boardgame.io's tutorial on its own server: server.cjs PORT [memory | files | durable] [PLACE]
const { FlatFile, Origins, Server, SocketIO } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];
const isWon = (cells) => LINES.some((line) => line.every((n) => cells[n] !== null && cells[n] === cells[line[0]]));

const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};

const [port, kept, place] = process.argv.slice(2);
const origins = [Origins.LOCALHOST, /127\.0\.0\.1/];
const options = { games: [TicTacToe], origins };
if (kept === "files") options.db = new FlatFile({ dir: place });
if (kept === "durable") {
  const { durable, WhenKept } = require("./durable.cjs");
  options.db = durable(place);
  options.transport = new SocketIO({ pubSub: new WhenKept(options.db) });
}
Server(options).run({ port: Number(port) }, () => console.log(`http://127.0.0.1:${port}`));
