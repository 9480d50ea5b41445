import type { Point } from "../../drawing/operation.ts";
import { boundsOf, type Box, type Size } from "../../page/boxes.ts";
import { UnprintableLogo } from "../fault.ts";
import { linkOf } from "./gradient.ts";
import { apply, multiply, parseTransform, IDENTITY, type Matrix } from "./matrix.ts";
import type { XmlElement } from "./parse-xml.ts";
import { lengthOf, diagonalOf, outlineOf, pointsOn } from "./shapes.ts";
import { viewBoxOf, viewMatrix } from "./viewport.ts";

/** Boxes that lengths of CSS refer to. */
export type BoxName = "fill-box" | "stroke-box" | "view-box";

/** Finds the element that a copy shows. */
export type FindCopied = (id: string) => XmlElement | undefined;

/** Drawn only where another element refers to them. */
const APART: ReadonlySet<string> = new Set([
  "clipPath",
  "defs",
  "filter",
  "linearGradient",
  "marker",
  "mask",
  "pattern",
  "radialGradient",
  "symbol",
]);

/** Most points of an element and all its copies, and most copies in each other: a small file may have them without end. */
const MAX_POINTS = 200_000;
const MAX_DEPTH = 64;
/** What an element costs besides its points. */
const OF_ELEMENT = 20;

const sizeOf = ({ attributes }: XmlElement, area: Size): Size => ({
  width: lengthOf(attributes["width"], area.width, area.width),
  height: lengthOf(attributes["height"], area.height, area.height),
});

class Measure {
  private points = 0;
  private depth = 0;
  private readonly find: FindCopied;

  constructor(find: FindCopied) {
    this.find = find;
  }

  pointsIn(element: XmlElement, matrix: Matrix, area: Size): Point[] {
    if (APART.has(element.name)) return [];
    const { x, y } = element.attributes;
    const shift: Matrix = [1, 0, 0, 1, lengthOf(x, area.width), lengthOf(y, area.height)];
    switch (element.name) {
      case "use":
        return this.pointsOfCopy(element, multiply(matrix, shift), area);
      case "svg":
        return this.pointsInView(element, multiply(matrix, shift), sizeOf(element, area));
      case "image":
      case "text":
        // Their size is known only to the program that draws them.
        throw new UnprintableLogo("effects");
      default: {
        const outline = outlineOf(element, IDENTITY, area);
        if (!outline) return this.pointsOfChildren(element, matrix, area);
        return this.counted(pointsOn(outline)).map((point) => apply(matrix, point));
      }
    }
  }

  private counted(points: Point[]): Point[] {
    this.points += points.length + OF_ELEMENT;
    if (this.points > MAX_POINTS) throw new UnprintableLogo("too-complex");
    return points;
  }

  private pointsOfChildren({ children }: XmlElement, matrix: Matrix, area: Size): Point[] {
    this.counted([]);
    return children.flatMap((child) =>
      this.pointsIn(child, multiply(matrix, parseTransform(child.attributes["transform"])), area),
    );
  }

  /** The parts of a drawing in the drawing, or of a symbol. */
  private pointsInView(element: XmlElement, matrix: Matrix, size: Size): Point[] {
    const [, , width = size.width, height = size.height] = viewBoxOf(element) ?? [];
    return this.pointsOfChildren(element, multiply(matrix, viewMatrix(element, size)), { width, height });
  }

  private pointsOfCopy(copy: XmlElement, matrix: Matrix, area: Size): Point[] {
    const target = this.find(linkOf(copy) ?? "");
    if (!target) return [];
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new UnprintableLogo("too-complex");
    const points =
      target.name === "symbol" || target.name === "svg"
        ? this.pointsInView(target, matrix, sizeOf(copy, sizeOf(target, area)))
        : this.pointsIn(target, multiply(matrix, parseTransform(target.attributes["transform"])), area);
    this.depth -= 1;
    return points;
  }
}

/**
 * The box of a plain element in its own coordinates, before its transformation.
 * @param stroke the width of its line, where it has one
 * @throws {UnprintableLogo} `effects` for one whose size is not known, `too-complex` for copies without end
 */
export const referenceBox = (
  name: BoxName,
  element: XmlElement,
  { area, stroke, find }: { readonly area: Size; readonly stroke: number; readonly find: FindCopied },
): Box => {
  if (name === "view-box") return { x: 0, y: 0, ...area };
  const { x, y, width, height } = boundsOf(new Measure(find).pointsIn(element, IDENTITY, area));
  const around = name === "stroke-box" ? stroke / 2 : 0;
  return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
};

/** The width of the line around a shape; none without one. */
export const strokeWidthOf = (
  { stroke, "stroke-width": width }: Readonly<Record<string, string>>,
  area: Size,
): number => (stroke === undefined || stroke === "none" ? 0 : lengthOf(width, diagonalOf(area), 1));
