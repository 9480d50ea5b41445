import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

const press = () => document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));

afterEach(() => vi.unstubAllGlobals());

test("the browser is never idle: the task runs with the first press, and only once", () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const task = vi.fn();
  whenIdle(task);
  expect(task).not.toHaveBeenCalled();
  press();
  press();
  expect(task).toHaveBeenCalledTimes(1);
});

test("a task that was cancelled does not run with a press", () => {
  vi.stubGlobal("requestIdleCallback", () => 0);
  const task = vi.fn();
  whenIdle(task)();
  press();
  expect(task).not.toHaveBeenCalled();
});

test.each([true, false])(
  "after the first paint the task runs (the browser reports idle moments: %s)",
  async (reports) => {
    if (!reports) vi.stubGlobal("requestIdleCallback", undefined);
    document.body.append("painted");
    const task = vi.fn();
    whenIdle(task);
    await expect.poll(() => task.mock.calls.length).toBe(1);
  },
);
