import type { Size } from "../../page/boxes.ts";
import type { XmlElement } from "./parse-xml.ts";

const escaped = (value: string): string =>
  value
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll(/[\n\r\t]/gu, " ");

/** Properties that renderers read in a style only, and the words that are their values. */
const STYLES: ReadonlySet<string> = new Set(["isolation", "mix-blend-mode"]);
const WORD = /^[a-z-]{1,20}$/u;

const markup = ({ name, attributes, children }: XmlElement): string => {
  const all = Object.entries(attributes);
  const styles = all.filter(([key, value]) => STYLES.has(key) && WORD.test(value));
  const style = styles.map(([key, value]) => `${key}:${value}`).join(";");
  const own = [...all.filter(([key]) => !STYLES.has(key)), ...(style === "" ? [] : [["style", style] as const])]
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("");
  return children.length === 0 ? `<${name}${own}/>` : `<${name}${own}>${children.map(markup).join("")}</${name}>`;
};

/** A plain drawing as a file of its own, of the given size in pixels. */
export const writeXml = (root: XmlElement, { width, height }: Size): string => {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    width: `${width}`,
    height: `${height}`,
    ...root.attributes,
  };
  return markup({ ...root, attributes });
};
