import type { PaletteColour } from "../../artwork/palette.ts";
import type { Template } from "../../artwork/template/schema.ts";
import { bold, regular } from "../styles.ts";

/** The panel's lower edge, over the picture. */
const LINE = { left: 1130, right: 1000 };
const STRIPE = 15.3;

/** Capitals of 3.5 cm are read from the other side of a shop. */
const PREFERRED_HEADLINE_SIZE = 140;

type Elements = Template["sides"][number]["elements"];

interface Look {
  readonly panel: PaletteColour;
  readonly text: PaletteColour;
  readonly label: PaletteColour;
  /** Of logo and icons. */
  readonly tone: "light" | "dark";
}

/** The phone number has a line of its own: it is read from across the street. The email is below it, or in its place. */
const phone = (text: PaletteColour, label: PaletteColour, top: number): Elements => [
  {
    kind: "text",
    source: { label: "phone", with: "phone" },
    box: { x: 58, y: top, width: 734, height: 50 },
    lines: 1,
    down: "bottom",
    style: regular(96, 44, label),
  },
  {
    kind: "text",
    source: { field: "phone", otherwise: "email" },
    box: { x: 58, y: top + 56, width: 734, height: 110 },
    lines: 1,
    style: bold(240, 64, text),
  },
  {
    kind: "text",
    source: { field: "email", with: "phone" },
    box: { x: 58, y: top + 166, width: 540, height: 46 },
    lines: 1,
    style: bold(100, 44, text),
  },
];

const code = (top: number): Elements[number] & { kind: "code" } => ({
  kind: "code",
  plate: { x: 622, y: top, width: 170, height: 170 },
});

/** The address that the code opens, beside it. */
const codeWithLink = (text: PaletteColour, top: number): Elements[number] => ({
  ...code(top),
  label: { box: { x: 58, y: top, width: 540, height: 170 }, down: "middle", style: bold(120, 60, text) },
});

const servicesBeside = ({ tone, text }: Look): Elements[number] => ({
  kind: "services",
  box: { x: 58, y: 610, width: 540, height: 180 },
  columns: 1,
  rows: 3,
  gap: { across: 0, down: 12 },
  iconHeight: 50,
  tone,
  style: bold(84, 60, text),
});

const panel = (look: Look, alone: boolean): Elements => [
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
    wish: PREFERRED_HEADLINE_SIZE,
    style: bold(260, 120, look.text),
  },
  ...(alone ? [codeWithLink(look.text, 615)] : [servicesBeside(look), code(615)]),
  ...phone(look.text, look.label, 802),
];

const withPanel = (look: Look) => ({ elements: panel(look, false), withoutServices: panel(look, true) });

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
    box: { x: 58, y: 240, width: 734, height: 460 },
    lines: 5,
    wish: PREFERRED_HEADLINE_SIZE,
    style: bold(340, 120, "text"),
  },
  codeWithLink("text", 718),
  ...phone("text", "text", 912),
  ...services,
];

const WORDS = words(
  { left: 1660, right: 1530 },
  [165, 385, 605].map((left) => litPane(left, 1736, 1)),
  [
    {
      kind: "services",
      box: { x: 58, y: 1140, width: 734, height: 310 },
      columns: 1,
      rows: 3,
      gap: { across: 0, down: 20 },
      iconHeight: 84,
      tone: "light",
      style: bold(130, 60, "text"),
    },
  ],
);

/** The roof is higher and its windows are larger where there are no services. */
const WORDS_ALONE = words(
  { left: 1280, right: 1150 },
  [1360, 1700].flatMap((below) => [110, 350, 590].map((left) => litPane(left, below, 1.2))),
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
      ...withPanel({ panel: "brand-deep", text: "paper", label: "brand-pale", tone: "dark" }),
      others: [
        {
          covers: ["dawn-loft", "winter-close", "shutters-high-sun"],
          ...withPanel({ panel: "paper", text: "text", label: "text-muted", tone: "light" }),
        },
        { covers: ["banner-words"], elements: WORDS, withoutServices: WORDS_ALONE },
      ],
    },
  ],
};
