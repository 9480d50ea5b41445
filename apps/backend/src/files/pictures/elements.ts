import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";

/** An element and all elements in it, in the order of the document. */
export const elementsOf = function* (root: XmlElement): Generator<XmlElement> {
  yield root;
  for (const child of root.children) yield* elementsOf(child);
};
