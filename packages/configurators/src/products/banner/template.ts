import type { PaletteColour } from "../../artwork/palette.ts";
import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";

/** The panel's lower edge, over the picture. */
const LINE = { left: 1130, right: 1000 };
const STRIPE = 15.3;

/** Capitals of 3.5 cm are read from the other side of a shop. */
const HEADLINE_WISH = 140;

type Elements = Template["sides"][number]["elements"];

interface Look {
  readonly panel: PaletteColour;
  readonly text: PaletteColour;
  readonly label: PaletteColour;
  /** Of logo and icons. */
  readonly tone: "light" | "dark";
}

/** The phone number has a line of its own: it is read from across the street. */
const phone = (text: PaletteColour, label: PaletteColour): Elements => [
  {
    kind: "text",
    source: { label: "phone", with: "phone" },
    box: { x: 58, y: 812, width: 734, height: 40 },
    lines: 1,
    style: regular(64, 44, label),
  },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 58, y: 858, width: 734, height: 110 },
    lines: 1,
    style: bold(240, 64, text),
  },
];

/** Beside the services. */
const CODE: Elements[number] = { kind: "code", plate: { x: 622, y: 615, width: 170, height: 170 } };

const withPanel = (look: Look): Elements => [
  {
    kind: "picture",
    covers: "banner",
    photo: true,
    frame: { x: 0, y: 960, width: 850, height: 1140 },
    outline: [
      [0, LINE.left],
      [850, LINE.right],
      [850, 2100],
      [0, 2100],
    ],
  },
  {
    kind: "area",
    fill: look.panel,
    outline: [
      [0, 0],
      [850, 0],
      [850, LINE.right],
      [0, LINE.left],
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
  { kind: "logo", tone: look.tone, box: { x: 58, y: 80, width: 480, height: 110 } },
  {
    kind: "text",
    source: { field: "shortDescription", otherwise: "longDescription" },
    box: { x: 58, y: 248, width: 734, height: 345 },
    lines: 4,
    wish: HEADLINE_WISH,
    style: bold(260, 120, look.text),
  },
  {
    kind: "services",
    box: { x: 58, y: 610, width: 540, height: 180 },
    columns: 1,
    rows: 3,
    gap: { across: 0, down: 12 },
    iconHeight: 50,
    tone: look.tone,
    style: bold(84, 60, look.text),
  },
  ...phone(look.text, look.label),
  CODE,
];

/** A lit window in the roof below the words; `size` is a multiple of the usual one. */
const litPane = (left: number, below: number, size: number): Elements[number] => {
  const top = below - left * 0.153;
  return {
    kind: "area",
    fill: "daylight",
    outline: [
      [left, top],
      [left + 150 * size, top - 23 * size],
      [left + 84 * size, top + 207 * size],
      [left - 66 * size, top + 230 * size],
    ],
  };
};

/** Large type above a dark roof with lit windows. `roof` is the height of its upper edge. */
const words = (roof: { left: number; right: number }, panes: Elements, services: Elements): Elements => [
  {
    kind: "picture",
    covers: "banner",
    frame: { x: 0, y: 0, width: 850, height: 2100 },
    outline: [
      [0, 0],
      [850, 0],
      [850, 2100],
      [0, 2100],
    ],
  },
  {
    kind: "area",
    fill: "brand-deep",
    outline: [
      [0, roof.left],
      [850, roof.right],
      [850, 2100],
      [0, 2100],
    ],
  },
  ...panes,
  { kind: "logo", tone: "light", box: { x: 58, y: 80, width: 480, height: 110 } },
  {
    kind: "text",
    source: { field: "shortDescription", otherwise: "longDescription" },
    box: { x: 58, y: 240, width: 734, height: 430 },
    lines: 5,
    wish: HEADLINE_WISH,
    style: bold(340, 120, "text"),
  },
  {
    kind: "text",
    source: { label: "phone", with: "phone" },
    box: { x: 58, y: 838, width: 540, height: 36 },
    lines: 1,
    style: regular(64, 44, "text"),
  },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 58, y: 880, width: 540, height: 72 },
    lines: 1,
    style: bold(140, 64, "text"),
  },
  { kind: "code", plate: { x: 622, y: 808, width: 170, height: 170 } },
  ...services,
];

const WORDS = words(
  { left: 1640, right: 1510 },
  [165, 385, 605].map((left) => litPane(left, 1716, 1)),
  [
    {
      kind: "services",
      box: { x: 58, y: 1060, width: 734, height: 360 },
      columns: 1,
      rows: 3,
      gap: { across: 0, down: 24 },
      iconHeight: 92,
      tone: "light",
      style: bold(130, 60, "text"),
    },
  ],
);

/** The roof is higher and its windows are larger where there are no services. */
const WORDS_ALONE = words(
  { left: 1190, right: 1060 },
  [1310, 1680].flatMap((below) => [110, 350, 590].map((left) => litPane(left, below, 1.3))),
  [],
);

/**
 * Roll-up, 85 × 200 cm. Its foot is hidden in the cassette, so only the bottom has bleed. The headline has its own
 * panel, so that the picture keeps its colours. Phone and QR code are 90 to 140 cm above the floor.
 */
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
      elements: withPanel({ panel: "brand-deep", text: "paper", label: "brand-pale", tone: "dark" }),
      others: [
        {
          covers: ["dawn-loft", "winter-close", "shutters-high-sun"],
          elements: withPanel({ panel: "paper", text: "text", label: "text-muted", tone: "light" }),
        },
        { covers: ["banner-words"], elements: WORDS, withoutServices: WORDS_ALONE },
      ],
    },
  ],
};
