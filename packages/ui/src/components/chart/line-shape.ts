import { inSteps, stepFor, type Tick } from "./chart-shape.ts";

interface LineShape {
  readonly ticks: readonly Tick[];
  /** For each line its height at each period; `undefined` where it has no value. */
  readonly lines: readonly (readonly (number | undefined)[])[];
}

/** Heights of lines in a drawing of a given height, between round numbers below the lowest and above the highest value. */
export const lineShape = (values: readonly (readonly (number | null)[])[], height: number): LineShape => {
  const all = values.flat().filter((value) => value !== null);
  const lowest = Math.min(...all);
  const highest = Math.max(...all);
  if (all.length === 0) return { ticks: [], lines: values.map((line) => line.map(() => undefined)) };
  // Around a level line, as far as it is from zero.
  const step = stepFor(highest - lowest || Math.abs(highest) || 1, all);
  const from = Math.floor(inSteps(lowest, step));
  const to = Math.max(from + 1, Math.ceil(inSteps(highest, step)));
  const topOf = (value: number) => height - ((value / step - from) / (to - from)) * height;
  return {
    ticks: Array.from({ length: to - from + 1 }, (_, index) => {
      const value = (from + index) * step;
      return { value, top: topOf(value) };
    }),
    lines: values.map((line) => line.map((value) => (value === null ? undefined : topOf(value)))),
  };
};

/** An SVG path through points; a gap where one has no height. */
export const pathOf = (tops: readonly (number | undefined)[], xOf: (index: number) => number): string =>
  tops
    .flatMap((top, index) => {
      if (top === undefined) return [];
      return [
        `${index === 0 || tops[index - 1] === undefined ? "M" : "L"}${xOf(index)} ${Math.round(top * 100) / 100}`,
      ];
    })
    .join("");
