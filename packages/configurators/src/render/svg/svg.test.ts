import { describe, expect, it } from "vitest";
import type { Drawing, LinearGradient, Operation } from "../../artwork/drawing/operation.ts";
import { polygon, rectangle, roundedRectangle } from "../../artwork/drawing/path.ts";
import { toSvg } from "./svg.ts";
import { circlesData, pathData } from "./svg-path.ts";

const grid = (value: number) => Math.round(value * 2);
const sunset: LinearGradient = {
  kind: "linear",
  from: [0, 0],
  to: [0, 10],
  stops: [
    { at: 0, colour: "#ffffff" },
    { at: 1, colour: "#102030", opacity: 0.25 },
  ],
};

describe("pathData", () => {
  it("writes integer steps, relative and without redundant letters", () => {
    expect(pathData(rectangle(1, 1, 5, 3), grid)).toBe("m2 2h10v6h-10z");
    expect(
      pathData(
        polygon([
          [0, 0],
          [1.5, 0.5],
          [0.5, 2],
        ]),
        grid,
      ),
    ).toBe("m0 0 3 1-2 3z");
  });

  it("starts a second outline relative to the first one's start", () => {
    expect(
      pathData(
        [
          ...polygon([
            [1, 1],
            [2, 3],
            [3, 1],
          ]),
          ...polygon([
            [5, 5],
            [6, 7],
            [7, 5],
          ]),
        ],
        grid,
      ),
    ).toBe("m2 2 2 4 2-4zm8 8 2 4 2-4z");
  });

  it("does not let rounding errors add up", () => {
    const steps = Array.from({ length: 101 }, (_, step): [number, number] => [step * 0.3, 0.001 * step]);
    const along = pathData(polygon(steps), (value) => Math.round(value)).match(/-?\d+/g) ?? [];
    expect(along.slice(2).reduce((sum, value) => sum + Number(value), 0)).toBe(30);
  });

  it("leaves out lines of zero length", () => {
    expect(
      pathData(
        polygon([
          [0, 0],
          [0.1, 0.1],
          [4, 0],
          [4, 4],
        ]),
        grid,
      ),
    ).toBe("m0 0h8v8z");
  });
});

describe("circlesData", () => {
  it("draws circles as arcs and keeps the smallest ones visible", () => {
    expect(circlesData([{ centre: [5, 5], radius: 2 }], grid)).toBe("M6 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0z");
    expect(circlesData([{ centre: [5, 5], radius: 0.1 }], grid)).toBe("M9 10a1 1 0 1 0 2 0a1 1 0 1 0-2 0z");
  });
});

describe("toSvg", () => {
  const drawing: Drawing = {
    width: 10,
    height: 6,
    operations: [
      { kind: "path", path: rectangle(0, 0, 10, 6), fill: sunset },
      {
        kind: "group",
        clip: roundedRectangle(0, 0, 4, 4, 1),
        operations: [{ kind: "path", path: rectangle(1, 1, 2, 2), fill: sunset, opacity: 0.5 }],
      },
      {
        kind: "stroke",
        path: [
          ["M", [0, 0]],
          ["L", [4, 4]],
        ],
        colour: "#aabbcc",
        width: 0.55,
        dash: [1, 2],
        cap: "round",
      },
    ],
  };
  const svg = toSvg(drawing);

  it("writes each gradient once", () => {
    expect(svg.match(/<linearGradient/g)).toHaveLength(1);
    expect(svg.match(/fill="url\(#a\)"/g)).toHaveLength(2);
  });

  it("keeps opacity, clip, dash and short colours", () => {
    expect(svg).toContain('<stop stop-color="#fff"/><stop offset="1" stop-color="#102030" stop-opacity=".25"/>');
    expect(svg).toContain('clip-path="url(#b)"');
    expect(svg).toContain('stroke="#abc" stroke-width="1.1" stroke-linecap="round" stroke-dasharray="2 4"');
  });

  it("keeps the rule of a cut with a hole", () => {
    const clip = [...rectangle(0, 0, 6, 6), ...rectangle(2, 2, 2, 2)];
    const inside: Operation[] = [{ kind: "path", path: rectangle(0, 0, 6, 6), fill: "#aabbcc" }];
    const drawn = (clipEvenOdd: boolean): string =>
      toSvg({ ...drawing, operations: [{ kind: "group", clip, clipEvenOdd, operations: inside }] });
    expect(drawn(true)).toMatch(/<clipPath id="a"><path clip-rule="evenodd"/);
    expect(drawn(false)).not.toContain("clip-rule");
  });

  it("keeps ids unique when several drawings share a document", () => {
    expect(toSvg(drawing, { idPrefix: "x-" })).toContain('id="x-a"');
  });

  it("has its size and scale, and covers its box by default", () => {
    expect(svg).toContain('width="10" height="6" viewBox="0 0 20 12" preserveAspectRatio="xMidYMid slice"');
    expect(toSvg(drawing, { fit: "whole" })).not.toContain("preserveAspectRatio");
  });
});
