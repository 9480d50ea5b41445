import { afterEach, expect, test, vi } from "vitest";
import { onIdle } from "./on-idle.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Safari, while the page loads. */
const loadInSafari = () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
};

test("where the browser reports no idle moments, a task waits until some time after loading", () => {
  loadInSafari();
  const task = vi.fn();
  onIdle(task);
  vi.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  vi.advanceTimersByTime(100);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(["before", "after"])("a task that was cancelled %s loading does not run", (when) => {
  loadInSafari();
  const task = vi.fn();
  const cancel = onIdle(task);
  if (when === "before") cancel();
  window.dispatchEvent(new Event("load"));
  cancel();
  vi.advanceTimersByTime(60_000);
  expect(task).not.toHaveBeenCalled();
});
