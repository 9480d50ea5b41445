import { describe, expect, it } from "vitest";
import type { GradientStop } from "../../drawing/operation.ts";
import { drawSvg } from "../read-svg.ts";
import { plainSvg } from "./plain-svg.ts";

const stopsOf = (from: string, to: string, more = ""): readonly GradientStop[] => {
  const gradient = `<linearGradient id="g" ${more}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 1">${gradient}<path d="M0 0h8v1H0z" fill="url(#g)"/></svg>`;
  const [shape] = drawSvg(plainSvg(source)).operations;
  return shape?.kind === "path" && typeof shape.fill === "object" ? shape.fill.stops : [];
};

const levelsOf = ({ colour, opacity = 1 }: GradientStop): number[] => [
  ...[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)),
  255 * opacity,
];

/** The levels that a print shows at a share of the gradient. */
const levelsAt = (stops: readonly GradientStop[], share: number): number[] => {
  const next = stops.find(({ at }) => at > share);
  const last = stops.findLast(({ at }) => at <= share);
  if (!next || !last) return [];
  const part = (share - last.at) / (next.at - last.at);
  return levelsOf(last).map((level, channel) => level * (1 - part) + (levelsOf(next)[channel] ?? 0) * part);
};

// The colours are those of Chromium, at the first, second and third quarter.
describe("a gradient with a colour of a wide space is printed as a browser shows it:", () => {
  it.each<[string, string, string[], string?]>([
    ["color(display-p3 1 0 0)", "color(display-p3 0 1 0)", ["#f97000", "#ceab00", "#83da00"]],
    ["oklch(0.7 0.3 150)", "oklch(0.4 0.3 280)", ["#00a871", "#00829f", "#1851c2"]],
    ["color-mix(in srgb, red, blue)", "#00c828", ["#7e4f78", "#747a6b", "#5ca156"]],
    ["color(display-p3 0 0 1)", "#e61e28", ["#7b0aea", "#a913c5", "#ca1992"], 'color-interpolation="linearRGB"'],
    ["lab(50% 120 -80 / 0)", "#0050c8", ["#c700f340", "#9924e580", "#6544d7bf"]],
    ["hsl(120 100% 50%)", "#e61e28", ["#39c60a", "#738e14", "#ac561e"]],
  ])("%s to %s", (from, to, shown, more) => {
    const stops = stopsOf(from, to, more);
    for (const [at, colour] of shown.entries()) {
      const wanted = [1, 3, 5, 7].map((digit) => Number.parseInt(colour.slice(digit, digit + 2) || "ff", 16));
      const found = levelsAt(stops, (at + 1) / 4);
      for (const [channel, level] of wanted.entries())
        expect(Math.abs((found[channel] ?? 0) - level), colour).toBeLessThanOrEqual(3);
    }
  });

  it("many stops stay as many as they are, in the colours of the screen", () => {
    const wide = '<stop offset="1" stop-color="oklch(0.7 0.3 150)"/>'.repeat(60);
    const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 1"><linearGradient id="g">${wide}</linearGradient><path d="M0 0h8v1H0z" fill="url(#g)"/></svg>`;
    const [shape] = drawSvg(plainSvg(source)).operations;
    expect(shape).toMatchObject({ fill: { stops: { length: 60 } } });
  });
});
