import { PDFArray, PDFBool, PDFDict, PDFName, PDFString, type PDFDocument, type PDFObject } from "@cantoo/pdf-lib";
import { dictionaryOf, key } from "../ink/ink-tables.ts";

/** Our mark on a hidden layer while its file is copied. */
const HIDDEN = key("LucarneHidden");

const isHiddenInPrint = ({ context }: PDFDocument, layer: PDFDict): boolean => {
  const usage = dictionaryOf(context, layer.get(key("Usage")));
  return dictionaryOf(context, usage?.get(key("Print")))?.get(key("PrintState")) === key("OFF");
};

/**
 * Marks the layers of a file that are not printed. Which they are is known to the whole file, but only pages are copied.
 */
export const markHiddenLayers = (source: PDFDocument): void => {
  const { context, catalog } = source;
  const properties = dictionaryOf(context, catalog.get(key("OCProperties")));
  const shown = dictionaryOf(context, properties?.get(key("D")));
  const list = (owner: PDFDict | undefined, name: string): PDFObject[] => {
    const found = context.lookup(owner?.get(key(name)));
    return found instanceof PDFArray ? found.asArray() : [];
  };
  const [on, off] = [new Set(list(shown, "ON")), new Set(list(shown, "OFF"))];
  const isOff = shown?.get(key("BaseState")) === key("OFF");
  for (const layer of list(properties, "OCGs")) {
    const dict = dictionaryOf(context, layer);
    const isHidden = off.has(layer) || (isOff && !on.has(layer));
    if (dict && (isHidden || isHiddenInPrint(source, dict))) dict.set(HIDDEN, PDFBool.True);
  }
};

/** Lists all layers of a finished file, its own and those of logos, with those that are hidden. */
export const listLayers = ({ context, catalog }: PDFDocument): void => {
  const layers = context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]) =>
      object instanceof PDFDict && object.get(key("Type")) === key("OCG") ? [{ ref, object }] : [],
    );
  if (layers.length === 0) return;
  const all = layers.map(({ ref }) => ref);
  const hidden = layers.flatMap(({ ref, object }) => (object.delete(HIDDEN) ? [ref] : []));
  const state = { Name: PDFString.of("Layers"), Order: all, OFF: hidden };
  catalog.set(PDFName.of("OCProperties"), context.obj({ OCGs: all, D: state }));
};
