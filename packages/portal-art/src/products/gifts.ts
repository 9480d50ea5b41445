import { roundedRectangle } from "@lucarne/configurators/artwork/drawing/path";
import { turn } from "@lucarne/configurators/artwork/drawing/transform";
import type { Operation, Path } from "@lucarne/configurators/artwork/drawing/operation";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, fill, groundShadow, INK, line, oval, pane, shape, shine, clipped } from "./shapes.ts";

const thermos = (): Operation[] => {
  const body = roundedRectangle(172, 112, 104, 200, 14);
  return [
    groundShadow(232, 312, 92),
    curve(
      [
        ["M", [276, 150]],
        ["L", [302, 150]],
        ["Q", [324, 150], [324, 172]],
        ["L", [324, 222]],
        ["Q", [324, 250], [298, 250]],
        ["L", [276, 250]],
      ],
      15,
      INK.slateSoft,
    ),
    fill(body, INK.patina),
    clipped(body, [box(172, 112, 34, 200, 0, INK.patinaLight), box(250, 112, 26, 200, 0, "#0b443e")]),
    box(180, 48, 88, 58, 10, INK.slateSoft),
    box(180, 48, 26, 58, 8, "#5a6a73"),
    box(168, 102, 112, 14, 5, INK.steel),
    pane(204, 182, 32, 32),
  ];
};

const mug = (): Operation[] => {
  const body = roundedRectangle(132, 122, 168, 182, 22);
  return [
    curve(
      [
        ["M", [188, 92]],
        ["C", [176, 74], [200, 66], [188, 44]],
      ],
      8,
      "#c2ccd1",
    ),
    curve(
      [
        ["M", [232, 92]],
        ["C", [220, 74], [244, 66], [232, 44]],
      ],
      8,
      "#c2ccd1",
    ),
    groundShadow(230, 304, 124),
    curve(
      [
        ["M", [300, 164]],
        ["C", [370, 158], [370, 254], [300, 250]],
      ],
      22,
      INK.slatePale,
    ),
    fill(body, INK.white),
    clipped(body, [box(250, 110, 60, 200, 0, INK.chalk), box(132, 250, 168, 60, 0, INK.patina)]),
    oval(216, 126, 84, 14, INK.chalk),
    oval(216, 128, 72, 10, INK.woodDark),
    pane(192, 172, 38, 40, INK.daylight),
  ];
};

const backpack = (): Operation[] => {
  const body = roundedRectangle(134, 74, 212, 232, 62);
  return [
    groundShadow(240, 308, 136),
    curve(
      [
        ["M", [206, 78]],
        ["C", [206, 34], [274, 34], [274, 78]],
      ],
      14,
      INK.slate,
    ),
    box(114, 168, 30, 110, 12, INK.slate),
    box(336, 168, 30, 110, 12, INK.slate),
    fill(body, INK.slateSoft),
    clipped(body, [box(134, 74, 212, 84, 0, INK.patina), box(134, 150, 212, 10, 0, INK.slate)]),
    shine(body, 120, 306, 50, 232),
    box(162, 186, 156, 108, 22, INK.slate),
    line(
      [
        [180, 214],
        [300, 214],
      ],
      5,
      INK.copper,
    ),
    box(290, 208, 14, 28, 4, INK.copper),
    pane(216, 100, 38, 34),
  ];
};

const umbrella = (): Operation[] => {
  const canopy: Path = [
    ["M", [66, 190]],
    ["C", [80, 60], [400, 60], [414, 190]],
    ["Q", [370, 162], [327, 190]],
    ["Q", [284, 162], [240, 190]],
    ["Q", [196, 162], [153, 190]],
    ["Q", [110, 162], [66, 190]],
    ["Z"],
  ];
  return [
    line(
      [
        [240, 66],
        [240, 86],
      ],
      7,
      INK.slate,
    ),
    curve(
      [
        ["M", [240, 180]],
        ["L", [240, 280]],
        ["C", [240, 318], [190, 316], [192, 280]],
      ],
      10,
      INK.slate,
    ),
    fill(canopy, INK.patina),
    clipped(canopy, [
      fill([["M", [240, 80]], ["C", [170, 100], [156, 150], [153, 192]], ["L", [240, 192]], ["Z"]], INK.patinaLight),
      fill(
        [["M", [240, 80]], ["C", [310, 100], [324, 150], [327, 192]], ["L", [420, 200]], ["L", [420, 60]], ["Z"]],
        "#0b443e",
      ),
    ]),
    pane(180, 128, 26, 26),
  ];
};

const notebook = (): Operation[] =>
  turn(
    -9,
    [240, 180],
    [
      box(156, 68, 190, 250, 10, "#253139", 0.16),
      box(146, 56, 192, 250, 10, INK.white),
      box(140, 52, 192, 250, 10, INK.slate),
      box(140, 52, 30, 250, 10, "#182229"),
      box(296, 52, 12, 250, 0, INK.copper),
      pane(206, 130, 44, 44),
      ...turn(
        18,
        [330, 180],
        [
          box(350, 90, 16, 190, 6, INK.copper),
          shape(
            [
              [350, 280],
              [366, 280],
              [358, 304],
            ],
            INK.wood,
          ),
          box(350, 84, 16, 22, 6, INK.slateMid),
        ],
      ),
    ],
  );

const powerBank = (): Operation[] =>
  turn(
    -14,
    [240, 180],
    [
      box(140, 94, 220, 150, 24, "#253139", 0.16),
      curve(
        [
          ["M", [350, 200]],
          ["C", [420, 190], [400, 290], [330, 280]],
        ],
        9,
        INK.slateSoft,
      ),
      box(306, 264, 34, 32, 6, INK.slate),
      box(128, 80, 224, 150, 24, INK.slate),
      shine(roundedRectangle(128, 80, 224, 150, 24), 120, 230, 60, 150),
      ...[0, 1, 2, 3].map((lamp) => disc(156 + lamp * 22, 204, 6, lamp < 3 ? INK.daylight : INK.slateSoft)),
      shape(
        [
          [250, 104],
          [214, 160],
          [238, 160],
          [228, 200],
          [268, 144],
          [244, 144],
        ],
        INK.daylight,
      ),
      box(340, 118, 14, 34, 4, INK.slateMid),
    ],
  );

const coolBox = (): Operation[] => [
  groundShadow(240, 302, 158),
  curve(
    [
      ["M", [120, 150]],
      ["C", [120, 46], [360, 46], [360, 150]],
    ],
    14,
    INK.slateMid,
  ),
  box(96, 152, 288, 148, 18, INK.patina),
  box(96, 244, 288, 18, 0, INK.patinaLight),
  shine(roundedRectangle(96, 152, 288, 148, 18), 90, 300, 50, 150),
  box(84, 118, 312, 48, 14, INK.white),
  box(84, 148, 312, 18, 8, INK.chalk),
  box(216, 150, 48, 34, 6, INK.copper),
  pane(216, 206, 36, 28),
];

const speaker = (): Operation[] => [
  groundShadow(240, 300, 150),
  curve(
    [
      ["M", [150, 128]],
      ["C", [160, 60], [320, 60], [330, 128]],
    ],
    12,
    INK.copper,
  ),
  box(92, 120, 296, 178, 36, INK.slate),
  box(104, 132, 272, 154, 28, INK.slateSoft),
  ...[168, 312].flatMap((x) => [
    disc(x, 210, 56, INK.slate),
    disc(x, 210, 40, "#182229"),
    disc(x, 210, 16, INK.slateMid),
  ]),
  pane(230, 142, 16, 16),
  disc(240, 262, 8, INK.daylight),
];

const penSet = (): Operation[] => {
  const pen = (x: number, colour: `#${string}`, light: `#${string}`): Operation[] => [
    box(x - 13, 76, 26, 178, 8, colour),
    box(x - 13, 76, 9, 178, 6, light),
    shape(
      [
        [x - 13, 250],
        [x + 13, 250],
        [x + 4, 290],
        [x - 4, 290],
      ],
      INK.steel,
    ),
    box(x - 7, 56, 14, 24, 5, INK.slateMid),
    box(x + 9, 84, 6, 72, 3, INK.steel),
    box(x - 13, 176, 26, 8, 0, INK.daylight),
  ];
  return turn(
    14,
    [240, 180],
    [
      box(116, 46, 260, 270, 14, "#253139", 0.12),
      box(106, 36, 260, 270, 14, INK.white),
      ...pen(166, INK.patina, INK.patinaLight),
      ...pen(236, INK.slate, INK.slateSoft),
      ...pen(306, INK.copper, INK.copperLight),
    ],
  );
};

const smartWatch = (): Operation[] => [
  groundShadow(240, 322, 76),
  box(190, 40, 100, 90, 22, INK.slate),
  box(190, 230, 100, 90, 22, INK.slate),
  box(158, 98, 164, 164, 42, INK.slateSoft),
  box(172, 112, 136, 136, 32, "#0f171c"),
  box(318, 150, 14, 40, 5, INK.copper),
  curve(
    [
      ["M", [240, 140]],
      ["C", [310, 140], [310, 222], [240, 222]],
    ],
    12,
    INK.daylight,
  ),
  curve(
    [
      ["M", [240, 222]],
      ["C", [200, 222], [184, 200], [188, 172]],
    ],
    12,
    INK.patinaLight,
  ),
  pane(224, 168, 22, 24),
];

export const GIFTS: readonly ProductPicture[] = [
  { slug: "thermos", draw: thermos },
  { slug: "mug", draw: mug },
  { slug: "backpack", draw: backpack },
  { slug: "umbrella", draw: umbrella },
  { slug: "notebook", draw: notebook },
  { slug: "power-bank", draw: powerBank },
  { slug: "cool-box", draw: coolBox },
  { slug: "speaker", draw: speaker },
  { slug: "pen-set", draw: penSet },
  { slug: "smart-watch", draw: smartWatch },
];
