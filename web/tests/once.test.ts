import { afterEach, expect, test, vi } from "vitest";
import { Failed, postOnce } from "../src/core/api";

afterEach(() => vi.unstubAllGlobals());

test("a request with a key whose answer was lost is sent once more, with the same key", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    sent.push(init.body as string);
    if (sent.length === 1) throw new TypeError("the line broke");
    return new Response("{\"table\":\"t\"}");
  });
  expect(await postOnce("/api/tables/t/host", { key: "k", what: "kick" })).toEqual({ table: "t" });
  expect(sent).toEqual(Array(2).fill(JSON.stringify({ key: "k", what: "kick" })));
});

test("a request that was refused is not sent again", async () => {
  const fetched = vi.fn(async () => new Response("{\"text\":{\"key\":\"server-over\"}}", { status: 409 }));
  vi.stubGlobal("fetch", fetched);
  await expect(postOnce("/api/tables/t/host", { key: "k" })).rejects.toBeInstanceOf(Failed);
  expect(fetched).toHaveBeenCalledTimes(1);
});
