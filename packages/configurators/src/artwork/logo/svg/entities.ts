import { UnprintableLogo } from "../fault.ts";

/** Largest number of entities of a document, longest value of one, and most text that they become together. */
const MAX_ENTITIES = 200;
const MAX_LENGTH = 2_000;
const MAX_TEXT = 2_000_000;

const ENTITY = /<!ENTITY\s{1,99}([\w.-]{1,99})\s{1,99}(?:"([^"<]{0,2000})"|'([^'<]{0,2000})')\s{0,99}>/gu;
/** Text that a document takes from elsewhere. */
const OUTSIDE = /<!ENTITY\s{1,99}(?:%\s{1,99})?[\w.-]{1,99}\s{1,99}(?:SYSTEM|PUBLIC)/u;
const REFERENCE = /&([\w.-]{1,99});/gu;
/** Those that every document has. */
const OF_XML: ReadonlySet<string> = new Set(["amp", "apos", "gt", "lt", "quot"]);

/** A document type with another part elsewhere. Browsers know the entities of HTML's. */
const ELSEWHERE = /^\s*[\w:.-]{1,99}\s+(?:PUBLIC|SYSTEM)\s(?!\s*["'][^"']{0,99}\/\/DTD (?:XHTML|MathML))/u;
const ALONE = /^\s*<\?xml[^>]{0,200}\sstandalone\s*=\s*["']yes/u;

/**
 * The entities that a document type defines, as Illustrator and CorelDRAW use them for namespaces and styles. Those that
 * its part elsewhere may define are nothing, as browsers show them: they do not load it.
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
  if (ELSEWHERE.test(type) && !ALONE.test(source))
    for (const [, name = ""] of source.matchAll(REFERENCE))
      if (!known.has(name) && !OF_XML.has(name)) known.set(name, "");
  let length = 0;
  for (const [, name = ""] of known.size === 0 ? [] : source.matchAll(REFERENCE))
    length += known.get(name)?.length ?? 0;
  if (length > MAX_TEXT) throw new UnprintableLogo("too-complex");
  return Object.fromEntries(known);
};
