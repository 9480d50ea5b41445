import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";

const LINE = { left: 1428, right: 1230 };
const STRIPE = 15.3;

/** Roll-up, 85 × 200 cm. Its foot is hidden in the cassette, so only the bottom has bleed. */
export const BANNER: Template = {
  product: "banner",
  page: {
    trim: { width: 850, height: 2000 },
    bleed: { top: 0, right: 0, bottom: 100, left: 0 },
    safe: { top: 58, right: 58, bottom: 100, left: 58 },
  },
  rules: { smallestText: 40, smallestCode: 150, minResolution: 72 },
  services: { fewest: 0, most: 3 },
  sides: [
    {
      name: "front",
      elements: [
        {
          kind: "picture",
          covers: "banner",
          frame: { x: 0, y: 0, width: 850, height: 1428 },
          outline: [
            [0, 0],
            [850, 0],
            [850, LINE.right],
            [0, LINE.left],
          ],
        },
        {
          kind: "area",
          fill: "brand-deep",
          outline: [
            [0, 0],
            [850, 0],
            [850, 820],
            [0, 820],
          ],
          fade: { from: [0, 400], to: [0, 820], opacity: 0.8 },
        },
        {
          kind: "area",
          fill: "brand-deep",
          outline: [
            [0, LINE.left],
            [850, LINE.right],
            [850, 2100],
            [0, 2100],
          ],
        },
        {
          kind: "area",
          fill: "daylight",
          outline: [
            [0, LINE.left],
            [850, LINE.right],
            [850, LINE.right + STRIPE],
            [0, LINE.left + STRIPE],
          ],
        },
        { kind: "logo", tone: "dark", box: { x: 58, y: 90, width: 480, height: 110 } },
        {
          kind: "text",
          source: { field: "shortDescription", otherwise: "longDescription" },
          box: { x: 58, y: 240, width: 734, height: 250 },
          lines: 3,
          style: bold(230, 120, "paper"),
        },
        {
          kind: "services",
          box: { x: 58, y: 1462, width: 734, height: 250 },
          columns: 1,
          rows: 3,
          gap: { across: 0, down: 22 },
          iconHeight: 66,
          tone: "dark",
          style: bold(96, 60, "paper"),
        },
        {
          kind: "text",
          source: { label: "phone", with: "phone" },
          box: { x: 58, y: 1772, width: 560, height: 36 },
          lines: 1,
          style: regular(64, 44, "brand-pale"),
        },
        {
          kind: "text",
          source: { field: "phone", otherwise: "email" },
          box: { x: 58, y: 1814, width: 560, height: 72 },
          lines: 1,
          style: bold(140, 64, "paper"),
        },
        { kind: "code", plate: { x: 638, y: 1740, width: 154, height: 154 } },
      ],
    },
  ],
};
