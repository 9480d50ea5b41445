import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";
import { SERVICE_LIMITS } from "../limits.ts";

/** The roof line runs from 63% of the height at the left to 49% at the right, through trim and bleed. */
const LINE = { left: 132.9, right: 102.3 };
/** The yellow stripe along it: 1.8% of the width. */
const STRIPE = 2.7;

/** Other compositions: the slanted lower edge of the headline's panel, and that of the picture. */
const HEAD = { left: 74, right: 58 };
const BASE = { left: 181, right: 174 };

/** Words only: the upper edge of a dark roof with lit windows. */
const ROOF = { left: 135, right: 115 };

const litPane = (left: number): Template["sides"][number]["elements"][number] => {
  const top = 140.5 - left * 0.13;
  return {
    kind: "area",
    fill: "daylight",
    outline: [
      [left, top],
      [left + 24, top - 3.1],
      [left + 15.5, top + 25],
      [left - 8.5, top + 28.1],
    ],
  };
};

/** Logo and phone number at the foot of the front. */
const FOOT: Template["sides"][number]["elements"] = [
  { kind: "logo", tone: "light", box: { x: 10, y: 187, width: 58, height: 13 } },
  {
    kind: "text",
    source: { label: "phone", with: "phone" },
    box: { x: 78, y: 187, width: 60, height: 5 },
    lines: 1,
    across: "right",
    style: regular(9, 8, "text"),
  },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 70, y: 192.5, width: 68, height: 7.5 },
    lines: 1,
    across: "right",
    style: bold(17, 9, "text"),
  },
];

/** Back: the panel with the description, set up to `largest` points. */
const description = (largest: number): Template["sides"][number]["elements"] => [
  {
    kind: "picture",
    covers: "flyer",
    shows: "header",
    frame: { x: -3, y: -3, width: 154, height: 69 },
    outline: [
      [-3, -3],
      [151, -3],
      [151, 48.6],
      [-3, 66],
    ],
  },
  {
    kind: "area",
    fill: "brand-deep",
    outline: [
      [-3, -3],
      [151, -3],
      [151, 48.6],
      [-3, 66],
    ],
    fade: { from: [100, 0], to: [150, 0], opacity: 0.55 },
  },
  {
    kind: "text",
    source: { field: "longDescription" },
    box: { x: 10, y: 10, width: 92, height: 34 },
    lines: 4,
    onCover: true,
    style: bold(largest, 12, "paper"),
  },
];

/** Back: the band with logo, contact and QR code. */
const CONTACT: Template["sides"][number]["elements"] = [
  {
    kind: "area",
    fill: "band",
    outline: [
      [-3, 152],
      [151, 138.6],
      [151, 213],
      [-3, 213],
    ],
  },
  { kind: "logo", tone: "light", box: { x: 10, y: 162, width: 80, height: 14 } },
  {
    kind: "contact",
    box: { x: 10, y: 179, width: 88, height: 21 },
    fields: ["address", "phone", "email"],
    gap: 1.2,
    style: regular(11, 8, "text"),
  },
  {
    kind: "code",
    plate: { x: 104, y: 158, width: 34, height: 34 },
    label: {
      box: { x: 98.5, y: 193, width: 39.5, height: 7 },
      across: "right",
      style: { ...regular(9, 8, "text"), leading: 1.15 },
    },
  },
];

/** A5, two sides. */
export const FLYER: Template = {
  product: "flyer",
  page: {
    trim: { width: 148, height: 210 },
    bleed: { top: 3, right: 3, bottom: 3, left: 3 },
    safe: { top: 10, right: 10, bottom: 10, left: 10 },
  },
  rules: { smallestText: 8, smallestCode: 20, minResolution: 150 },
  services: SERVICE_LIMITS.flyer,
  sides: [
    {
      name: "front",
      elements: [
        {
          kind: "picture",
          covers: "flyer",
          photo: true,
          frame: { x: -3, y: -3, width: 154, height: 135.9 },
          outline: [
            [-3, -3],
            [151, -3],
            [151, LINE.right],
            [-3, LINE.left],
          ],
        },
        {
          kind: "area",
          fill: "daylight",
          outline: [
            [-3, LINE.left],
            [151, LINE.right],
            [151, LINE.right + STRIPE],
            [-3, LINE.left + STRIPE],
          ],
        },
        {
          kind: "text",
          source: { field: "shortDescription", otherwise: "longDescription" },
          box: { x: 10, y: 138.5, width: 128, height: 40.5 },
          lines: 4,
          style: bold(33, 22, "text"),
        },
        ...FOOT,
      ],
      others: [
        {
          covers: ["morning-loft", "winter-house", "blue-hour", "new-light-bedroom", "spring-house"],
          elements: [
            {
              kind: "picture",
              covers: "flyer",
              photo: true,
              frame: { x: -3, y: 60, width: 154, height: 135.9 },
              outline: [
                [-3, HEAD.left],
                [151, HEAD.right],
                [151, BASE.right],
                [-3, BASE.left],
              ],
            },
            {
              kind: "area",
              fill: "brand-deep",
              outline: [
                [-3, -3],
                [151, -3],
                [151, HEAD.right],
                [-3, HEAD.left],
              ],
            },
            {
              kind: "area",
              fill: "daylight",
              outline: [
                [-3, HEAD.left],
                [151, HEAD.right],
                [151, HEAD.right + STRIPE],
                [-3, HEAD.left + STRIPE],
              ],
            },
            {
              kind: "text",
              source: { field: "shortDescription", otherwise: "longDescription" },
              box: { x: 10, y: 12, width: 128, height: 43 },
              lines: 4,
              style: bold(33, 22, "paper"),
            },
            ...FOOT,
          ],
        },
        {
          covers: ["words-only"],
          elements: [
            {
              kind: "picture",
              covers: "flyer",
              frame: { x: -3, y: -3, width: 154, height: 138 },
              outline: [
                [-3, -3],
                [151, -3],
                [151, ROOF.right],
                [-3, ROOF.left],
              ],
            },
            {
              kind: "area",
              fill: "brand-deep",
              outline: [
                [-3, ROOF.left],
                [151, ROOF.right],
                [151, BASE.right],
                [-3, BASE.left],
              ],
            },
            ...[29, 69, 109].map(litPane),
            {
              kind: "text",
              source: { field: "shortDescription", otherwise: "longDescription" },
              box: { x: 10, y: 13, width: 128, height: 98 },
              lines: 6,
              down: "middle",
              style: bold(58, 24, "text"),
            },
            ...FOOT,
          ],
        },
      ],
    },
    {
      name: "back",
      elements: [
        ...description(17),
        {
          kind: "services",
          box: { x: 10, y: 74, width: 128, height: 54 },
          columns: 2,
          rows: 3,
          gap: { across: 6, down: 7 },
          iconHeight: 13,
          tone: "light",
          style: bold(12, 9, "text"),
        },
        ...CONTACT,
      ],
      withoutServices: [
        {
          kind: "picture",
          covers: "flyer",
          shows: "companion",
          photo: true,
          frame: { x: -3, y: 48, width: 154, height: 104.5 },
          outline: [
            [-3, 66],
            [151, 48.6],
            [151, 138.6],
            [-3, 152],
          ],
        },
        ...description(21),
        {
          kind: "area",
          fill: "daylight",
          outline: [
            [-3, 66],
            [151, 48.6],
            [151, 48.6 + STRIPE],
            [-3, 66 + STRIPE],
          ],
        },
        ...CONTACT,
      ],
    },
  ],
};
