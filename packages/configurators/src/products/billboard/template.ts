import type { PaletteColour } from "../../artwork/palette.ts";
import type { Template } from "../../artwork/template/schema.ts";
import { bold } from "../styles.ts";

/** The brand panel covers 55% of the width at the top and 40% at the bottom. */
const PANEL = { top: 2772, bottom: 2016 };
const STRIPE = 91;

/** Capitals of 12 cm are read from 50 m, those of 8 cm from 30 m. */
const PREFERRED_HEADLINE_SIZE = 480;
const PREFERRED_PHONE_SIZE = 330;

interface Look {
  readonly panel: PaletteColour;
  readonly text: PaletteColour;
  /** Of the logo. */
  readonly tone: "light" | "dark";
}

const withPanel = (look: Look): Template["sides"][number]["elements"] => [
  {
    kind: "picture",
    covers: "billboard",
    photo: true,
    frame: { x: -10, y: -10, width: 5060, height: 2400 },
    outline: [
      [PANEL.bottom, -10],
      [5050, -10],
      [5050, 2390],
      [PANEL.bottom, 2390],
    ],
  },
  {
    kind: "area",
    fill: look.panel,
    outline: [
      [-10, -10],
      [PANEL.top, -10],
      [PANEL.bottom, 2390],
      [-10, 2390],
    ],
  },
  {
    kind: "area",
    fill: "daylight",
    outline: [
      [PANEL.top, -10],
      [PANEL.top + STRIPE, -10],
      [PANEL.bottom + STRIPE, 2390],
      [PANEL.bottom, 2390],
    ],
  },
  { kind: "logo", tone: look.tone, box: { x: 264, y: 220, width: 2200, height: 300 } },
  {
    kind: "text",
    source: { field: "shortDescription", otherwise: "longDescription" },
    box: { x: 264, y: 700, width: 1888, height: 1060 },
    lines: 5,
    wish: PREFERRED_HEADLINE_SIZE,
    style: bold(1050, 300, look.text),
  },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 264, y: 1930, width: 1740, height: 270 },
    beside: { fields: ["phone", "email"], box: { x: 264, y: 1800, width: 1740, height: 210 } },
    lines: 1,
    wish: PREFERRED_PHONE_SIZE,
    style: bold(620, 260, look.text),
  },
  {
    kind: "text",
    source: { field: "email", with: "phone" },
    box: { x: 264, y: 2020, width: 1740, height: 210 },
    lines: 1,
    style: bold(330, 250, look.text),
  },
];

/** Large type without a picture. */
const WORDS: Template["sides"][number]["elements"] = [
  {
    kind: "picture",
    covers: "billboard",
    frame: { x: -10, y: -10, width: 5060, height: 2400 },
    outline: [
      [-10, -10],
      [5050, -10],
      [5050, 2390],
      [-10, 2390],
    ],
  },
  {
    kind: "area",
    fill: "brand-deep",
    outline: [
      [-10, 1870],
      [5050, 1730],
      [5050, 2390],
      [-10, 2390],
    ],
  },
  {
    kind: "text",
    source: { field: "shortDescription", otherwise: "longDescription" },
    box: { x: 264, y: 220, width: 4512, height: 1440 },
    lines: 4,
    down: "middle",
    wish: PREFERRED_HEADLINE_SIZE,
    style: bold(1900, 300, "text"),
  },
  { kind: "logo", tone: "dark", box: { x: 264, y: 1910, width: 2240, height: 310 } },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 2560, y: 1930, width: 2216, height: 270 },
    beside: { fields: ["phone", "email"], box: { x: 2560, y: 1830, width: 2216, height: 180 } },
    lines: 1,
    wish: PREFERRED_PHONE_SIZE,
    across: "right",
    style: bold(720, 260, "paper"),
  },
  {
    kind: "text",
    source: { field: "email", with: "phone" },
    box: { x: 2560, y: 2020, width: 2216, height: 210 },
    lines: 1,
    across: "right",
    style: bold(330, 250, "paper"),
  },
];

/**
 * 504 × 238 cm, seen from a car: headline of up to five words, phone, picture. No QR code, because nobody could scan
 * it.
 */
export const BILLBOARD: Template = {
  product: "billboard",
  page: {
    trim: { width: 5040, height: 2380 },
    bleed: { top: 10, right: 10, bottom: 10, left: 10 },
    safe: { top: 150, right: 150, bottom: 150, left: 150 },
  },
  rules: { smallestText: 250, smallestCode: 2000, minResolution: 30 },
  sides: [
    {
      name: "front",
      elements: withPanel({ panel: "brand-deep", text: "paper", tone: "dark" }),
      others: [
        {
          covers: ["winter-right", "exploded-right"],
          elements: withPanel({ panel: "paper", text: "text", tone: "light" }),
        },
        { covers: ["billboard-words"], elements: WORDS },
      ],
    },
  ],
};
