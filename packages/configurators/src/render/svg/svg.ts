import type { Drawing } from "../../artwork/drawing/operation.ts";
import { svgTree, type SvgNode } from "./svg-tree.ts";

export interface SvgOptions {
  /** Grid steps per unit of the drawing; coordinates are integers. Default: 2. */
  readonly steps?: number;
  /** Prefix of ids, needed when several drawings share a document. */
  readonly idPrefix?: string;
  /** How the drawing fills a box of another shape: whole and centred, or covering it. */
  readonly fit?: "whole" | "cover";
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const markup = ({ tag, attributes, children }: SvgNode): string => {
  const start = Object.entries(attributes).reduce(
    (text, [name, value]) => `${text} ${name}="${escaped(value)}"`,
    `<${tag}`,
  );
  return children.length === 0 && tag !== "g" ? `${start}/>` : `${start}>${children.map(markup).join("")}</${tag}>`;
};

/**
 * Writes a drawing as an SVG document with integer coordinates, relative path commands and no repeated gradients or
 * clips. The same drawing always returns the same text.
 */
export const toSvg = (drawing: Drawing, { steps = 2, idPrefix = "", fit = "cover" }: SvgOptions = {}): string => {
  const { definitions, body } = svgTree(drawing.operations, { steps, idPrefix });
  const shared = definitions.map(markup).join("");
  const { width, height } = drawing;
  const ratio = fit === "cover" ? ' preserveAspectRatio="xMidYMid slice"' : "";
  const [across, down] = [Math.round(width * steps), Math.round(height * steps)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${across} ${down}"${ratio}>` +
    `${shared === "" ? "" : `<defs>${shared}</defs>`}${body.map(markup).join("")}</svg>\n`
  );
};
