import { PDFArray, PDFName, type PDFContext, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { partsOf, spacesOf } from "../placed/form-parts.ts";
import { key } from "./ink-tables.ts";

/** The inks of the press, and names that mean all of them or none. */
const OWN = new Set(["All", "None", "Cyan", "Magenta", "Yellow", "Black"]);
/** Colour spaces within each other, and most inks that are named. */
const MAX_SPACES = 4;
const MAX_NAMES = 20;

const namesIn = (context: PDFContext, object: PDFObject | undefined, levels = 0): string[] => {
  const space = context.lookup(object);
  if (!(space instanceof PDFArray) || space.size() < 2 || levels > MAX_SPACES) return [];
  const [kind, second] = space.asArray();
  const inks = context.lookup(second);
  if (kind === key("Separation")) return inks instanceof PDFName ? [inks.decodeText()] : [];
  if (kind === key("DeviceN"))
    return inks instanceof PDFArray
      ? inks.asArray().flatMap((ink) => (ink instanceof PDFName ? [ink.decodeText()] : []))
      : [];
  return kind === key("Indexed") || kind === key("Pattern") ? namesIn(context, second, levels + 1) : [];
};

/** Names of the inks in a form that the press does not have: a print shop mixes them from its own. */
export const spotColours = (context: PDFContext, form: PDFRef): readonly string[] => {
  const names = new Set<string>();
  for (const part of partsOf(context, form))
    for (const space of spacesOf(context, part))
      for (const name of namesIn(context, space)) if (!OWN.has(name) && names.size < MAX_NAMES) names.add(name);
  return [...names];
};
