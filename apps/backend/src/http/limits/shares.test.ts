import { EventEmitter } from "node:events";

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { createShares, MAX_RUNNING, MAX_WAITING, type Shares } from "./shares.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A call of a company, with whether it runs. */
const callOf = (shares: Shares, owner: string, kind: "call" | "print" = "call") => {
  const request = {};
  const response = new EventEmitter();
  const call = { runs: false, end: () => shares.leave(request), close: () => response.emit("close") };
  void shares.enter({ owner, kind }, request, response).then(() => (call.runs = true));
  return call;
};
const settle = () => vi.advanceTimersByTimeAsync(0);
/** How many of these calls have begun. */
const begun = async (calls: readonly { readonly runs: boolean }[]): Promise<number> => {
  await settle();
  return calls.filter(({ runs }) => runs).length;
};
const many = (shares: Shares, count: number) => Array.from({ length: count }, () => callOf(shares, "one"));

it("lets a few calls of a company run at a time, and the others in their order", async () => {
  const shares = createShares();
  const calls = many(shares, MAX_RUNNING + 2);
  await settle();
  expect(calls.filter(({ runs }) => runs)).toHaveLength(MAX_RUNNING);
  calls[0]?.end();
  await settle();
  expect(calls.map(({ runs }) => runs)).toEqual([...Array<boolean>(MAX_RUNNING + 1).fill(true), false]);
});

it("lets a call of another company run beside them", async () => {
  const shares = createShares();
  many(shares, 40);
  const other = callOf(shares, "other");
  await settle();
  expect(other.runs).toBe(true);
});

it("lets a company with a long queue run one call at a time while another company calls, and four afterwards", async () => {
  const shares = createShares();
  const calls = many(shares, 40);
  callOf(shares, "other").end();
  for (const call of calls.slice(0, MAX_RUNNING)) call.end();
  expect(await begun(calls)).toBe(MAX_RUNNING + 1);
  calls[MAX_RUNNING]?.end();
  expect(await begun(calls)).toBe(MAX_RUNNING + 2);
  await vi.advanceTimersByTimeAsync(1000);
  calls[MAX_RUNNING + 1]?.end();
  expect(await begun(calls)).toBe(2 * MAX_RUNNING + 2);
});

it("pauses between the calls of a company with a long queue while another company calls", async () => {
  const shares = createShares();
  const calls = many(shares, 40);
  callOf(shares, "other").end();
  await vi.advanceTimersByTimeAsync(10);
  for (const call of calls.slice(0, MAX_RUNNING)) call.end();
  expect(await begun(calls)).toBe(MAX_RUNNING);
  await vi.advanceTimersByTimeAsync(2 * 10 - 1);
  expect(await begun(calls)).toBe(MAX_RUNNING);
  await vi.advanceTimersByTimeAsync(1);
  expect(await begun(calls)).toBe(MAX_RUNNING + 1);
});

it("forgets a company whose callers are gone during its pause, and begins its next call at once", async () => {
  const shares = createShares();
  const calls = many(shares, 40);
  callOf(shares, "other").end();
  await vi.advanceTimersByTimeAsync(10);
  for (const call of calls) call.close();
  await vi.advanceTimersByTimeAsync(20);
  const next = callOf(shares, "one");
  await settle();
  expect(next.runs).toBe(true);
});

it("does not take a company's own call for a print file for another company's", async () => {
  const shares = createShares();
  const calls = many(shares, 40);
  callOf(shares, "one", "print").end();
  calls[0]?.end();
  await settle();
  expect(calls.filter(({ runs }) => runs)).toHaveLength(MAX_RUNNING + 1);
});

it("lets a company with as many calls as a page makes run four at a time beside another company", async () => {
  const shares = createShares();
  const calls = many(shares, 12);
  callOf(shares, "other").end();
  calls[0]?.end();
  await settle();
  expect(calls.filter(({ runs }) => runs)).toHaveLength(MAX_RUNNING + 1);
});

it("forgets callers who are gone, waiting or not", async () => {
  const shares = createShares();
  const calls = many(shares, MAX_RUNNING + 2);
  await settle();
  calls[MAX_RUNNING]?.close();
  calls[0]?.close();
  calls[0]?.end();
  await settle();
  expect(calls.map(({ runs }) => runs)).toEqual([...Array<boolean>(MAX_RUNNING).fill(true), false, true]);
});

it("lets no more calls of an owner run than it is made for", async () => {
  const shares = createShares(2);
  const calls = many(shares, 3);
  expect(await begun(calls)).toBe(2);
  calls[0]?.end();
  expect(await begun(calls)).toBe(3);
});

it("answers busy when too many calls of a company wait", async () => {
  const shares = createShares();
  many(shares, MAX_RUNNING + MAX_WAITING);
  expect(() => callOf(shares, "one")).toThrow(expect.objectContaining({ code: "busy" }));
  callOf(shares, "other");
});
