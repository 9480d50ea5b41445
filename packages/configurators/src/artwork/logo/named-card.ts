import { drawIcon } from "../icons/icon.ts";
import type { Logo } from "../layout/data.ts";
import { roundedRectangle } from "../drawing/path.ts";
import { PALETTE } from "../palette.ts";
import { cleanText } from "../text/clean.ts";
import { fitText } from "../text/fit.ts";
import { setText } from "../text/set.ts";

/** In millimetres; the layout scales it to the logo's box. */
const WIDTH = 60;
const HEIGHT = 20;
const EDGE = 3;
const ICON = 8;
const STYLE = { weight: "bold", colour: "text", largest: 16, smallest: 6, leading: 1.2 } as const;

/** A card with the file's name, shown for a logo that browsers cannot draw, such as EPS or ZIP. */
export const namedCard = (name: string): Logo => {
  const box = { x: EDGE + ICON + EDGE, y: EDGE, width: WIDTH - ICON - 3 * EDGE, height: HEIGHT - 2 * EDGE };
  const options = { language: "en", style: STYLE, lines: 2 };
  const text = cleanText(name);
  const shorter = `${[...text].slice(0, 16).join("")}… ${[...text].slice(-8).join("")}`;
  const fitted = fitText(text, box, options) ?? fitText(shorter, box, options);
  const icon = { x: EDGE, y: (HEIGHT - ICON) / 2, width: ICON, height: ICON };
  return {
    kind: "drawing",
    width: WIDTH,
    height: HEIGHT,
    operations: [
      { kind: "path", path: roundedRectangle(0, 0, WIDTH, HEIGHT, 2), fill: PALETTE["brand-soft"].shown },
      ...drawIcon("profile", icon, PALETTE.brand.shown),
      ...(fitted ? [setText(fitted, STYLE, "text", "en", { box, across: "left", down: "middle" })] : []),
    ],
  };
};
