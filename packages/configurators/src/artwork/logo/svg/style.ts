import type { Colour } from "../../drawing/operation.ts";
import type { XmlElement } from "./parse-xml.ts";
import { refuse } from "./unsupported.ts";

export type Declarations = Readonly<Record<string, string>>;

const declarationsOf = (text: string): Declarations =>
  Object.fromEntries(
    text.split(";").flatMap((declaration) => {
      const at = declaration.indexOf(":");
      const value = declaration.slice(at + 1).replace(/!important/u, "");
      return at < 0 ? [] : [[declaration.slice(0, at).trim(), value.trim()]];
    }),
  );

interface Rule {
  readonly selector: string;
  readonly declarations: Declarations;
}

const withoutComments = (text: string): string =>
  text
    .split("/*")
    .map((part, index) => {
      const end = part.indexOf("*/");
      return index === 0 ? part : end < 0 ? "" : part.slice(end + 2);
    })
    .join("");

/** A tag, class or id selector, as drawing programs write them. */
const SIMPLE = /^(?:[a-z]+|[.#][\w-]+)$/iu;

/**
 * Rules of a document's style sheets, by increasing specificity.
 * @throws {Unsupported} for compound selectors and at-rules
 */
export const rulesOf = (root: XmlElement): Rule[] => {
  const sheets = (element: XmlElement): string =>
    element.name === "style" ? element.text : element.children.map(sheets).join("\n");
  const text = withoutComments(sheets(root));
  if (text.includes("@")) refuse("a style sheet with conditions");
  // Split, not matched: a pattern goes over a long text without a rule again from each of its letters.
  const rules = text.split("}").flatMap((rule) => {
    const at = rule.indexOf("{");
    if (at < 0) return [];
    const declarations = declarationsOf(rule.slice(at + 1));
    return rule
      .slice(0, at)
      .split(",")
      .map((selector) => ({ selector: selector.trim(), declarations }));
  });
  for (const { selector } of rules) if (!SIMPLE.test(selector)) refuse(`the selector ${selector}`);
  const strength = ({ selector }: Rule): number => [".", "#"].indexOf(selector.charAt(0)) + 1;
  return rules.toSorted((one, other) => strength(one) - strength(other));
};

const applies = (selector: string, { name, attributes }: XmlElement): boolean => {
  if (selector.startsWith("#")) return attributes["id"] === selector.slice(1);
  if (!selector.startsWith(".")) return name === selector;
  return (attributes["class"] ?? "").split(/\s+/u).includes(selector.slice(1));
};

/** Style of an element: attributes, then style sheets, then its `style` attribute. */
export const declaredOf = (element: XmlElement, rules: readonly Rule[]): Declarations => ({
  ...element.attributes,
  ...Object.assign({}, ...rules.filter(({ selector }) => applies(selector, element)).map((rule) => rule.declarations)),
  ...declarationsOf(element.attributes["style"] ?? ""),
});

/** HTML's sixteen colour names. Drawing programs write other colours as numbers. */
const NAMES: ReadonlyMap<string, Colour> = new Map([
  ["aqua", "#00ffff"],
  ["black", "#000000"],
  ["blue", "#0000ff"],
  ["fuchsia", "#ff00ff"],
  ["gray", "#808080"],
  ["green", "#008000"],
  ["grey", "#808080"],
  ["lime", "#00ff00"],
  ["maroon", "#800000"],
  ["navy", "#000080"],
  ["olive", "#808000"],
  ["orange", "#ffa500"],
  ["purple", "#800080"],
  ["red", "#ff0000"],
  ["silver", "#c0c0c0"],
  ["teal", "#008080"],
  ["white", "#ffffff"],
  ["yellow", "#ffff00"],
]);

const hex = (level: number): string =>
  Math.round(Math.min(255, Math.max(0, level)))
    .toString(16)
    .padStart(2, "0");

/**
 * Parses an SVG colour.
 * @throws {Unsupported} for another notation
 */
export const colourOf = (written: string): Colour => {
  const text = written.trim().toLowerCase();
  const named = NAMES.get(text);
  if (named) return named;
  if (/^#[0-9a-f]{6}$/u.test(text)) return `#${text.slice(1)}`;
  if (/^#[0-9a-f]{3}$/u.test(text)) return `#${text.slice(1).replaceAll(/./gu, "$&$&")}`;
  const levels = /^rgb\(\s*([\d.]+%?)[\s,]+([\d.]+%?)[\s,]+([\d.]+%?)\s*\)$/u.exec(text)?.slice(1);
  if (!levels) return refuse(`the colour ${written}`);
  const numbers = levels.map((level) => Number.parseFloat(level) * (level.endsWith("%") ? 2.55 : 1));
  return `#${numbers.map(hex).join("")}`;
};

/** A number from 0 to 1, written as a number or a percentage. */
export const shareOf = (text: string | undefined, otherwise: number): number => {
  if (text === undefined) return otherwise;
  const value = Number.parseFloat(text) / (text.trim().endsWith("%") ? 100 : 1);
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : refuse(`the share ${text}`);
};
