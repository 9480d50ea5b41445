import { pixelsOf } from "./rasterise.ts";

/** Fetches the bytes of a picture that the customer has uploaded, by the address it has in the layout. */
export type LoadImage = (href: string) => Promise<Uint8Array>;

/** The bytes that a `data:` address holds. */
const heldBytes = (href: string): Uint8Array => {
  const comma = href.indexOf(",");
  const content = decodeURIComponent(href.slice(comma + 1));
  if (!href.slice(0, comma).endsWith(";base64")) return new TextEncoder().encode(content);
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
};

/**
 * Reads a picture by its address. A page whose policy lets it connect to its own server alone may show `data:` and
 * `blob:` addresses but not fetch them: the first are read, the second drawn, as pixels.
 */
export const fetchImage: LoadImage = async (href) => {
  if (href.startsWith("data:")) return heldBytes(href);
  if (href.startsWith("blob:") && typeof document !== "undefined") return pixelsOf(href);
  const answer = await fetch(href);
  return new Uint8Array(await answer.arrayBuffer());
};
