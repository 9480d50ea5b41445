import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";
import { SERVICE_LIMITS } from "../limits.ts";

const LINE = { left: 62.7, right: 48.6 };
const STRIPE = 0.9;

/** 50 × 90 mm. Front: texture over white. Back: name, contact, five services and a brand foot. */
export const BUSINESS_CARD_VERTICAL: Template = {
  product: "business_card_vertical",
  page: {
    trim: { width: 50, height: 90 },
    bleed: { top: 3, right: 3, bottom: 3, left: 3 },
    safe: { top: 5, right: 3.4, bottom: 5, left: 3.4 },
  },
  rules: { smallestText: 6.5, smallestCode: 14, minResolution: 150 },
  services: SERVICE_LIMITS.business_card_vertical,
  sides: [
    {
      name: "front",
      elements: [
        {
          kind: "picture",
          covers: "card",
          frame: { x: -3, y: -3, width: 56, height: 65.7 },
          outline: [
            [-3, -3],
            [53, -3],
            [53, LINE.right],
            [-3, LINE.left],
          ],
        },
        {
          kind: "area",
          fill: "daylight",
          outline: [
            [-3, LINE.left],
            [53, LINE.right],
            [53, LINE.right + STRIPE],
            [-3, LINE.left + STRIPE],
          ],
        },
        { kind: "logo", tone: "light", partner: true, box: { x: 6, y: 72.5, width: 38, height: 10.5 } },
      ],
    },
    {
      name: "back",
      elements: [
        {
          kind: "area",
          fill: "brand-deep",
          outline: [
            [-3, 70.5],
            [53, 62],
            [53, 93],
            [-3, 93],
          ],
        },
        {
          kind: "text",
          source: { field: "name" },
          box: { x: 5.4, y: 5.4, width: 39.2, height: 10.8 },
          lines: 2,
          down: "bottom",
          style: bold(12.5, 8.5, "text"),
        },
        {
          kind: "text",
          source: { field: "company" },
          box: { x: 5.4, y: 16.6, width: 39.2, height: 6.6 },
          lines: 2,
          style: regular(8, 6.5, "text-muted"),
        },
        {
          kind: "contact",
          box: { x: 5.4, y: 24.4, width: 41.2, height: 20.6 },
          fields: ["phone", "email", "address", "link"],
          gap: 0.6,
          style: regular(7.5, 6.5, "text"),
        },
        {
          kind: "service-list",
          box: { x: 5.4, y: 46.4, width: 39.2, height: 15.8 },
          lines: 5,
          style: regular(7, 6.5, "text-muted"),
        },
        { kind: "partner", tone: "dark", box: { x: 5.4, y: 72.6, width: 20, height: 6.4 } },
        { kind: "code", plate: { x: 28.6, y: 68.6, width: 16, height: 16 } },
      ],
    },
  ],
};
