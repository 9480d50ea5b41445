import { PDFArray, type PDFContext, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { partsOf, spacesOf } from "../placed/form-parts.ts";
import { key } from "./ink-tables.ts";

/** Colour spaces within each other: a pattern's of a table's of the colour of registration. */
const MAX_SPACES = 4;

const asBlack = (context: PDFContext, object: PDFObject | undefined, levels = 0): void => {
  const space = context.lookup(object);
  if (!(space instanceof PDFArray) || space.size() < 2 || levels > MAX_SPACES) return;
  const [kind, second] = space.asArray();
  if (kind === key("Indexed") || kind === key("Pattern")) asBlack(context, second, levels + 1);
  if (kind !== key("Separation") || space.size() < 4 || context.lookup(second) !== key("All")) return;
  const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0, 0], C1: [0, 0, 0, 1] };
  const black = [key("Black"), key("DeviceCMYK"), context.obj(tint)];
  for (const [at, part] of black.entries()) space.set(at + 1, part);
};

/**
 * Prints the colour of registration, a tint on all plates, as a tint of black. It is meant for marks outside the sheet: in a
 * drawing it is taken for black, but has 400% of ink, and thin lines get coloured edges where the plates are not exactly
 * above each other.
 */
export const registrationAsBlack = (context: PDFContext, form: PDFRef): void => {
  for (const part of partsOf(context, form)) for (const space of spacesOf(context, part)) asBlack(context, space);
};
