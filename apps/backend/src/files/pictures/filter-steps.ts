import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";

import { elementsOf } from "./elements.ts";

/** Most steps of all filters of a drawing: each goes over all pixels. */
export const MAX_STEPS = 100;

const REFERENCE = /url\(\s*["']?#([^"')\s]{1,200})/gu;

/** How many steps the filters of a drawing have, each as often as it is used. */
export const filterSteps = (root: XmlElement): number => {
  const filters = new Map<string, number>();
  for (const { name, attributes, children } of elementsOf(root))
    if (name === "filter") {
      const { id = "", href } = attributes;
      // The steps of another filter that it takes are not looked up: it counts as much as there may be.
      filters.set(id, href === undefined ? children.length : MAX_STEPS);
    }
  let steps = 0;
  let users = 0;
  for (const { attributes } of elementsOf(root)) {
    const { filter = "none" } = attributes;
    if (filter.trim() === "none") continue;
    // One without steps in the drawing, such as `blur()`, is one step.
    users += 1;
    for (const [, id = ""] of filter.matchAll(REFERENCE)) steps += filters.get(id) ?? 0;
  }
  return Math.max(users, steps);
};
