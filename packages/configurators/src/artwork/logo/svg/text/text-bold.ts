import type { Box } from "../../../page/boxes.ts";
import { colourOf } from "../colour.ts";
import type { XmlElement } from "../parse-xml.ts";
import { xmlElement } from "../xml-element.ts";
import { paintId } from "./text-paint.ts";

/** An outline whose letters a browser draws bolder than their font has them. */
export interface BoldOutline {
  readonly d: string;
  /** How much wider its strokes are, in pixels. */
  readonly bolder: number;
  /** The attributes that are its own. */
  readonly painted: Readonly<Record<string, string>>;
  /** The value of an attribute, its own or inherited. */
  readonly value: (name: string) => string | undefined;
  /** Of the whole text. */
  readonly box: Box;
  /** Of its mask, where it needs one. */
  readonly id: string;
}

/** A paint over a shape and a line of its own, where nothing is inherited. */
const solid = (paint: string, width: number): Record<string, string> => ({
  fill: paint,
  "fill-opacity": "1",
  stroke: paint,
  "stroke-width": `${width}`,
  "stroke-linejoin": "miter",
  "stroke-miterlimit": "4",
  "stroke-dasharray": "none",
  "stroke-opacity": "1",
});

/** The filled letters with a line of their colour. Where they are seen through, both are one shape. */
const filled = ({ d, bolder, painted, value, box, id }: BoldOutline): XmlElement[] => {
  const fill = value("fill") ?? "#000";
  if (fill === "none") return [];
  const share = Number(value("fill-opacity") ?? 1);
  const { stroke: _, ...own } = painted;
  if (paintId(fill) === undefined) {
    const { colour = fill, opacity = 1 } = colourOf(fill) ?? {};
    const path = xmlElement("path", { ...own, ...solid(colour, bolder), d });
    return share * opacity === 1 ? [path] : [xmlElement("g", { opacity: `${share * opacity}` }, [path])];
  }
  const around = box.height + bolder;
  const area = {
    x: `${box.x - around}`,
    y: `${box.y - around}`,
    width: `${box.width + 2 * around}`,
    height: `${box.height + 2 * around}`,
  };
  const shape = xmlElement("path", { ...solid("#fff", bolder), visibility: "visible", d });
  const content = xmlElement("rect", { ...own, ...area, stroke: "none" });
  return [
    xmlElement("mask", { id, maskUnits: "userSpaceOnUse", ...area }, [shape]),
    xmlElement("g", { mask: `url(#${id})` }, [content]),
  ];
};

/** The elements that draw the letters of an outline bolder: their fill, then their line, which is wider too. */
export const boldOutline = (outline: BoldOutline): XmlElement[] => {
  const { d, bolder, painted, value } = outline;
  const width = Number(value("stroke-width") ?? 1);
  const hasLine = (value("stroke") ?? "none") !== "none" && width > 0;
  const line = xmlElement("path", { ...painted, fill: "none", "stroke-width": `${width + bolder}`, d });
  const parts = hasLine ? [filled(outline), [line]] : [filled(outline)];
  const isLineFirst = /^\s*(?:markers\s+)?stroke/u.test(value("paint-order") ?? "");
  return (isLineFirst ? parts.toReversed() : parts).flat().map((part) => ({
    ...part,
    attributes: { ...part.attributes, ...(part.name === "path" && { "paint-order": "normal" }) },
  }));
};
