/** The secrets of seats and tables that this device holds. */
import type { SeatKey, TableMade } from "../wire";
import { recall, remember } from "./store";

export interface Held {
  keys: string[];
  host: string;
  seats: SeatKey[]; // of a table made here: all links that can be given away
}

export function held(table: string): Held {
  const empty: Held = { keys: [], host: "", seats: [] };
  try {
    return { ...empty, ...(JSON.parse(recall(`table.${table}`) ?? "{}") as Partial<Held>) };
  } catch {
    return empty;
  }
}

export function hold(table: string, change: Partial<Held>): Held {
  const before = held(table);
  const keys = [...new Set([...before.keys, ...(change.keys ?? [])])];
  const now: Held = { keys, host: change.host || before.host, seats: change.seats ?? before.seats };
  remember(`table.${table}`, JSON.stringify(now));
  return now;
}

/** The secrets of a table as a query, for what only those who belong to it may see. */
export function rights(table: string): string {
  const { keys, host } = held(table);
  const query = new URLSearchParams(keys.map((key) => ["key", key]));
  if (host) query.set("host", host);
  return query.toString();
}

/** Forgets a table's secrets, which open it no more. */
export function drop(table: string): void {
  remember(`table.${table}`, "{}");
}

/** Keeps a new table's secrets; `mine` are the seats that are played on this device. */
export function holdMade(made: TableMade, mine: number[]): void {
  const keys = made.seats.filter((seat) => mine.includes(seat.seat)).map((seat) => seat.key);
  hold(made.table, { keys, host: made.host, seats: made.seats });
}

/** Takes keys out of a link's fragment: `#k=…&k=…&host=…`. */
export function fromFragment(hash: string): Partial<Held> | null {
  const found = new URLSearchParams(hash);
  const keys = found.getAll("k");
  const host = found.get("host") ?? "";
  return keys.length || host ? { keys, host } : null;
}

/** The links of a table open its rematch as well: each one seat further, or where they were if it was begun anew. */
export function carry(table: string, next: string, count: number, further: number): void {
  const { keys, host, seats } = held(table);
  hold(next, { keys, host, seats: seats.map((seat) => ({ ...seat, seat: (seat.seat + further) % count })) });
}
