import type { Colour, Drawing, Frame, Path } from "@lucarne/configurators/artwork/drawing/operation";
import { polygon, roundedRectangle } from "@lucarne/configurators/artwork/drawing/path";
import type { PortalPicture } from "../portal-picture.ts";

/** Slant of the pane: x moves by this fraction of the height (18°). */
const LEAN = 0.325;
const PATINA: Colour = "#0f5b52";
const DAYLIGHT: Colour = "#ffd166";

/** A slanted pane; `x` is the left end of its lower edge. */
const pane = (x: number, y: number, width: number, height: number): Path =>
  polygon([
    [x + LEAN * height, y],
    [x + LEAN * height + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

const MARK_WIDTH = 26 + LEAN * 28;

/** The two lit panes of the logo, in its box of 35.1 × 28. */
const litPanes = (scale: number, dx: number, dy: number): Path => [
  ...pane(dx + 10.9 * scale, dy + 6.1 * scale, 6.8 * scale, 12.4 * scale),
  ...pane(dx + 19.6 * scale, dy + 6.1 * scale, 4 * scale, 12.4 * scale),
];

/** The mark alone, centred on a transparent background. */
const drawMark = (frame: Frame): Drawing => {
  const scale = Math.min(frame.width / MARK_WIDTH, frame.height / 28);
  const dx = (frame.width - MARK_WIDTH * scale) / 2;
  const dy = (frame.height - 28 * scale) / 2;
  return {
    ...frame,
    operations: [
      { kind: "path", path: pane(dx, dy, 26 * scale, 28 * scale), fill: PATINA },
      { kind: "path", path: litPanes(scale, dx, dy), fill: DAYLIGHT },
    ],
  };
};

/** The lit panes on a full green square; `rounding` is the corner radius as a fraction of the side. */
const drawIcon =
  (rounding: number) =>
  (frame: Frame): Drawing => {
    const side = Math.min(frame.width, frame.height);
    const scale = side / 30;
    // The centre of the panes is 17.25, 12.3 in the mark's box.
    const panes = litPanes(scale, frame.width / 2 - 17.25 * scale, frame.height / 2 - 12.3 * scale);
    return {
      ...frame,
      operations: [
        { kind: "path", path: roundedRectangle(0, 0, frame.width, frame.height, side * rounding), fill: PATINA },
        { kind: "path", path: panes, fill: DAYLIGHT },
      ],
    };
  };

/** The mark, the favicon, and the app icon with rounded corners and full-bleed (maskable). */
export const LOGO_PICTURES: readonly PortalPicture[] = [
  { name: "logo-mark", frame: { width: 70, height: 56 }, source: drawMark, steps: 10, cover: false },
  { name: "favicon", frame: { width: 32, height: 32 }, source: drawMark, steps: 20, cover: false },
  { name: "app-icon", frame: { width: 512, height: 512 }, source: drawIcon(0.2), cover: false },
  { name: "app-icon-maskable", frame: { width: 512, height: 512 }, source: drawIcon(0), cover: false },
];
