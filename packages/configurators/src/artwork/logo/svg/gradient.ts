import type { GradientStop, Paint, Path, Point } from "../../drawing/operation.ts";
import { boundsOf } from "../../page/boxes.ts";
import { apply, evenScale, multiply, parseTransform, type Matrix } from "./matrix.ts";
import type { XmlElement } from "./parse-xml.ts";
import { pointsOn } from "./shapes.ts";
import { colourOf, shareOf, type Declarations } from "./style.ts";
import { refuse } from "./unsupported.ts";

export interface GradientContext {
  readonly find: (id: string) => XmlElement | undefined;
  readonly declared: (element: XmlElement) => Declarations;
}

/** More stops make no visible difference. */
const MOST_STOPS = 64;
/** Gradients may inherit stops from one another; a longer chain is circular. */
const MOST_LINKS = 8;

export const linkOf = ({ attributes }: XmlElement): string | undefined =>
  (attributes["href"] ?? attributes["xlink:href"])?.replace(/^#/u, "");

/** An element with the attributes it inherits by reference. */
const wholeOf = (element: XmlElement, { find }: GradientContext, links = MOST_LINKS): XmlElement => {
  const link = linkOf(element);
  const other = link === undefined ? undefined : find(link);
  if (!other) return element;
  const base = links > 0 ? wholeOf(other, { find, declared: () => ({}) }, links - 1) : refuse("gradients in a circle");
  const own = element.children.some(({ name }) => name === "stop");
  return {
    ...element,
    attributes: { ...base.attributes, ...element.attributes },
    children: own ? element.children : base.children,
  };
};

const stopsOf = ({ children }: XmlElement, { declared }: GradientContext, opacity: number): GradientStop[] => {
  let before = 0;
  const stops = children.filter(({ name }) => name === "stop");
  if (stops.length > MOST_STOPS) refuse("a gradient without end");
  return stops.map((stop) => {
    const style = declared(stop);
    // A stop is never before its predecessor.
    before = Math.max(before, shareOf(style["offset"], 0));
    const colour = style["stop-color"];
    if (colour === "currentColor") refuse("a stop in the colour of its surroundings");
    return {
      at: before,
      colour: colourOf(colour ?? "black"),
      opacity: shareOf(style["stop-opacity"], 1) * opacity,
    };
  });
};

/** A linear gradient after a transform that may skew: its bands stay parallel. */
const linearUnder = (matrix: Matrix, from: Point, to: Point): { from: Point; to: Point } => {
  const start = apply(matrix, from);
  const end = apply(matrix, to);
  const side = apply(matrix, [from[0] - (to[1] - from[1]), from[1] + (to[0] - from[0])]);
  const band: Point = [side[0] - start[0], side[1] - start[1]];
  const across: Point = [-band[1], band[0]];
  const length = across[0] ** 2 + across[1] ** 2;
  if (length === 0) return { from: start, to: end };
  const reach = ((end[0] - start[0]) * across[0] + (end[1] - start[1]) * across[1]) / length;
  return { from: start, to: [start[0] + across[0] * reach, start[1] + across[1] * reach] };
};

/**
 * Converts the gradient that fills a shape.
 * @param outline of the shape before its transform, for gradients in fractions of it
 * @throws {Unsupported} for a repeating, off-focus or elliptical gradient
 */
export const gradientOf = (
  element: XmlElement,
  outline: Path,
  matrix: Matrix,
  opacity: number,
  context: GradientContext,
): Paint => {
  const gradient = wholeOf(element, context);
  const { attributes } = gradient;
  const spread = attributes["spreadMethod"] ?? "pad";
  if (spread !== "pad") refuse(`a gradient that is a ${spread}`);
  const stops = stopsOf(gradient, context, opacity);
  if (stops.length === 0) refuse("a gradient without colours");
  const inUnits = attributes["gradientUnits"] === "userSpaceOnUse";
  const { x, y, width, height } = boundsOf(pointsOn(outline));
  if (!inUnits && (width === 0 || height === 0)) refuse("a gradient over a line");
  const units: Matrix = inUnits ? [1, 0, 0, 1, 0, 0] : [width, 0, 0, height, x, y];
  const whole = multiply(multiply(matrix, units), parseTransform(attributes["gradientTransform"]));
  const value = (key: string, otherwise: number): number => {
    const text = attributes[key];
    if (text === undefined) return inUnits ? refuse("a gradient in shares of the page") : otherwise;
    if (!text.trim().endsWith("%")) return Number(text);
    return inUnits ? refuse("a gradient in shares of the page") : Number.parseFloat(text) / 100;
  };
  if (gradient.name === "linearGradient") {
    const placed = linearUnder(whole, [value("x1", 0), value("y1", 0)], [value("x2", 1), value("y2", 0)]);
    return { kind: "linear", ...placed, stops };
  }
  if (gradient.name !== "radialGradient") return refuse(`a fill of ${gradient.name}`);
  const centre: Point = [value("cx", 0.5), value("cy", 0.5)];
  const near = (key: string, own: number): boolean =>
    attributes[key] === undefined || Math.abs(value(key, own) - own) < 1e-6;
  if (!near("fx", centre[0]) || !near("fy", centre[1]) || Number(attributes["fr"] ?? 0) !== 0)
    refuse("a gradient off its focus");
  return { kind: "radial", centre: apply(whole, centre), radius: value("r", 0.5) * evenScale(whole), stops };
};
