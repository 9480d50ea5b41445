import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";

/** The steps that draw the shadow of an input and the input over it. */
const stepsOf = ({ attributes }: XmlElement, input: string, id: string): XmlElement[] => {
  const {
    in: _,
    result,
    dx = "2",
    dy = "2",
    stdDeviation = "2",
    "flood-color": colour = "black",
    "flood-opacity": opacity = "1",
    ...own
  } = attributes;
  const [moved, shadow] = [`${id}-moved`, `${id}-shadow`];
  const merged = [shadow, input].map((one) => xmlElement("feMergeNode", { in: one }));
  return [
    xmlElement("feGaussianBlur", { ...own, in: input, stdDeviation }),
    xmlElement("feOffset", { ...own, dx, dy, result: moved }),
    xmlElement("feFlood", { ...own, "flood-color": colour, "flood-opacity": opacity }),
    xmlElement("feComposite", { ...own, operator: "in", in2: moved, result: shadow }),
    xmlElement("feMerge", { ...own, ...(result !== undefined && { result }) }, merged),
  ];
};

/**
 * The steps of a filter with plain steps in the place of `feDropShadow`: the library that draws pictures puts the
 * filtered shape over each shadow, instead of the step's own input.
 */
export const withoutDropShadows = (steps: readonly XmlElement[]): XmlElement[] => {
  const plain: XmlElement[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.name !== "feDropShadow") {
      plain.push(step);
      continue;
    }
    const id = `drop-${index}`;
    const before = plain.pop();
    const { result = `${id}-input` } = before?.attributes ?? {};
    if (before) plain.push({ ...before, attributes: { ...before.attributes, result } });
    plain.push(...stepsOf(step, step.attributes["in"] ?? (before ? result : "SourceGraphic"), id));
  }
  return plain;
};
