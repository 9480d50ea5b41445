import type { Colour } from "../../artwork/drawing/operation.ts";
import { inksOf } from "../../artwork/palette.ts";
import { numbers } from "./operators.ts";

/** A colour space: pictures keep their own RGB colours, text and brand colours are CMYK. */
export interface ColourSpace {
  readonly name: "DeviceRGB" | "DeviceCMYK";
  readonly components: (colour: Colour) => readonly number[];
  readonly fill: (colour: Colour) => string;
  readonly stroke: (colour: Colour) => string;
}

const rgb = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** Pictures stay RGB for the print shop's profile: a conversion without a profile would dull every sky. */
export const PICTURE_COLOURS: ColourSpace = {
  name: "DeviceRGB",
  components: rgb,
  fill: (colour) => `${numbers(rgb(colour))} rg`,
  stroke: (colour) => `${numbers(rgb(colour))} RG`,
};

export const INKS: ColourSpace = {
  name: "DeviceCMYK",
  components: inksOf,
  fill: (colour) => `${numbers(inksOf(colour))} k`,
  stroke: (colour) => `${numbers(inksOf(colour))} K`,
};
