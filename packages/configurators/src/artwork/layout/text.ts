import type { Operation } from "../drawing/operation.ts";
import type { ElementOf } from "./element.ts";
import { colourOf, layText, valueOf, type Side } from "./side.ts";

/** A field, or fixed text that is hidden together with its field. */
export const layTextElement = (side: Side, element: ElementOf<"text">): Operation[] => {
  const { source, style, lines, box, across, down, onCover, wish } = element;
  const placing = { box, across, down };
  const shared = { style, lines, placing, colour: colourOf(side, style, onCover), phrases: lines > 1 };
  if ("label" in source) {
    if (valueOf(side, source.with) === "") return [];
    return layText(side, { ...shared, source: source.label, text: side.words[source.label] });
  }
  const { field, otherwise } = source;
  const shown = valueOf(side, field) === "" && otherwise !== undefined ? otherwise : field;
  const operations = layText(side, { ...shared, source: shown, text: valueOf(side, shown) });
  const isSmall = side.texts.some(({ source: printed, size }) => printed === shown && size < (wish ?? 0));
  if (isSmall) side.warnings.push({ field: shown, side: side.name, warning: "small-text" });
  return operations;
};
