import { PDFName, PDFString, type PDFDocument } from "@cantoo/pdf-lib";
import { roundedRectangle } from "../../artwork/drawing/path.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { number, pathOperators } from "./operators.ts";
import type { Resources } from "./resources.ts";

/** What cutting machines look for. */
const NAME = "CutContour";
/** In millimetres: a machine follows the middle of the line. */
const THICKNESS = 0.09;

/**
 * Content that draws the line of the knife around a die-cut sheet: a spot colour of its own that takes nothing out of
 * the inks below, on a layer of its own. Empty for a sheet that is cut straight.
 */
export const cutContour = (document: PDFDocument, resources: Resources, { page }: ArtworkLayout): string => {
  const { corner, trim } = page;
  if (corner === 0) return "";
  const { context } = document;
  const layer = context.register(context.obj({ Type: "OCG", Name: PDFString.of(NAME) }));
  const state = { OCGs: [layer], D: { Order: [layer], ON: [layer] } };
  document.catalog.set(PDFName.of("OCProperties"), context.obj(state));
  // Viewers that know no spot colours show it in magenta.
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
