import { expect, test, vi } from "vitest";
import { createListeners } from "../../platform/store/listeners.ts";
import { keepStorage } from "./keep-storage.ts";

const openQueue = () => {
  const { subscribe, notify } = createListeners();
  let paused = false;

  return {
    subscribe,
    snapshot: () => ({ paused }),
    change: (isPaused: boolean) => {
      paused = isPaused;
      notify();
    },
  };
};

test("the browser is asked to keep the storage once, when a scan has to wait", () => {
  const queue = openQueue();
  const persist = vi.fn(() => Promise.resolve(false));
  keepStorage(queue, { persist });
  queue.change(false);
  expect(persist).not.toHaveBeenCalled();
  queue.change(true);
  queue.change(false);
  queue.change(true);
  expect(persist).toHaveBeenCalledTimes(1);
});

test("a browser that cannot be asked, or refuses, breaks nothing", async () => {
  const refusal = Promise.reject(new TypeError("Not allowed"));
  for (const storage of [undefined, {}, { persist: () => refusal }]) {
    const queue = openQueue();
    keepStorage(queue, storage);
    queue.change(true);
  }
  await expect(refusal).rejects.toThrow("Not allowed");
});
