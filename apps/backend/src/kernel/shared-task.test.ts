import { expect, it } from "vitest";

import { sharedTask } from "./shared-task.ts";

it("callers that come meanwhile share a result, and later ones get a new one", async () => {
  let runs = 0;
  const task = sharedTask(async () => (runs += 1));
  expect(await Promise.all([task(), task()])).toEqual([1, 1]);
  expect(await task()).toBe(2);
});

it("callers that come meanwhile share a failure, and the next one tries again", async () => {
  let runs = 0;
  const task = sharedTask(async () => {
    runs += 1;
    if (runs === 1) throw new Error("no connection");
    return runs;
  });
  const both = await Promise.allSettled([task(), task()]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await task()).toBe(2);
});
