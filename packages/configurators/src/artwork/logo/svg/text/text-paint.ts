import type { Box } from "../../../page/boxes.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";

/** Attributes that gradients and patterns have from those that they refer to. */
const LENGTHS = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"];
const OF_GRADIENTS = [...LENGTHS, "gradientTransform", "gradientUnits", "spreadMethod"];
const PLACE_OF_PATTERNS = ["x", "y", "width", "height", "viewBox", "preserveAspectRatio"];
const OF_PATTERNS = [...PLACE_OF_PATTERNS, "patternUnits", "patternContentUnits", "patternTransform"];
/** Paints that refer to each other. */
const MAX_LINKS = 8;

const REFERENCE = /url\(\s*["']?#([^"')\s]{1,200})/u;

/** The id that a paint refers to. */
export const paintId = (paint: string | undefined): string | undefined => REFERENCE.exec(paint ?? "")?.[1];

/** Finds an element with the attributes that it is declared. */
export type FindDeclared = (id: string) => Pick<XmlElement, "name" | "attributes"> | undefined;

/** The attributes of a paint with those that it has from others. */
const inherited = (
  first: Pick<XmlElement, "attributes">,
  names: readonly string[],
  find: FindDeclared,
): Readonly<Record<string, string>> => {
  const attributes: Record<string, string> = {};
  let at: typeof first | undefined = first;
  for (let link = 0; at && link < MAX_LINKS; link += 1) {
    for (const name of names) {
      const value = at.attributes[name];
      if (value !== undefined) attributes[name] ??= value;
    }
    const href: string = at.attributes["href"]?.trim() ?? "";
    at = href.startsWith("#") ? find(href.slice(1)) : undefined;
  }
  return attributes;
};

/** A length in shares of a box as a number of its sides. */
const shareOf = (value: string): string =>
  value.trim().endsWith("%") ? String(Number.parseFloat(value) / 100) : value.trim();

/** The gradient with the text's box. */
const gradientIn = (
  name: string,
  { gradientTransform = "", gradientUnits: _, ...own }: Readonly<Record<string, string>>,
  { x, y, width, height }: Box,
): XmlElement => {
  const shares: Record<string, string> = {};
  for (const [key, value] of Object.entries(own)) shares[key] = LENGTHS.includes(key) ? shareOf(value) : value;
  // The usual lengths are shares too, and would be those of the page.
  const usual: Readonly<Record<string, string>> =
    name === "linearGradient" ? { x1: "0", y1: "0", x2: "1", y2: "0" } : { cx: ".5", cy: ".5", r: ".5" };
  return xmlElement(name, {
    ...usual,
    ...shares,
    gradientUnits: "userSpaceOnUse",
    gradientTransform: `matrix(${width} 0 0 ${height} ${x} ${y}) ${gradientTransform}`,
  });
};

/** The pattern with the text's box; undefined for lengths that are not read. */
const patternIn = (own: Readonly<Record<string, string>>, box: Box): XmlElement | undefined => {
  const isPlaced = own["patternUnits"] === "userSpaceOnUse";
  const of = (name: string): number => Number(isPlaced ? (own[name] ?? "0") : shareOf(own[name] ?? "0"));
  const tile = isPlaced
    ? { x: of("x"), y: of("y"), width: of("width"), height: of("height") }
    : {
        x: box.x + of("x") * box.width,
        y: box.y + of("y") * box.height,
        width: of("width") * box.width,
        height: of("height") * box.height,
      };
  const { x, y, width, height } = tile;
  if (!Number.isFinite(x + y + width + height)) return undefined;
  // Contents in shares of the box are as large as a view box in these shares makes them.
  const isShared = own["patternContentUnits"] === "objectBoundingBox" && own["viewBox"] === undefined;
  const contents = { viewBox: `0 0 ${width / box.width} ${height / box.height}`, preserveAspectRatio: "none" };
  return xmlElement("pattern", {
    ...own,
    ...(isShared && contents),
    x: String(x),
    y: String(y),
    width: String(width),
    height: String(height),
    patternUnits: "userSpaceOnUse",
    patternContentUnits: "userSpaceOnUse",
  });
};

/**
 * What paints a text: a gradient or a pattern in shares of the text is one of its own with the text's box, which its
 * outlines do not have.
 * @param id of the new paint
 * @returns the paint as it is, or the new one; undefined for one that is not read
 */
export const textPaint = (
  paint: string,
  { box, id, find }: { readonly box: Box; readonly id: string; readonly find: FindDeclared },
): string | XmlElement | undefined => {
  const target = paintId(paint);
  const named = target === undefined ? undefined : find(target);
  if (target === undefined || !named) return paint;
  const refer = (own: XmlElement | undefined): XmlElement | undefined =>
    own && { ...own, attributes: { ...own.attributes, id, href: `#${target}` } };
  if (named.name === "pattern") {
    const own = inherited(named, OF_PATTERNS, find);
    const isPlaced = own["patternUnits"] === "userSpaceOnUse" && own["patternContentUnits"] !== "objectBoundingBox";
    return isPlaced ? paint : refer(patternIn(own, box));
  }
  if (named.name !== "linearGradient" && named.name !== "radialGradient") return paint;
  const own = inherited(named, OF_GRADIENTS, find);
  return own["gradientUnits"] === "userSpaceOnUse" ? paint : refer(gradientIn(named.name, own, box));
};
