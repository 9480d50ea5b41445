import { pixelsOf } from "./rasterise.ts";

/** Loads the bytes of an uploaded picture by its address in the layout. */
export type LoadImage = (href: string) => Promise<Uint8Array>;

/** The bytes of a `data:` address. */
const heldBytes = (href: string): Uint8Array => {
  const comma = href.indexOf(",");
  const content = decodeURIComponent(href.slice(comma + 1));
  if (!href.slice(0, comma).endsWith(";base64")) return new TextEncoder().encode(content);
  return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
};

/**
 * Loads a picture by its address. A page whose policy allows connections only to its own server may show `data:` and
 * `blob:` addresses but not fetch them: the first are decoded, the second drawn to pixels.
 */
export const fetchImage: LoadImage = async (href) => {
  if (href.startsWith("data:")) return heldBytes(href);
  if (href.startsWith("blob:") && typeof document !== "undefined") return pixelsOf(href);
  const answer = await fetch(href);
  return new Uint8Array(await answer.arrayBuffer());
};
