import { afterEach, expect, test, vi } from "vitest";
import { PAGE_LIMIT } from "../platform/session/offline/answer-limit.ts";
import { fetchPage } from "./fetch-page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const REQUEST = new Request("https://club.example/projects");
const OWN = "the page on the device";
const ownPage = () => Promise.resolve(new Response(OWN));

const open = () => fetchPage(REQUEST, ownPage);

type Page = Pick<WindowClient, "visibilityState">;
const SHOWN: Page = { visibilityState: "visible" };
const HIDDEN: Page = { visibilityState: "hidden" };

/** The worker's surroundings: the server's answer, the pages that are open, and perhaps a newer version. */
const surround = (answer: () => Promise<Response>, { pages, isNewer }: { pages: Page[]; isNewer: boolean }) => {
  const messages: unknown[] = [];
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("self", {
    registration: { waiting: isNewer ? { postMessage: (message: unknown) => messages.push(message) } : null },
    clients: { matchAll: () => Promise.resolve(pages) },
  });

  return messages;
};

test.each([200, 404, 503])("an answer with status %i reaches the user as the server sent it", async (status) => {
  surround(() => Promise.resolve(new Response("the server's page", { status })), { pages: [SHOWN], isNewer: false });
  const page = await open();
  expect([page.status, await page.text()]).toEqual([status, "the server's page"]);
});

/** An answer whose body begins and then fails with `fault`, or never goes on. */
const stopping = (fault?: Error) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("<!doctype html><title>Half a pa"));
        if (fault) controller.error(fault);
      },
    }),
  );

test("a page whose body breaks off is replaced by the one on the device", async () => {
  surround(() => Promise.resolve(stopping(new TypeError("network error"))), { pages: [SHOWN], isNewer: false });
  expect(await (await open()).text()).toBe(OWN);
});

test("a page whose body stops is replaced after the limit (OFF-9)", async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  surround(() => Promise.resolve(stopping()), { pages: [SHOWN], isNewer: false });
  const page = open();
  limit.abort(new DOMException("Too late", "TimeoutError"));
  expect(await (await page).text()).toBe(OWN);
});

test("the browser follows a redirect itself", async () => {
  const redirect = Response.error();
  Object.defineProperty(redirect, "type", { value: "opaqueredirect" });
  surround(() => Promise.resolve(redirect), { pages: [SHOWN], isNewer: false });
  expect(await open()).toBe(redirect);
});

test("an answer keeps its headers, and one without a body stays without", async () => {
  const headers = { "content-security-policy": "default-src 'none'" };
  surround(() => Promise.resolve(new Response("page", { headers })), { pages: [SHOWN], isNewer: false });
  expect((await open()).headers.get("content-security-policy")).toBe("default-src 'none'");
  surround(() => Promise.resolve(new Response(null, { status: 204 })), { pages: [SHOWN], isNewer: false });
  expect((await open()).status).toBe(204);
});

test("without a network the page on the device opens, and a newer version does not take over", async () => {
  const messages = surround(() => Promise.reject(new TypeError("Failed to fetch")), { pages: [SHOWN], isNewer: true });
  expect(await (await open()).text()).toBe(OWN);
  expect(messages).toEqual([]);
});

test("a server that does not answer within the limit is no network (OFF-9)", async () => {
  const stopped = AbortSignal.abort(new DOMException("The time is over.", "TimeoutError"));
  const limits = vi.spyOn(AbortSignal, "timeout").mockReturnValue(stopped);
  const hanging = vi.fn<typeof fetch>((_, init) =>
    init?.signal?.aborted ? Promise.reject(init.signal.reason) : new Promise(() => undefined),
  );
  surround(async () => new Response(""), { pages: [SHOWN], isNewer: false });
  vi.stubGlobal("fetch", hanging);
  expect(await (await open()).text()).toBe(OWN);
  expect(limits).toHaveBeenCalledWith(PAGE_LIMIT);
  limits.mockRestore();
});

test.each([
  { open: "no page", pages: [], taken: [{ type: "take-over" }] },
  { open: "the page that navigates", pages: [SHOWN], taken: [{ type: "take-over" }] },
  { open: "two pages", pages: [SHOWN, HIDDEN], taken: [] },
  { open: "a page in another tab", pages: [HIDDEN], taken: [] },
])("with $open of the older version, a navigation sends a newer one $taken (OFF-3)", async ({ pages, taken }) => {
  const messages = surround(() => Promise.resolve(new Response("")), { pages, isNewer: true });
  await open();
  expect(messages).toEqual(taken);
});
