import type { Box } from "../../page/boxes.ts";
import type { XmlElement } from "./parse-xml.ts";

/** Attributes of gradients that have them from the one that they refer to. */
const LENGTHS = ["x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "fr"];
const INHERITED = [...LENGTHS, "gradientTransform", "gradientUnits", "spreadMethod"];
/** Gradients that refer to each other. */
const MAX_LINKS = 8;

const REFERENCE = /url\(\s*["']?#([^"')\s]{1,200})/u;

/** The id that a paint refers to. */
export const paintId = (paint: string | undefined): string | undefined => REFERENCE.exec(paint ?? "")?.[1];

/** Finds an element with the attributes that it is declared. */
export type FindDeclared = (id: string) => Pick<XmlElement, "name" | "attributes"> | undefined;

/** A gradient with what it has from those that it refers to; undefined for anything else. */
const gradientBy = (id: string, find: FindDeclared): Pick<XmlElement, "name" | "attributes"> | undefined => {
  const first = find(id);
  if (first?.name !== "linearGradient" && first?.name !== "radialGradient") return undefined;
  const attributes: Record<string, string> = {};
  let at: typeof first | undefined = first;
  for (let link = 0; at && link < MAX_LINKS; link += 1) {
    for (const name of INHERITED) {
      const value = at.attributes[name];
      if (value !== undefined) attributes[name] ??= value;
    }
    const href: string = at.attributes["href"]?.trim() ?? "";
    at = href.startsWith("#") ? find(href.slice(1)) : undefined;
  }
  return { name: first.name, attributes };
};

/** A length in shares of a box as a number of its sides. */
const shareOf = (value: string): string =>
  value.trim().endsWith("%") ? String(Number.parseFloat(value) / 100) : value.trim();

/**
 * What paints a text: a gradient in shares of the text is one of its own with the text's box, which its outlines do not
 * have.
 * @param id of the new gradient
 * @returns the paint as it is, or the new gradient; undefined for a paint that is in shares and no gradient
 */
export const textPaint = (
  paint: string,
  { box, id, find }: { readonly box: Box; readonly id: string; readonly find: FindDeclared },
): string | XmlElement | undefined => {
  const target = paintId(paint);
  const named = target === undefined ? undefined : find(target);
  if (target === undefined || !named) return paint;
  const gradient = gradientBy(target, find);
  if (!gradient) {
    const { patternUnits, patternContentUnits, href } = named.attributes;
    const isPlaced = patternUnits === "userSpaceOnUse" && patternContentUnits !== "objectBoundingBox";
    return named.name === "pattern" && (!isPlaced || href !== undefined) ? undefined : paint;
  }
  const { gradientUnits, gradientTransform = "", ...own } = gradient.attributes;
  if (gradientUnits === "userSpaceOnUse") return paint;
  const shares: Record<string, string> = {};
  for (const [name, value] of Object.entries(own)) shares[name] = LENGTHS.includes(name) ? shareOf(value) : value;
  // The usual lengths are shares too, and would be those of the page.
  const usual: Readonly<Record<string, string>> =
    gradient.name === "linearGradient" ? { x1: "0", y1: "0", x2: "1", y2: "0" } : { cx: ".5", cy: ".5", r: ".5" };
  return {
    name: gradient.name,
    attributes: {
      ...usual,
      ...shares,
      id,
      href: `#${target}`,
      gradientUnits: "userSpaceOnUse",
      gradientTransform: `matrix(${box.width} 0 0 ${box.height} ${box.x} ${box.y}) ${gradientTransform}`,
    },
    children: [],
    text: "",
  };
};
