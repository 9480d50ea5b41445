import type {
  Drawing,
  GradientStop,
  LinearGradient,
  Operation,
  Paint,
  RadialGradient,
} from "../artwork/drawing/operation.ts";
import { circlesData, pathData, type Grid } from "./svg-path.ts";

export interface SvgOptions {
  /** Grid steps per unit of the drawing: coordinates are whole steps. 2 when left out. */
  readonly steps?: number;
  /** Set before the names of gradients and clips; needed when several drawings stand in one document. */
  readonly idPrefix?: string;
  /** How the drawing fills a box of another shape: whole and centred, or covering it. */
  readonly fit?: "whole" | "cover";
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** a, b, … z, ba, bb, … */
const shortName = (index: number): string =>
  index < ALPHABET.length
    ? ALPHABET.charAt(index)
    : shortName(Math.floor(index / ALPHABET.length)) + ALPHABET.charAt(index % ALPHABET.length);

/** `0.25` as `.25`, two decimals. */
const share = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, ".");

const shortColour = (colour: string): string =>
  /^#(.)\1(.)\2(.)\3$/.test(colour) ? `#${colour.charAt(1)}${colour.charAt(3)}${colour.charAt(5)}` : colour;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const stop = ({ at, colour, opacity }: GradientStop): string => {
  const offset = at === 0 ? "" : ` offset="${share(at)}"`;
  const alpha = opacity === undefined || opacity >= 1 ? "" : ` stop-opacity="${share(opacity)}"`;
  return `<stop${offset} stop-color="${shortColour(colour)}"${alpha}/>`;
};

const gradientMarkup = (gradient: LinearGradient | RadialGradient, grid: Grid, id: string): string => {
  const stops = gradient.stops.map(stop).join("");
  if (gradient.kind === "linear") {
    const [x1, y1] = gradient.from;
    const [x2, y2] = gradient.to;
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${grid(x1)}" y1="${grid(y1)}" x2="${grid(x2)}" y2="${grid(y2)}">${stops}</linearGradient>`;
  }
  const [cx, cy] = gradient.centre;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${grid(cx)}" cy="${grid(cy)}" r="${grid(gradient.radius)}">${stops}</radialGradient>`;
};

/**
 * A drawing as one SVG document: whole-number coordinates, relative path commands, each gradient and clip written once.
 * The same drawing always gives the same text.
 */
export const toSvg = (drawing: Drawing, { steps = 2, idPrefix = "", fit = "cover" }: SvgOptions = {}): string => {
  const grid: Grid = (value) => Math.round(value * steps);
  const definitions = new Map<string, { id: string; markup: string }>();

  const define = (markup: (id: string) => string): string => {
    const key = markup("");
    const known = definitions.get(key);
    if (known) return known.id;
    const id = `${idPrefix}${shortName(definitions.size)}`;
    definitions.set(key, { id, markup: markup(id) });
    return id;
  };
  const paint = (fill: Paint): string =>
    typeof fill === "string" ? shortColour(fill) : `url(#${define((id) => gradientMarkup(fill, grid, id))})`;
  const opacityOf = (opacity: number | undefined): string =>
    opacity === undefined || opacity >= 1 ? "" : ` opacity="${share(opacity)}"`;

  const element = (operation: Operation): string => {
    switch (operation.kind) {
      case "path":
        return `<path fill="${paint(operation.fill)}"${opacityOf(operation.opacity)} d="${pathData(operation.path, grid)}"/>`;
      case "circles":
        return `<path fill="${paint(operation.fill)}"${opacityOf(operation.opacity)} d="${circlesData(operation.circles, grid)}"/>`;
      case "stroke": {
        const cap = operation.cap === "round" ? ' stroke-linecap="round"' : "";
        const join = operation.join === "round" ? ' stroke-linejoin="round"' : "";
        const dash = operation.dash ? ` stroke-dasharray="${operation.dash.map(grid).join(" ")}"` : "";
        const width = Math.max(0.5, Math.round(operation.width * steps * 10) / 10);
        return `<path fill="none" stroke="${shortColour(operation.colour)}" stroke-width="${width}"${cap}${join}${dash}${opacityOf(operation.opacity)} d="${pathData(operation.path, grid)}"/>`;
      }
      case "image": {
        const [x, y] = operation.at.map(grid);
        return `<image href="${escaped(operation.href)}" x="${x}" y="${y}" width="${grid(operation.width)}" height="${grid(operation.height)}" preserveAspectRatio="none"/>`;
      }
      case "group": {
        const { clip } = operation;
        const clipPath = clip
          ? ` clip-path="url(#${define((id) => `<clipPath id="${id}"><path d="${pathData(clip, grid)}"/></clipPath>`)})"`
          : "";
        return `<g${clipPath}${opacityOf(operation.opacity)}>${operation.operations.map(element).join("")}</g>`;
      }
    }
  };

  const body = drawing.operations.map(element).join("");
  const shared = [...definitions.values()].map(({ markup }) => markup).join("");
  const { width, height } = drawing;
  const ratio = fit === "cover" ? ' preserveAspectRatio="xMidYMid slice"' : "";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${grid(width)} ${grid(height)}"${ratio}>` +
    `${shared === "" ? "" : `<defs>${shared}</defs>`}${body}</svg>\n`
  );
};
