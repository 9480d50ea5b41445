import { queryKeys } from "@lucarne/api-client/queries/keys";
import { QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { ANSWER_LIMIT, PAGE_LIMIT, START_LIMIT } from "./answer-limit.ts";
import { createOfflineCopies } from "./offline-copies.ts";
import { createServerReach } from "./server-reach.ts";

const PROJECT = queryKeys.projects.item("project-1", "en");

/** A page with its own cache and the device's copies; `isOwn` says whether the session is the user's own. */
const openPage = ({ isOwn = true, waited = 0 } = {}) => {
  const queryClient = new QueryClient();
  const reach = createServerReach();
  const copies = createOfflineCopies({ queryClient, isOwnSession: () => isOwn, reach, waited });
  const stop = copies.follow();
  onTestFinished(async () => {
    stop();
    await copies.clear();
  });

  return { queryClient, copies, reach };
};

const restored = async (): Promise<QueryClient> => {
  const { queryClient, copies } = openPage();
  await copies.restore(PROJECT);
  await copies.restore(queryKeys.account.self);
  await copies.restore(queryKeys.notifications.unread);

  return queryClient;
};

test("projects that were seen are there when the page is opened again", async () => {
  const { queryClient } = openPage();
  queryClient.setQueryData(PROJECT, { number: "PL-1" });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toEqual({ number: "PL-1" });
});

test("a copy does not replace what the page has loaded", async () => {
  const { queryClient } = openPage();
  queryClient.setQueryData(PROJECT, { number: "old" });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
  const next = openPage();
  next.queryClient.setQueryData(PROJECT, { number: "new" });
  await next.copies.restore(PROJECT);
  expect(next.queryClient.getQueryData(PROJECT)).toEqual({ number: "new" });
});

test("nothing is left after the session", async () => {
  const { queryClient, copies } = openPage();
  queryClient.setQueryData(PROJECT, { number: "PL-1" });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
  await copies.clear();
  expect((await restored()).getQueryData(PROJECT)).toBeUndefined();
});

test("neither an emulated session nor other answers are kept", async () => {
  const emulated = openPage({ isOwn: false });
  emulated.queryClient.setQueryData(PROJECT, { number: "theirs" });
  const own = openPage();
  own.queryClient.setQueryData(queryKeys.notifications.unread, 3);
  own.queryClient.setQueryData(queryKeys.account.self, { uuid: "me" });
  await expect.poll(async () => (await restored()).getQueryData(queryKeys.account.self)).toEqual({ uuid: "me" });
  const after = await restored();
  expect(after.getQueryData(PROJECT)).toBeUndefined();
  expect(after.getQueryData(queryKeys.notifications.unread)).toBeUndefined();
});

const PAGES = [
  { server: "refuses the connection", answer: () => Promise.reject(new TypeError("Failed to fetch")), waited: 0 },
  { server: "does not answer", answer: () => new Promise<never>(() => undefined), waited: 3000 },
];

test.each(PAGES)("a page whose server $server shows the copy, and then the answer that comes", async (given) => {
  const first = openPage();
  first.queryClient.setQueryData(PROJECT, { number: "old" }, { updatedAt: 1 });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
  const { queryClient } = openPage({ waited: given.waited });
  void queryClient.prefetchQuery({ queryKey: PROJECT, queryFn: given.answer, retry: false });
  await expect.poll(() => queryClient.getQueryData(PROJECT)).toEqual({ number: "old" });
  await queryClient.cancelQueries({ queryKey: PROJECT }, { revert: false });
  await queryClient.fetchQuery({ queryKey: PROJECT, queryFn: async () => ({ number: "new" }) });
  expect(queryClient.getQueryData(PROJECT)).toEqual({ number: "new" });
});

test("a page whose server does not answer shows the copy after the limit, and not before (OFF-9)", async () => {
  const first = openPage();
  first.queryClient.setQueryData(PROJECT, { number: "old" }, { updatedAt: 1 });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
  const { queryClient, copies, reach } = openPage();
  // The copies are read before the clock stands still.
  await copies.restore(queryKeys.account.self);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  void queryClient.prefetchQuery({ queryKey: PROJECT, queryFn: () => new Promise<never>(() => undefined) });
  vi.advanceTimersByTime(ANSWER_LIMIT - 1);
  expect(queryClient.getQueryData(PROJECT)).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(queryClient.getQueryData(PROJECT)).toEqual({ number: "old" });
  expect(reach.get()).toBe(false);
  vi.useRealTimers();
});

/** Time after which a page that was opened shows what is on the device, in milliseconds (OFF-9). */
const OPENING = 4000;
/** The part of it that is left for drawing, in milliseconds. */
const DRAWING = 200;

/** A page can be late itself; then the service worker opens the one on the device. */
const LATE_PAGES = [0, 1500, PAGE_LIMIT];

test.each(LATE_PAGES)(
  "a page that came after %i ms shows its copies within 4 s, also when only its first call is answered (OFF-9)",
  async (waited) => {
    const first = openPage();
    first.queryClient.setQueryData(PROJECT, { number: "old" }, { updatedAt: 1 });
    await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { queryClient, copies } = openPage({ waited });
    await copies.restore(queryKeys.account.self);
    const left = Math.max(0, START_LIMIT - waited);
    const user = Promise.withResolvers<{ uuid: string }>();
    const userQuery = { queryKey: queryKeys.account.self, queryFn: () => user.promise };
    const answered = queryClient.fetchQuery(userQuery);
    vi.advanceTimersByTime(left * 0.8);
    user.resolve({ uuid: "me" });
    await answered;
    void queryClient.prefetchQuery({ queryKey: PROJECT, queryFn: () => new Promise<never>(() => undefined) });
    vi.advanceTimersByTime(OPENING - DRAWING - waited - left * 0.8);
    expect(queryClient.getQueryData(PROJECT)).toEqual({ number: "old" });
    vi.useRealTimers();
  },
);

test("a server that answers is not overtaken by a copy", async () => {
  const first = openPage();
  first.queryClient.setQueryData(PROJECT, { number: "old" }, { updatedAt: 1 });
  await expect.poll(async () => (await restored()).getQueryData(PROJECT)).toBeDefined();
  const { queryClient, reach } = openPage();
  const seen: unknown[] = [];
  queryClient.getQueryCache().subscribe(({ query }) => seen.push(query.state.data));
  await queryClient.fetchQuery({ queryKey: PROJECT, queryFn: async () => ({ number: "new" }) });
  expect(seen).not.toContainEqual({ number: "old" });
  expect(reach.get()).toBe(true);
});
