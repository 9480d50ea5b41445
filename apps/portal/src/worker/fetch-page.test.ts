import { afterEach, expect, test, vi } from "vitest";
import { ANSWER_LIMIT } from "../platform/session/offline/answer-limit.ts";
import { fetchPage } from "./fetch-page.ts";

afterEach(() => void vi.unstubAllGlobals());

const REQUEST = new Request("https://club.example/projects");
const ownPage = () => Promise.resolve(new Response("the page on the device"));

/** The worker's surroundings: the server's answer, the pages that are open, and perhaps a newer version. */
const surround = (answer: () => Promise<Response>, { pages, isNewer }: { pages: number; isNewer: boolean }) => {
  const messages: unknown[] = [];
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("self", {
    registration: { waiting: isNewer ? { postMessage: (message: unknown) => messages.push(message) } : null },
    clients: { matchAll: () => Promise.resolve(Array.from({ length: pages }, () => ({}))) },
  });

  return messages;
};

test.each([200, 404, 503])("an answer with status %i reaches the user as the server sent it", async (status) => {
  surround(() => Promise.resolve(new Response("the server's page", { status })), { pages: 1, isNewer: false });
  const page = await fetchPage(REQUEST, ownPage);
  expect([page.status, await page.text()]).toEqual([status, "the server's page"]);
});

test("without a network the page on the device opens, and a newer version does not take over", async () => {
  const messages = surround(() => Promise.reject(new TypeError("Failed to fetch")), { pages: 1, isNewer: true });
  expect(await (await fetchPage(REQUEST, ownPage)).text()).toBe("the page on the device");
  expect(messages).toEqual([]);
});

test("a server that does not answer within the limit is no network (OFF-9)", async () => {
  const stopped = AbortSignal.abort(new DOMException("The time is over.", "TimeoutError"));
  const limits = vi.spyOn(AbortSignal, "timeout").mockReturnValue(stopped);
  const hanging = vi.fn<typeof fetch>((_, init) =>
    init?.signal?.aborted ? Promise.reject(init.signal.reason) : new Promise(() => undefined),
  );
  surround(async () => new Response(""), { pages: 1, isNewer: false });
  vi.stubGlobal("fetch", hanging);
  expect(await (await fetchPage(REQUEST, ownPage)).text()).toBe("the page on the device");
  expect(limits).toHaveBeenCalledWith(ANSWER_LIMIT);
  limits.mockRestore();
});

test.each([
  { pages: 0, taken: [{ type: "take-over" }] },
  { pages: 1, taken: [{ type: "take-over" }] },
  { pages: 2, taken: [] },
])("with $pages open pages of the older version a navigation sends a newer one $taken", async ({ pages, taken }) => {
  const messages = surround(() => Promise.resolve(new Response("")), { pages, isNewer: true });
  await fetchPage(REQUEST, ownPage);
  expect(messages).toEqual(taken);
});
