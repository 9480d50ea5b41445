import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import { partsOf } from "./form-parts.ts";
import { key } from "../ink/ink-tables.ts";

/** Transfer functions and halftones belong to one device: a preview ignores them. */
const OF_STATES = ["TR", "TR2", "HT"].map((name) => key(name));
/** References to another picture that a print shop may exchange for the one that was proved. */
const OF_OBJECTS = ["OPI", "Alternates", "Ref"].map((name) => key(name));

/** Removes from a foreign PDF's form what PDF/X-4 forbids and a preview does not show. */
export const removeForbidden = (context: PDFContext, form: PDFRef): void => {
  for (const { kind, dict } of partsOf(context, form))
    for (const forbidden of kind === "ExtGState" ? OF_STATES : OF_OBJECTS) dict.delete(forbidden);
};
