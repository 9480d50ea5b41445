import type { XmlElement } from "./parse-xml.ts";

/** An element without text. */
export const xmlElement = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly XmlElement[] = [],
): XmlElement => ({ name, attributes, children, text: "" });
