import type { Declarations } from "./declarations.ts";
import { familyName } from "./font-face.ts";
import { pixelsOf } from "./lengths.ts";
import type { Styled } from "./style-sheet.ts";
import type { Placed } from "./selectors.ts";

/** How a part of a text is set. */
export interface TextStyle {
  readonly families: readonly string[];
  readonly size: number;
  readonly weight: number;
  /** Values of a font's axes by their names. */
  readonly axes: Readonly<Record<string, number>>;
  readonly isItalic: boolean;
  /** Between letters, and after each space, in pixels. */
  readonly tracking: number;
  readonly wordSpace: number;
  readonly isKerned: boolean;
  readonly anchor: "start" | "middle" | "end";
  readonly baseline: string;
  readonly change: "none" | "uppercase" | "lowercase";
  readonly keepsSpace: boolean;
  readonly lines: TextLines | undefined;
}

/** The lines under, over and through a text. */
export interface TextLines {
  readonly kinds: ReadonlySet<LineKind>;
  /** The element that paints them. */
  readonly owner: Placed;
  /** In pixels; the font's own. */
  readonly thickness: number | "from-font";
  /** Whether they stop at letters that reach into them. */
  readonly skipsInk: boolean;
}

const LINE_KINDS = ["underline", "overline", "line-through"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Values of properties with which our own lines are those of a browser. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  "alignment-baseline": /^(?:auto|baseline|alphabetic)$/iu,
  "baseline-shift": /^(?:baseline|0(?:px|%)?)$/iu,
  direction: /^ltr$/iu,
  "font-feature-settings": /^normal$/iu,
  "font-size-adjust": /^none$/iu,
  "font-variant": /^(?:normal|none)$/iu,
  "font-variant-caps": /^normal$/iu,
  "font-variant-ligatures": /^normal$/iu,
  "font-variant-numeric": /^normal$/iu,
  "font-variant-position": /^normal$/iu,
  "glyph-orientation-vertical": /^auto$/iu,
  "inline-size": /^auto$/iu,
  "shape-inside": /^auto$/iu,
  "text-decoration-style": /^solid$/iu,
  "text-emphasis": /^none/iu,
  "text-shadow": /^none$/iu,
  "text-underline-offset": /^auto$/iu,
  "text-underline-position": /^auto$/iu,
  "unicode-bidi": /^normal$/iu,
  "writing-mode": /^(?:horizontal-tb|lr|lr-tb)$/iu,
};

/** Properties of a text that are not inherited. */
const OWN: ReadonlySet<string> = new Set(["alignment-baseline", "baseline-shift", "inline-size", "unicode-bidi"]);

const BASELINES: ReadonlySet<string> = new Set([
  "auto",
  "alphabetic",
  "central",
  "hanging",
  "ideographic",
  "mathematical",
  "middle",
  "text-after-edge",
  "text-before-edge",
]);

/** The value that an element has, or the nearest one around it. */
const inheritedBy = (placed: Placed | undefined, name: string, styled: Styled): string | undefined => {
  for (let at = placed; at; at = at.parent) {
    const value = styled.of(at)[name]?.trim();
    if (value !== undefined && value !== "" && !/^(?:inherit|unset|revert)$/iu.test(value)) return value;
    if (value === undefined && OWN.has(name)) return undefined;
  }
  return undefined;
};

const weightOf = (placed: Placed | undefined, styled: Styled): number => {
  if (!placed) return 400;
  const written = styled.of(placed)["font-weight"]?.trim().toLowerCase();
  if (written === "bold") return 700;
  if (written === "normal" || written === "initial") return 400;
  const number = Number(written ?? "none");
  if (number >= 1 && number <= 1000) return number;
  const outer = weightOf(placed.parent, styled);
  if (written === "bolder") return outer < 350 ? 400 : outer < 550 ? 700 : Math.max(outer, 900);
  if (written === "lighter") return outer < 550 ? Math.min(outer, 100) : outer < 750 ? 400 : 700;
  return outer;
};

const AXIS = /^\s*["']([\x20-\x7e]{4})["']\s+([-+]?[\d.]{1,20})\s*$/u;

/** The axes of `font-variation-settings`; undefined for a list that is not read. */
const axesOf = (written: string | undefined): Record<string, number> | undefined => {
  if (written === undefined || /^normal$/iu.test(written)) return {};
  const axes: Record<string, number> = {};
  for (const part of written.split(",")) {
    const [, name, value] = AXIS.exec(part) ?? [];
    if (name === undefined || !Number.isFinite(Number(value))) return undefined;
    axes[name] = Number(value);
  }
  return axes;
};

const spaceOf = (written: string | undefined): number | undefined =>
  written === undefined || written === "normal"
    ? 0
    : Number(/^([-+]?[\d.]{1,20})(?:px)?$/u.exec(written)?.[1] ?? Number.NaN);

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

const wordOf = <Word extends string>(
  words: readonly [Word, ...Word[]],
  written: string | undefined,
): Word | undefined => {
  const word = written?.toLowerCase() ?? words[0];
  return isOneOf(words, word) ? word : undefined;
};

/** Whether spaces stay as they are written; undefined for lines that are broken. */
const spacesOf = (placed: Placed, styled: Styled): boolean | undefined => {
  const space = inheritedBy(placed, "white-space", styled) ?? inheritedBy(placed, "white-space-collapse", styled);
  if (space !== undefined && !/^(?:normal|nowrap|collapse)$/iu.test(space)) return undefined;
  return space === undefined && inheritedBy(placed, "xml:space", styled) === "preserve";
};

/** The share of its size that a line is thick. */
const USUAL_THICKNESS = 0.1;
const DASHED = /^(?:dashed|dotted|double|wavy)$/iu;

/** The lines of a text, painted by the nearest element that has any; undefined for those that are not straight. */
const linesOf = (placed: Placed, styled: Styled): TextLines | "none" | undefined => {
  const kinds = new Set<LineKind>();
  let owner: Placed | undefined;
  let thickness: string | undefined;
  for (let at: Placed | undefined = placed; at; at = at.parent) {
    const declared = styled.of(at);
    const words = `${declared["text-decoration"] ?? ""} ${declared["text-decoration-line"] ?? ""}`.split(/\s+/u);
    const own = LINE_KINDS.filter((kind) => words.includes(kind));
    if (own.length === 0) continue;
    if (words.some((word) => DASHED.test(word))) return undefined;
    owner ??= at;
    thickness ??= declared["text-decoration-thickness"] ?? words.find((word) => /^(?:from-font|[\d.].*)$/u.test(word));
    for (const kind of own) kinds.add(kind);
  }
  if (!owner) return "none";
  const size = styled.fontSize(placed);
  const skipsInk = inheritedBy(placed, "text-decoration-skip-ink", styled)?.toLowerCase() !== "none";
  if (thickness?.trim() === "from-font") return { kinds, owner, thickness: "from-font", skipsInk };
  const written = thickness === undefined || thickness.trim() === "auto" ? undefined : pixelsOf(thickness, size);
  return { kinds, owner, thickness: written ?? size * USUAL_THICKNESS, skipsInk };
};

/** The style of a text; undefined when a browser would set it in a way that our own lines do not have. */
export const textStyleOf = (placed: Placed, styled: Styled): TextStyle | undefined => {
  const value = (name: string): string | undefined => inheritedBy(placed, name, styled);
  const isPlain = Object.entries(PLAIN).every(
    ([name, plain]) => plain.test(value(name) ?? "") || value(name) === undefined,
  );
  const declared: Declarations = styled.of(placed);
  const isWhole = declared["text-overflow"] === undefined;
  const own = {
    anchor: wordOf(["start", "middle", "end"], value("text-anchor")),
    change: wordOf(["none", "uppercase", "lowercase"], value("text-transform")),
    keepsSpace: spacesOf(placed, styled),
    tracking: spaceOf(value("letter-spacing")),
    wordSpace: spaceOf(value("word-spacing")),
  };
  const { anchor, change, keepsSpace, tracking = Number.NaN, wordSpace = Number.NaN } = own;
  const lines = linesOf(placed, styled);
  const baseline = (value("dominant-baseline") ?? "auto").toLowerCase();
  const style = (value("font-style") ?? "normal").toLowerCase();
  const axes = axesOf(value("font-variation-settings"));
  if (
    lines === undefined ||
    axes === undefined ||
    !isPlain ||
    !isWhole ||
    anchor === undefined ||
    change === undefined ||
    keepsSpace === undefined
  )
    return undefined;
  if (!Number.isFinite(tracking + wordSpace) || !BASELINES.has(baseline)) return undefined;
  if (style !== "normal" && style !== "italic") return undefined;
  return {
    families: (value("font-family") ?? "").split(",").map(familyName),
    size: styled.fontSize(placed),
    weight: weightOf(placed, styled),
    axes,
    isItalic: style === "italic",
    tracking,
    wordSpace,
    isKerned: value("font-kerning")?.toLowerCase() !== "none",
    anchor,
    baseline,
    change,
    keepsSpace,
    lines: lines === "none" ? undefined : lines,
  };
};
