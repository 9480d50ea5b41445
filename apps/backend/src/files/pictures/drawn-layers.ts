import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";

import { elementsOf } from "./elements.ts";

/** The time of an element without any of these: most are small. */
const ELEMENT = 1 / 3_000;
/** The time of a part that is drawn apart and then laid over the rest; each takes memory, too. */
const APART: Readonly<Record<string, number>> = { "mix-blend-mode": 1, isolation: 0.5, opacity: 0.5 };
/** The time of what an area is painted with. */
const PAINTS: Readonly<Record<string, number>> = { pattern: 5, radialGradient: 0.3, linearGradient: 0.1 };
/** What goes over all of the drawing. */
const WHOLE: ReadonlySet<string> = new Set(["filter", "mask"]);
const PICTURES: ReadonlySet<string> = new Set(["image", "feImage"]);

const REFERENCE = /url\(\s*["']?#([^"')\s]{1,200})/gu;

/** The ids of what an element is painted or drawn with. */
const referencesOf = ({ attributes }: XmlElement): string[] => {
  const { href = "" } = attributes;
  const inside = Object.values(attributes).flatMap((value) =>
    value.includes("url(") ? [...value.matchAll(REFERENCE)].map(([, id = ""]) => id) : [],
  );
  return href.startsWith("#") ? [href.slice(1), ...inside] : inside;
};

/**
 * How long the library takes for a drawing, as if each effect was over all of it: 1 is the time of a mask. A filter
 * counts as 1, too, but `FilterUses` knows its steps. What is referred to counts each time. Infinite for a drawing with
 * pictures, which take memory and are not sharper in more pixels.
 */
export const layersOf = (root: XmlElement): number => {
  const byId = new Map([...elementsOf(root)].map((element) => [element.attributes["id"], element]));
  const known = new Map<XmlElement, number>();
  const timeOf = (element: XmlElement): number => {
    const found = known.get(element);
    if (found !== undefined) return found;
    // Of a reference in a circle.
    known.set(element, Infinity);
    let time = PICTURES.has(element.name) ? Infinity : ELEMENT;
    for (const name of Object.keys(element.attributes)) time += APART[name] ?? 0;
    for (const child of element.children) time += timeOf(child);
    for (const id of referencesOf(element)) {
      const target = byId.get(id);
      if (!target) continue;
      time += timeOf(target) + (WHOLE.has(target.name) ? 1 : 0);
      // A paint may be that of all of the group's parts.
      time += (PAINTS[target.name] ?? 0) * Math.max(1, element.children.length);
    }
    known.set(element, time);
    return time;
  };
  return timeOf(root);
};
