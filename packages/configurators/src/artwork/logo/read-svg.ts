import type { Operation, Paint, Path } from "../drawing/operation.ts";
import type { DrawnLogo } from "../layout/data.ts";
import { gradientOf, linkOf } from "./svg/gradient.ts";
import { evenScale, IDENTITY, multiply, numbersOf, parseTransform, type Matrix } from "./svg/matrix.ts";
import { parseXml, type XmlElement } from "./svg/parse-xml.ts";
import { lengthOf, outlineOf } from "./svg/shapes.ts";
import { colourOf, declaredOf, rulesOf, shareOf, type Declarations } from "./svg/style.ts";
import { refuse, Unsupported } from "./svg/unsupported.ts";
import { UnprintableLogo } from "./fault.ts";

/** Elements that are drawn only where they are referenced, or never. */
const SILENT: ReadonlySet<string> = new Set([
  "clipPath",
  "defs",
  "desc",
  "linearGradient",
  "metadata",
  "radialGradient",
  "style",
  "symbol",
  "title",
]);

const INHERITED = [
  "clip-rule",
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "stroke-width",
  "visibility",
] as const;

/** Properties without a counterpart in our operations, and the one value of each that changes nothing. */
const PLAIN: Readonly<Record<string, string>> = {
  filter: "none",
  mask: "none",
  "marker-start": "none",
  "marker-mid": "none",
  "marker-end": "none",
  "mix-blend-mode": "normal",
  "paint-order": "normal",
  "transform-origin": "0 0",
  "vector-effect": "none",
};

const TEXT_ELEMENTS: ReadonlySet<string> = new Set(["text", "tspan", "textPath", "tref", "altGlyph"]);

/** Longest SVG in characters. Logos of curves are far smaller; the server has the same limit. */
const LONGEST = 1_000_000;
/** Limits on elements and path segments, including copies: a small file may ask for endless work. */
const MOST_WORK = 200_000;
const DEEPEST = 64;

interface Place {
  readonly matrix: Matrix;
  readonly style: Declarations;
  readonly depth: number;
}

const reference = (text: string | undefined): string | undefined =>
  /^url\(\s*["']?#([^"')]+)["']?\s*\)/u.exec(text ?? "")?.[1];

const CONTAINERS: ReadonlySet<string> = new Set(["svg", "g", "a", "use"]);

const isOff = (text: string | undefined): boolean => text === undefined || text === "none" || text === "transparent";

const refuseWork = (): never => {
  throw new Unsupported("a drawing without end", "too-complex");
};

const refuseElement = (name: string): never => {
  throw new Unsupported(`<${name}>`, TEXT_ELEMENTS.has(name) ? "text" : "effects");
};

const readDocument = (root: XmlElement): Operation[] => {
  const rules = rulesOf(root);
  const byId = new Map<string, XmlElement>();
  const index = (element: XmlElement): void => {
    const { id } = element.attributes;
    if (id !== undefined) byId.set(id, element);
    element.children.forEach(index);
  };
  index(root);
  const declared = (element: XmlElement): Declarations => declaredOf(element, rules);
  const context = { find: (id: string) => byId.get(id), declared };
  let work = 0;
  const spend = (amount: number): void => {
    work += amount;
    if (work > MOST_WORK) refuseWork();
  };
  const outlineIn = (element: XmlElement, matrix: Matrix): Path => {
    const outline = outlineOf(element, matrix) ?? refuseElement(element.name);
    spend(outline.length);
    return outline;
  };

  const plain = (style: Declarations): void => {
    for (const [name, value] of Object.entries(PLAIN))
      if ((style[name] ?? value) !== value) refuse(`${name}: ${style[name]}`);
  };
  const inherit = (from: Declarations, own: Declarations): Declarations =>
    Object.fromEntries(
      INHERITED.flatMap((name) => {
        const value = own[name] === "inherit" ? undefined : own[name];
        const kept = value ?? from[name];
        return kept === undefined ? [] : [[name, kept]];
      }),
    );
  const colour = (text: string, style: Declarations) =>
    colourOf(text.trim() === "currentColor" ? (style["color"] ?? "black") : text);

  const paintOf = (element: XmlElement, matrix: Matrix, style: Declarations): Paint | undefined => {
    const fill = style["fill"] ?? "black";
    if (isOff(fill)) return undefined;
    const id = reference(fill);
    if (id === undefined) return colour(fill, style);
    const gradient = byId.get(id) ?? refuse("a fill that is not there");
    const outline = outlineIn(element, IDENTITY);
    return gradientOf(gradient, outline, matrix, 1, context);
  };

  const strokeOf = (path: Path, matrix: Matrix, style: Declarations, opacity: number): Operation[] => {
    const { stroke } = style;
    if (stroke === undefined || isOff(stroke)) return [];
    if (reference(stroke) !== undefined) return refuse("a line with a gradient");
    const scale = evenScale(matrix);
    const width = lengthOf(style["stroke-width"], 1) * scale;
    if (width <= 0) return [];
    const cap = style["stroke-linecap"] ?? "butt";
    const join = style["stroke-linejoin"] ?? "miter";
    if (cap !== "butt" && cap !== "round") return refuse(`the line end ${cap}`);
    if (join !== "miter" && join !== "round") return refuse(`the corner ${join}`);
    const dash = isOff(style["stroke-dasharray"]) ? [] : numbersOf(style["stroke-dasharray"] ?? "");
    const [on, off = on] = dash;
    if (dash.length > 2 || lengthOf(style["stroke-dashoffset"]) !== 0) return refuse("a line of many dashes");
    return [
      {
        kind: "stroke",
        path,
        colour: colour(stroke, style),
        width,
        cap,
        join,
        ...(on !== undefined && off !== undefined && { dash: [on * scale, off * scale] as const }),
        opacity: opacity * shareOf(style["stroke-opacity"], 1),
      },
    ];
  };

  const clipOf = (id: string, matrix: Matrix): Path => {
    const clip = byId.get(id);
    if (!clip || clip.name !== "clipPath") return refuse("a cut that is not there");
    if (clip.attributes["clipPathUnits"] === "objectBoundingBox") return refuse("a cut in shares of its shape");
    const inner = multiply(matrix, parseTransform(clip.attributes["transform"]));
    return clip.children.flatMap((child) => {
      const shape = child.name === "use" ? byId.get(linkOf(child) ?? "") : child;
      const style = declared(child);
      if (!shape || style["clip-rule"] === "evenodd" || style["clip-path"] !== undefined)
        return refuse("a cut of cuts");
      const moved = multiply(inner, parseTransform(child.attributes["transform"]));
      const shift: Matrix = [1, 0, 0, 1, lengthOf(child.attributes["x"]), lengthOf(child.attributes["y"])];
      const whole =
        child.name === "use" ? multiply(multiply(moved, shift), parseTransform(shape.attributes["transform"])) : moved;
      return outlineIn(shape, whole);
    });
  };

  const shapeOf = (element: XmlElement, { matrix, style }: Place, opacity: number): Operation[] => {
    const path = outlineIn(element, matrix);
    const fill = element.name === "line" ? undefined : paintOf(element, matrix, style);
    const filled: Operation[] =
      fill === undefined
        ? []
        : [
            {
              kind: "path",
              path,
              fill,
              evenOdd: style["fill-rule"] === "evenodd",
              opacity: opacity * shareOf(style["fill-opacity"], 1),
            },
          ];
    return style["visibility"] === "hidden" ? [] : [...filled, ...strokeOf(path, matrix, style, opacity)];
  };

  const contentOf = (element: XmlElement, place: Place, opacity: number): Operation[] => {
    const { matrix, style, depth } = place;
    switch (element.name) {
      case "svg":
        if (depth > 0) return refuse("a drawing in the drawing");
        return element.children.flatMap((child) => draw(child, { matrix, style, depth: depth + 1 }));
      case "g":
      case "a":
        return element.children.flatMap((child) => draw(child, { matrix, style, depth: depth + 1 }));
      case "use": {
        const target = byId.get(linkOf(element) ?? "") ?? refuse("a use of nothing");
        if (target.name === "symbol" || target.name === "svg") return refuse("a symbol");
        const shift: Matrix = [1, 0, 0, 1, lengthOf(element.attributes["x"]), lengthOf(element.attributes["y"])];
        return draw(target, { matrix: multiply(matrix, shift), style, depth: depth + 1 });
      }
      default:
        return shapeOf(element, place, opacity);
    }
  };

  const draw = (element: XmlElement, { matrix: outer, style: from, depth }: Place): Operation[] => {
    // Metadata of drawing programs has a namespace prefix.
    if (SILENT.has(element.name) || element.name.includes(":")) return [];
    spend(1 + rules.length);
    if (depth > DEEPEST) return refuseWork();
    const own = declared(element);
    if (own["display"] === "none") return [];
    plain(own);
    const style = inherit(from, own);
    const matrix = multiply(outer, parseTransform(own["transform"]));
    const opacity = shareOf(own["opacity"], 1);
    const cut = isOff(own["clip-path"]) ? undefined : reference(own["clip-path"]);
    const container = CONTAINERS.has(element.name);
    const both = !container && opacity < 1 && !isOff(style["fill"] ?? "black") && !isOff(style["stroke"]);
    const together = opacity < 1 && (container || both);
    const operations = contentOf(element, { matrix, style, depth }, together ? 1 : opacity);
    if (!together && cut === undefined) return operations;
    return [
      {
        kind: "group",
        ...(together && { opacity }),
        ...(cut !== undefined && { clip: clipOf(cut, matrix) }),
        operations,
      },
    ];
  };

  return draw(root, { matrix: IDENTITY, style: {}, depth: 0 });
};

/** Largest number in a drawing, and smallest side of it: beyond, its numbers cannot be written in a print file. */
const LARGEST = 1e9;
const SMALLEST = 1e-3;

/** Whether all numbers of a value can be drawn. */
const isDrawable = (value: unknown): boolean => {
  if (typeof value === "number") return Math.abs(value) <= LARGEST;
  if (Array.isArray(value)) return value.every(isDrawable);
  return typeof value !== "object" || value === null || Object.values(value).every(isDrawable);
};

/** Left, top, width and height of the visible area. */
const frameOf = ({ attributes }: XmlElement): readonly [number, number, number, number] => {
  const [x, y, width, height] = numbersOf(attributes["viewBox"] ?? "");
  if (x !== undefined && y !== undefined && width !== undefined && height !== undefined) return [x, y, width, height];
  return [0, 0, lengthOf(attributes["width"]), lengthOf(attributes["height"])];
};

/**
 * Reads an uploaded SVG as drawing operations, so that preview and print are the same curves.
 * @throws {UnprintableLogo} `text` for live text, `effects` for what the operations cannot show as a browser would
 *   (bitmaps, filters, masks, patterns …), `too-complex` beyond the limits, `damaged` when it is not a well-formed SVG
 *   with a size
 */
export const readSvg = (source: string): DrawnLogo => {
  if (source.length > LONGEST) refuseWork();
  const root = rootOf(source.replace(/^\uFEFF/u, ""));
  const [x, y, width, height] = frameOf(root);
  if (!(width >= SMALLEST && height >= SMALLEST)) throw new UnprintableLogo("damaged");
  const operations = readDocument({ ...root, attributes: { ...root.attributes, transform: `translate(${-x} ${-y})` } });
  if (!isDrawable([operations, width, height])) throw new UnprintableLogo("damaged");
  return { kind: "drawing", operations, width, height };
};

const rootOf = (source: string): XmlElement => {
  try {
    const root = parseXml(source);
    if (root?.name === "svg") return root;
  } catch {
    // Not well-formed.
  }
  throw new UnprintableLogo("damaged");
};
