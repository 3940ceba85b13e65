/** The server's plain requests. */
import { signal } from "@preact/signals";
import type { Catalogue, Failure, GameInfo, JoinWish, SeatKey, Text } from "../wire";

/** A request that was refused, with the server's words. */
export class Failed extends Error {
  constructor(readonly text: Text, readonly paragraph = "") {
    super(text.key);
  }
}

async function answered<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  let failure: Failure | undefined;
  try {
    failure = (await answer.json()) as Failure;
  } catch {
    // Not ours to read: a proxy's page, perhaps.
  }
  throw new Failed(failure?.text ?? { key: "ui-failed", args: { status: answer.status } }, failure?.refusal?.paragraph);
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Failed({ key: "ui-unreachable" });
  }
  return answered<T>(answer);
}

export const get = <T>(path: string): Promise<T> => ask<T>(path);

export const post = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, {
    method: "POST",
    headers: { "Content-Type": typeof body === "string" ? "text/plain; charset=utf-8" : "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** Sends a request that has a key; if no answer comes it is sent once more, for the same key twice is one request. */
export async function postOnce<T>(path: string, body: Record<string, unknown> & { key: string }): Promise<T> {
  try {
    return await post<T>(path, body);
  } catch (error) {
    if (error instanceof Failed && error.text.key === "ui-unreachable") return post<T>(path, body);
    throw error;
  }
}

/** Sits down by a code alone; the answer's address says at which table. */
export async function joinByCode(wish: JoinWish): Promise<{ table: string; key: string }> {
  const answer = await fetch("/api/join", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
  const seat = await answered<SeatKey>(answer);
  return { table: (answer.headers.get("location") ?? "").replace("/t/", ""), key: seat.key };
}

export const catalogue = signal<Catalogue | null>(null);

export async function loadCatalogue(): Promise<void> {
  if (!catalogue.peek()) catalogue.value = await get<Catalogue>("/api/catalogue");
}

export function gameOf(name: string): GameInfo | undefined {
  return catalogue.value?.games.find((game) => game.name === name);
}

/** A bot of the middle level; the server lists the weakest first. */
export function usualBot(): string {
  const bots = catalogue.peek()?.bots ?? [];
  return bots[Math.floor(bots.length / 2)] ?? "";
}

export const problem = signal<Text | null>(null);

/** Runs something that may fail and shows why it did. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    problem.value = null;
    return await work();
  } catch (error) {
    problem.value = error instanceof Failed ? error.text : { key: "ui-unreachable" };
    return undefined;
  }
}
