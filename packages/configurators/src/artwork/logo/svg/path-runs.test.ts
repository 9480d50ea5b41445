import { expect, it } from "vitest";
import { inRuns } from "./path-runs.ts";

const countsOf = (data: string): number[] => data.split(/[a-z]/iu).map((run) => run.match(/\d+/gu)?.length ?? 0);

it.each(["h", "V", "l", "T", "m", "M"])("1,000 numbers after one %s become runs of at most 200", (letter) => {
  const counts = countsOf(inRuns(`M0 0${letter}${"1 ".repeat(1_000)}`));
  expect(Math.max(...counts)).toBe(200);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_002);
});
