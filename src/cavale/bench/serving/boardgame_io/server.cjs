/**
 * boardgame.io's server with the work that `cavale bench server` gives it: node server.cjs FOLDER, or `memory`.
 *
 * The game is cheaper than ours, to its favour: sixteen pieces, any of which goes anywhere, no rule to check.
 * With a folder, moves are kept in SQLite as ours are (WAL, synchronous=FULL), if not before they are told: boardgame.io
 * sends first and stores then.
 */
const { Server } = require("boardgame.io/server");
const { Sync } = require("boardgame.io/internal");

const walk = {
  name: "walk",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ where: Array(16).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: ({ G }, piece, place) => {
      G.where[piece] = place;
    },
  },
};

/** Keeps matches in memory, and if it has a database writes every change to it. */
class Store extends Sync {
  constructor(database) {
    super();
    this.kept = new Map();
    if (database) {
      database.exec("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL");
      database.exec("CREATE TABLE state (id TEXT PRIMARY KEY, json TEXT); CREATE TABLE log (id TEXT, json TEXT)");
      const state = database.prepare("INSERT OR REPLACE INTO state VALUES (?, ?)");
      const line = database.prepare("INSERT INTO log VALUES (?, ?)");
      this.write = (id, match, news) => {
        database.exec("BEGIN");
        state.run(id, JSON.stringify(match.state));
        for (const entry of news) line.run(id, JSON.stringify(entry));
        database.exec("COMMIT");
      };
    }
  }

  createMatch(id, { initialState, metadata }) {
    this.kept.set(id, { initialState, metadata, log: [] });
    this.setState(id, initialState);
  }

  setState(id, state, news = []) {
    const match = this.kept.get(id);
    match.state = state;
    match.log.push(...news);
    this.write?.(id, match, news);
  }

  setMetadata(id, metadata) {
    this.kept.get(id).metadata = metadata;
  }

  fetch(id) {
    return { ...this.kept.get(id) };
  }

  wipe(id) {
    this.kept.delete(id);
  }

  listMatches() {
    return [...this.kept.keys()];
  }
}

function database(folder) {
  if (folder === "memory") return null;
  const { DatabaseSync } = require("node:sqlite");
  return new DatabaseSync(`${folder}/boardgame.sqlite`);
}

const server = Server({ games: [walk], db: new Store(database(process.argv[2])), origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
