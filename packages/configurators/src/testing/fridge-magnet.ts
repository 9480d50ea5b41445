import type { Template } from "../artwork/template/schema.ts";

/** A product that exists only as a template. */
export const FRIDGE_MAGNET: Template = {
  product: "fridge_magnet",
  page: {
    trim: { width: 80, height: 50 },
    bleed: { top: 2, right: 2, bottom: 2, left: 2 },
    safe: { top: 4, right: 4, bottom: 4, left: 4 },
    corner: 3,
  },
  rules: { smallestText: 7, smallestCode: 18, minResolution: 150 },
  sides: [
    {
      name: "front",
      elements: [
        {
          kind: "picture",
          covers: "card",
          frame: { x: -2, y: -2, width: 84, height: 14 },
          outline: [
            [-2, -2],
            [82, -2],
            [82, 8],
            [-2, 12],
          ],
        },
        {
          kind: "area",
          fill: "daylight",
          outline: [
            [-2, 12],
            [82, 8],
            [82, 9.4],
            [-2, 13.4],
          ],
        },
        {
          kind: "text",
          source: { field: "company" },
          box: { x: 6, y: 16, width: 44, height: 14 },
          lines: 2,
          style: { weight: "bold", colour: "text", largest: 16, smallest: 8, leading: 1.18 },
        },
        {
          kind: "contact",
          box: { x: 6, y: 31, width: 44, height: 14 },
          fields: ["phone", "email"],
          from: "bottom",
          gap: 1,
          style: { weight: "regular", colour: "text", largest: 10, smallest: 7, leading: 1.3 },
        },
        { kind: "code", plate: { x: 54, y: 22, width: 20, height: 20 } },
      ],
    },
  ],
};
