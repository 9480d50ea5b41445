import { roundedRectangle } from "../drawing/path.ts";
import { turn } from "../drawing/transform.ts";
import type { Operation } from "../drawing/operation.ts";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, groundShadow, INK, line, oval, pane, shape, shine, within } from "./shapes.ts";

const toolCase = (): Operation[] => {
  const body = roundedRectangle(90, 112, 300, 186, 16);
  return [
    groundShadow(240, 300, 168),
    curve(
      [
        ["M", [186, 112]],
        ["L", [186, 90]],
        ["Q", [186, 76], [202, 76]],
        ["L", [278, 76]],
        ["Q", [294, 76], [294, 90]],
        ["L", [294, 112]],
      ],
      16,
      INK.slate,
    ),
    box(90, 112, 300, 186, 16, INK.patina),
    box(90, 112, 300, 84, 16, INK.patinaLight),
    box(90, 194, 300, 20, 0, INK.patinaDark, 0.75),
    shine(body, 60, 298, 70, 190),
    box(144, 182, 42, 42, 6, INK.daylight),
    box(294, 182, 42, 42, 6, INK.daylight),
    pane(212, 136, 46, 32),
  ];
};

const spiritLevel = (): Operation[] =>
  turn(
    -24,
    [240, 180],
    [
      box(46, 160, 396, 62, 4, "#253139", 0.16),
      box(40, 150, 400, 62, 3, INK.copper),
      box(40, 150, 400, 20, 3, INK.copperLight),
      box(36, 148, 24, 66, 3, INK.slate),
      box(420, 148, 24, 66, 3, INK.slate),
      box(203, 156, 74, 50, 8, INK.lime),
      oval(240, 178, 17, 10, INK.white),
      line(
        [
          [222, 158],
          [222, 204],
        ],
        4,
        INK.slate,
      ),
      line(
        [
          [258, 158],
          [258, 204],
        ],
        4,
        INK.slate,
      ),
      disc(104, 181, 22, INK.lime),
      line(
        [
          [92, 181],
          [116, 181],
        ],
        4,
        INK.slate,
      ),
      disc(376, 181, 22, INK.lime),
      line(
        [
          [376, 169],
          [376, 193],
        ],
        4,
        INK.slate,
      ),
    ],
  );

const tapeMeasure = (): Operation[] => [
  groundShadow(230, 302, 150),
  box(300, 262, 124, 26, 0, INK.daylight),
  ...Array.from({ length: 7 }, (_, mark) =>
    line(
      [
        [318 + mark * 14, 264],
        [318 + mark * 14, mark % 2 === 0 ? 276 : 271],
      ],
      3,
      INK.slate,
    ),
  ),
  box(420, 252, 11, 46, 2, INK.slateMid),
  box(124, 100, 190, 200, 38, INK.slate),
  shine(roundedRectangle(124, 100, 190, 200, 38), 110, 300, 46, 200),
  disc(219, 196, 68, INK.copper),
  within(
    [["M", [151, 196]], ["C", [151, 106], [287, 106], [287, 196]], ["L", [219, 200]], ["Z"]],
    [disc(219, 196, 68, INK.copperLight, 0.55)],
  ),
  disc(219, 196, 33, INK.white),
  pane(203, 180, 20, 32, INK.patina),
];

const ladder = (): Operation[] => {
  const rungs = [104, 152, 200, 248].map((y, index) => {
    const left = 216 - (y - 60) * 0.24;
    return [
      box(left + 3, y + 12, 118, 6, 0, "#253139", 0.16),
      box(left, y, 124, 14, 2, index % 2 === 0 ? INK.chalk : "#e3e9eb"),
    ];
  });
  const stile = (x: number, tone: `#${string}`): Operation =>
    shape(
      [
        [x, 50],
        [x + 18, 50],
        [x - 42, 296],
        [x - 60, 296],
      ],
      tone,
    );
  return [
    groundShadow(226, 302, 122),
    stile(218, INK.steel),
    stile(334, INK.slateMid),
    ...rungs.flat(),
    box(150, 288, 32, 16, 3, INK.slate),
    box(266, 288, 32, 16, 3, INK.slate),
    curve(
      [
        ["M", [228, 54]],
        ["C", [222, 26], [262, 22], [262, 48]],
      ],
      9,
      INK.copper,
    ),
    curve(
      [
        ["M", [344, 54]],
        ["C", [338, 26], [378, 22], [378, 48]],
      ],
      9,
      INK.copper,
    ),
  ];
};

const drillBits = (): Operation[] => [
  groundShadow(240, 302, 150),
  box(104, 206, 272, 92, 12, INK.patina),
  box(104, 206, 272, 26, 12, INK.patinaLight),
  ...[0, 1, 2, 3, 4, 5].flatMap((bit) => {
    const x = 136 + bit * 41;
    const half = 4 + bit * 1.5;
    const top = 112 - bit * 9;
    return [
      shape(
        [
          [x, top - 12],
          [x + half, top],
          [x + half, 212],
          [x - half, 212],
          [x - half, top],
        ],
        bit < 3 ? INK.steel : INK.daylightDark,
      ),
      ...[0, 1, 2, 3].map((twist) =>
        line(
          [
            [x - half + 1, top + 22 + twist * 22],
            [x + half - 1, top + 12 + twist * 22],
          ],
          3,
          INK.slateSoft,
        ),
      ),
    ];
  }),
  pane(214, 248, 38, 28),
];

const cordlessDrill = (): Operation[] => [
  groundShadow(226, 306, 128),
  shape(
    [
      [196, 176],
      [252, 176],
      [236, 268],
      [176, 268],
    ],
    INK.slate,
  ),
  box(150, 262, 116, 40, 8, INK.slateSoft),
  box(150, 262, 116, 14, 8, INK.slate),
  box(130, 96, 190, 86, 22, INK.patina),
  box(130, 96, 190, 34, 22, INK.patinaLight),
  box(312, 108, 34, 62, 8, INK.slate),
  shape(
    [
      [346, 116],
      [372, 126],
      [372, 152],
      [346, 162],
    ],
    INK.slateMid,
  ),
  box(370, 134, 66, 10, 3, INK.steel),
  curve(
    [
      ["M", [258, 184]],
      ["Q", [272, 200], [256, 214]],
    ],
    9,
    INK.copper,
  ),
  box(142, 118, 12, 44, 4, INK.slate, 0.5),
  box(160, 118, 12, 44, 4, INK.slate, 0.5),
  pane(204, 122, 34, 30),
];

const hammer = (): Operation[] =>
  turn(
    -32,
    [240, 180],
    [
      box(228, 92, 30, 236, 10, "#253139", 0.15),
      box(222, 84, 30, 240, 10, INK.wood),
      box(222, 84, 11, 240, 6, "#e0bc8c"),
      box(218, 224, 38, 100, 12, INK.copper),
      ...[244, 264, 284].map((y) => box(218, y, 38, 6, 0, INK.copperDark)),
      box(170, 60, 92, 48, 6, INK.slateSoft),
      box(154, 54, 26, 60, 6, INK.slate),
      shape(
        [
          [258, 62],
          [300, 66],
          [334, 92],
          [326, 98],
          [290, 88],
          [258, 104],
        ],
        INK.slateSoft,
      ),
      box(176, 64, 80, 10, 4, INK.slateMid),
    ],
  );

const screwdrivers = (): Operation[] => {
  const one = (x: number, length: number, grip: `#${string}`, light: `#${string}`): Operation[] => [
    box(x - 5, 196, 10, length, 2, INK.steel),
    shape(
      [
        [x - 8, 196 + length - 14],
        [x + 8, 196 + length - 14],
        [x + 6, 196 + length],
        [x - 6, 196 + length],
      ],
      INK.slateMid,
    ),
    box(x - 21, 70, 42, 132, 16, grip),
    box(x - 21, 70, 15, 132, 10, light),
    box(x - 13, 192, 26, 14, 4, INK.slate),
  ];
  return [
    groundShadow(240, 312, 150),
    ...one(140, 104, INK.patina, INK.patinaLight),
    ...one(207, 88, INK.copper, INK.copperLight),
    ...one(274, 104, INK.slate, INK.slateSoft),
    ...one(341, 76, INK.daylightDark, INK.daylight),
  ];
};

const utilityKnife = (): Operation[] =>
  turn(
    -28,
    [240, 180],
    [
      box(96, 166, 270, 56, 20, "#253139", 0.15),
      shape(
        [
          [352, 162],
          [424, 172],
          [402, 204],
          [352, 204],
        ],
        INK.steel,
      ),
      line(
        [
          [376, 168],
          [368, 202],
        ],
        2.5,
        INK.slateMid,
      ),
      line(
        [
          [398, 170],
          [388, 202],
        ],
        2.5,
        INK.slateMid,
      ),
      box(86, 152, 276, 60, 22, INK.daylight),
      box(86, 152, 276, 22, 18, "#ffe39c"),
      box(150, 172, 196, 20, 8, INK.slate),
      box(236, 166, 46, 32, 6, INK.copper),
      pane(104, 172, 20, 20, INK.patina),
    ],
  );

const chalkLine = (): Operation[] => [
  groundShadow(222, 304, 124),
  curve(
    [
      ["M", [286, 236]],
      ["C", [356, 250], [352, 300], [420, 300]],
    ],
    4,
    INK.copper,
  ),
  shape(
    [
      [406, 290],
      [432, 292],
      [432, 308],
      [406, 310],
    ],
    INK.slateMid,
  ),
  shape(
    [
      [152, 156],
      [200, 74],
      [256, 74],
      [304, 156],
      [284, 292],
      [172, 292],
    ],
    INK.copper,
  ),
  shape(
    [
      [152, 156],
      [200, 74],
      [226, 74],
      [208, 292],
      [172, 292],
    ],
    INK.copperLight,
    0.7,
  ),
  disc(228, 198, 46, INK.slate),
  disc(228, 198, 30, INK.slateSoft),
  line(
    [
      [228, 198],
      [262, 172],
    ],
    11,
    INK.daylight,
  ),
  disc(264, 170, 11, INK.daylightDark),
];

const laserLevel = (): Operation[] => [
  shape(
    [
      [240, 156],
      [40, 250],
      [40, 262],
    ],
    "#cc3b2b",
    0.5,
  ),
  shape(
    [
      [240, 156],
      [440, 250],
      [440, 262],
    ],
    "#cc3b2b",
    0.5,
  ),
  shape(
    [
      [236, 20],
      [244, 20],
      [243, 150],
      [237, 150],
    ],
    "#cc3b2b",
    0.5,
  ),
  groundShadow(240, 306, 110),
  line(
    [
      [240, 232],
      [184, 302],
    ],
    12,
    INK.slate,
  ),
  line(
    [
      [240, 232],
      [296, 302],
    ],
    12,
    INK.slate,
  ),
  line(
    [
      [240, 232],
      [240, 300],
    ],
    12,
    INK.slateSoft,
  ),
  box(172, 104, 136, 122, 20, INK.slate),
  shine(roundedRectangle(172, 104, 136, 122, 20), 160, 226, 36, 122),
  box(192, 124, 96, 62, 10, INK.patina),
  disc(240, 155, 22, INK.slate),
  disc(240, 155, 11, "#cc3b2b"),
  disc(236, 151, 4, INK.white, 0.8),
  box(206, 200, 68, 12, 6, INK.daylight),
];

const pryBar = (): Operation[] =>
  turn(
    -34,
    [240, 180],
    [
      curve(
        [
          ["M", [82, 190]],
          ["L", [356, 190]],
          ["C", [398, 190], [404, 148], [372, 138]],
        ],
        24,
        "#b9c3c8",
      ),
      curve(
        [
          ["M", [78, 182]],
          ["L", [352, 182]],
          ["C", [394, 182], [400, 140], [368, 130]],
        ],
        24,
        INK.patina,
      ),
      curve(
        [
          ["M", [90, 177]],
          ["L", [350, 177]],
        ],
        6,
        INK.patinaPale,
      ),
      shape(
        [
          [84, 170],
          [44, 178],
          [44, 190],
          [84, 194],
        ],
        INK.patinaDark,
      ),
      shape(
        [
          [372, 116],
          [346, 118],
          [342, 136],
          [368, 144],
        ],
        INK.patinaDark,
      ),
      box(150, 170, 104, 24, 8, INK.copper),
    ],
  );

const caulkingGun = (): Operation[] => [
  groundShadow(238, 302, 140),
  box(70, 130, 60, 8, 3, INK.slateMid),
  box(54, 118, 18, 32, 5, INK.slate),
  box(128, 108, 214, 54, 6, INK.chalk),
  box(128, 108, 214, 20, 6, INK.white),
  box(176, 108, 92, 54, 0, INK.patina),
  pane(204, 120, 26, 30),
  shape(
    [
      [342, 114],
      [366, 122],
      [430, 132],
      [430, 138],
      [366, 148],
      [342, 156],
    ],
    INK.slateMid,
  ),
  box(120, 98, 18, 74, 5, INK.copper),
  box(336, 98, 12, 74, 4, INK.copper),
  curve(
    [
      ["M", [132, 170]],
      ["L", [340, 170]],
    ],
    10,
    INK.copperDark,
  ),
  shape(
    [
      [128, 168],
      [176, 168],
      [162, 292],
      [122, 292],
    ],
    INK.copper,
  ),
  curve(
    [
      ["M", [200, 172]],
      ["C", [208, 220], [190, 250], [196, 284]],
    ],
    14,
    INK.slate,
  ),
];

const sealingTape = (): Operation[] => [
  groundShadow(236, 304, 140),
  shape(
    [
      [232, 280],
      [424, 280],
      [424, 302],
      [232, 302],
    ],
    INK.slateSoft,
  ),
  shape(
    [
      [404, 280],
      [424, 280],
      [424, 302],
      [412, 302],
    ],
    INK.slate,
  ),
  disc(222, 184, 118, INK.slate),
  disc(222, 184, 104, INK.slateSoft),
  disc(222, 184, 84, INK.slate),
  disc(222, 184, 62, INK.daylight),
  disc(222, 184, 50, "#e6ebed"),
  curve(
    [
      ["M", [136, 140]],
      ["C", [152, 106], [182, 92], [206, 90]],
    ],
    7,
    INK.slateMid,
  ),
];

const angleFinder = (): Operation[] =>
  turn(
    -8,
    [240, 200],
    [
      groundShadow(250, 306, 150),
      turnedRule(-48),
      box(96, 262, 300, 36, 6, INK.wood),
      box(96, 262, 300, 12, 6, "#e0bc8c"),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((mark) =>
        line(
          [
            [150 + mark * 30, 284],
            [150 + mark * 30, mark % 2 === 0 ? 294 : 290],
          ],
          3,
          INK.woodDark,
        ),
      ),
      disc(116, 280, 22, INK.slate),
      disc(116, 280, 9, INK.daylight),
    ],
  );

const turnedRule = (degrees: number): Operation => ({
  kind: "group",
  operations: turn(
    degrees,
    [116, 280],
    [
      box(96, 264, 280, 32, 6, INK.steel),
      box(96, 264, 280, 10, 6, INK.chalk),
      ...[0, 1, 2, 3, 4, 5, 6].map((mark) =>
        line(
          [
            [160 + mark * 30, 282],
            [160 + mark * 30, 292],
          ],
          3,
          INK.slateSoft,
        ),
      ),
    ],
  ),
});

const headTorch = (): Operation[] => [
  shape(
    [
      [292, 178],
      [470, 96],
      [470, 268],
    ],
    INK.daylight,
    0.35,
  ),
  curve(
    [
      ["M", [226, 224]],
      ["C", [110, 250], [60, 190], [110, 134]],
      ["C", [150, 92], [214, 98], [240, 132]],
    ],
    26,
    INK.slate,
  ),
  curve(
    [
      ["M", [222, 216]],
      ["C", [120, 240], [80, 190], [116, 146]],
    ],
    7,
    INK.copper,
  ),
  box(206, 122, 92, 112, 22, INK.slateSoft),
  box(206, 122, 92, 40, 22, INK.slateMid),
  disc(276, 178, 38, INK.slate),
  disc(282, 178, 28, INK.daylight),
  disc(288, 170, 12, INK.white, 0.85),
];

const workLight = (): Operation[] => [
  shape(
    [
      [132, 116],
      [348, 116],
      [424, 40],
      [56, 40],
    ],
    INK.daylight,
    0.28,
  ),
  groundShadow(240, 306, 124),
  curve(
    [
      ["M", [150, 302]],
      ["L", [178, 232]],
      ["L", [302, 232]],
      ["L", [330, 302]],
    ],
    14,
    INK.slate,
  ),
  curve(
    [
      ["M", [118, 176]],
      ["L", [118, 240]],
      ["L", [362, 240]],
      ["L", [362, 176]],
    ],
    12,
    INK.copper,
  ),
  box(132, 106, 216, 132, 16, INK.slate),
  box(148, 120, 184, 104, 8, INK.daylight),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column) => disc(172 + column * 34, 142 + row * 30, 9, INK.white, 0.85)),
  ),
];

const saw = (): Operation[] =>
  turn(
    -16,
    [240, 190],
    [
      shape(
        [
          [150, 150],
          [438, 196],
          [438, 212],
          [150, 240],
        ],
        INK.steel,
      ),
      shape(
        [
          [150, 150],
          [438, 196],
          [438, 202],
          [150, 176],
        ],
        INK.chalk,
      ),
      shape(
        [
          ...Array.from({ length: 24 }, (_, tooth) => [
            [152 + tooth * 12, 239.5 - tooth * 1.15] as const,
            [158 + tooth * 12, 249 - tooth * 1.15] as const,
          ]).flat(),
          [438, 212],
        ],
        INK.steel,
      ),
      shape(
        [
          [52, 150],
          [150, 140],
          [166, 250],
          [96, 268],
          [48, 244],
        ],
        INK.copper,
      ),
      shape(
        [
          [52, 150],
          [150, 140],
          [152, 160],
          [54, 172],
        ],
        INK.copperLight,
      ),
      box(78, 178, 54, 58, 24, "#e9eef0"),
      disc(146, 162, 6, INK.slate),
      disc(152, 228, 6, INK.slate),
    ],
  );

const multiTool = (): Operation[] => [
  groundShadow(240, 306, 120),
  ...turn(
    -36,
    [240, 270],
    [
      shape(
        [
          [222, 70],
          [240, 56],
          [252, 80],
          [252, 200],
          [222, 200],
        ],
        INK.steel,
      ),
      shape(
        [
          [222, 70],
          [231, 63],
          [231, 200],
          [222, 200],
        ],
        INK.chalk,
      ),
    ],
  ),
  ...turn(0, [240, 270], [box(230, 60, 18, 150, 3, INK.slateMid), box(222, 56, 34, 18, 4, INK.slateMid)]),
  ...turn(
    36,
    [240, 270],
    [
      box(232, 66, 12, 140, 3, INK.steel),
      shape(
        [
          [226, 66],
          [250, 66],
          [238, 46],
        ],
        INK.steel,
      ),
    ],
  ),
  box(176, 176, 128, 122, 26, INK.patina),
  box(176, 176, 128, 44, 26, INK.patinaLight),
  disc(240, 196, 10, INK.slatePale),
  disc(240, 278, 10, INK.slatePale),
  pane(220, 224, 28, 28),
];

export const TOOLS: readonly ProductPicture[] = [
  { slug: "tool-case", draw: toolCase },
  { slug: "spirit-level", draw: spiritLevel },
  { slug: "tape-measure", draw: tapeMeasure },
  { slug: "ladder", draw: ladder },
  { slug: "drill-bits", draw: drillBits },
  { slug: "cordless-drill", draw: cordlessDrill },
  { slug: "hammer", draw: hammer },
  { slug: "screwdriver-set", draw: screwdrivers },
  { slug: "utility-knife", draw: utilityKnife },
  { slug: "chalk-line", draw: chalkLine },
  { slug: "laser-level", draw: laserLevel },
  { slug: "pry-bar", draw: pryBar },
  { slug: "caulking-gun", draw: caulkingGun },
  { slug: "sealing-tape", draw: sealingTape },
  { slug: "angle-finder", draw: angleFinder },
  { slug: "head-torch", draw: headTorch },
  { slug: "work-light", draw: workLight },
  { slug: "hand-saw", draw: saw },
  { slug: "multi-tool", draw: multiTool },
];
