import { roundedRectangle } from "@lucarne/configurators/artwork/drawing/path";
import type { Operation } from "@lucarne/configurators/artwork/drawing/operation";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, groundShadow, INK, line, pane, shape, shine } from "./shapes.ts";

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

/** Other equipment for the roof. */
export const SITE_TOOLS: readonly ProductPicture[] = [
  { slug: "tool-case", draw: toolCase },
  { slug: "ladder", draw: ladder },
  { slug: "drill-bits", draw: drillBits },
  { slug: "cordless-drill", draw: cordlessDrill },
  { slug: "caulking-gun", draw: caulkingGun },
  { slug: "sealing-tape", draw: sealingTape },
  { slug: "head-torch", draw: headTorch },
  { slug: "work-light", draw: workLight },
];
