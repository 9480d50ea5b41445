import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";

/** 100 × 65 mm with rounded corners, for the frame of an installed window. */
export const STICKER: Template = {
  product: "sticker",
  page: {
    trim: { width: 100, height: 65 },
    bleed: { top: 3, right: 3, bottom: 3, left: 3 },
    safe: { top: 5, right: 5, bottom: 5, left: 5 },
    corner: 4,
  },
  rules: { smallestText: 6.5, smallestCode: 25, minResolution: 150 },
  sides: [
    {
      name: "front",
      elements: [
        {
          kind: "picture",
          covers: "card",
          frame: { x: -3, y: -3, width: 106, height: 71 },
          outline: [
            [-3, -3],
            [69.51, -3],
            [47.79, 68],
            [-3, 68],
          ],
        },
        {
          kind: "area",
          fill: "brand-deep",
          outline: [
            [-3, -3],
            [69.51, -3],
            [47.79, 68],
            [-3, 68],
          ],
          fade: { from: [44, 10], to: [76, 20], opacity: 0.6 },
        },
        {
          kind: "area",
          fill: "daylight",
          outline: [
            [69.51, -3],
            [71.31, -3],
            [49.59, 68],
            [47.79, 68],
          ],
        },
        {
          kind: "text",
          source: { label: "fitted-by", with: "company" },
          box: { x: 6.8, y: 6.2, width: 52, height: 4.6 },
          lines: 1,
          onCover: true,
          style: regular(9, 7, "paper"),
        },
        {
          kind: "text",
          source: { field: "company" },
          box: { x: 6.8, y: 11.2, width: 50, height: 16.8 },
          lines: 2,
          onCover: true,
          style: bold(16, 9, "paper"),
        },
        {
          kind: "text",
          source: { label: "service", with: "phone" },
          box: { x: 6.8, y: 47, width: 42, height: 4.6 },
          lines: 1,
          onCover: true,
          style: regular(9, 7, "paper"),
        },
        {
          kind: "text",
          source: { field: "phone", otherwise: "email" },
          box: { x: 6.8, y: 52, width: 42, height: 6.6 },
          lines: 1,
          onCover: true,
          style: bold(14, 7, "paper"),
        },
        {
          kind: "logo",
          tone: "light",
          partner: true,
          name: false,
          across: "right",
          box: { x: 73, y: 6.2, width: 21.4, height: 20 },
        },
        { kind: "code", plate: { x: 68.4, y: 32.6, width: 26, height: 26 } },
      ],
    },
  ],
};
