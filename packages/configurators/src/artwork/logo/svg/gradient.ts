import type { GradientStop, Paint, Path, Point } from "../../drawing/operation.ts";
import { boundsOf } from "../../page/boxes.ts";
import { apply, evenScale, multiply, parseTransform, type Matrix } from "./matrix.ts";
import type { XmlElement } from "./parse-xml.ts";
import { pointsOn } from "./shapes.ts";
import { colourOf, hexOf, shareOf } from "./colour.ts";
import type { Size } from "../../page/boxes.ts";
import { refuse } from "./unsupported.ts";

export interface GradientContext {
  readonly find: (id: string) => XmlElement | undefined;
  /** The area that lengths in shares of the page refer to. */
  readonly area: Size;
  /** What `currentColor` is. */
  readonly current: string;
}

/** More stops make no visible difference. */
const MAX_STOPS = 64;
/** Gradients may inherit stops from one another; a longer chain is circular. */
const MAX_LINKS = 8;

export const linkOf = ({ attributes }: XmlElement): string | undefined => attributes["href"]?.replace(/^#/u, "");

/** An element with the attributes it inherits by reference. */
const wholeOf = (element: XmlElement, find: GradientContext["find"], links = MAX_LINKS): XmlElement => {
  const link = linkOf(element);
  const other = link === undefined ? undefined : find(link);
  if (!other) return element;
  const base = links > 0 ? wholeOf(other, find, links - 1) : refuse("gradients in a circle");
  const own = element.children.some(({ name }) => name === "stop");
  return {
    ...element,
    attributes: { ...base.attributes, ...element.attributes },
    children: own ? element.children : base.children,
  };
};

const stopsOf = ({ children }: XmlElement, current: string, opacity: number): GradientStop[] => {
  let before = 0;
  const stops = children.filter(({ name }) => name === "stop");
  if (stops.length > MAX_STOPS) refuse("a gradient without end");
  return stops.map(({ attributes }) => {
    // A stop is never before its predecessor.
    before = Math.max(before, shareOf(attributes["offset"], 0));
    const written = attributes["stop-color"] ?? "black";
    const own = written.toLowerCase() === "currentcolor" ? (attributes["color"] ?? current) : written;
    const { colour, opacity: share } = colourOf(own) ?? { colour: "#000000", opacity: 1 };
    return { at: before, colour, opacity: shareOf(attributes["stop-opacity"], 1) * share * opacity };
  });
};

/** Stops between two others of a gradient that blends in linear light. */
const BETWEEN = 8;

const channelsOf = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
const toLight = (level: number): number => (level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4);
const toLevel = (light: number): number => (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);

const blended = (one: GradientStop, other: GradientStop, share: number): GradientStop => {
  const [from, to] = [channelsOf(one.colour), channelsOf(other.colour)];
  const hex = from.map((level, channel) => {
    const light = toLight(level) * (1 - share) + toLight(to[channel] ?? 0) * share;
    return hexOf(255 * toLevel(light));
  });
  return {
    at: one.at + (other.at - one.at) * share,
    colour: `#${hex.join("")}`,
    opacity: (one.opacity ?? 1) * (1 - share) + (other.opacity ?? 1) * share,
  };
};

/** The stops of a gradient that blends in linear light, for one that blends as screens do. */
const inLinearLight = (stops: readonly GradientStop[]): GradientStop[] =>
  stops.flatMap((stop, index) => {
    const next = stops[index + 1];
    if (!next) return [stop];
    return Array.from({ length: BETWEEN }, (_, step) => blended(stop, next, step / BETWEEN));
  });

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
  const gradient = wholeOf(element, context.find);
  const { attributes } = gradient;
  const spread = attributes["spreadMethod"] ?? "pad";
  if (spread !== "pad") refuse(`a gradient that is a ${spread}`);
  const own = stopsOf(gradient, context.current, opacity);
  const stops = attributes["color-interpolation"]?.trim() === "linearRGB" ? inLinearLight(own) : own;
  if (stops.length === 0) refuse("a gradient without colours");
  const inUnits = attributes["gradientUnits"] === "userSpaceOnUse";
  const { x, y, width, height } = boundsOf(pointsOn(outline));
  if (!inUnits && (width === 0 || height === 0)) refuse("a gradient over a line");
  const units: Matrix = inUnits ? [1, 0, 0, 1, 0, 0] : [width, 0, 0, height, x, y];
  const whole = multiply(multiply(matrix, units), parseTransform(attributes["gradientTransform"]));
  const { area } = context;
  /** A position or length; in shares of the page, or of the shape, whose side is 1. */
  const value = (key: string, otherwise: number, side: keyof Size): number => {
    const text = attributes[key];
    const whole = inUnits ? area[side] : 1;
    if (text === undefined) return otherwise * whole;
    return text.trim().endsWith("%") ? (Number.parseFloat(text) / 100) * whole : Number(text);
  };
  const only = (): Paint => ({
    kind: "linear",
    from: apply(whole, [0, 0]),
    to: apply(whole, [1, 0]),
    stops: stops.slice(-1),
  });
  if (gradient.name === "linearGradient") {
    const from: Point = [value("x1", 0, "width"), value("y1", 0, "height")];
    const to: Point = [value("x2", 1, "width"), value("y2", 0, "height")];
    if (from[0] === to[0] && from[1] === to[1]) return only();
    return { kind: "linear", ...linearUnder(whole, from, to), stops };
  }
  if (gradient.name !== "radialGradient") return refuse(`a fill of ${gradient.name}`);
  const centre: Point = [value("cx", 0.5, "width"), value("cy", 0.5, "height")];
  const near = (key: string, own: number, side: keyof Size): boolean =>
    attributes[key] === undefined || Math.abs(value(key, own, side) - own) < 1e-6;
  if (!near("fx", centre[0], "width") || !near("fy", centre[1], "height") || Number(attributes["fr"] ?? 0) !== 0)
    refuse("a gradient off its focus");
  if (inUnits && (attributes["r"] ?? "50%").trim().endsWith("%")) refuse("a radius in shares of the page");
  if (value("r", 0.5, "width") === 0) return only();
  return { kind: "radial", centre: apply(whole, centre), radius: value("r", 0.5, "width") * evenScale(whole), stops };
};
