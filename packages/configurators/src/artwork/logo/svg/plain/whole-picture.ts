import { UnprintableLogo } from "../../fault.ts";
import { plainTransform } from "../css/css-transform.ts";
import { numbersOf } from "../matrix.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
import type { Frame } from "../viewport.ts";
import type { StyledDocument } from "./document.ts";
import type { Effects } from "./effects.ts";

/** The whole picture, filtered, masked and turned around its middle in its pixels, apart from what is behind it. */
export const wholePicture = (
  document: StyledDocument,
  effects: Effects,
  { attributes, pixel, width, height }: Frame,
  children: XmlElement[],
): XmlElement[] => {
  const { root } = document;
  const declared = document.of(root);
  const window = { x: 0, y: 0, width: width / pixel, height: height / pixel };
  const turned = { "transform-origin": "50% 50%", ...declared };
  const transform = plainTransform(turned, root.element.attributes, () => window);
  const filters = effects.filtersOf(declared, root, { width, height }, pixel);
  const masked = effects.wholeMask(declared, root, window);
  if (transform === undefined && !filters && !masked) return children;
  // The box of a filter of the drawing would be that of its pixels.
  if (filters && filters.parts.length !== filters.stages.length) throw new UnprintableLogo("effects");
  const { viewBox = "" } = attributes;
  const [x = 0, y = 0, wide, high] = numbersOf(viewBox);
  if (wide !== width || high !== height) throw new UnprintableLogo("effects");
  const place = { x: `${x}`, y: `${y}`, width: `${width}`, height: `${height}` };
  const whole = xmlElement("svg", { ...place, viewBox, overflow: "hidden" }, children);
  const filtered = (filters?.stages ?? []).reduce((inner, filter) => xmlElement("g", { filter }, [inner]), whole);
  const parts = [...(filters?.parts ?? []), filtered];
  const [toPixels, toUnits] = [`translate(${x} ${y}) scale(${pixel})`, `scale(${1 / pixel}) translate(${-x} ${-y})`];
  const inPixels = masked
    ? [...masked.parts, xmlElement("g", { mask: masked.mask }, [xmlElement("g", { transform: toUnits }, parts)])]
    : [xmlElement("g", { transform: toUnits }, parts)];
  return transform === undefined && !masked
    ? parts
    : [xmlElement("g", { transform: `${toPixels} ${transform ?? ""}`.trim() }, inPixels)];
};
