import {
  BANNER_COVERS,
  BILLBOARD_COVERS,
  CARD_BACKGROUNDS,
  FLYER_COVERS,
} from "@lucarne/configurators/artwork/covers/all";
import type { Cover } from "@lucarne/configurators/artwork/covers/cover";
import { drawCover } from "@lucarne/configurators/artwork/covers/draw";
import { polygon, rectangle, roundedRectangle } from "@lucarne/configurators/artwork/drawing/path";
import type { Frame, Operation, Point } from "@lucarne/configurators/artwork/drawing/operation";
import { place } from "@lucarne/configurators/artwork/drawing/transform";
import type { ProductPicture } from "./product-picture.ts";
import { box, disc, fill, groundShadow, INK, pane, shape, clipped } from "./shapes.ts";

/** Bars in place of text: a picture of a printed product shows none. */
const words = (
  x: number,
  y: number,
  widths: readonly number[],
  height: number,
  colour: `#${string}`,
  gap = 1.7,
): Operation[] => widths.map((width, row) => box(x, y + row * height * gap, width, height, height / 2, colour));

/** A square in place of a QR code that no scanner can read. */
const code = (x: number, y: number, side: number): Operation[] => {
  const cell = side / 7;
  const corners: readonly Point[] = [
    [0, 0],
    [4, 0],
    [0, 4],
  ];
  return [
    box(x - cell, y - cell, side + 2 * cell, side + 2 * cell, cell, INK.white),
    ...corners.flatMap(([column, row]) => [
      box(x + column * cell, y + row * cell, 3 * cell, 3 * cell, 0, INK.slate),
      box(x + (column + 1) * cell, y + (row + 1) * cell, cell, cell, 0, INK.white),
    ]),
    ...[0, 1, 2, 3, 4, 5].map((dot) =>
      box(x + (3 + (dot % 4)) * cell, y + (3 + ((dot * 2) % 4)) * cell, cell, cell, 0, INK.slate),
    ),
  ];
};

/** The picture of a printed product, clipped to an outline. */
const cover = (chosen: Cover | undefined, frame: Frame, clip: readonly Point[]): Operation[] =>
  chosen ? [clipped(polygon(clip), drawCover(chosen, frame).operations)] : [];

/** Places a printed sheet: shadow, rotation and size. */
const laid = (
  sheet: Frame,
  radius: number,
  print: readonly Operation[],
  scale: number,
  degrees: number,
): Operation[] => {
  const placement = { from: [sheet.width / 2, sheet.height / 2] as const, scale, degrees };
  const outline = roundedRectangle(0, 0, sheet.width, sheet.height, radius);
  return [
    ...place([fill(outline, INK.slate, 0.1)], { ...placement, to: [252, 202] }),
    ...place([fill(outline, INK.slate, 0.12)], { ...placement, to: [246, 191] }),
    ...place([clipped(outline, print)], { ...placement, to: [240, 180] }),
  ];
};

const flyer = (chosen: Cover | undefined) => (): Operation[] =>
  laid(
    { width: 148, height: 210 },
    0,
    [
      fill(rectangle(0, 0, 148, 210), INK.white),
      ...cover(chosen, { width: 148, height: 132 }, [
        [0, 0],
        [148, 0],
        [148, 103],
        [0, 132],
      ]),
      shape(
        [
          [0, 132],
          [148, 103],
          [148, 107],
          [0, 136],
        ],
        INK.daylight,
      ),
      pane(9, 9, 5, 5),
      ...words(10, 146, [86, 70, 52], 8, INK.slate),
      pane(10, 194, 6, 7, INK.patina),
      ...words(24, 196, [26], 4, INK.slateMid),
      ...words(94, 195, [44], 6, INK.slate),
    ],
    1.28,
    -4,
  );

const rollUp = (): Operation[] =>
  laid(
    { width: 85, height: 200 },
    0,
    [
      fill(rectangle(0, 0, 85, 200), INK.patinaDark),
      ...cover(BANNER_COVERS[0], { width: 85, height: 142 }, [
        [0, 0],
        [85, 0],
        [85, 122],
        [0, 140],
      ]),
      fill(rectangle(0, 0, 85, 52), {
        kind: "linear",
        from: [0, 0],
        to: [0, 52],
        stops: [
          { at: 0, colour: "#051f1d", opacity: 0.75 },
          { at: 1, colour: "#051f1d", opacity: 0 },
        ],
      }),
      shape(
        [
          [0, 140],
          [85, 122],
          [85, 124.5],
          [0, 142.5],
        ],
        INK.daylight,
      ),
      pane(7, 7, 5, 6),
      ...words(7, 22, [46, 58], 5, INK.white),
      ...[0, 1, 2].flatMap((row) => [
        pane(7, 150 + row * 9, 4, 4, INK.patinaPale),
        ...words(16, 151 + row * 9, [26 - row * 3], 2.4, INK.patinaPale),
      ]),
      ...words(7, 184, [38], 4.5, INK.white),
      ...code(60, 172, 16),
    ],
    1.42,
    -4,
  );

const billboard = (): Operation[] => [
  groundShadow(240, 318, 120),
  box(150, 240, 14, 76, 2, INK.slateSoft),
  box(316, 240, 14, 76, 2, INK.slateSoft),
  box(40, 62, 400, 196, 4, INK.slate),
  ...place(
    [
      clipped(rectangle(0, 0, 504, 238), [
        ...cover(BILLBOARD_COVERS[4], { width: 504, height: 238 }, [
          [0, 0],
          [504, 0],
          [504, 238],
          [0, 238],
        ]),
        shape(
          [
            [0, 0],
            [277, 0],
            [202, 238],
            [0, 238],
          ],
          INK.patinaDark,
        ),
        shape(
          [
            [277, 0],
            [286, 0],
            [211, 238],
            [202, 238],
          ],
          INK.daylight,
        ),
        pane(26, 26, 16, 18),
        ...words(26, 74, [150, 168, 120], 20, INK.white, 1.5),
        ...words(26, 190, [112], 16, INK.patinaPale),
      ]),
    ],
    { from: [252, 119], to: [240, 160], scale: 0.77 },
  ),
];

const sticker = (): Operation[] =>
  laid(
    { width: 100, height: 65 },
    4,
    [
      fill(rectangle(0, 0, 100, 65), INK.white),
      ...cover(CARD_BACKGROUNDS[2], { width: 100, height: 65 }, [
        [0, 0],
        [68, 0],
        [47, 65],
        [0, 65],
      ]),
      shape(
        [
          [68, 0],
          [70, 0],
          [49, 65],
          [47, 65],
        ],
        INK.daylight,
      ),
      ...words(7, 9, [22], 2.4, INK.patinaPale),
      ...words(7, 16, [36, 28], 5, INK.white),
      ...words(7, 52, [30], 4.4, INK.white),
      pane(88, 7, 4, 5, INK.patina),
      ...code(66, 30, 24),
    ],
    2.5,
    -5,
  );

const logoHouse = (x: number, y: number, size: number): Operation[] => [
  {
    kind: "stroke",
    path: [
      ["M", [x, y + size * 0.6]],
      ["L", [x + size / 2, y + size * 0.1]],
      ["L", [x + size, y + size * 0.6]],
    ],
    width: size * 0.17,
    colour: INK.daylight,
  },
  box(x + size * 0.24, y + size * 0.58, size * 0.2, size * 0.36, 0, INK.patinaPale),
  box(x + size * 0.56, y + size * 0.58, size * 0.2, size * 0.36, 0, INK.patinaPale),
];

const cardHorizontal = (): Operation[] =>
  laid(
    { width: 90, height: 50 },
    1,
    [
      ...cover(CARD_BACKGROUNDS[0], { width: 90, height: 50 }, [
        [0, 0],
        [90, 0],
        [90, 50],
        [0, 50],
      ]),
      ...logoHouse(8, 33, 9),
      ...words(21, 36, [24, 18], 2.8, INK.white),
    ],
    2.75,
    -5,
  );

const cardVertical = (): Operation[] =>
  laid(
    { width: 50, height: 90 },
    1,
    [
      fill(rectangle(0, 0, 50, 90), INK.white),
      ...cover(CARD_BACKGROUNDS[2], { width: 50, height: 62 }, [
        [0, 0],
        [50, 0],
        [50, 51],
        [0, 61],
      ]),
      shape(
        [
          [0, 61],
          [50, 51],
          [50, 52.4],
          [0, 62.4],
        ],
        INK.daylight,
      ),
      ...logoHouse(6, 72, 8),
      ...words(18, 74, [22, 16], 2.6, INK.slate),
    ],
    3.05,
    5,
  );

const quantity =
  (draw: () => Operation[]): (() => Operation[]) =>
  () => [...place(draw(), { from: [240, 180], to: [262, 166], degrees: 9 }), ...draw()];

const catalogue = (): Operation[] => [
  groundShadow(240, 306, 150),
  shape(
    [
      [240, 92],
      [400, 76],
      [412, 276],
      [240, 292],
    ],
    INK.chalk,
  ),
  shape(
    [
      [240, 92],
      [80, 76],
      [68, 276],
      [240, 292],
    ],
    INK.white,
  ),
  ...place(
    [
      clipped(rectangle(0, 0, 148, 104), [
        ...cover(FLYER_COVERS.replacement[3], { width: 148, height: 104 }, [
          [0, 0],
          [148, 0],
          [148, 104],
          [0, 104],
        ]),
      ]),
    ],
    { from: [74, 52], to: [154, 146], scale: 0.86, degrees: 5 },
  ),
  ...place([...words(0, 0, [118, 104, 112, 76], 8, INK.slatePale)], { from: [0, 0], to: [92, 212], degrees: 5 }),
  ...place([...words(0, 0, [120, 108, 116, 92, 112, 60], 8, INK.slatePale), box(0, 100, 118, 58, 4, "#a9d6cc")], {
    from: [0, 0],
    to: [266, 112],
    degrees: -5,
  }),
  shape(
    [
      [238, 92],
      [242, 92],
      [242, 292],
      [238, 292],
    ],
    INK.slateMid,
    0.6,
  ),
  disc(240, 292, 3, INK.slateMid),
];

export const MARKETING: readonly ProductPicture[] = [
  { slug: "flyer", backdrop: "patina", draw: flyer(FLYER_COVERS.services[0]) },
  { slug: "flyer-electric", backdrop: "daylight", draw: flyer(FLYER_COVERS.electric[0]) },
  { slug: "flyer-replacement", backdrop: "copper", draw: flyer(FLYER_COVERS.replacement[1]) },
  { slug: "flyer-dsp", backdrop: "slate", draw: flyer(FLYER_COVERS.dsp[0]) },
  { slug: "business-card-horizontal", backdrop: "copper", draw: quantity(cardHorizontal) },
  { slug: "business-card-vertical", backdrop: "patina", draw: cardVertical },
  { slug: "roll-up-banner", backdrop: "daylight", draw: rollUp },
  { slug: "window-sticker", draw: sticker },
  { slug: "billboard", draw: billboard },
  { slug: "catalogue", draw: catalogue },
];
