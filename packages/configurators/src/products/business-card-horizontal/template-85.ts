import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";
import { SERVICE_LIMITS } from "../limits.ts";

/** 85 × 55 mm, as south-eastern Europe prints cards. Front: texture and logo. Back: name, contact, services and QR code. */
export const BUSINESS_CARD_HORIZONTAL_85: Template = {
  product: "business_card_horizontal",
  page: {
    trim: { width: 85, height: 55 },
    bleed: { top: 3, right: 3, bottom: 3, left: 3 },
    safe: { top: 5, right: 5, bottom: 5, left: 5 },
  },
  rules: { smallestText: 6.5, smallestCode: 14, minResolution: 150 },
  services: SERVICE_LIMITS.business_card_horizontal,
  sides: [
    {
      name: "front",
      elements: [
        {
          kind: "picture",
          covers: "card",
          frame: { x: -3, y: -3, width: 91, height: 61 },
          outline: [
            [-3, -3],
            [88, -3],
            [88, 58],
            [-3, 58],
          ],
        },
        {
          kind: "area",
          fill: "brand-deep",
          outline: [
            [-3, -3],
            [88, -3],
            [88, 58],
            [-3, 58],
          ],
          fade: { from: [30, 12.5], to: [55.6, -8], opacity: 0.6 },
        },
        { kind: "logo", tone: "dark", onCover: true, partner: true, box: { x: 7, y: 38, width: 40, height: 10.5 } },
      ],
    },
    {
      name: "back",
      elements: [
        {
          kind: "area",
          fill: "brand",
          outline: [
            [65.3, -3],
            [88, -3],
            [88, 58],
            [52.3, 58],
          ],
        },
        {
          kind: "text",
          source: { field: "name" },
          box: { x: 6.5, y: 5.8, width: 53.5, height: 5.6 },
          lines: 1,
          down: "bottom",
          style: bold(12.5, 8.5, "text"),
        },
        {
          kind: "text",
          source: { field: "company" },
          box: { x: 6.5, y: 11.6, width: 52.5, height: 3.8 },
          lines: 1,
          style: regular(8, 6.5, "text-muted"),
        },
        {
          kind: "contact",
          box: { x: 6.5, y: 17.2, width: 50, height: 18.8 },
          fields: ["phone", "email", "address", "link"],
          gap: 0.5,
          style: regular(7.5, 6.5, "text"),
        },
        {
          kind: "service-list",
          box: { x: 6.5, y: 37, width: 46.2, height: 12.4 },
          lines: 4,
          style: regular(7, 6.5, "text-muted"),
        },
        {
          kind: "partner",
          tone: "dark",
          across: "right",
          box: { x: 68, y: 6, width: 11.6, height: 7 },
        },
        { kind: "code", plate: { x: 61, y: 30.4, width: 19, height: 19 } },
      ],
    },
  ],
};
