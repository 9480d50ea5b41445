import type { Colour } from "../../artwork/drawing/operation.ts";
import { inksOf } from "../../artwork/palette.ts";
import { numbers } from "./operators.ts";

/** How colours are written: a picture keeps its own, words and brand colours are inks. */
export interface ColourSpace {
  readonly name: "DeviceRGB" | "DeviceCMYK";
  readonly components: (colour: Colour) => readonly number[];
  readonly fill: (colour: Colour) => string;
  readonly stroke: (colour: Colour) => string;
}

const rgb = (colour: Colour): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** Picture colours are left to the print house's profile: a blind conversion to inks would dull every sky. */
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
