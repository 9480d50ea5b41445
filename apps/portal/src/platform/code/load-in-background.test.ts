import { expect, it } from "vitest";
import { isLoadingInBackground, loadInBackground } from "./load-in-background.ts";

it("counts as in the background until all loads have settled, also a failed one", async () => {
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const loads = [loadInBackground(() => first.promise), loadInBackground(() => second.promise)];
  expect(isLoadingInBackground()).toBe(true);
  first.resolve("code");
  expect(await loads[0]).toBe("code");
  expect(isLoadingInBackground()).toBe(true);
  second.reject(new Error("gone"));
  await expect(loads[1]).rejects.toThrow("gone");
  expect(isLoadingInBackground()).toBe(false);
});
