import type {
  GradientStop,
  LinearGradient,
  Operation,
  Paint,
  RadialGradient,
} from "../../artwork/drawing/operation.ts";
import { circlesData, pathData, type Grid } from "./svg-path.ts";

/** An SVG element before it becomes text or a React element. Attributes have their SVG names. */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly SvgNode[];
}

export interface SvgTree {
  /** Gradients and clips, each once. */
  readonly definitions: readonly SvgNode[];
  readonly body: readonly SvgNode[];
}

export interface SvgTreeOptions {
  /** Grid steps per unit of the drawing; coordinates are integers. */
  readonly steps: number;
  /** Prefix of ids, needed when several drawings share a document. */
  readonly idPrefix: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

const node = (tag: string, attributes: Attributes, children: readonly SvgNode[] = []): SvgNode => ({
  tag,
  attributes: Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
  children,
});

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** a, b, … z, ba, bb, … */
const shortName = (index: number): string =>
  index < ALPHABET.length
    ? ALPHABET.charAt(index)
    : shortName(Math.floor(index / ALPHABET.length)) + ALPHABET.charAt(index % ALPHABET.length);

/** Writes `0.25` as `.25`, with two decimals. */
const share = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, ".");

const shareBelowOne = (value: number | undefined): string | undefined =>
  value === undefined || value >= 1 ? undefined : share(value);

const shortColour = (colour: string): string =>
  /^#(.)\1(.)\2(.)\3$/.test(colour) ? `#${colour.charAt(1)}${colour.charAt(3)}${colour.charAt(5)}` : colour;

const stop = ({ at, colour, opacity }: GradientStop): SvgNode =>
  node("stop", {
    offset: at === 0 ? undefined : share(at),
    "stop-color": shortColour(colour),
    "stop-opacity": shareBelowOne(opacity),
  });

const gradientNode = (gradient: LinearGradient | RadialGradient, grid: Grid, id: string): SvgNode => {
  const stops = gradient.stops.map(stop);
  const shared = { id, gradientUnits: "userSpaceOnUse" };
  if (gradient.kind === "linear") {
    const [x1, y1] = gradient.from.map(grid);
    const [x2, y2] = gradient.to.map(grid);
    return node("linearGradient", { ...shared, x1, y1, x2, y2 }, stops);
  }
  const [cx, cy] = gradient.centre.map(grid);
  return node("radialGradient", { ...shared, cx, cy, r: grid(gradient.radius) }, stops);
};

/** Drawing operations as SVG elements. The same operations always return the same tree. */
export const svgTree = (operations: readonly Operation[], { steps, idPrefix }: SvgTreeOptions): SvgTree => {
  const grid: Grid = (value) => Math.round(value * steps);
  const definitions = new Map<string, SvgNode>();

  const define = (make: (id: string) => SvgNode): string => {
    const key = JSON.stringify(make(""));
    const known = definitions.get(key)?.attributes["id"];
    if (known !== undefined) return known;
    const id = `${idPrefix}${shortName(definitions.size)}`;
    definitions.set(key, make(id));
    return id;
  };
  const paint = (fill: Paint): string =>
    typeof fill === "string" ? shortColour(fill) : `url(#${define((id) => gradientNode(fill, grid, id))})`;

  const element = (operation: Operation): SvgNode => {
    switch (operation.kind) {
      case "path":
      case "circles": {
        const d = operation.kind === "path" ? pathData(operation.path, grid) : circlesData(operation.circles, grid);
        const rule = operation.kind === "path" && operation.evenOdd === true ? "evenodd" : undefined;
        const fill = { fill: paint(operation.fill), "fill-rule": rule };
        return node("path", { ...fill, opacity: shareBelowOne(operation.opacity), d });
      }
      case "stroke":
        return node("path", {
          fill: "none",
          stroke: shortColour(operation.colour),
          "stroke-width": Math.max(0.5, Math.round(operation.width * steps * 10) / 10),
          "stroke-linecap": operation.cap === "butt" ? undefined : operation.cap,
          "stroke-linejoin": operation.join === "miter" ? undefined : operation.join,
          "stroke-miterlimit": operation.miterLimit,
          "stroke-dasharray": operation.dash?.map(grid).join(" "),
          "stroke-dashoffset": operation.dashOffset === undefined ? undefined : grid(operation.dashOffset),
          opacity: shareBelowOne(operation.opacity),
          d: pathData(operation.path, grid),
        });
      case "image": {
        const [x, y] = operation.at.map(grid);
        const size = { width: grid(operation.width), height: grid(operation.height) };
        return node("image", { href: operation.href, x, y, ...size, preserveAspectRatio: "none" });
      }
      case "group": {
        const { clip, clipEvenOdd = false, opacity } = operation;
        const outline = clip && pathData(clip, grid);
        const cut = { "clip-rule": clipEvenOdd ? "evenodd" : undefined, d: outline };
        const clipId = outline && define((id) => node("clipPath", { id }, [node("path", cut)]));
        return node(
          "g",
          { "clip-path": clipId && `url(#${clipId})`, opacity: shareBelowOne(opacity) },
          operation.operations.map(element),
        );
      }
    }
  };

  const body = operations.map(element);
  return { definitions: [...definitions.values()], body };
};
