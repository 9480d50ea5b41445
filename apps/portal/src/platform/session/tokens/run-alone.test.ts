import { expect, it, vi } from "vitest";
import { createRunAlone } from "./run-alone.ts";

/** Longer than any test. */
const PATIENT = 60 * 60_000;

it("runs one task after the other", async () => {
  const runAlone = createRunAlone("test", navigator.locks, PATIENT);
  const first = Promise.withResolvers<void>();
  const second = vi.fn(() => Promise.resolve("second"));
  const running = runAlone(() => first.promise);
  const waiting = runAlone(second);
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(1));
  expect(second).not.toHaveBeenCalled();
  first.resolve();
  expect(await waiting).toBe("second");
  await running;
});

it("does not wait for ever for a tab that never ends", async () => {
  const frozen = Promise.withResolvers<void>();
  const holding = createRunAlone("test", navigator.locks, PATIENT)(() => frozen.promise);
  expect(await createRunAlone("test", navigator.locks, 1)(() => Promise.resolve("renewed"))).toBe("renewed");
  frozen.resolve();
  await holding;
});

it("does not wait for a task of another name", async () => {
  const first = Promise.withResolvers<void>();
  const running = createRunAlone("one", navigator.locks, PATIENT)(() => first.promise);
  expect(await createRunAlone("other", navigator.locks, PATIENT)(() => Promise.resolve("done"))).toBe("done");
  first.resolve();
  await running;
});

it("gives a task's own failure, and runs it once", async () => {
  const task = vi.fn(() => Promise.reject(new Error("no answer")));
  await expect(createRunAlone("test", navigator.locks, PATIENT)(task)).rejects.toThrow("no answer");
  expect(task).toHaveBeenCalledTimes(1);
});

it("runs a task on a page without locks", async () => {
  expect(await createRunAlone("test", undefined, PATIENT)(() => Promise.resolve("renewed"))).toBe("renewed");
});
