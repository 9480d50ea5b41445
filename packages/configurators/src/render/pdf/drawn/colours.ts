import type { PDFRef } from "@cantoo/pdf-lib";
import type { Colour } from "../../../artwork/drawing/operation.ts";
import { inksOf } from "../../../artwork/palette.ts";
import { numbers } from "../ink/operators.ts";

/** A colour space: pictures keep their own sRGB colours with a profile, text and brand colours are CMYK. */
export interface ColourSpace {
  /** How a shading names it. */
  readonly space: "DeviceCMYK" | PDFRef;
  readonly components: (colour: Colour) => readonly number[];
  readonly fill: (colour: Colour) => string;
  readonly stroke: (colour: Colour) => string;
}

const rgb = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/**
 * Pictures stay sRGB, tagged with their profile: the print shop converts them for its press. A conversion here would dull
 * every sky.
 * @param space the `/ICCBased` colour space
 * @param name its name in content streams
 */
export const pictureColours = (space: PDFRef, name: string): ColourSpace => ({
  space,
  components: rgb,
  fill: (colour) => `/${name} cs ${numbers(rgb(colour))} sc`,
  stroke: (colour) => `/${name} CS ${numbers(rgb(colour))} SC`,
});

export const INKS: ColourSpace = {
  space: "DeviceCMYK",
  components: inksOf,
  fill: (colour) => `${numbers(inksOf(colour))} k`,
  stroke: (colour) => `${numbers(inksOf(colour))} K`,
};
