import type { Operation } from "../../drawing/operation.ts";
import type { ElementOf } from "./element.ts";
import { colourOf, layText, valueOf, type Side } from "../side.ts";

/** A field, or fixed text that is hidden together with its field. */
export const layTextElement = (side: Side, element: ElementOf<"text">): Operation[] => {
  const { source, beside, style, lines, across, down, onCover, wish } = element;
  if (source.with !== undefined && valueOf(side, source.with) === "") return [];
  const isBeside = beside?.fields.every((field) => valueOf(side, field) !== "") === true;
  const placing = { box: isBeside ? beside.box : element.box, across, down };
  const shared = { style, lines, placing, colour: colourOf(side, style, onCover), phrases: lines > 1 };
  if ("label" in source) return layText(side, { ...shared, source: source.label, text: side.words[source.label] });
  const { field, otherwise } = source;
  const shown = valueOf(side, field) === "" && otherwise !== undefined ? otherwise : field;
  const operations = layText(side, { ...shared, source: shown, text: valueOf(side, shown) });
  const isSmall = side.texts.some(({ source: printed, size }) => printed === shown && size < (wish ?? 0));
  if (isSmall) side.warnings.push({ field: shown, side: side.name, warning: "small-text" });
  return operations;
};
