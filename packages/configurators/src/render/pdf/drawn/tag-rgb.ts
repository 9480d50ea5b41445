import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import { partsOf } from "../placed/form-parts.ts";
import { dictionaryOf, key } from "../ink/ink-tables.ts";

/**
 * Gives every untagged RGB colour inside a form a profile, by the default colour space of its resources (ISO 32000-1,
 * 8.6.5.6): colours and pictures of a foreign PDF need no rewriting. Forms, patterns, soft masks and drawn letters inside
 * are included, and the colour space in which a transparency group is mixed, which has no default.
 */
export const tagRgb = (context: PDFContext, form: PDFRef, profile: "DeviceCMYK" | PDFRef): void => {
  if (typeof profile === "string") return;
  for (const { dict, resources } of partsOf(context, form)) {
    const group = dictionaryOf(context, dict.get(key("Group")));
    if (group?.get(key("CS")) === key("DeviceRGB")) group.set(key("CS"), profile);
    if (!resources) continue;
    const colours = dictionaryOf(context, resources.get(key("ColorSpace"))) ?? context.obj({});
    if (!colours.has(key("DefaultRGB"))) colours.set(key("DefaultRGB"), profile);
    resources.set(key("ColorSpace"), colours);
  }
};
