import { PDFString, type PDFDocument } from "@cantoo/pdf-lib";
import { roundedRectangle } from "../../../artwork/drawing/path.ts";
import type { ArtworkLayout } from "../../../artwork/layout/result.ts";
import { number, pathOperators } from "../ink/operators.ts";
import type { Resources } from "../placed/resources.ts";

/** The name that cutting machines look for. */
const NAME = "CutContour";
/** In millimetres. A machine follows the centre of the line. */
const THICKNESS = 0.09;

/**
 * Draws the cut line of a die-cut sheet: a separate spot colour that overprints the inks below, on its own layer. Empty
 * for a sheet with straight cuts.
 */
export const cutContour = ({ context }: PDFDocument, resources: Resources, { page }: ArtworkLayout): string => {
  const { corner, trim } = page;
  if (corner === 0) return "";
  const layer = context.register(context.obj({ Type: "OCG", Name: PDFString.of(NAME) }));
  // Viewers without spot colours show it in magenta.
  const shown = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 1, 0, 0] };
  const spot = context.register(context.obj(["Separation", NAME, "DeviceCMYK", shown]));
  const overprint = context.register(context.obj({ Type: "ExtGState", OP: true, op: true, OPM: 1 }));
  return [
    `/OC /${resources.named("Properties", NAME, () => layer)} BDC`,
    "q",
    `/${resources.named("ExtGState", NAME, () => overprint)} gs`,
    `/${resources.named("ColorSpace", NAME, () => spot)} CS 1 SCN`,
    `${number(THICKNESS)} w`,
    pathOperators(roundedRectangle(0, 0, trim.width, trim.height, corner)),
    "S",
    "Q",
    "EMC",
  ].join("\n");
};
