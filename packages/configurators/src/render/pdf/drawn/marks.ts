import { PDFName, type PDFContext } from "@cantoo/pdf-lib";
import { ellipse } from "../../../artwork/drawing/path.ts";
import { printFont } from "../../../artwork/font/print-font.ts";
import { outset, sameOnAllSides, type Box } from "../../../artwork/page/boxes.ts";
import { toMillimetres } from "../../../artwork/page/units.ts";
import { number, numbers, pathOperators } from "../ink/operators.ts";
import type { Resources } from "../placed/resources.ts";

/** Distance from the bleed, length and thickness of crop marks, in millimetres. */
const AWAY = 2;
const LENGTH = 5;
const THICKNESS = 0.09;
/** Radius of a registration target's circle, half the length of its lines, and its distance from the bleed. */
const TARGET = { radius: 1.2, arm: 2, away: 4.5 };
/** Size in points and distance of the baseline from the bleed in millimetres. */
const SLUG = { size: 5, away: 6 };

export interface MarkedSheet {
  readonly trim: Box;
  readonly bleed: Box;
  /** Millimetres of the sheet per millimetre of the file. */
  readonly scale: number;
  /** The line at the lower edge; empty for none. */
  readonly slug: string;
}

type Line = (x1: number, y1: number, x2: number, y2: number) => string;
const line: Line = (x1, y1, x2, y2) => `${numbers([x1, y1])} m ${numbers([x2, y2])} l S`;

const cropMarks = ({ trim, bleed, scale }: MarkedSheet): string[] => {
  const start = outset(bleed, sameOnAllSides(AWAY * scale));
  const end = outset(start, sameOnAllSides(LENGTH * scale));
  const across = [trim.x, trim.x + trim.width].flatMap((x) => [
    line(x, start.y, x, end.y),
    line(x, start.y + start.height, x, end.y + end.height),
  ]);
  const down = [trim.y, trim.y + trim.height].flatMap((y) => [
    line(start.x, y, end.x, y),
    line(start.x + start.width, y, end.x + end.width, y),
  ]);
  return [...across, ...down];
};

/** Targets in the middle of three sides; the fourth has the slug. */
const targets = ({ trim, bleed, scale }: MarkedSheet): string[] => {
  const middle = { x: trim.x + trim.width / 2, y: trim.y + trim.height / 2 };
  const frame = outset(bleed, sameOnAllSides(TARGET.away * scale));
  const [radius, arm] = [TARGET.radius * scale, TARGET.arm * scale];
  return (
    [
      [middle.x, frame.y],
      [frame.x, middle.y],
      [frame.x + frame.width, middle.y],
    ] as const
  ).flatMap(([x, y]) => [
    `${pathOperators(ellipse([x, y], radius, radius))} S`,
    line(x - arm, y, x + arm, y),
    line(x, y - arm, x, y + arm),
  ]);
};

const slugLine = ({ trim, bleed, scale, slug }: MarkedSheet): string => {
  if (slug === "") return "";
  const font = printFont("regular");
  const wanted = toMillimetres(SLUG.size) * scale;
  const size = Math.min(wanted, trim.width / font.width(slug, "en"));
  const outline = font.outline(slug, "en", size, [trim.x, bleed.y + bleed.height + SLUG.away * scale]);
  return `${pathOperators(outline)}\nf`;
};

/**
 * Crop marks, registration targets and the slug, outside the bleed, so that no cut can show them. They print on every
 * plate, spot colours included: their colour is the separation `All`.
 */
export const printerMarks = (context: PDFContext, resources: Resources, sheet: MarkedSheet): string => {
  const every = resources.named("ColorSpace", "All", () => {
    const shown = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [1, 1, 1, 1] };
    return context.register(
      context.obj([PDFName.of("Separation"), PDFName.of("All"), PDFName.of("DeviceCMYK"), shown]),
    );
  });
  return [
    `/${every} CS 1 SCN /${every} cs 1 scn`,
    `${number(THICKNESS * sheet.scale)} w`,
    ...cropMarks(sheet),
    ...targets(sheet),
    slugLine(sheet),
  ].join("\n");
};
