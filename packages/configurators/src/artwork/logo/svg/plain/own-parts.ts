import { UnprintableLogo } from "../../fault.ts";
import { typeOfAddress } from "../data-address.ts";
import { isDrawing } from "../inner-drawing.ts";
import type { XmlElement } from "../parse-xml.ts";

/** Elements that run code or embed another document. */
const ACTIVE: ReadonlySet<string> = new Set(["script", "iframe", "handler", "listener"]);
/** Types of pictures inside the drawing; browsers go by their bytes. */
const PICTURE = /^(?:image\/.*|(?:application|binary)\/octet-stream)?$/u;

const outside = (): never => {
  throw new UnprintableLogo("outside");
};

/**
 * Handlers such as `onclick` are left out with all unknown attributes.
 * @throws {UnprintableLogo} `outside` for an element that does anything
 */
export const checkActive = ({ name, attributes }: XmlElement): void => {
  if (ACTIVE.has(name)) outside();
  if (name === "a" && /^\s*javascript:/iu.test(attributes["href"] ?? "")) outside();
};

/** A reference to a part of the drawing, or a picture inside it. */
export const checkLink = (name: string, href: string): void => {
  const address = href.trim();
  if (address === "" || address.startsWith("#")) return;
  const type = typeOfAddress(address);
  if (type === undefined || !PICTURE.test(type) || (name !== "image" && name !== "feImage")) return outside();
  // As a part of a filter, a drawing is neither a picture nor a part of this one.
  if (isDrawing(address)) throw new UnprintableLogo("effects");
};

/** Whether a child of a `switch` is one that a browser would choose. */
export const isChosen = ({ name, attributes }: XmlElement): boolean => {
  if (name === "foreignObject" || attributes["requiredExtensions"] !== undefined) return false;
  const languages = attributes["systemLanguage"];
  return languages === undefined || languages.split(",").some((language) => /^\s*en\b/iu.test(language));
};
