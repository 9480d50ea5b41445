import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";
import { SERVICE_LIMITS } from "../limits.ts";

const LINE = { left: 58.6, right: 43.3 };
const STRIPE = 0.9;

/** 55 × 85 mm, as south-eastern Europe prints cards. Front: texture over white. Back: name, contact, five services and a brand foot. */
export const BUSINESS_CARD_VERTICAL_85: Template = {
  product: "business_card_vertical",
  page: {
    trim: { width: 55, height: 85 },
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
          frame: { x: -3, y: -3, width: 61, height: 61.6 },
          outline: [
            [-3, -3],
            [58, -3],
            [58, LINE.right],
            [-3, LINE.left],
          ],
        },
        {
          kind: "area",
          fill: "daylight",
          outline: [
            [-3, LINE.left],
            [58, LINE.right],
            [58, LINE.right + STRIPE],
            [-3, LINE.left + STRIPE],
          ],
        },
        { kind: "logo", tone: "light", partner: true, box: { x: 6, y: 67.8, width: 43, height: 10.5 } },
      ],
    },
    {
      name: "back",
      elements: [
        {
          kind: "area",
          fill: "brand-deep",
          outline: [
            [-3, 66],
            [58, 57.5],
            [58, 88],
            [-3, 88],
          ],
        },
        {
          kind: "text",
          source: { field: "name" },
          box: { x: 5.4, y: 5.2, width: 44.2, height: 10.4 },
          lines: 2,
          down: "bottom",
          style: bold(12.5, 8.5, "text"),
        },
        {
          kind: "text",
          source: { field: "company" },
          box: { x: 5.4, y: 15.9, width: 44.2, height: 6.2 },
          lines: 2,
          style: regular(8, 6.5, "text-muted"),
        },
        {
          kind: "contact",
          box: { x: 5.4, y: 22.8, width: 46, height: 19 },
          fields: ["phone", "email", "address", "link"],
          gap: 0.6,
          style: regular(7.5, 6.5, "text"),
        },
        {
          kind: "service-list",
          box: { x: 5.4, y: 43.4, width: 39.2, height: 15.4 },
          lines: 5,
          style: regular(7, 6.5, "text-muted"),
        },
        { kind: "partner", tone: "dark", box: { x: 5.4, y: 69, width: 22, height: 6.4 } },
        { kind: "code", plate: { x: 33.6, y: 63.8, width: 16, height: 16 } },
      ],
    },
  ],
};
