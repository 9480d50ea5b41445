import { describe, expect, it } from "vitest";
import type { Operation, Point } from "./operation.ts";
import { polygon } from "./path.ts";
import { place, turn } from "./transform.ts";

const near = (point: Point): [number, number] => [
  Math.round(point[0] * 1e6) / 1e6 + 0,
  Math.round(point[1] * 1e6) / 1e6 + 0,
];

describe("place", () => {
  it("rotates clockwise, scales and moves every kind of operation", () => {
    const operations: Operation[] = [
      {
        kind: "group",
        clip: polygon([[1, 0]]),
        operations: [
          { kind: "path", path: polygon([[1, 0]]), fill: { kind: "linear", from: [1, 0], to: [0, 1], stops: [] } },
          { kind: "circles", circles: [{ centre: [1, 0], radius: 3 }], fill: "#000000" },
          { kind: "stroke", path: [["M", [1, 0]]], colour: "#000000", width: 2, dash: [1, 2] },
        ],
      },
    ];
    const [group] = place(operations, { from: [0, 0], to: [10, 10], scale: 2, degrees: 90 });
    if (group?.kind !== "group") throw new Error("not a group");
    const [path, circles, stroke] = group.operations;
    expect(group.clip?.[0]?.[0] === "M" && near(group.clip[0][1])).toEqual([10, 12]);
    expect(
      path?.kind === "path" && typeof path.fill === "object" && path.fill.kind === "linear" && near(path.fill.to),
    ).toEqual([8, 10]);
    expect(circles?.kind === "circles" && circles.circles.map(({ centre, radius }) => [near(centre), radius])).toEqual([
      [[10, 12], 6],
    ]);
    expect(stroke?.kind === "stroke" && [stroke.width, stroke.dash]).toEqual([4, [2, 4]]);
  });
});

it("rotates about a point, which stays in place", () => {
  const [disc] = turn(45, [5, 5], [{ kind: "circles", circles: [{ centre: [5, 5], radius: 1 }], fill: "#000000" }]);
  expect(disc?.kind === "circles" && disc.circles.map(({ centre }) => near(centre))).toEqual([[5, 5]]);
});
