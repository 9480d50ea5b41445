import type { Box } from "../../page/boxes.ts";
import { UnprintableLogo } from "../fault.ts";
import { conicGradient } from "./css-image/conic-gradient.ts";
import { declarationsIn } from "./css/style-sheet.ts";
import type { XmlElement } from "./parse-xml.ts";
import { xmlElement } from "./xml-element.ts";

/** Elements of HTML that show nothing themselves. */
const BOXES: ReadonlySet<string> = new Set(["html:div", "html:span", "html:section", "html:body"]);
/** Styles with which an empty box shows nothing. A picture has no background of its own that could be blurred. */
const UNSEEN =
  /^(?:-webkit-)?(?:backdrop-filter|clip-path|height|width|display|position|overflow|border-radius|box-sizing|margin|padding|mask)$/u;

const isWhole = (length: string | undefined): boolean => length?.trim() === "100%";

/**
 * What browsers show of an element with HTML in it. Drawing programs write one without text, for a blurred background,
 * which browsers do not blur in a picture, or for a gradient around a point.
 * @param box of the element
 * @param id of its parts
 * @throws {UnprintableLogo} `outside` for all other HTML, `text` for text
 */
export const foreignParts = (element: XmlElement, box: Box, id: string): XmlElement[] => {
  const shown: XmlElement[] = [];
  for (const [index, child] of element.children.entries()) {
    const { name, attributes } = child;
    if (!BOXES.has(name)) throw new UnprintableLogo("outside");
    if (child.text.trim() !== "") throw new UnprintableLogo("text");
    const { style = "", class: styled } = attributes;
    if (styled !== undefined) throw new UnprintableLogo("outside");
    const { background, "background-image": image, opacity = "1", ...own } = declarationsIn(style);
    if (Object.keys(own).some((key) => !UNSEEN.test(key))) throw new UnprintableLogo("effects");
    const painted = background ?? image ?? "none";
    if (painted !== "none") {
      const parts = conicGradient(painted, box, `${id}-${index}`);
      const fills = isWhole(own["width"] ?? "100%") && isWhole(own["height"]) && element.children.length === 1;
      const isPlain = Object.keys(own).every((key) => key === "width" || key === "height");
      if (!parts || !fills || !isPlain) throw new UnprintableLogo("effects");
      shown.push(xmlElement("g", { opacity }, parts));
    }
    shown.push(...foreignParts(child, box, `${id}-${index}`));
  }
  return shown;
};
