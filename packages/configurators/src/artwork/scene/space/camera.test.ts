import { describe, expect, it } from "vitest";
import { cameraConstant, createCamera } from "./camera.ts";

describe("cameraConstant", () => {
  it.each([
    ["square", 1000, 1000, 1050],
    ["tall: height rules", 500, 1000, 1050],
    ["nearly wide: width rules", 1300, 1000, 1300],
    ["wide", 1500, 1000, 1380],
    ["very wide: width rules again", 3000, 1000, 2100],
  ])("%s", (_, width, height, expected) => {
    expect(cameraConstant(1, { width, height })).toBeCloseTo(expected);
  });
});

describe("createCamera", () => {
  const camera = createCamera(
    { position: [0, 0, 5], target: [0, 0, 0], focal: 1, anchor: [0.5, 0.25] },
    { width: 400, height: 400 },
  );

  it("puts the target on the anchor", () => {
    expect(camera.project([0, 0, 0])).toEqual([200, 100]);
  });

  it("shows higher points higher and nearer ones larger", () => {
    const [, far] = camera.project([0, 1, 0]);
    const [, near] = camera.project([0, 1, 2]);
    expect(far).toBeLessThan(100);
    expect(near).toBeLessThan(far);
  });

  it("clips a face that reaches behind the camera", () => {
    const floor = camera.projectFace([
      [-1, -1, 0],
      [1, -1, 0],
      [1, -1, 9],
      [-1, -1, 9],
    ]);
    expect(floor).toHaveLength(4);
    expect(floor.every(([, y]) => y > 100)).toBe(true);
    expect(
      camera.projectFace([
        [0, 0, 6],
        [1, 0, 6],
        [1, 1, 6],
      ]),
    ).toEqual([]);
  });
});
