import { EventEmitter } from "node:events";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createConcurrencyLimit, MAX_RUNNING, MAX_WAITING, type ConcurrencyLimit } from "./concurrency-limit.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call of a company, with whether it runs. */
const callOf = (limit: ConcurrencyLimit, owner: string, kind: "call" | "print" = "call") => {
  const request = {};
  const response = new EventEmitter();
  const call = { runs: false, end: () => limit.leave(request), close: () => response.emit("close") };
  void limit.enter({ owner, kind }, request, response).then(() => (call.runs = true));
  return call;
};
const settle = () => vi.advanceTimersByTimeAsync(0);
/** How many of these calls have begun. */
const begun = async (calls: readonly { readonly runs: boolean }[]): Promise<number> => {
  await settle();
  return calls.filter(({ runs }) => runs).length;
};
const many = (limit: ConcurrencyLimit, count: number) => Array.from({ length: count }, () => callOf(limit, "one"));

it("lets a few calls of a company run at a time, and the others in their order", async () => {
  const limit = createConcurrencyLimit();
  const calls = many(limit, MAX_RUNNING + 2);
  await settle();
  expect(calls.filter(({ runs }) => runs)).toHaveLength(MAX_RUNNING);
  calls[0]?.end();
  await settle();
  expect(calls.map(({ runs }) => runs)).toEqual([...Array<boolean>(MAX_RUNNING + 1).fill(true), false]);
});

it("lets a call of another company run beside them", async () => {
  const limit = createConcurrencyLimit();
  many(limit, 40);
  const other = callOf(limit, "other");
  await settle();
  expect(other.runs).toBe(true);
});

it("lets a company with a long queue run one call at a time while another company calls, and four afterwards", async () => {
  const limit = createConcurrencyLimit();
  const calls = many(limit, 40);
  callOf(limit, "other").end();
  for (const call of calls.slice(0, MAX_RUNNING)) call.end();
  expect(await begun(calls)).toBe(MAX_RUNNING + 1);
  calls[MAX_RUNNING]?.end();
  expect(await begun(calls)).toBe(MAX_RUNNING + 2);
  await vi.advanceTimersByTimeAsync(1000);
  calls[MAX_RUNNING + 1]?.end();
  expect(await begun(calls)).toBe(2 * MAX_RUNNING + 2);
});

it("pauses between the calls of a company with a long queue while another company calls", async () => {
  const limit = createConcurrencyLimit();
  const calls = many(limit, 40);
  callOf(limit, "other").end();
  await vi.advanceTimersByTimeAsync(10);
  for (const call of calls.slice(0, MAX_RUNNING)) call.end();
  expect(await begun(calls)).toBe(MAX_RUNNING);
  await vi.advanceTimersByTimeAsync(2 * 10 - 1);
  expect(await begun(calls)).toBe(MAX_RUNNING);
  await vi.advanceTimersByTimeAsync(1);
  expect(await begun(calls)).toBe(MAX_RUNNING + 1);
});

it("forgets a company whose callers are gone during its pause, and begins its next call at once", async () => {
  const limit = createConcurrencyLimit();
  const calls = many(limit, 40);
  callOf(limit, "other").end();
  await vi.advanceTimersByTimeAsync(10);
  for (const call of calls) call.close();
  await vi.advanceTimersByTimeAsync(20);
  const next = callOf(limit, "one");
  await settle();
  expect(next.runs).toBe(true);
});

it("does not take a company's own call for a print file for another company's", async () => {
  const limit = createConcurrencyLimit();
  const calls = many(limit, 40);
  callOf(limit, "one", "print").end();
  calls[0]?.end();
  await settle();
  expect(calls.filter(({ runs }) => runs)).toHaveLength(MAX_RUNNING + 1);
});

it("lets a company with as many calls as a page makes run four at a time beside another company", async () => {
  const limit = createConcurrencyLimit();
  const calls = many(limit, 12);
  callOf(limit, "other").end();
  calls[0]?.end();
  await settle();
  expect(calls.filter(({ runs }) => runs)).toHaveLength(MAX_RUNNING + 1);
});

it("forgets callers who are gone, waiting or not", async () => {
  const limit = createConcurrencyLimit();
  const calls = many(limit, MAX_RUNNING + 2);
  await settle();
  calls[MAX_RUNNING]?.close();
  calls[0]?.close();
  calls[0]?.end();
  await settle();
  expect(calls.map(({ runs }) => runs)).toEqual([...Array<boolean>(MAX_RUNNING).fill(true), false, true]);
});

it("lets no more calls of an owner run than it is made for", async () => {
  const limit = createConcurrencyLimit(2);
  const calls = many(limit, 3);
  expect(await begun(calls)).toBe(2);
  calls[0]?.end();
  expect(await begun(calls)).toBe(3);
});

it("answers busy when too many calls of a company wait", async () => {
  const limit = createConcurrencyLimit();
  many(limit, MAX_RUNNING + MAX_WAITING);
  expect(() => callOf(limit, "one")).toThrow(expect.objectContaining({ code: "busy" }));
  callOf(limit, "other");
});
