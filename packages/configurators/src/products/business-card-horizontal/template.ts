import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";
import { SERVICE_LIMITS } from "../limits.ts";

/** 90 × 50 mm. Front: texture and logo. Back: name, contact, services and QR code. */
export const BUSINESS_CARD_HORIZONTAL: Template = {
  product: "business_card_horizontal",
  page: {
    trim: { width: 90, height: 50 },
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
          frame: { x: -3, y: -3, width: 96, height: 56 },
          outline: [
            [-3, -3],
            [93, -3],
            [93, 53],
            [-3, 53],
          ],
        },
        {
          kind: "area",
          fill: "brand-deep",
          outline: [
            [-3, -3],
            [93, -3],
            [93, 53],
            [-3, 53],
          ],
          fade: { from: [30, 12.5], to: [55.6, -8], opacity: 0.6 },
        },
        { kind: "logo", tone: "dark", onCover: true, partner: true, box: { x: 7, y: 33, width: 40, height: 10.5 } },
      ],
    },
    {
      name: "back",
      elements: [
        {
          kind: "area",
          fill: "brand",
          outline: [
            [70.3, -3],
            [93, -3],
            [93, 53],
            [58.4, 53],
          ],
        },
        {
          kind: "text",
          source: { field: "name" },
          box: { x: 6.5, y: 5.4, width: 56, height: 5.6 },
          lines: 1,
          down: "bottom",
          style: bold(12.5, 8.5, "text"),
        },
        {
          kind: "text",
          source: { field: "company" },
          box: { x: 6.5, y: 11.1, width: 56, height: 3.8 },
          lines: 1,
          style: regular(8, 6.5, "text-muted"),
        },
        {
          kind: "contact",
          box: { x: 6.5, y: 16.2, width: 55, height: 18.4 },
          fields: ["phone", "email", "address", "link"],
          gap: 0.5,
          style: regular(7.5, 6.5, "text"),
        },
        {
          kind: "service-list",
          box: { x: 6.5, y: 35.6, width: 52, height: 9.2 },
          lines: 3,
          style: regular(7, 6.5, "text-muted"),
        },
        {
          kind: "partner",
          tone: "dark",
          across: "right",
          box: { x: 73, y: 5.6, width: 11.6, height: 7 },
        },
        { kind: "code", plate: { x: 66, y: 25.6, width: 19, height: 19 } },
      ],
    },
  ],
};
