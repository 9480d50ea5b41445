import { polygon } from "../drawing/path.ts";
import type { Colour, Operation, Path, Point } from "../drawing/operation.ts";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, fill, groundShadow, INK, line, oval, pane, shape, shine, within } from "./shapes.ts";

const MIDDLE = 240;

/** The points and, mirrored about the middle, the same points again: one garment outline from its left half. */
const mirrored = (left: readonly Point[]): Point[] => [
  ...left,
  ...left.map(([x, y]): Point => [2 * MIDDLE - x, y]).reverse(),
];

const flip = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [2 * MIDDLE - x, y]);

interface Top {
  readonly body: Colour;
  readonly sleeve: Colour;
  readonly shoulder?: Colour;
  readonly collar: Colour;
  /** Colour of two reflecting bands. */
  readonly bands?: Colour;
  /** Length of the sleeves: where the cuff lies. */
  readonly cuff: number;
  readonly zip?: Colour;
}

/** A garment for the upper body: sleeves behind, body, shoulders, bands, collar. */
const top = ({ body, sleeve, shoulder, collar, bands, cuff, zip }: Top): Operation[] => {
  const reach = (cuff - 108) * 0.34;
  const arm: Point[] = [
    [160, 92],
    [124 - reach, cuff],
    [172 - reach * 0.9, cuff + 18],
    [188, 150],
  ];
  const torso = polygon(
    mirrored([
      [204, 64],
      [152, 96],
      [170, 168],
      [166, 304],
    ]),
  );
  const yoke: Point[] = [
    [204, 64],
    [152, 96],
    [160, 132],
    [180, 148],
    [222, 96],
  ];
  return [
    shape(arm, sleeve),
    shape(flip(arm), sleeve),
    fill(torso, body),
    ...(bands ? [within(torso, [box(140, 204, 200, 22, 0, bands), box(140, 256, 200, 22, 0, bands)])] : []),
    ...(shoulder ? [shape(yoke, shoulder), shape(flip(yoke), shoulder)] : []),
    shine(torso, 150, 304, 40, 250),
    shape(
      mirrored([
        [212, 60],
        [204, 68],
        [222, 98],
      ]),
      collar,
    ),
    ...(zip ? [box(237, 98, 6, 206, 0, zip)] : []),
  ];
};

const jacket = (): Operation[] => [
  ...top({
    body: INK.slate,
    sleeve: INK.slate,
    shoulder: INK.copper,
    collar: INK.slateSoft,
    bands: INK.slatePale,
    cuff: 262,
    zip: "#0f171c",
  }),
  pane(268, 162, 28, 24),
];

const rainJacket = (): Operation[] => [
  fill([["M", [186, 92]], ["C", [180, 28], [300, 28], [294, 92]], ["Z"]], INK.patinaDark),
  ...top({ body: INK.patina, sleeve: INK.patinaLight, collar: INK.patinaDark, cuff: 262, zip: INK.daylight }),
  box(178, 226, 48, 8, 3, INK.patinaDark),
  box(254, 226, 48, 8, 3, INK.patinaDark),
  pane(264, 144, 26, 22),
];

const vest = (): Operation[] => {
  const body = polygon(
    mirrored([
      [206, 62],
      [172, 74],
      [186, 140],
      [164, 170],
      [166, 304],
    ]),
  );
  return [
    fill(body, "#f6ba3a"),
    within(body, [
      box(140, 200, 200, 26, 0, INK.slatePale),
      box(140, 254, 200, 26, 0, INK.slatePale),
      box(190, 60, 22, 140, 0, INK.slatePale),
      box(268, 60, 22, 140, 0, INK.slatePale),
    ]),
    shape(
      mirrored([
        [206, 62],
        [240, 150],
      ]),
      INK.chalk,
    ),
    line(
      [
        [240, 150],
        [240, 302],
      ],
      4,
      INK.daylightDark,
    ),
    shine(body, 150, 304, 40, 250),
  ];
};

const tShirt = (): Operation[] => [
  ...top({ body: INK.patina, sleeve: INK.patina, collar: INK.patinaDark, cuff: 164 }),
  pane(222, 158, 40, 36),
];

const hoodie = (): Operation[] => [
  fill([["M", [176, 96]], ["C", [172, 34], [308, 34], [304, 96]], ["L", [240, 132]], ["Z"]], INK.slateSoft),
  ...top({ body: INK.slateSoft, sleeve: INK.slateSoft, collar: INK.slate, cuff: 262 }),
  shape(
    [
      [200, 232],
      [280, 232],
      [302, 284],
      [178, 284],
    ],
    INK.slate,
  ),
  line(
    [
      [226, 98],
      [222, 150],
    ],
    5,
    INK.daylight,
  ),
  line(
    [
      [254, 98],
      [258, 146],
    ],
    5,
    INK.daylight,
  ),
  pane(258, 172, 26, 22),
];

const trousers = (): Operation[] => {
  const legs = polygon(
    mirrored([
      [180, 50],
      [158, 308],
      [216, 312],
      [240, 140],
    ]),
  );
  return [
    fill(legs, INK.slateSoft),
    shine(legs, 130, 312, 34, 260),
    box(178, 46, 124, 20, 4, INK.slate),
    box(228, 46, 24, 20, 3, INK.copper),
    shape(
      [
        [170, 198],
        [222, 200],
        [220, 252],
        [164, 250],
      ],
      INK.slate,
    ),
    shape(
      flip([
        [170, 198],
        [222, 200],
        [220, 252],
        [164, 250],
      ]),
      INK.slate,
    ),
    box(168, 104, 38, 50, 4, INK.copper),
    box(274, 104, 38, 50, 4, INK.copper),
    line(
      [
        [240, 70],
        [240, 136],
      ],
      3,
      INK.slate,
    ),
  ];
};

const cap = (): Operation[] => [
  groundShadow(244, 280, 150),
  fill(
    [["M", [240, 236]], ["C", [330, 214], [428, 232], [440, 272]], ["C", [370, 262], [300, 268], [226, 276]], ["Z"]],
    INK.slate,
  ),
  fill(
    [["M", [96, 252]], ["C", [90, 110], [312, 76], [342, 244]], ["C", [262, 232], [180, 240], [96, 262]], ["Z"]],
    INK.patina,
  ),
  fill(
    [
      ["M", [96, 252]],
      ["C", [92, 176], [140, 124], [204, 118]],
      ["C", [160, 160], [150, 210], [150, 248]],
      ["L", [96, 262]],
      ["Z"],
    ],
    INK.patinaLight,
  ),
  disc(208, 116, 9, INK.patinaDark),
  pane(214, 170, 44, 38),
];

const beanie = (): Operation[] => [
  groundShadow(240, 298, 120),
  fill([["M", [132, 240]], ["C", [128, 70], [352, 70], [348, 240]], ["Z"]], INK.copper),
  ...[0, 1, 2, 3, 4].map((rib) =>
    curve(
      [
        ["M", [164 + rib * 38, 232]],
        ["C", [168 + rib * 36, 170], [190 + rib * 25, 130], [216 + rib * 12, 116]],
      ],
      4,
      INK.copperDark,
    ),
  ),
  box(122, 224, 236, 66, 18, INK.copperDark),
  box(220, 240, 44, 34, 4, INK.slate),
  pane(228, 248, 20, 18),
  disc(240, 98, 26, INK.daylight),
];

const helmet = (): Operation[] => {
  const shell: Path = [["M", [110, 236]], ["C", [106, 70], [366, 70], [370, 236]], ["Z"]];
  return [
    groundShadow(240, 300, 158),
    curve(
      [
        ["M", [140, 240]],
        ["C", [160, 330], [320, 330], [340, 240]],
      ],
      9,
      INK.slate,
    ),
    fill(shell, INK.daylight),
    within(shell, [
      fill(
        [["M", [110, 240]], ["C", [110, 140], [150, 100], [196, 96]], ["C", [170, 140], [164, 190], [164, 240]], ["Z"]],
        "#ffe39c",
      ),
    ]),
    fill(
      [["M", [214, 108]], ["C", [226, 92], [254, 92], [266, 108]], ["L", [270, 236]], ["L", [210, 236]], ["Z"]],
      INK.daylightDark,
    ),
    box(84, 228, 312, 26, 13, INK.daylightDark),
    box(84, 228, 312, 12, 8, INK.daylight),
    pane(224, 160, 26, 30, INK.patina),
    box(150, 276, 20, 18, 4, INK.slateSoft),
  ];
};

const gloves = (): Operation[] => {
  const hand = (x: number, mirror: 1 | -1): Operation[] => {
    const at = (dx: number): number => x + mirror * dx;
    const finger = (dx: number, y: number): Operation =>
      line(
        [
          [at(dx), y],
          [at(dx), 200],
        ],
        27,
        INK.copper,
      );
    return [
      line(
        [
          [at(50), 208],
          [at(82), 186],
        ],
        29,
        INK.copper,
      ),
      finger(-42, 108),
      finger(-13, 92),
      finger(16, 98),
      finger(44, 118),
      box(x - 58, 168, 116, 84, 26, INK.copper),
      box(x - 48, 182, 92, 46, 16, INK.copperDark),
      box(x - 54, 246, 108, 52, 10, INK.slate),
      box(x - 54, 246, 108, 14, 6, INK.slateSoft),
      pane(x - 16, 270, 18, 16),
    ];
  };
  return [groundShadow(240, 302, 150), ...hand(134, 1), ...hand(346, -1)];
};

const boots = (): Operation[] => {
  const boot = (dx: number, dy: number, leather: Colour): Operation[] => {
    const upper: Path = [
      ["M", [136 + dx, 108 + dy]],
      ["L", [226 + dx, 108 + dy]],
      ["L", [232 + dx, 200 + dy]],
      ["C", [262 + dx, 212 + dy], [318 + dx, 214 + dy], [322 + dx, 266 + dy]],
      ["L", [130 + dx, 266 + dy]],
      ["Z"],
    ];
    return [
      fill(upper, leather),
      within(upper, [oval(312 + dx, 260 + dy, 54, 46, INK.woodDark)]),
      box(132 + dx, 100 + dy, 98, 22, 8, INK.slateSoft),
      box(122 + dx, 258 + dy, 206, 26, 8, INK.slate),
      ...[0, 1, 2, 3, 4, 5].map((tread) => box(130 + dx + tread * 33, 280 + dy, 20, 8, 2, INK.slate)),
      within(
        upper,
        [0, 1, 2, 3].map((lace) =>
          line(
            [
              [198 + dx + lace * 7, 142 + lace * 20 + dy],
              [250 + dx + lace * 7, 130 + lace * 20 + dy],
            ],
            5,
            INK.daylight,
          ),
        ),
      ),
    ];
  };
  return [groundShadow(244, 304, 170), ...boot(74, -14, "#b98a55"), ...boot(-10, 14, INK.wood)];
};

const kneePads = (): Operation[] => {
  const pad = (x: number): Operation[] => [
    box(x - 84, 136, 168, 20, 8, INK.slate),
    box(x - 84, 216, 168, 20, 8, INK.slate),
    box(x - 62, 92, 124, 190, 46, INK.slateSoft),
    box(x - 46, 112, 92, 140, 38, INK.copper),
    box(x - 46, 112, 40, 140, 30, INK.copperLight, 0.6),
    line(
      [
        [x - 30, 160],
        [x + 30, 160],
      ],
      6,
      INK.copperDark,
    ),
    line(
      [
        [x - 34, 196],
        [x + 34, 196],
      ],
      6,
      INK.copperDark,
    ),
  ];
  return [groundShadow(240, 296, 170), ...pad(146), ...pad(334)];
};

const safetyGlasses = (): Operation[] => {
  const lens: Path = [
    ["M", [84, 150]],
    ["C", [150, 126], [210, 130], [240, 142]],
    ["C", [270, 130], [330, 126], [396, 150]],
    ["C", [404, 226], [360, 250], [310, 244]],
    ["C", [276, 240], [258, 210], [240, 206]],
    ["C", [222, 210], [204, 240], [170, 244]],
    ["C", [120, 250], [76, 226], [84, 150]],
    ["Z"],
  ];
  return [
    groundShadow(240, 286, 160),
    curve(
      [
        ["M", [84, 156]],
        ["L", [48, 150]],
        ["L", [40, 236]],
      ],
      13,
      INK.slate,
    ),
    curve(
      [
        ["M", [396, 156]],
        ["L", [432, 150]],
        ["L", [440, 236]],
      ],
      13,
      INK.slate,
    ),
    fill(lens, "#8cc3d6"),
    shine(lens, 90, 250, 60, 130),
    shine(lens, 290, 250, 30, 130),
    curve(
      [
        ["M", [84, 150]],
        ["C", [150, 126], [210, 130], [240, 142]],
        ["C", [270, 130], [330, 126], [396, 150]],
      ],
      14,
      INK.slate,
    ),
    box(226, 138, 28, 16, 6, INK.copper),
  ];
};

const earDefenders = (): Operation[] => [
  groundShadow(240, 306, 140),
  curve(
    [
      ["M", [126, 206]],
      ["C", [112, 26], [368, 26], [354, 206]],
    ],
    22,
    INK.slate,
  ),
  curve(
    [
      ["M", [150, 128]],
      ["C", [176, 64], [304, 64], [330, 128]],
    ],
    12,
    INK.slateSoft,
  ),
  box(84, 166, 74, 124, 32, INK.copper),
  box(84, 166, 28, 124, 14, INK.copperLight, 0.7),
  box(150, 178, 26, 100, 12, INK.slate),
  box(322, 166, 74, 124, 32, INK.copper),
  box(368, 166, 28, 124, 14, INK.copperDark),
  box(304, 178, 26, 100, 12, INK.slate),
  pane(104, 212, 22, 28),
];

const harness = (): Operation[] => [
  curve(
    [
      ["M", [196, 60]],
      ["L", [178, 190]],
      ["L", [150, 300]],
    ],
    24,
    INK.slate,
  ),
  curve(
    [
      ["M", [284, 60]],
      ["L", [302, 190]],
      ["L", [330, 300]],
    ],
    24,
    INK.slate,
  ),
  curve(
    [
      ["M", [196, 60]],
      ["C", [220, 36], [260, 36], [284, 60]],
    ],
    24,
    INK.slate,
  ),
  curve(
    [
      ["M", [178, 190]],
      ["C", [206, 236], [206, 268], [190, 302]],
    ],
    20,
    INK.slateSoft,
  ),
  curve(
    [
      ["M", [302, 190]],
      ["C", [274, 236], [274, 268], [290, 302]],
    ],
    20,
    INK.slateSoft,
  ),
  box(162, 174, 156, 34, 10, INK.copper),
  box(184, 108, 112, 24, 8, INK.copper),
  disc(240, 120, 22, INK.slateMid),
  disc(240, 120, 12, "#e6ebed"),
  box(216, 168, 48, 46, 8, INK.slateMid),
  box(226, 178, 28, 26, 4, INK.daylight),
  box(150, 236, 22, 30, 5, INK.slateMid),
  box(308, 236, 22, 30, 5, INK.slateMid),
];

const toolBelt = (): Operation[] => [
  groundShadow(240, 300, 160),
  box(58, 104, 364, 40, 10, INK.slate),
  box(214, 96, 56, 56, 8, INK.slateMid),
  box(226, 108, 32, 32, 4, INK.slate),
  line(
    [
      [118, 176],
      [106, 84],
    ],
    13,
    INK.wood,
  ),
  box(78, 66, 58, 26, 5, INK.slateSoft),
  box(78, 136, 112, 130, 18, INK.woodDark),
  box(78, 136, 112, 42, 12, INK.wood),
  line(
    [
      [340, 180],
      [340, 70],
    ],
    10,
    INK.steel,
  ),
  line(
    [
      [366, 180],
      [366, 92],
    ],
    16,
    INK.copper,
  ),
  box(296, 136, 112, 144, 18, INK.woodDark),
  box(296, 136, 112, 42, 12, INK.wood),
  disc(134, 158, 7, INK.daylight),
  disc(352, 158, 7, INK.daylight),
];

export const WORKWEAR: readonly ProductPicture[] = [
  { slug: "jacket", draw: jacket },
  { slug: "rain-jacket", draw: rainJacket },
  { slug: "safety-vest", draw: vest },
  { slug: "t-shirt", draw: tShirt },
  { slug: "hoodie", draw: hoodie },
  { slug: "work-trousers", draw: trousers },
  { slug: "cap", draw: cap },
  { slug: "beanie", draw: beanie },
  { slug: "helmet", draw: helmet },
  { slug: "gloves", draw: gloves },
  { slug: "safety-boots", draw: boots },
  { slug: "knee-pads", draw: kneePads },
  { slug: "safety-glasses", draw: safetyGlasses },
  { slug: "ear-defenders", draw: earDefenders },
  { slug: "safety-harness", draw: harness },
  { slug: "tool-belt", draw: toolBelt },
];
