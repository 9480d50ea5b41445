import type { Operation } from "../drawing/operation.ts";
import type { ElementOf } from "./element.ts";
import { colourOf, layText, valueOf, type Side } from "./side.ts";

/** A field, or fixed text that is hidden together with its field. */
export const layTextElement = (side: Side, element: ElementOf<"text">): Operation[] => {
  const { source, style, lines, box, across, down, onCover } = element;
  const placing = { box, across, down };
  const shared = { style, lines, placing, colour: colourOf(side, style, onCover), phrases: lines > 1 };
  if ("label" in source) {
    if (valueOf(side, source.with) === "") return [];
    return layText(side, { ...shared, source: source.label, text: side.words[source.label] });
  }
  const text = valueOf(side, source.field);
  if (text !== "" || source.otherwise === undefined) return layText(side, { ...shared, source: source.field, text });
  return layText(side, { ...shared, source: source.otherwise, text: valueOf(side, source.otherwise) });
};
