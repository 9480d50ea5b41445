import { roundedRectangle } from "@lucarne/configurators/artwork/drawing/path";
import { turn } from "@lucarne/configurators/artwork/drawing/transform";
import type { Operation } from "@lucarne/configurators/artwork/drawing/operation";
import type { ProductPicture } from "./product-picture.ts";
import { box, curve, disc, groundShadow, INK, line, oval, pane, shape, shine, clipped } from "./shapes.ts";

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
  clipped(
    [["M", [151, 196]], ["C", [151, 106], [287, 106], [287, 196]], ["L", [219, 200]], ["Z"]],
    [disc(219, 196, 68, INK.copperLight, 0.55)],
  ),
  disc(219, 196, 33, INK.white),
  pane(203, 180, 20, 32, INK.patina),
];

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

/** Tools for measuring and marking. */
export const MEASURING_TOOLS: readonly ProductPicture[] = [
  { slug: "spirit-level", draw: spiritLevel },
  { slug: "tape-measure", draw: tapeMeasure },
  { slug: "chalk-line", draw: chalkLine },
  { slug: "laser-level", draw: laserLevel },
  { slug: "angle-finder", draw: angleFinder },
];
