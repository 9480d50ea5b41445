import type { Colour, Operation, Path } from "@lucarne/configurators/artwork/drawing/operation";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, fill, groundShadow, INK, line, oval, pane, shine, clipped } from "./shapes.ts";

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
    clipped(shell, [
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
      clipped(upper, [oval(312 + dx, 260 + dy, 54, 46, INK.woodDark)]),
      box(132 + dx, 100 + dy, 98, 22, 8, INK.slateSoft),
      box(122 + dx, 258 + dy, 206, 26, 8, INK.slate),
      ...[0, 1, 2, 3, 4, 5].map((tread) => box(130 + dx + tread * 33, 280 + dy, 20, 8, 2, INK.slate)),
      clipped(
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

/** Protective equipment. */
export const PROTECTION: readonly ProductPicture[] = [
  { slug: "helmet", draw: helmet },
  { slug: "gloves", draw: gloves },
  { slug: "safety-boots", draw: boots },
  { slug: "knee-pads", draw: kneePads },
  { slug: "safety-glasses", draw: safetyGlasses },
  { slug: "ear-defenders", draw: earDefenders },
  { slug: "safety-harness", draw: harness },
  { slug: "tool-belt", draw: toolBelt },
];
