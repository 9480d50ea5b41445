import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createEarlyCalls } from "./early-fetch.ts";

const call = (method = "GET", token = "one", language = "pl") =>
  new Request("https://club.example/api/v1/company/user/self", {
    method,
    headers: { authorization: `Bearer ${token}`, "accept-language": language },
  });

const textOf = async (answer: Promise<Response>): Promise<string> => (await answer).text();

let sent = 0;

beforeEach(() => {
  sent = 0;
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(`answer ${++sent}`)));
  vi.spyOn(performance, "now").mockReturnValue(2000);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const sentEarly = () => {
  const early = createEarlyCalls();
  void early.send(call());

  return early;
};

it("uses an early answer once and sends the next call", async () => {
  const early = sentEarly();
  expect(await textOf(early.fetch(call()))).toBe("answer 1");
  expect(await textOf(early.fetch(call()))).toBe("answer 2");
});

it.each([
  ["another method", call("PATCH")],
  ["another session", call("GET", "two")],
  ["another language", call("GET", "one", "uk")],
])("sends a call with %s", async (_what, request) => {
  expect(await textOf(sentEarly().fetch(request))).toBe("answer 2");
});

it("sends a call that the page makes long after it was opened", async () => {
  const early = sentEarly();
  vi.spyOn(performance, "now").mockReturnValue(60_000);
  expect(await textOf(early.fetch(call()))).toBe("answer 2");
});

it("fails for a call that was aborted in the meantime", async () => {
  const ended = new AbortController();
  const answer = sentEarly().fetch(call(), { signal: ended.signal });
  ended.abort();
  await expect(answer).rejects.toThrow("aborted");
});

it("passes the failure of an early call to the same call", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await expect(sentEarly().fetch(call())).rejects.toThrow("no network");
});
