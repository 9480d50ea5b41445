import { boundsOf, type Box } from "../../../page/boxes.ts";
import { pixelsOf } from "../css/lengths.ts";
import type { Declarations } from "../css/declarations.ts";
import type { Placed } from "../css/selectors.ts";
import { apply, IDENTITY, multiply, numbersOf, parseTransform, type Matrix } from "../matrix.ts";
import { areaOf, frameOf, windowOf } from "../viewport.ts";
import type { StyledDocument } from "./document.ts";

/** Elements around a text that leave it where it is, apart from their transformation. */
const PLAIN: ReadonlySet<string> = new Set(["a", "g", "switch"]);
/** What may move letters, or what they show, by more than can be said without their font. */
const MOVING = [
  "baseline-shift",
  "dx",
  "dy",
  "filter",
  "font",
  "letter-spacing",
  "offset-path",
  "rotate",
  "scale",
  "text-indent",
  "text-shadow",
  "textLength",
  "transform-box",
  "transform-origin",
  "translate",
  "word-spacing",
  "writing-mode",
];
/** A number with a unit, which an attribute does not have. */
const WITH_UNIT = /\d(?:%|[a-df-z]|em|ex)/iu;
/** Sizes of the font within which a letter is. */
const OF_LETTER = 2;

const isMoving = (declared: Declarations): boolean =>
  MOVING.some((name) => declared[name] !== undefined && declared[name].trim() !== "none") ||
  WITH_UNIT.test(declared["transform"] ?? "");

/** Where a text and its parts begin, and how far from there they may reach. */
interface Extent {
  readonly xs: number[];
  readonly ys: number[];
  reach: number;
}

/** Adds a part of a text; false for one of which it is not known. */
const measured = (placed: Placed, document: StyledDocument, extent: Extent): boolean => {
  const declared = document.of(placed);
  const { name, children } = placed.element;
  if (isMoving(declared) || (name !== "text" && name !== "tspan")) return false;
  const area = areaOf(placed);
  for (const [list, written, whole] of [
    [extent.xs, declared["x"], area.width],
    [extent.ys, declared["y"], area.height],
  ] as const) {
    const places = (written ?? (name === "text" ? "0" : "")).split(/[\s,]+/u).filter((place) => place !== "");
    const known = places.map((place) => pixelsOf(place, whole) ?? Number.NaN);
    if (known.some(Number.isNaN)) return false;
    list.push(...known);
  }
  const line = pixelsOf(document.inheritedBy(placed, "stroke-width") ?? "1", area.width) ?? Number.NaN;
  extent.reach += (placed.element.text.length + 1) * OF_LETTER * document.styled.fontSize(placed) + line;
  return children.every((element, index) => measured({ element, parent: placed, index }, document, extent));
};

/** What the picture shows of a document, in its own units. */
const shownBox = (document: StyledDocument): Box => {
  const { element } = document.root;
  const declared = document.of(document.root);
  const { width, height } = windowOf(declared);
  const { attributes } = frameOf({ ...element, attributes: { ...declared, width: `${width}`, height: `${height}` } });
  const [x = 0, y = 0, wide = 0, high = 0] = numbersOf(attributes["viewBox"] ?? "");
  return { x, y, width: wide, height: high };
};

/** Where an element is in the picture; undefined when it is not known. */
const matrixOf = (placed: Placed, document: StyledDocument): Matrix | undefined => {
  const { element, parent } = placed;
  const declared = document.of(placed);
  if (isMoving(declared)) return undefined;
  if (!parent) return declared["transform"] === undefined ? IDENTITY : undefined;
  if (element.name !== "text" && !PLAIN.has(element.name)) return undefined;
  const outer = matrixOf(parent, document);
  return outer && multiply(outer, parseTransform(declared["transform"]));
};

/** Whether a text is certainly outside of the picture: programs keep notes and measures beside the page. */
export const isFarText = (text: Placed, document: StyledDocument): boolean => {
  const matrix = matrixOf(text, document);
  const extent: Extent = { xs: [], ys: [], reach: 0 };
  if (!matrix || !measured(text, document, extent)) return false;
  const { x, y, width, height } = boundsOf(
    extent.xs.flatMap((across) => extent.ys.map((down) => [across, down] as const)),
  );
  const { reach } = extent;
  const [left, top, right, bottom] = [x - reach, y - reach, x + width + reach, y + height + reach];
  const corners = (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map((corner) => apply(matrix, corner));
  const drawn = boundsOf(corners);
  const shown = shownBox(document);
  return (
    drawn.x + drawn.width < shown.x ||
    drawn.y + drawn.height < shown.y ||
    drawn.x > shown.x + shown.width ||
    drawn.y > shown.y + shown.height
  );
};
