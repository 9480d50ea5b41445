import { expect, test } from "vitest";
import { cropOf, dragged, WHOLE } from "./crop.ts";

test.each([
  [400, 200, WHOLE, { left: 100, top: 0, size: 200 }],
  [200, 400, WHOLE, { left: 0, top: 100, size: 200 }],
  [400, 200, { zoom: 2, x: 0, y: 0 }, { left: 150, top: 50, size: 100 }],
  [400, 200, { zoom: 1, x: -1, y: 1 }, { left: 0, top: 0, size: 200 }],
  [400, 200, { zoom: 2, x: 1, y: 1 }, { left: 300, top: 100, size: 100 }],
])("of %i × %i pixels the section is kept inside the picture", (width, height, section, expected) => {
  expect(cropOf(width, height, section)).toEqual(expected);
});

test("a drag moves the picture with the pointer and stops at its edges", () => {
  const picture = { width: 400, height: 200 };
  expect(dragged(picture, WHOLE, { dx: -50, dy: 30, side: 200 })).toEqual({ zoom: 1, x: 0.5, y: 0 });
  expect(dragged(picture, WHOLE, { dx: 900, dy: 0, side: 200 }).x).toBe(-1);
});
