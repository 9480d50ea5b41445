import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";
import { SERVICE_LIMITS } from "../limits.ts";

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The places of a format, in mm from the upper left corner of the cut card. */
type Format = {
  readonly trim: { readonly width: number; readonly height: number };
  /** The left edge of the brand's area at the card's top and bottom. */
  readonly panel: { readonly top: number; readonly bottom: number };
} & Readonly<
  Record<
    "logo" | "logoBesidePartner" | "partnerLogo" | "name" | "company" | "contact" | "services" | "partner" | "code",
    Box
  >
>;

type Elements = Template["sides"][number]["elements"];

/** Distance of the light cover's panel from that of the back. */
const EDGE = 9;
const STRIPE = 1.2;

/** Front: texture and logo. Back: name, contact, services and QR code. */
const card = (size: Format): Template => {
  const right = size.trim.width + 3;
  const bottom = size.trim.height + 3;

  const front: Elements = [
    {
      kind: "picture",
      covers: "card",
      frame: { x: -3, y: -3, width: right + 3, height: bottom + 3 },
      outline: [
        [-3, -3],
        [right, -3],
        [right, bottom],
        [-3, bottom],
      ],
    },
    {
      kind: "area",
      fill: "brand-deep",
      outline: [
        [-3, -3],
        [right, -3],
        [right, bottom],
        [-3, bottom],
      ],
      fade: { from: [44, 12.5], to: [69.6, -8], opacity: 0.6 },
    },
    { kind: "logo", tone: "dark", onCover: true, box: size.logo, besidePartner: size.logoBesidePartner },
    { kind: "partner", tone: "dark", onCover: true, words: true, box: size.partnerLogo },
  ];
  const { top: upper, bottom: lower } = size.panel;
  const edge: Elements = [
    {
      kind: "area",
      fill: "brand-deep",
      outline: [
        [upper + EDGE, -3],
        [right, -3],
        [right, bottom],
        [lower + EDGE, bottom],
      ],
    },
    {
      kind: "area",
      fill: "daylight",
      outline: [
        [upper + EDGE - STRIPE, -3],
        [upper + EDGE, -3],
        [lower + EDGE, bottom],
        [lower + EDGE - STRIPE, bottom],
      ],
    },
  ];

  return {
    product: "business_card_horizontal",
    page: {
      trim: size.trim,
      bleed: { top: 3, right: 3, bottom: 3, left: 3 },
      safe: { top: 5, right: 5, bottom: 5, left: 5 },
    },
    rules: { smallestText: 6.5, smallestCode: 14, minResolution: 150 },
    services: SERVICE_LIMITS.business_card_horizontal,
    sides: [
      {
        name: "front",
        elements: front,
        // A light cover would end on white paper without an edge.
        others: [{ covers: ["chalk-light"], elements: [...front, ...edge] }],
      },
      {
        name: "back",
        elements: [
          {
            kind: "area",
            fill: "brand",
            outline: [
              [size.panel.top, -3],
              [right, -3],
              [right, bottom],
              [size.panel.bottom, bottom],
            ],
          },
          {
            kind: "text",
            source: { field: "name" },
            box: size.name,
            lines: 2,
            down: "bottom",
            style: bold(12, 6.5, "text"),
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
            gap: 0.25,
            style: regular(7.5, 6.5, "text"),
          },
          {
            kind: "service-list",
            box: size.services,
            lines: 4,
            down: "bottom",
            // Tighter than other small text, so that four long services have a line each.
            style: { ...regular(6.5, 6.5, "text"), leading: 1.12 },
          },
          {
            kind: "partner",
            tone: "dark",
            across: "right",
            box: size.partner,
          },
          { kind: "code", plate: size.code },
        ],
      },
    ],
  };
};

/** 90 × 50 mm. */
export const BUSINESS_CARD_HORIZONTAL = card({
  trim: { width: 90, height: 50 },
  panel: { top: 70.3, bottom: 58.4 },
  logo: { x: 7, y: 18.9, width: 40, height: 12.2 },
  logoBesidePartner: { x: 7, y: 31.4, width: 40, height: 12.2 },
  partnerLogo: { x: 7, y: 6.2, width: 44, height: 7 },
  name: { x: 6.5, y: 5.1, width: 56, height: 5.6 },
  company: { x: 6.5, y: 10.7, width: 56, height: 7.8 },
  contact: { x: 6.5, y: 18.5, width: 55, height: 15.6 },
  services: { x: 6.5, y: 34.1, width: 52, height: 10.9 },
  partner: { x: 73, y: 5.6, width: 11.6, height: 7 },
  code: { x: 66, y: 25.6, width: 19, height: 19 },
});

/** 85 × 55 mm, as south-eastern Europe prints cards. */
export const BUSINESS_CARD_HORIZONTAL_85 = card({
  trim: { width: 85, height: 55 },
  panel: { top: 65.3, bottom: 52.3 },
  logo: { x: 7, y: 21.4, width: 40, height: 12.2 },
  logoBesidePartner: { x: 7, y: 36.4, width: 40, height: 12.2 },
  partnerLogo: { x: 7, y: 6.6, width: 44, height: 7 },
  name: { x: 6.5, y: 5.8, width: 53.5, height: 5.6 },
  company: { x: 6.5, y: 11.4, width: 52.5, height: 7.8 },
  contact: { x: 6.5, y: 19.4, width: 50, height: 17.4 },
  services: { x: 6.5, y: 37, width: 46.2, height: 12.4 },
  partner: { x: 68, y: 6, width: 11.6, height: 7 },
  code: { x: 61, y: 30.4, width: 19, height: 19 },
});
