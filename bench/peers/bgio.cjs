// Connect Four on boardgame.io: random games in its Client without a server, and its MCTSBot, per second of
// processor time. The win test looks only around the last disc, so that the numbers show the framework.
const { Client } = require('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai');
const { INVALID_MOVE } = require('boardgame.io/core');
const { InitializeGame } = require('boardgame.io/internal');
const { version } = require('boardgame.io/package.json');

const SAMPLES = Number(process.env.REPS || 15);
const SECONDS = Number(process.env.MIN_SECONDS || 1);
const [W, H] = [7, 6];
const WAYS = [[1, 0], [0, 1], [1, 1], [1, -1]];

const legal = (G) => G.heights.flatMap((height, column) => (height < H ? [column] : []));
const game = {
  name: 'connect-four',
  setup: () => ({ cells: Array(W * H).fill(null), heights: Array(W).fill(0), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const height = G.heights[column];
      if (!(height < H)) return INVALID_MOVE;
      G.last = height * W + column;
      G.cells[G.last] = playerID;
      G.heights[column] = height + 1;
    },
  },
  endIf: ({ G }) => {
    if (G.last < 0) return;
    const who = G.cells[G.last], x = G.last % W, y = (G.last - x) / W;
    const run = (dx, dy) => {
      let n = 0;
      for (let cx = x + dx, cy = y + dy; cx >= 0 && cx < W && cy >= 0 && cy < H && G.cells[cy * W + cx] === who; cx += dx, cy += dy) n++;
      return n;
    };
    if (WAYS.some(([dx, dy]) => run(dx, dy) + run(-dx, -dy) >= 3)) return { winner: who };
    if (G.heights.every((height) => height === H)) return { draw: true };
  },
  ai: { enumerate: (G) => legal(G).map((column) => ({ move: 'drop', args: [column] })) },
};

let seed = 1;
const below = (n) => { seed ^= seed << 13; seed >>>= 0; seed ^= seed >>> 17; seed ^= seed << 5; seed >>>= 0; return seed % n; };
const client = Client({ game, debug: false });
client.start();

function randomGame() {
  for (let state = client.getState(); state.ctx.gameover === undefined; state = client.getState()) {
    const options = legal(state.G);
    client.moves.drop(options[below(options.length)]);
  }
  client.reset();
  return 1;
}

let searches = 0;
async function search() {
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations: 1000, seed: String(searches++) });
  await bot.play(InitializeGame({ game }), '0');
  return 1000;
}

async function measure(bench, unit, work) {
  const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
  const rates = [];
  for (let sample = 0; sample <= SAMPLES; sample++) {
    let done = 0;
    const start = spent();
    do done += await work(); while (spent() - start < (sample === 0 ? 3 : SECONDS));
    if (sample > 0) rates.push(done / (spent() - start)); // the first is to warm up
  }
  rates.sort((a, b) => a - b);
  console.log(JSON.stringify({ peer: `boardgame.io ${version}`, bench, unit, median: rates[rates.length >> 1],
    min: rates[0], max: rates.at(-1), samples: rates, clock: 'cpu' }));
}

(async () => {
  await measure('connect_four random playout', 'games/s', randomGame);
  await measure('connect_four MCTS 10000 sims, 1 rollout', 'sims/s', search);
  client.stop();
})();
