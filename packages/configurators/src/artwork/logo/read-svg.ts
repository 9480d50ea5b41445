import type { Operation, Paint, Path } from "../drawing/operation.ts";
import { pointsOf } from "../drawing/path.ts";
import type { DrawnLogo } from "../layout/data.ts";
import { boundsOf, type Size } from "../page/boxes.ts";
import { dashUnit } from "./svg/dashes.ts";
import { drawDots, splitDots } from "./svg/dots.ts";
import { UnprintableLogo } from "./fault.ts";
import { colourOf, shareOf, type SvgColour } from "./svg/colour.ts";
import { gradientOf, linkOf } from "./svg/gradient.ts";
import { INHERITED } from "./svg/css/initial-values.ts";
import { evenScale, IDENTITY, multiply, parseTransform, type Matrix } from "./svg/matrix.ts";
import type { XmlElement } from "./svg/parse-xml.ts";
import { xmlElement } from "./svg/xml-element.ts";
import { plainSvg, type PlainSvg } from "./svg/plain-svg.ts";
import { diagonalOf, lengthOf, outlineOf } from "./svg/shapes.ts";
import type { Declarations } from "./svg/css/declarations.ts";
import { refuse, Unsupported } from "./svg/unsupported.ts";
import { viewBoxOf, viewMatrix } from "./svg/viewport.ts";

/** Elements that are drawn only where they are referenced, or never. */
const SILENT: ReadonlySet<string> = new Set([
  "clipPath",
  "defs",
  "filter",
  "linearGradient",
  "marker",
  "mask",
  "pattern",
  "radialGradient",
  "stop",
  "symbol",
]);

/** Properties without a counterpart in our operations, and the values of each that change nothing. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  filter: ["none"],
  "marker-start": ["none"],
  "marker-mid": ["none"],
  "marker-end": ["none"],
  "mix-blend-mode": ["normal"],
  "paint-order": ["normal", "fill", "fill stroke", "fill stroke markers"],
  "vector-effect": ["none", "non-scaling-stroke"],
};

const TEXT_ELEMENTS: ReadonlySet<string> = new Set(["text", "tspan", "textPath"]);

/** Limits on elements and path segments, including copies: a small file may ask for endless work. */
const MAX_WORK = 200_000;
const MAX_DEPTH = 64;

/** An outline outside of which nothing is shown. */
interface Cut {
  readonly path: Path;
  readonly evenOdd: boolean;
}

interface Place {
  readonly matrix: Matrix;
  readonly style: Declarations;
  readonly depth: number;
  /** The area that lengths in shares refer to. */
  readonly area: Size;
}

const reference = (text: string | undefined): string | undefined =>
  /^\s*url\(\s*["']?#([^"')]+)["']?\s*\)/u.exec(text ?? "")?.[1];

const CONTAINERS: ReadonlySet<string> = new Set(["svg", "g", "use"]);

const OFF: ReadonlySet<string> = new Set(["none", "transparent"]);

const isOff = (text: string | undefined): boolean => text === undefined || OFF.has(text.trim().toLowerCase());

const isHidden = ({ visibility }: Declarations): boolean => visibility === "hidden" || visibility === "collapse";

const refuseWork = (): never => {
  throw new Unsupported("a drawing without end", "too-complex");
};

const refuseElement = (name: string): never => {
  throw new Unsupported(`<${name}>`, TEXT_ELEMENTS.has(name) ? "text" : "effects");
};

const CAPS = { butt: "butt", round: "round", square: "square" } as const;
const JOINS = { miter: "miter", round: "round", bevel: "bevel" } as const;
const DEFAULT_MITER = 4;

const isKey = <Key extends string>(table: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(table, key);

const rectangle = (x: number, y: number, width: number, height: number): XmlElement =>
  xmlElement("rect", { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` });

const WHITE = "#ffffff";

class Drawer {
  private readonly byId = new Map<string, XmlElement>();
  private readonly parents = new Map<XmlElement, XmlElement>();
  private work = 0;
  /** Size of a pixel, in which a line that does not grow with its shape is as wide as it says. */
  private readonly pixel: number;

  constructor(root: XmlElement, pixel: number) {
    this.pixel = pixel;
    const index = (element: XmlElement): void => {
      const { id } = element.attributes;
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
      for (const child of element.children) {
        this.parents.set(child, element);
        index(child);
      }
    };
    index(root);
  }

  draw(element: XmlElement, place: Place): Operation[] {
    if (SILENT.has(element.name)) return [];
    this.spend(1);
    if (place.depth > MAX_DEPTH) return refuseWork();
    const own = element.attributes;
    const style = this.inherit(place.style, own);
    for (const [name, values] of Object.entries(PLAIN)) {
      const value = style[name] ?? own[name];
      if (value !== undefined && value !== "inherit" && !values.includes(value)) refuse(`${name}: ${value}`);
    }
    const matrix = multiply(place.matrix, parseTransform(own["transform"]));
    const opacity = shareOf(own["opacity"], 1);
    const clips = [
      ...this.clipsOf(own["clip-path"], matrix, place.area),
      ...this.maskOf(own["mask"], matrix, place.area),
    ];
    if (clips.some(({ path }) => path.length === 0)) return [];
    const container = CONTAINERS.has(element.name);
    const both = !container && opacity < 1 && !isOff(style["fill"] ?? "black") && !isOff(style["stroke"]);
    const together = opacity < 1 && (container || both);
    const operations = this.contentOf(element, { ...place, matrix, style }, together ? 1 : opacity);
    const grouped: Operation[] = together ? [{ kind: "group", opacity, operations }] : operations;
    return clips.reduce<Operation[]>(
      (inner, { path, evenOdd }) => [
        { kind: "group", clip: path, ...(evenOdd && { clipEvenOdd: true }), operations: inner },
      ],
      grouped,
    );
  }

  private spend(amount: number): void {
    this.work += amount;
    if (this.work > MAX_WORK) refuseWork();
  }

  private outlineIn(element: XmlElement, matrix: Matrix, area: Size): Path {
    const outline = outlineOf(element, matrix, area) ?? refuseElement(element.name);
    this.spend(outline.length);
    return outline;
  }

  private inherit(from: Declarations, own: Declarations): Declarations {
    return Object.fromEntries(
      Object.keys(INHERITED).flatMap((name) => {
        // A colour that cannot be read counts as missing.
        const isVoid = own[name] === "inherit" || ((name === "fill" || name === "stroke") && !this.isPaint(own[name]));
        const kept = isVoid ? from[name] : (own[name] ?? from[name]);
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  }

  private isPaint(text: string | undefined): boolean {
    if (text === undefined || isOff(text) || reference(text) !== undefined) return true;
    return text.trim().toLowerCase() === "currentcolor" || colourOf(text) !== undefined;
  }

  private colour(text: string, style: Declarations): SvgColour {
    const own = text.trim().toLowerCase() === "currentcolor" ? (style["color"] ?? "black") : text;
    return colourOf(own) ?? { colour: "#000000", opacity: 1 };
  }

  private paintOf(element: XmlElement, { matrix, style, area }: Place): { paint: Paint; opacity: number } | undefined {
    const fill = style["fill"] ?? "black";
    if (isOff(fill)) return undefined;
    const id = reference(fill);
    if (id === undefined) {
      const { colour, opacity } = this.colour(fill, style);
      return { paint: colour, opacity };
    }
    const gradient = this.byId.get(id) ?? refuse("a fill that is not there");
    const outline = this.outlineIn(element, IDENTITY, area);
    const find = (other: string): XmlElement | undefined => this.byId.get(other);
    return {
      paint: gradientOf(gradient, outline, matrix, 1, { find, area, current: style["color"] ?? "black" }),
      opacity: 1,
    };
  }

  private strokeOf(element: XmlElement, path: Path, { matrix, style, area }: Place, share: number): Operation[] {
    const { stroke } = style;
    if (stroke === undefined || isOff(stroke)) return [];
    if (reference(stroke) !== undefined) return refuse("a line with a gradient");
    const diagonal = diagonalOf(area);
    const written = lengthOf(style["stroke-width"], diagonal, 1);
    if (written <= 0) return [];
    const isFixed = element.attributes["vector-effect"] === "non-scaling-stroke";
    const scale = isFixed ? this.pixel : evenScale(matrix);
    const cap = (style["stroke-linecap"] ?? "butt").trim().toLowerCase();
    const join = (style["stroke-linejoin"] ?? "miter").trim().toLowerCase();
    const miterLimit = Number(style["stroke-miterlimit"] ?? DEFAULT_MITER);
    if (!isKey(CAPS, cap)) return refuse(`the line end ${cap}`);
    if (!isKey(JOINS, join)) return refuse(`the corner ${join}`);
    const listed = isOff(style["stroke-dasharray"]) ? [] : (style["stroke-dasharray"] ?? "").split(/[\s,]+/u);
    const dashes = listed.filter((dash) => dash !== "").map((dash) => lengthOf(dash, diagonal, -1));
    if (dashes.some((dash) => dash < 0)) return refuse("dashes that are none");
    // An odd number of dashes is written twice.
    const unit = (dashes.length > 0 ? dashUnit(element, path) : undefined) ?? scale;
    const dash = (dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes]).map((length) => length * unit);
    const dashOffset = lengthOf(style["stroke-dashoffset"], diagonal) * unit;
    const painted = this.colour(stroke, style);
    const { colour } = painted;
    const opacity = share * painted.opacity * shareOf(style["stroke-opacity"], 1);
    const width = written * scale;
    const { lines, dots } = splitDots(path);
    const line: Operation = {
      kind: "stroke",
      path: lines,
      colour,
      width,
      cap: CAPS[cap],
      join: JOINS[join],
      ...(miterLimit !== DEFAULT_MITER && miterLimit >= 1 && { miterLimit }),
      ...(dash.some((length) => length > 0) && { dash, ...(dashOffset !== 0 && { dashOffset }) }),
      opacity,
    };
    return [...(lines.length > 0 ? [line] : []), ...drawDots(dots, { width, cap, matrix }, { fill: colour, opacity })];
  }

  /** The shape that a part of a clip or mask shows. */
  private shownBy(part: XmlElement): XmlElement {
    return part.name === "use" ? (this.byId.get(linkOf(part) ?? "") ?? refuse("a cut of nothing")) : part;
  }

  /** The value of an inherited property where an element is written. */
  private inherited(element: XmlElement | undefined, name: string): string | undefined {
    if (!element) return undefined;
    const own = element.attributes[name];
    return own === undefined || own === "inherit" ? this.inherited(this.parents.get(element), name) : own;
  }

  /** The value that a part of a clip or mask has; a copied shape inherits from its copy. */
  private valueIn(part: XmlElement, name: string): string | undefined {
    const own = this.shownBy(part).attributes[name];
    return own === undefined || own === "inherit" ? this.inherited(part, name) : own;
  }

  /** The one outline of a clip or mask; a picture of pixels for those of several parts that overlap. */
  private outlineOfParts(
    parts: readonly XmlElement[],
    rule: "clip-rule" | "fill-rule",
    { matrix, area }: Pick<Place, "matrix" | "area">,
  ): Cut {
    const evenOdd = parts.map((part) => this.valueIn(part, rule) === "evenodd");
    if (new Set(evenOdd).size > 1) return refuse("a cut by two rules");
    const outlines = parts.map((part) => {
      const shape = this.shownBy(part);
      if ([part, shape].some(({ attributes }) => !isOff(attributes["clip-path"]))) return refuse("a cut of cuts");
      const moved = multiply(matrix, parseTransform(part.attributes["transform"]));
      if (shape === part) return this.outlineIn(part, moved, area);
      const { x, y } = shape.name === "symbol" ? refuse("a cut of a symbol") : part.attributes;
      const shift: Matrix = [1, 0, 0, 1, lengthOf(x, area.width), lengthOf(y, area.height)];
      const inner = multiply(multiply(moved, shift), parseTransform(shape.attributes["transform"]));
      return this.outlineIn(shape, inner, area);
    });
    const boxes = outlines.map((outline) => boundsOf(pointsOf(outline)));
    const overlaps = boxes.some((one, at) =>
      boxes.some(
        (other, next) =>
          next > at &&
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
    );
    if (overlaps) return refuse("a cut of shapes that overlap");
    return { path: outlines.flat(), evenOdd: evenOdd[0] === true };
  }

  private clipsOf(text: string | undefined, matrix: Matrix, area: Size): Cut[] {
    if (isOff(text)) return [];
    const clip = this.byId.get(reference(text) ?? "");
    // A reference to a missing clip path has no effect.
    if (clip?.name !== "clipPath") return reference(text) === undefined ? refuse("a cut by a shape") : [];
    if (clip.attributes["clipPathUnits"] === "objectBoundingBox") return refuse("a cut in shares of its shape");
    const inner = multiply(matrix, parseTransform(clip.attributes["transform"]));
    const parts = clip.children.filter((part) => !SILENT.has(part.name) && !isHidden(part.attributes));
    const outline = this.outlineOfParts(parts, "clip-rule", { matrix: inner, area });
    return [...this.clipsOf(clip.attributes["clip-path"], matrix, area), outline];
  }

  /** A mask that shows one white shape and hides all else is a cut, as drawing programs write most of them. */
  private maskOf(text: string | undefined, matrix: Matrix, area: Size): Cut[] {
    if (isOff(text)) return [];
    const mask = this.byId.get(reference(text) ?? "");
    if (mask?.name !== "mask") return [];
    const { attributes } = mask;
    const [part, ...others] = mask.children.filter(({ name }) => !SILENT.has(name));
    if (!part || others.length > 0 || attributes["mask"] !== undefined) return refuse("a mask of parts");
    const painted = colourOf(this.valueIn(part, "fill") ?? "black");
    const isWhite = attributes["mask-type"] === "alpha" || painted?.colour === WHITE;
    const isWhole =
      painted?.opacity === 1 &&
      isOff(this.valueIn(part, "stroke")) &&
      shareOf(this.valueIn(part, "fill-opacity"), 1) === 1 &&
      [mask, part, this.shownBy(part)].every(
        ({ attributes: own }) =>
          shareOf(own["opacity"], 1) === 1 && ["filter", "mask", "clip-path"].every((name) => isOff(own[name])),
      );
    const inShape = attributes["maskContentUnits"] === "objectBoundingBox";
    if (!isWhite || !isWhole || inShape) return refuse("a mask of shades");
    const cut = this.outlineOfParts([part], "fill-rule", { matrix, area });
    if (attributes["maskUnits"] !== "userSpaceOnUse")
      return ["x", "y", "width", "height"].some((name) => attributes[name] !== undefined)
        ? refuse("a mask in shares of its shape")
        : [cut];
    const side = (name: string, whole: number, share: number): number =>
      lengthOf(attributes[name], whole, share * whole);
    const region = rectangle(
      side("x", area.width, -0.1),
      side("y", area.height, -0.1),
      side("width", area.width, 1.2),
      side("height", area.height, 1.2),
    );
    return [cut, { path: this.outlineIn(region, matrix, area), evenOdd: false }];
  }

  private shapeOf(element: XmlElement, place: Place, opacity: number): Operation[] {
    const { matrix, style, area } = place;
    const path = this.outlineIn(element, matrix, area);
    if (isHidden(style)) return [];
    const fill = element.name === "line" ? undefined : this.paintOf(element, place);
    const filled: Operation[] =
      fill === undefined
        ? []
        : [
            {
              kind: "path",
              path,
              fill: fill.paint,
              evenOdd: style["fill-rule"] === "evenodd",
              opacity: opacity * fill.opacity * shareOf(style["fill-opacity"], 1),
            },
          ];
    return [...filled, ...this.strokeOf(element, path, place, opacity)];
  }

  private childrenOf({ children }: XmlElement, place: Place): Operation[] {
    return children.flatMap((child) => this.draw(child, { ...place, depth: place.depth + 1 }));
  }

  /** A drawing in the drawing: an inner `svg`, or a symbol where it is used. */
  private inner(element: XmlElement, place: Place, size: Size): Operation[] {
    const { matrix } = place;
    const [, , width, height] = viewBoxOf(element) ?? [0, 0, size.width, size.height];
    if (!(width > 0 && height > 0 && size.width > 0 && size.height > 0)) return [];
    const inside = multiply(matrix, viewMatrix(element, size));
    const operations = this.childrenOf(element, { ...place, matrix: inside, area: { width, height } });
    if (["visible", "auto"].includes(element.attributes["overflow"] ?? "hidden")) return operations;
    const clip = this.outlineIn(rectangle(0, 0, size.width, size.height), matrix, size);
    return [{ kind: "group", clip, operations }];
  }

  private used(element: XmlElement, place: Place): Operation[] {
    const { matrix, area, style } = place;
    const { attributes } = element;
    const target = this.byId.get(linkOf(element) ?? "");
    if (!target) return [];
    const x = lengthOf(attributes["x"], area.width);
    const y = lengthOf(attributes["y"], area.height);
    const moved: Place = { ...place, matrix: multiply(matrix, [1, 0, 0, 1, x, y]), depth: place.depth + 1 };
    if (target.name !== "symbol" && target.name !== "svg") return this.draw(target, moved);
    this.spend(1);
    if (moved.depth > MAX_DEPTH) return refuseWork();
    const own = target.attributes;
    if (["opacity", "filter", "mask", "clip-path", "transform"].some((name) => own[name] !== undefined))
      return refuse("a symbol with effects");
    const side = (name: "width" | "height"): number =>
      lengthOf(attributes[name], area[name], lengthOf(own[name], area[name], area[name]));
    const size = { width: side("width"), height: side("height") };
    return this.inner(target, { ...moved, style: this.inherit(style, own) }, size);
  }

  private contentOf(element: XmlElement, place: Place, opacity: number): Operation[] {
    const { area, matrix, depth } = place;
    switch (element.name) {
      case "svg": {
        if (depth === 0) return this.childrenOf(element, place);
        const { x, y, width, height } = element.attributes;
        const shift: Matrix = [1, 0, 0, 1, lengthOf(x, area.width), lengthOf(y, area.height)];
        const size = {
          width: lengthOf(width, area.width, area.width),
          height: lengthOf(height, area.height, area.height),
        };
        return this.inner(element, { ...place, matrix: multiply(matrix, shift) }, size);
      }
      case "g":
        return this.childrenOf(element, place);
      case "use":
        return this.used(element, place);
      default:
        return this.shapeOf(element, place, opacity);
    }
  }
}

/** Largest number in a drawing: beyond, its numbers cannot be written in a print file. */
const MAX_NUMBER = 1e9;

/** Whether all numbers of a value can be drawn. */
const isDrawable = (value: unknown): boolean => {
  if (typeof value === "number") return Math.abs(value) <= MAX_NUMBER;
  if (Array.isArray(value)) return value.every(isDrawable);
  return typeof value !== "object" || value === null || Object.values(value).every(isDrawable);
};

/**
 * Draws a plain SVG as operations, so that preview and print are the same curves.
 * @throws {UnprintableLogo} `text` for live text, `effects` for what the operations cannot show as a browser would
 *   (bitmaps, filters, masks, patterns …), `too-complex` beyond the limits, `damaged` for numbers that cannot be printed
 */
export const drawSvg = ({ root, width, height, pixel }: PlainSvg): DrawnLogo => {
  const [, , wide = width, high = height] = viewBoxOf(root) ?? [];
  const place = {
    matrix: viewMatrix(root, { width, height }),
    style: {},
    depth: 0,
    area: { width: wide, height: high },
  };
  const operations = new Drawer(root, pixel).draw(root, place);
  if (!isDrawable([operations, width, height])) throw new UnprintableLogo("damaged");
  return { kind: "drawing", operations, width, height };
};

/**
 * Reads an uploaded SVG as drawing operations.
 * @throws {UnprintableLogo} as `plainSvg` and `drawSvg`
 */
export const readSvg = (source: string | Uint8Array): DrawnLogo => drawSvg(plainSvg(source));
