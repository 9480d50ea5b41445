import type { Size } from "../../../page/boxes.ts";
import { UnprintableLogo } from "../../fault.ts";
import type { Declarations } from "./declarations.ts";
import { fontOf, fontSizeOf, MEDIUM } from "./font-size.ts";
import { withoutWideWords } from "./initial-values.ts";
import { withoutMath } from "./math.ts";
import { mediaHolds } from "./media-query.ts";
import type { XmlElement } from "../parse-xml.ts";
import { withoutRelativeUnits } from "./relative-units.ts";
import { matches, selectorsOf, type Placed, type Selector } from "./selectors.ts";
import { resolveVariables } from "./variables.ts";
import { separated } from "./value-parts.ts";
import { IMPORTANT, isVoid, withoutVoid } from "./void-values.ts";
import { windowOf } from "../viewport.ts";

interface Rule {
  readonly selector: Selector;
  readonly declarations: Declarations;
  readonly important: Declarations;
}

/** Largest number of pairs of a rule and an element, and of rules. */
const MAX_MATCHES = 2_000_000;
const MAX_RULES = 5_000;
/** Most rules and conditions within each other. */
const MAX_LEVELS = 6;

/** What `marker` is short for. */
const markersOf = (value: string): Declarations => ({
  "marker-start": value,
  "marker-mid": value,
  "marker-end": value,
});

/** Declarations of a block, apart from those that are more important than all others. */
const declarationsOf = (text: string): Pick<Rule, "declarations" | "important"> => {
  const declarations: Record<string, string> = {};
  const important: Record<string, string> = {};
  // An address may have the sign that ends a declaration.
  const written = text.includes("(") ? separated(text, (letter) => letter === ";") : text.split(";");
  for (const declaration of written) {
    const at = declaration.indexOf(":");
    if (at < 0) continue;
    const own = declaration.slice(0, at).trim();
    const name = own.startsWith("--") ? own : own.toLowerCase();
    const value = declaration.slice(at + 1).trim();
    if (isVoid(name, value)) continue;
    const block = IMPORTANT.test(value) ? important : declarations;
    const plain = value.replace(IMPORTANT, "").trim();
    if (name === "font") Object.assign(block, fontOf(plain));
    else if (name === "marker") Object.assign(block, markersOf(plain));
    else block[name] = plain;
  }
  return { declarations, important };
};

const withoutComments = (text: string): string =>
  text
    .split("/*")
    .map((part, index) => {
      const end = part.indexOf("*/");
      return index === 0 ? part : end < 0 ? "" : part.slice(end + 2);
    })
    .join("");

/** The declarations of a `style` attribute alone. */
export const declarationsIn = (style: string): Declarations => {
  const { declarations, important } = declarationsOf(withoutComments(style));
  return { ...declarations, ...important };
};

/** The position after the bracket that closes the block which starts at `from`. */
const endOfBlock = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    else if (text[at] === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
};

const NEXT = /[{;]/gu;

/** Longest selector of a rule in a rule: it is written again for each `&`. */
const MAX_NESTED_LENGTH = 200;

/** The selector of a rule in another one. */
const nested = (head: string, outer: string | undefined): string => {
  if (outer === undefined) return head;
  if (head.length > MAX_NESTED_LENGTH || outer.length > MAX_NESTED_LENGTH) throw new UnprintableLogo("too-complex");
  return head.includes("&") ? head.replaceAll("&", `:is(${outer})`) : `:is(${outer}) ${head}`;
};

/**
 * Rules of a sheet without comments, in their order.
 * @param window of the drawing
 * @param outer selector of the rule that they are in
 */
const rulesIn = (text: string, window: Size, depth = 0, outer?: string): Rule[] => {
  const rules: Rule[] = [];
  let own = "";
  for (let at = 0; at < text.length;) {
    NEXT.lastIndex = at;
    const stop = NEXT.exec(text)?.index ?? text.length;
    const head = text.slice(at, stop).trim();
    if (text[stop] !== "{") {
      // No sheet is loaded: a browser shows the drawing without it when there is no network.
      if (!/^@import/iu.test(head)) own += `${head};`;
      at = stop + 1;
      continue;
    }
    const end = endOfBlock(text, stop);
    const body = text.slice(stop + 1, end - 1);
    const media = /^@media\b(.*)$/isu.exec(head)?.[1];
    const isUsed = media === undefined ? /^@(?:supports(?!\s*not\b)|layer\b)/iu.test(head) : mediaHolds(media, window);
    if (depth < MAX_LEVELS) {
      if (isUsed) rules.push(...rulesIn(body, window, depth + 1, outer));
      else if (!head.startsWith("@")) rules.push(...rulesIn(body, window, depth + 1, nested(head, outer)));
    }
    if (rules.length > MAX_RULES) throw new UnprintableLogo("too-complex");
    at = end;
  }
  if (outer === undefined || own === "") return rules;
  const declared = declarationsOf(own);
  return [...selectorsOf(outer).map((selector): Rule => ({ selector, ...declared })), ...rules];
};

/** Gives an element its declarations, and what those around it leave to it. */
export interface Styled {
  readonly of: (placed: Placed) => Declarations;
  /** The size of its text in pixels. */
  readonly fontSize: (placed: Placed) => number;
}

interface Style {
  readonly declared: Declarations;
  readonly fontSize: number;
}

/**
 * The styles of a document: presentation attributes, then its style sheets by their strength, then `style` attributes.
 * Rules that a browser would not understand either are left out.
 * @param window of the drawing, as its own attributes say
 * @throws {UnprintableLogo} `too-complex` beyond the limits
 */
export const stylesOf = (sheets: string, window: Size): Styled => {
  const rules = rulesIn(withoutComments(sheets).replaceAll(/<!--|-->/gu, ""), window).toSorted(
    (one, other) => one.selector.strength - other.selector.strength,
  );
  const resolve = resolveVariables();
  const known = new WeakMap<XmlElement, Style>();
  let root: (Style & { readonly window: Size }) | undefined;
  let work = 0;

  const declaredOf = (placed: Placed): Declarations => {
    work += rules.length;
    if (work > MAX_MATCHES) throw new UnprintableLogo("too-complex");
    const { attributes } = placed.element;
    const chosen = rules.filter(({ selector }) => matches(selector, placed));
    const own = declarationsOf(withoutComments(attributes["style"] ?? ""));
    const declared = {};
    for (const { declarations } of [{ declarations: withoutVoid(attributes) }, ...chosen, own])
      Object.assign(declared, declarations);
    for (const { important } of [...chosen, own]) Object.assign(declared, important);
    return resolve(placed, declared);
  };

  const styleOf = (placed: Placed): Style => {
    const before = known.get(placed.element);
    if (before) return before;
    const outer = placed.parent ? styleOf(placed.parent).fontSize : MEDIUM;
    const written = declaredOf(placed);
    const outside = { em: outer, rem: root?.fontSize ?? MEDIUM, window: root?.window };
    const fontSize = fontSizeOf(written, outside);
    const bases = { ...outside, em: fontSize, rem: root?.fontSize ?? fontSize };
    const declared = withoutWideWords(withoutMath(withoutRelativeUnits(written, bases)));
    const style = { declared, fontSize };
    if (!placed.parent) root = { ...style, window: windowOf(declared) };
    known.set(placed.element, style);
    return style;
  };

  return { of: (placed) => styleOf(placed).declared, fontSize: (placed) => styleOf(placed).fontSize };
};
