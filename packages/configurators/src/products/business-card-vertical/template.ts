import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";
import { SERVICE_LIMITS } from "../limits.ts";

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Slope = { readonly left: number; readonly right: number };

/** The places of a format, in mm from the upper left corner of the cut card. */
type Format = {
  readonly trim: { readonly width: number; readonly height: number };
  /** The lower edge of the texture. */
  readonly line: Slope;
  /** The upper edge of the brand foot. */
  readonly foot: Slope;
} & Readonly<
  Record<
    "logo" | "logoBesidePartner" | "partnerLogo" | "name" | "company" | "contact" | "services" | "partner" | "code",
    Box
  >
>;

const STRIPE = 0.9;

/** Front: texture over white. Back: name, contact, five services and a brand foot. */
const card = (size: Format): Template => {
  const { line } = size;
  const right = size.trim.width + 3;
  const bottom = size.trim.height + 3;

  /** The tone is that of the area below the picture. */
  const front = (tone: "light" | "dark"): Template["sides"][number]["elements"] => [
    {
      kind: "picture",
      covers: "card",
      frame: { x: -3, y: -3, width: right + 3, height: line.left + 3 },
      outline: [
        [-3, -3],
        [right, -3],
        [right, line.right],
        [-3, line.left],
      ],
    },
    {
      kind: "area",
      fill: tone === "dark" ? "brand-deep" : "paper",
      outline: [
        [-3, line.left],
        [right, line.right],
        [right, bottom],
        [-3, bottom],
      ],
    },
    {
      kind: "area",
      fill: "daylight",
      outline: [
        [-3, line.left],
        [right, line.right],
        [right, line.right + STRIPE],
        [-3, line.left + STRIPE],
      ],
    },
    { kind: "logo", tone, box: size.logo, besidePartner: size.logoBesidePartner },
    { kind: "partner", tone, words: true, box: size.partnerLogo },
  ];

  return {
    product: "business_card_vertical",
    page: {
      trim: size.trim,
      bleed: { top: 3, right: 3, bottom: 3, left: 3 },
      safe: { top: 5, right: 3.4, bottom: 5, left: 3.4 },
    },
    rules: { smallestText: 6.5, smallestCode: 14, minResolution: 150 },
    services: SERVICE_LIMITS.business_card_vertical,
    sides: [
      {
        name: "front",
        elements: front("light"),
        // A light cover would end on white paper without an edge.
        others: [{ covers: ["chalk-light"], elements: front("dark") }],
      },
      {
        name: "back",
        elements: [
          {
            kind: "area",
            fill: "brand-deep",
            outline: [
              [-3, size.foot.left],
              [right, size.foot.right],
              [right, bottom],
              [-3, bottom],
            ],
          },
          {
            kind: "text",
            source: { field: "name" },
            box: size.name,
            lines: 3,
            down: "bottom",
            style: bold(12.5, 7.5, "text"),
          },
          {
            kind: "text",
            source: { field: "company" },
            box: size.company,
            lines: 3,
            style: { ...regular(8, 6.5, "text"), leading: 1.12 },
          },
          {
            kind: "contact",
            box: size.contact,
            fields: ["phone", "email", "address", "link"],
            gap: 0.6,
            style: regular(7.5, 6.5, "text"),
          },
          {
            kind: "service-list",
            box: size.services,
            lines: 5,
            // Tighter than other small text, so that five long services have a line each.
            style: { ...regular(7, 6.5, "text"), leading: 1.18 },
          },
          { kind: "partner", tone: "dark", box: size.partner },
          { kind: "code", plate: size.code },
        ],
      },
    ],
  };
};

/** 50 × 90 mm. */
export const BUSINESS_CARD_VERTICAL = card({
  trim: { width: 50, height: 90 },
  line: { left: 62.7, right: 48.6 },
  foot: { left: 70.5, right: 62 },
  logo: { x: 5.4, y: 70.2, width: 41.2, height: 12 },
  logoBesidePartner: { x: 5.4, y: 64.8, width: 41.2, height: 12.4 },
  partnerLogo: { x: 5.4, y: 78, width: 41.2, height: 6.6 },
  name: { x: 5.4, y: 5.4, width: 39.2, height: 10.8 },
  company: { x: 5.4, y: 16.3, width: 41.2, height: 8.2 },
  contact: { x: 5.4, y: 24.6, width: 41.2, height: 22.8 },
  services: { x: 5.4, y: 47.8, width: 39.2, height: 14.4 },
  partner: { x: 5.4, y: 72.6, width: 20, height: 6.4 },
  code: { x: 28.6, y: 68.6, width: 16, height: 16 },
});

/** 55 × 85 mm, as south-eastern Europe prints cards. */
export const BUSINESS_CARD_VERTICAL_85 = card({
  trim: { width: 55, height: 85 },
  line: { left: 58.6, right: 43.3 },
  foot: { left: 66, right: 57.5 },
  logo: { x: 5.4, y: 65.4, width: 46, height: 12 },
  logoBesidePartner: { x: 5.4, y: 60.2, width: 46, height: 12.4 },
  partnerLogo: { x: 5.4, y: 73.2, width: 46, height: 6.6 },
  name: { x: 5.4, y: 5.2, width: 44.2, height: 10.4 },
  company: { x: 5.4, y: 15.6, width: 46, height: 8 },
  contact: { x: 5.4, y: 23.6, width: 46, height: 20.6 },
  services: { x: 5.4, y: 44.4, width: 39.2, height: 14.2 },
  partner: { x: 5.4, y: 69, width: 22, height: 6.4 },
  code: { x: 33.6, y: 63.8, width: 16, height: 16 },
});
