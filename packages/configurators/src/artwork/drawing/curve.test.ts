import { describe, expect, it } from "vitest";
import { boundsOf } from "../page/boxes.ts";
import { smoothOutline, taperedBar } from "./curve.ts";
import { pointsOf } from "./path.ts";

describe("a smooth outline", () => {
  it("goes through each point and ends where it starts", () => {
    const corners = [
      [0, 0],
      [4, 0],
      [4, 3],
    ] as const;
    const path = smoothOutline(corners);
    const ends = path.flatMap((segment) =>
      segment[0] === "C" ? [segment[3]] : segment[0] === "M" ? [segment[1]] : [],
    );
    expect(ends).toEqual([...corners, corners[0]]);
    expect(path.at(-1)).toEqual(["Z"]);
  });

  it("is empty without points", () => {
    expect(smoothOutline([])).toEqual([]);
  });
});

describe("a tapered bar", () => {
  it("extends by its radius at each end", () => {
    const { x, y, width, height } = boundsOf(pointsOf(taperedBar([0, 0], [10, 0], 2, 1)));
    expect([x, y, x + width, y + height].map((edge) => Number(edge.toFixed(6)))).toEqual([-2, -2, 11, 2]);
  });
});
