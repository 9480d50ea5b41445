import { polygon } from "@lucarne/configurators/artwork/drawing/path";
import type { Colour, Operation, Point } from "@lucarne/configurators/artwork/drawing/operation";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, fill, groundShadow, INK, line, pane, shape, shine, clipped } from "./shapes.ts";

const MIDDLE = 240;

/** The points followed by their mirror image: a whole garment from the outline of its left half. */
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
  /** Colour of two reflective bands. */
  readonly bands?: Colour;
  /** Y position of the cuffs. */
  readonly cuff: number;
  readonly zip?: Colour;
}

/** A garment for the upper body: sleeves behind, then body, shoulders, bands, collar. */
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
    ...(bands ? [clipped(torso, [box(140, 204, 200, 22, 0, bands), box(140, 256, 200, 22, 0, bands)])] : []),
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
    clipped(body, [
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

/** Work clothes. */
export const CLOTHES: readonly ProductPicture[] = [
  { slug: "jacket", draw: jacket },
  { slug: "rain-jacket", draw: rainJacket },
  { slug: "safety-vest", draw: vest },
  { slug: "t-shirt", draw: tShirt },
  { slug: "hoodie", draw: hoodie },
  { slug: "work-trousers", draw: trousers },
  { slug: "cap", draw: cap },
  { slug: "beanie", draw: beanie },
];
