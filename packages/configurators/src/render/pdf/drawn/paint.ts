import type { PDFRef } from "@cantoo/pdf-lib";
import type { Operation, Paint, Path } from "../../../artwork/drawing/operation.ts";
import { pointsOf } from "../../../artwork/drawing/path.ts";
import { boundsOf, type Box } from "../../../artwork/page/boxes.ts";
import { PALETTE } from "../../../artwork/palette.ts";
import { INKS, type ColourSpace } from "./colours.ts";
import { fades } from "./gradient.ts";
import { circlesPath, number, numbers, pathOperators } from "../ink/operators.ts";
import type { Resources } from "../placed/resources.ts";

export interface PaintContext {
  readonly resources: Resources;
  /** The sheet with its bleed: the largest area of a group. */
  readonly sheet: Box;
  readonly images: ReadonlyMap<string, PDFRef>;
  /** The colours of pictures. */
  readonly pictures: ColourSpace;
}

/** Line ends and corners as a PDF numbers them. */
const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
/** SVG's default miter limit, because PDF's is larger. */
const MITER_LIMIT = 4;

const wrapped = (...lines: readonly string[]): string => ["q", ...lines.filter((line) => line !== ""), "Q"].join("\n");

/** Content stream operators for drawing operations, in the drawing's units. */
export const paint = (operations: readonly Operation[], context: PaintContext, space: ColourSpace = INKS): string => {
  const { resources, sheet, images, pictures } = context;
  const opacity = (value: number | undefined): string =>
    value === undefined || value >= 1 ? "" : `/${resources.opacity(value)} gs`;

  const fill = (path: Path, paintWith: Paint, share: number | undefined, evenOdd = false): string => {
    if (path.length === 0) return "";
    const outline = pathOperators(path);
    const rule = evenOdd ? "*" : "";
    if (typeof paintWith === "string") {
      // Black text over a colour: a gap in the other inks would show as a white edge where the plates are out of register.
      const over = space === INKS && paintWith === PALETTE.text.shown ? `/${resources.overprint()} gs` : "";
      return wrapped(opacity(share), over, space.fill(paintWith), outline, `f${rule}`);
    }
    const fade = fades(paintWith) ? `/${resources.fade(paintWith, boundsOf(pointsOf(path)))} gs` : "";
    return wrapped(opacity(share), outline, `W${rule} n`, fade, `/${resources.shading(paintWith, space)} sh`);
  };

  const one = (operation: Operation): string => {
    switch (operation.kind) {
      case "path":
        return fill(operation.path, operation.fill, operation.opacity, operation.evenOdd);
      case "circles":
        return fill(circlesPath(operation.circles), operation.fill, operation.opacity);
      case "stroke": {
        const { path, colour, width, cap = "butt", join = "miter", miterLimit = MITER_LIMIT } = operation;
        const { dash, dashOffset = 0 } = operation;
        return wrapped(
          opacity(operation.opacity),
          space.stroke(colour),
          `${number(width)} w`,
          cap === "butt" ? "" : `${CAPS[cap]} J`,
          join === "miter" ? `${number(miterLimit)} M` : `${JOINS[join]} j`,
          dash ? `[${numbers(dash)}] ${number(dashOffset)} d` : "",
          pathOperators(path),
          "S",
        );
      }
      case "image": {
        const image = images.get(operation.href);
        if (!image) throw new Error("A picture of the artwork has not been loaded");
        const [x, y] = operation.at;
        const matrix = numbers([operation.width, 0, 0, -operation.height, x, y + operation.height]);
        return wrapped(`${matrix} cm`, `/${resources.image(image)} Do`);
      }
      case "group": {
        const { clip, clipEvenOdd = false, picture = false } = operation;
        const isolated = operation.opacity !== undefined && operation.opacity < 1;
        const content = paint(operation.operations, context, picture ? pictures : space);
        // A picture has its own stream, so that the page's stream contains CMYK only.
        const body = isolated || picture ? `/${resources.form(content, sheet, isolated)} Do` : content;
        const cut = clip ? `${pathOperators(clip)}\nW${clipEvenOdd ? "*" : ""} n` : "";
        return wrapped(opacity(operation.opacity), cut, body);
      }
    }
  };
  return operations.map(one).join("\n");
};
