import { isWideColour, mixedColour, shareOf } from "./colour.ts";
import type { Declarations } from "./css/declarations.ts";
import type { XmlElement } from "./parse-xml.ts";
import { xmlElement } from "./xml-element.ts";

/** Most stops that take the place of those of a gradient. */
const MAX_STOPS = 60;

type Space = Parameters<typeof mixedColour>[3];

interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity: number;
}

const stopElement = (at: number, colour: string, opacity: number): XmlElement =>
  xmlElement("stop", { offset: String(at), "stop-color": colour, "stop-opacity": String(opacity) });

/** The stops that replace the part of a gradient from one stop to the next. */
const part = (from: Stop, to: Stop, count: number, space: Space): XmlElement[] =>
  Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const { colour, opacity } = mixedColour(from, to, share, space);
    return stopElement(from.at + (to.at - from.at) * share, colour, opacity);
  });

/**
 * The stops of a gradient with a colour of a wide space. Browsers mix such a gradient in Oklab and cut each of its
 * colours to those of the screen, which neither print nor other renderers do.
 * @param current what `currentColor` is
 * @param isLinear it asks for a mix in linear light
 * @returns undefined for a gradient of the usual colours
 */
export const wideStops = (
  declared: readonly Declarations[],
  current: string,
  isLinear: boolean,
): XmlElement[] | undefined => {
  let before = 0;
  const stops = declared.map((own): Stop => {
    before = Math.max(before, shareOf(own["offset"], 0));
    const written = own["stop-color"]?.trim() ?? "black";
    const colour = written.toLowerCase() === "currentcolor" ? (own["color"] ?? current) : written;
    return { at: before, colour, opacity: shareOf(own["stop-opacity"], 1) };
  });
  if (stops.length >= MAX_STOPS || !stops.some(({ colour }) => isWideColour(colour))) return undefined;
  const count = Math.max(1, Math.floor(MAX_STOPS / Math.max(1, stops.length - 1)));
  return stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    return part(stop, next ?? stop, next && next.at > stop.at ? count : 1, isLinear ? "srgb-linear" : "oklab");
  });
};
