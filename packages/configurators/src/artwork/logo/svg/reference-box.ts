import type { Point } from "../../drawing/operation.ts";
import { boundsOf, type Box, type Size } from "../../page/boxes.ts";
import { UnprintableLogo } from "../fault.ts";
import { apply, multiply, parseTransform, IDENTITY, type Matrix } from "./matrix.ts";
import type { XmlElement } from "./parse-xml.ts";
import { lengthOf, diagonalOf, outlineOf, pointsOn } from "./shapes.ts";

/** Boxes that lengths of CSS refer to. */
export type BoxName = "fill-box" | "stroke-box" | "view-box";

/** Drawn nowhere by themselves. */
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

/** Copies and pictures have a size that is known only where they are drawn. */
const isUnknown = (name: string): boolean => ["use", "image", "svg", "text"].includes(name);

const outlinesIn = (element: XmlElement, matrix: Matrix, area: Size): Point[] => {
  if (APART.has(element.name)) return [];
  if (isUnknown(element.name)) throw new UnprintableLogo("effects");
  const outline = outlineOf(element, IDENTITY, area);
  if (outline) return pointsOn(outline).map((point) => apply(matrix, point));
  return element.children.flatMap((child) =>
    outlinesIn(child, multiply(matrix, parseTransform(child.attributes["transform"])), area),
  );
};

/**
 * The box of a plain element in its own coordinates, before its transformation.
 * @param stroke the width of its line, where it has one
 * @throws {UnprintableLogo} `effects` for one whose size is not known
 */
export const referenceBox = (name: BoxName, element: XmlElement, area: Size, stroke: number): Box => {
  if (name === "view-box") return { x: 0, y: 0, ...area };
  const { x, y, width, height } = boundsOf(outlinesIn(element, IDENTITY, area));
  const around = name === "stroke-box" ? stroke / 2 : 0;
  return { x: x - around, y: y - around, width: width + 2 * around, height: height + 2 * around };
};

/** The width of the line around a shape; none without one. */
export const strokeWidthOf = (
  { stroke, "stroke-width": width }: Readonly<Record<string, string>>,
  area: Size,
): number => (stroke === undefined || stroke === "none" ? 0 : lengthOf(width, diagonalOf(area), 1));
