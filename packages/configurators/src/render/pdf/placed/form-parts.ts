import { PDFArray, PDFRawStream, type PDFContext, type PDFDict, type PDFObject, type PDFRef } from "@cantoo/pdf-lib";
import { dictionaryOf, key } from "../ink/ink-tables.ts";

/** Categories of resources that have streams or resources of their own. */
export type PartKind = "XObject" | "Pattern" | "Font" | "ExtGState";
const KINDS: readonly PartKind[] = ["XObject", "Pattern", "Font", "ExtGState"];
/** The parts that are printed: colours of soft masks are not. */
export const PRINTED: readonly PartKind[] = ["XObject", "Pattern", "Font"];

export interface FormPart {
  readonly kind: PartKind;
  /** The stream, or the dictionary itself. */
  readonly object: PDFObject | undefined;
  readonly dict: PDFDict;
  readonly resources: PDFDict | undefined;
}

/** What a graphics state contains: the form of its soft mask, and its font. */
const partsOfState = (context: PDFContext, state: PDFDict): [PartKind, PDFObject | undefined][] => {
  const font = context.lookup(state.get(key("Font")));
  return [
    ["XObject", dictionaryOf(context, state.get(key("SMask")))?.get(key("G"))],
    ["Font", font instanceof PDFArray && font.size() > 0 ? font.get(0) : undefined],
  ];
};

/**
 * A form of a PDF and everything inside, each once: forms, pictures, patterns, fonts (whose letters may be drawn),
 * graphics states and the forms of their soft masks.
 * @param kinds the categories to look into
 */
export function* partsOf(
  context: PDFContext,
  form: PDFRef,
  kinds: readonly PartKind[] = KINDS,
): Generator<FormPart, void> {
  const seen = new Set<PDFDict>();
  const waiting: [PartKind, PDFObject | undefined][] = [["XObject", form]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [kind, object] = next;
    const dict = dictionaryOf(context, object);
    if (!dict || seen.has(dict)) continue;
    seen.add(dict);
    const resources = dictionaryOf(context, dict.get(key("Resources")));
    yield { kind, object: context.lookup(object), dict, resources };
    if (kind === "ExtGState") waiting.push(...partsOfState(context, dict));
    for (const inner of kinds)
      for (const value of dictionaryOf(context, resources?.get(key(inner)))?.values() ?? [])
        waiting.push([inner, value]);
  }
}

/** The content streams of a part: its own, or those of drawn letters. */
export const contentsOf = (context: PDFContext, { kind, object, dict }: FormPart): PDFRawStream[] => {
  if (kind === "Font")
    return (dictionaryOf(context, dict.get(key("CharProcs")))?.values() ?? []).flatMap((letter) => {
      const drawn = context.lookup(letter);
      return drawn instanceof PDFRawStream ? [drawn] : [];
    });
  return object instanceof PDFRawStream && dict.get(key("Subtype")) !== key("Image") ? [object] : [];
};

/** The colour spaces of a part: its own, those that its content names, and those of its gradients. */
export const spacesOf = (context: PDFContext, { dict, resources }: FormPart): (PDFObject | undefined)[] => {
  // A default space stands for colours that have none of their own.
  const named = (dictionaryOf(context, resources?.get(key("ColorSpace")))?.entries() ?? []).flatMap(([name, space]) =>
    name.decodeText().startsWith("Default") ? [] : [space],
  );
  const shadings = dictionaryOf(context, resources?.get(key("Shading")))?.values() ?? [];
  const ofShadings = [...shadings, dict.get(key("Shading"))].map((shading) =>
    dictionaryOf(context, shading)?.get(key("ColorSpace")),
  );
  return [dict.get(key("ColorSpace")), ...named, ...ofShadings];
};
