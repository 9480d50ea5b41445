import { turn } from "@lucarne/configurators/artwork/drawing/transform";
import type { Operation } from "@lucarne/configurators/artwork/drawing/operation";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, groundShadow, INK, line, pane, shape } from "./shapes.ts";

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

/** Tools without a motor. */
export const HAND_TOOLS: readonly ProductPicture[] = [
  { slug: "hammer", draw: hammer },
  { slug: "screwdriver-set", draw: screwdrivers },
  { slug: "utility-knife", draw: utilityKnife },
  { slug: "pry-bar", draw: pryBar },
  { slug: "hand-saw", draw: saw },
  { slug: "multi-tool", draw: multiTool },
];
