import { MINUTE } from "@lucarne/api-client/durations";
import { describe, expect, it } from "vitest";

import { rateCounter } from "../../db/schema/index.ts";
import { Problem } from "../../kernel/problem.ts";
import { withBackend } from "../../testing/backend.ts";
import { createRateCounter, type RateCounter } from "./rate-counter.ts";

const backend = withBackend({ kind: "postgres", settings: { rateLimits: { RO: 300, RW: 20 } } });

/** Whether a call was accepted. */
const accepted = async (counter: RateCounter, rateClass: "RO" | "RW", subject: string): Promise<boolean> => {
  try {
    await counter.count(rateClass, subject);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};
const shared = async (subject: string): Promise<number> => {
  const rows = await backend().database.db.select().from(rateCounter);
  return rows.filter(({ key }) => key.endsWith(`:${subject}`)).reduce((sum, { count }) => sum + count, 0);
};
const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

describe("counting calls", () => {
  it("writes nothing for a call far from the limit, and all counts at once with the next exchange", async () => {
    const counter = createRateCounter(backend().app);
    for (const _ of times(100)) await counter.count("RO", "far");
    expect(await shared("far")).toBe(0);
    await counter.exchange();
    expect(await shared("far")).toBe(100);
    await counter.close();
    expect(await shared("far")).toBe(100);
  });

  it("accepts exactly the limit in one process, also for calls at the same time", async () => {
    const counter = createRateCounter(backend().app);
    const answers = await Promise.all(times(40).map(() => accepted(counter, "RW", "alone")));
    expect(answers.filter(Boolean)).toHaveLength(20);
    expect(await accepted(counter, "RW", "alone")).toBe(false);
    await counter.close();
  });

  it("counts the calls of another process after an exchange, and then accepts exactly the rest", async () => {
    const one = createRateCounter(backend().app);
    const other = createRateCounter(backend().app);
    for (const _ of times(8)) expect(await accepted(one, "RW", "both")).toBe(true);
    await one.exchange();
    const answers = [];
    for (const _ of times(20)) answers.push(await accepted(other, "RW", "both"));
    expect(answers.filter(Boolean)).toHaveLength(12);
    await one.close();
    await other.close();
  });

  it("starts again with the next window", async () => {
    const counter = createRateCounter(backend().app);
    for (const _ of times(25)) await accepted(counter, "RW", "again");
    expect(await accepted(counter, "RW", "again")).toBe(false);
    backend().advance(MINUTE);
    expect(await counter.count("RW", "again")).toMatchObject({ limit: 20, remaining: 19 });
    await counter.close();
  });
});
