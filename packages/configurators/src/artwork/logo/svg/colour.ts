import colorString from "color-string";
import type { Colour } from "../../drawing/operation.ts";
import { wideColour } from "./wide-colour.ts";

/** A colour and how much of it is there, 0 to 1. */
export interface SvgColour {
  readonly colour: Colour;
  readonly opacity: number;
}

/** Longest colour that is read. */
const LONGEST = 100;

const hex = (level: number): string =>
  Math.round(Math.min(255, Math.max(0, level)))
    .toString(16)
    .padStart(2, "0");

/** A colour as browsers read it; undefined for one that they do not know: the declaration is void then. */
export const colourOf = (written: string): SvgColour | undefined => {
  // A colour of a press may follow; browsers show the one before it.
  const text = (written.split(/\s(?:icc-color|device-cmyk)\(/iu)[0] ?? "").trim().toLowerCase();
  if (text === "" || text.length > LONGEST) return undefined;
  const found = colorString.get(text);
  const levels = found ? toRgb(found.model, found.value) : wideColour(text);
  if (!levels) return undefined;
  const [red = 0, green = 0, blue = 0, opacity = 1] = levels;
  return { colour: `#${hex(red)}${hex(green)}${hex(blue)}`, opacity };
};

/** Red, green and blue of a hue with its saturation and lightness, or its whiteness and blackness. */
const toRgb = (model: "rgb" | "hsl" | "hwb", value: readonly number[]): readonly number[] => {
  if (model === "rgb") return value;
  const [hue = 0, second = 0, third = 0, opacity = 1] = value;
  const [one, two] = [second / 100, third / 100];
  /** How far a channel is from the middle of the hue's wheel, -1 to 1. */
  const wheel = (shift: number): number => {
    const at = (shift + hue / 30) % 12;
    return Math.max(-1, Math.min(at - 3, 9 - at, 1));
  };
  const channels = [0, 8, 4].map((shift) => {
    if (model === "hsl") return two - one * Math.min(two, 1 - two) * wheel(shift);
    return one + two >= 1 ? one / (one + two) : 0.5 * (1 - wheel(shift)) * (1 - one - two) + one;
  });
  return [...channels.map((channel) => 255 * channel), opacity];
};

/** A number from 0 to 1, written as a number or a percentage; the other one for anything else. */
export const shareOf = (text: string | undefined, otherwise: number): number => {
  const value = Number.parseFloat(text ?? "") / (text?.trim().endsWith("%") === true ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : otherwise;
};
