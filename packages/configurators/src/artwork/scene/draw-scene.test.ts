import { describe, expect, it } from "vitest";
import type { Operation } from "../drawing/operation.ts";
import { drawScene } from "./draw-scene.ts";
import type { SceneDescription } from "./description.ts";
import { threeWindows } from "./house/window-rows.ts";

const frame = { width: 300, height: 200 };

const SCENES: Record<string, SceneDescription> = {
  "close-up": {
    kind: "close-up",
    hour: "winter",
    covering: "clay",
    windows: threeWindows(() => ({ shutter: 0.5 })),
    snow: 0.5,
    age: 9,
    chimney: [4, 1],
  },
  house: {
    kind: "house",
    hour: "dusk",
    covering: "graphite",
    windows: threeWindows(),
    stars: 9,
  },
  interior: {
    kind: "interior",
    hour: "storm",
    windows: [{ place: [-1.8, 1.7, 1.4, 2.1], blind: 0.4 }],
    furniture: "study",
    rafters: [-0.3],
  },
  exploded: { kind: "exploded", hour: "day", covering: "slate" },
  cut: {
    kind: "cut",
    edge: [0.6, 0.4],
    before: { kind: "texture", texture: "slate" },
    after: { kind: "texture", texture: "snow" },
  },
  texture: { kind: "texture", texture: "panes" },
};

const flat = (operations: readonly Operation[]): Operation[] =>
  operations.flatMap((operation) =>
    operation.kind === "group" ? [operation, ...flat(operation.operations)] : [operation],
  );

const coordinates = (operation: Operation): number[] => {
  switch (operation.kind) {
    case "path":
    case "stroke":
      return operation.path.flatMap((segment) => segment.slice(1).flat()).filter((value) => typeof value === "number");
    case "circles":
      return operation.circles.flatMap(({ centre, radius }) => [...centre, radius]);
    case "group":
    case "image":
      return [];
  }
};

describe.each(Object.entries(SCENES))("%s", (_, scene) => {
  const drawing = drawScene(scene, frame);
  const operations = flat(drawing.operations);

  it("draws the same picture every time", () => {
    expect(drawScene(scene, frame)).toEqual(drawing);
  });

  it("fills its frame", () => {
    expect(drawing.width).toBe(300);
    expect(drawing.height).toBe(200);
    expect(operations.length).toBeGreaterThan(4);
  });

  it("contains only finite points and valid colours", () => {
    expect(operations.flatMap(coordinates).every(Number.isFinite)).toBe(true);
    const paints = operations.flatMap((operation) =>
      operation.kind === "path" || operation.kind === "circles" ? [operation.fill] : [],
    );
    const colours = paints.flatMap((paint) =>
      typeof paint === "string" ? [paint] : paint.stops.map((stop) => stop.colour),
    );
    expect(colours.filter((colour) => !/^#[0-9a-f]{6}$/.test(colour))).toEqual([]);
  });
});

it("draws another picture for another seed or frame", () => {
  const scene: SceneDescription = { kind: "close-up", hour: "day", covering: "slate", windows: threeWindows() };
  expect(drawScene({ ...scene, seed: 2 }, frame)).not.toEqual(drawScene(scene, frame));
  expect(drawScene(scene, { width: 200, height: 300 }).operations).not.toEqual(drawScene(scene, frame).operations);
});
