import { roundedRectangle } from "@lucarne/configurators/artwork/drawing/path";
import { turn } from "@lucarne/configurators/artwork/drawing/transform";
import type { Colour, Operation, Path } from "@lucarne/configurators/artwork/drawing/operation";
import type { Backdrop } from "./backdrop.ts";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, fill, groundShadow, INK, line, oval, pane, shape, clipped } from "./shapes.ts";

interface Paper {
  readonly colour: Colour;
  readonly light: Colour;
  readonly edge: Colour;
}

const PATINA: Paper = { colour: INK.patina, light: "#2a6f66", edge: "#0b443e" };
const COPPER: Paper = { colour: INK.copper, light: "#d4804f", edge: INK.copperDark };
const SLATE: Paper = { colour: INK.slateSoft, light: "#566670", edge: INK.slate };

/** A tilted voucher with notched sides and a symbol of what it buys. */
const voucher = ({ colour, light, edge }: Paper, notch: Colour, sign: readonly Operation[]): Operation[] => {
  const paper = roundedRectangle(94, 94, 292, 180, 16);
  return [
    groundShadow(240, 296, 156),
    ...turn(
      -8,
      [240, 184],
      [
        box(94, 102, 292, 180, 16, edge),
        fill(paper, colour),
        clipped(paper, [
          shape(
            [
              [268, 94],
              [386, 94],
              [386, 274],
              [210, 274],
            ],
            light,
          ),
          shape(
            [
              [386, 180],
              [386, 274],
              [355, 274],
            ],
            colour,
          ),
        ]),
        pane(318, 116, 34, 44),
        ...sign,
        box(124, 236, 110, 8, 4, INK.white, 0.5),
        disc(94, 184, 13, notch),
        disc(386, 184, 13, notch),
      ],
    ),
  ];
};

const fuelPump: Operation[] = [
  box(128, 128, 62, 92, 8, INK.white),
  box(140, 140, 38, 28, 4, INK.patina),
  box(120, 212, 78, 12, 4, INK.white),
  curve(
    [
      ["M", [194, 148]],
      ["L", [212, 166]],
      ["L", [212, 200]],
      ["Q", [212, 212], [201, 212]],
      ["Q", [194, 210], [194, 196]],
    ],
    8,
    INK.white,
  ),
];

const wrench: Operation[] = turn(
  38,
  [166, 174],
  [
    box(158, 138, 18, 84, 8, INK.white),
    disc(167, 136, 25, INK.white),
    box(158, 104, 18, 32, 3, INK.copper),
    disc(167, 222, 17, INK.white),
    disc(167, 222, 7, INK.copper),
  ],
);

const basket: Operation[] = [
  shape(
    [
      [124, 158],
      [222, 158],
      [206, 222],
      [140, 222],
    ],
    INK.white,
  ),
  line(
    [
      [146, 158],
      [166, 126],
    ],
    9,
    INK.white,
  ),
  line(
    [
      [200, 158],
      [180, 126],
    ],
    9,
    INK.white,
  ),
  ...[154, 173, 192].map((x) =>
    line(
      [
        [x, 174],
        [x, 206],
      ],
      6,
      INK.patina,
    ),
  ),
];

const plug: Operation[] = [
  box(136, 148, 74, 48, 12, INK.white),
  line(
    [
      [155, 128],
      [155, 150],
    ],
    10,
    INK.white,
  ),
  line(
    [
      [191, 128],
      [191, 150],
    ],
    10,
    INK.white,
  ),
  curve(
    [
      ["M", [173, 194]],
      ["C", [173, 232], [224, 204], [224, 232]],
    ],
    9,
    INK.white,
  ),
];

const suitcase: Operation[] = [
  curve(
    [
      ["M", [152, 146]],
      ["L", [152, 128]],
      ["L", [194, 128]],
      ["L", [194, 146]],
    ],
    9,
    INK.white,
  ),
  box(122, 144, 102, 78, 10, INK.white),
  box(144, 144, 8, 78, 0, INK.copper),
  box(194, 144, 8, 78, 0, INK.copper),
];

const cutlery: Operation[] = [
  line(
    [
      [150, 128],
      [150, 222],
    ],
    9,
    INK.white,
  ),
  ...[136, 150, 164].map((x) =>
    line(
      [
        [x, 128],
        [x, 152],
      ],
      6,
      INK.white,
    ),
  ),
  curve(
    [
      ["M", [136, 152]],
      ["Q", [150, 172], [164, 152]],
    ],
    7,
    INK.white,
  ),
  oval(202, 146, 16, 22, INK.white),
  line(
    [
      [202, 160],
      [202, 222],
    ],
    9,
    INK.white,
  ),
];

const ball: Operation[] = [
  disc(172, 174, 48, INK.white),
  shape(
    [
      [172, 152],
      [193, 167],
      [185, 191],
      [159, 191],
      [151, 167],
    ],
    INK.slate,
  ),
  ...(
    [
      [172, 152, 172, 128],
      [193, 167, 217, 160],
      [185, 191, 200, 212],
      [159, 191, 144, 212],
      [151, 167, 127, 160],
    ] as const
  ).map(([x1, y1, x2, y2]) =>
    line(
      [
        [x1, y1],
        [x2, y2],
      ],
      5,
      INK.slate,
    ),
  ),
];

const ribbon: Operation[] = [
  box(128, 158, 90, 64, 6, INK.white),
  box(122, 146, 102, 22, 5, INK.white),
  box(165, 146, 16, 76, 0, INK.copper),
  curve(
    [
      ["M", [173, 146]],
      ["C", [130, 140], [140, 112], [173, 144]],
      ["C", [206, 112], [216, 140], [173, 146]],
    ],
    8,
    INK.white,
  ),
];

const clubCard = (): Operation[] => {
  const card: Path = roundedRectangle(92, 92, 296, 186, 18);
  return [
    groundShadow(250, 300, 150),
    ...turn(
      -7,
      [240, 184],
      [
        fill(card, INK.patinaDark),
        clipped(card, [
          shape(
            [
              [284, 92],
              [388, 92],
              [388, 160],
              [350, 278],
              [224, 278],
            ],
            INK.patina,
          ),
        ]),
        box(122, 146, 46, 36, 7, "#f1bfa3"),
        ...[0, 1, 2, 3].map((group) => box(122 + group * 38, 212, 26, 10, 2, INK.patinaPale)),
        box(122, 242, 84, 8, 2, "#76bdaf"),
        pane(288, 124, 22, 66),
        pane(318, 124, 22, 66),
      ],
    ),
  ];
};

const one = (slug: string, paper: Paper, sign: readonly Operation[], backdrop: Backdrop = "slate"): ProductPicture => ({
  slug,
  backdrop,
  draw: () => voucher(paper, backdrop === "slate" ? "#e6ebee" : "#e2efeb", sign),
});

export const VOUCHERS: readonly ProductPicture[] = [
  one("voucher-fuel", PATINA, fuelPump),
  one("voucher-diy", COPPER, wrench),
  one("voucher-grocery", PATINA, basket),
  one("voucher-electronics", SLATE, plug),
  one("voucher-travel", COPPER, suitcase),
  one("voucher-restaurant", SLATE, cutlery),
  one("voucher-sport", PATINA, ball),
  one("voucher-gift", COPPER, ribbon),
  { slug: "club-card", backdrop: "patina", draw: clubCard },
];
