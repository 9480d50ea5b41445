import svgpath from "svgpath";
import { expect, it, vi } from "vitest";
import { readSvg } from "../read-svg.ts";

vi.mock("svgpath", { spy: true });

it.each(["h", "V", "l", "T", "m", "M"])(
  "1,000 numbers after one %s reach the path parser in runs of at most 200, because a run takes it quadratic time",
  (letter) => {
    readSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${letter}${"1 ".repeat(1_000)}"/></svg>`,
    );
    const runs = vi.mocked(svgpath).mock.lastCall?.[0].split(/[a-z]/iu) ?? [];
    const counts = runs.map((run) => run.match(/\d+/gu)?.length ?? 0);
    expect(Math.max(...counts)).toBe(200);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1_002);
  },
);
