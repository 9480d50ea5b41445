import { XML_LIMITS, XmlLimit, type XmlElement } from "../parse-xml.ts";

/** Counts the characters of what is written, which a short file may ask for without end. */
export class WrittenLength {
  private length = 0;

  /** @throws {XmlLimit} beyond the limit */
  count(attributes: Readonly<Record<string, string>>): void {
    for (const [name, value] of Object.entries(attributes)) this.length += name === "href" ? 0 : value.length;
    if (this.length > XML_LIMITS.characters) throw new XmlLimit("characters");
  }

  countAll({ attributes, children }: XmlElement): void {
    this.count(attributes);
    for (const child of children) this.countAll(child);
  }
}
