import { UnprintableLogo } from "../fault.ts";

/** Largest number of entities of a document, longest value of one, and most text that they become together. */
const MAX_ENTITIES = 200;
const MAX_LENGTH = 2_000;
const MAX_TEXT = 2_000_000;

const ENTITY = /<!ENTITY\s{1,99}([\w.-]{1,99})\s{1,99}(?:"([^"<]{0,2000})"|'([^'<]{0,2000})')\s{0,99}>/gu;
/** Text that a document takes from elsewhere. */
const OUTSIDE = /<!ENTITY\s{1,99}(?:%\s{1,99})?[\w.-]{1,99}\s{1,99}(?:SYSTEM|PUBLIC)/u;
const REFERENCE = /&([\w.-]{1,99});/gu;

/**
 * The entities that a document type defines, as Illustrator and CorelDRAW use them for namespaces and styles.
 * @param type content of the document type
 * @param source the document, in which their uses are counted
 * @throws {UnprintableLogo} `outside` for text from elsewhere, `too-complex` beyond the limits
 */
export const entitiesOf = (type: string, source: string): Readonly<Record<string, string>> => {
  if (OUTSIDE.test(type)) throw new UnprintableLogo("outside");
  const known = new Map<string, string>();
  for (const [, name = "", double, single] of type.matchAll(ENTITY)) {
    // An entity may use those before it.
    const value = (double ?? single ?? "").replaceAll(REFERENCE, (whole, other: string) => known.get(other) ?? whole);
    if (value.length > MAX_LENGTH || known.size >= MAX_ENTITIES) throw new UnprintableLogo("too-complex");
    if (!known.has(name)) known.set(name, value);
  }
  let length = 0;
  for (const [, name = ""] of known.size === 0 ? [] : source.matchAll(REFERENCE))
    length += known.get(name)?.length ?? 0;
  if (length > MAX_TEXT) throw new UnprintableLogo("too-complex");
  return Object.fromEntries(known);
};
