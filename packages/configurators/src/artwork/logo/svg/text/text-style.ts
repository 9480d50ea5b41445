import type { Declarations } from "../css/declarations.ts";
import { familyName } from "../css/font-face.ts";
import { pixelsOf } from "../css/lengths.ts";
import type { Direction } from "../outline-font.ts";
import type { Styled } from "../css/style-sheet.ts";
import type { Placed } from "../css/selectors.ts";
import { variantsOf, type Caps } from "./text-variants.ts";

/** How a part of a text is set. */
export interface TextStyle {
  readonly families: readonly string[];
  readonly size: number;
  /** Of its element; small capitals are smaller. */
  readonly fontSize: number;
  readonly caps: Caps;
  readonly writing: Writing;
  readonly weight: number;
  /** Values of a font's axes by their names. */
  readonly axes: Readonly<Record<string, number>>;
  readonly isItalic: boolean;
  /** Whether a font without bold or italic letters is drawn bolder or slanted for them. */
  readonly synthesis: { readonly weight: boolean; readonly style: boolean };
  /** Between letters, and after each space, in pixels. */
  readonly tracking: number;
  readonly wordSpace: number;
  readonly isKerned: boolean;
  readonly direction: Direction;
  readonly anchor: "start" | "middle" | "end";
  readonly baseline: string;
  readonly change: "none" | "uppercase" | "lowercase";
  /** Whether spaces stay as they are written, and line ends too, which are not drawn. */
  readonly keepsSpace: boolean;
  readonly keepsLines: boolean;
  /** How far above the base line it is: in pixels, and by half of the height of its font in each of these sizes. */
  readonly shift: { readonly pixels: number; readonly halves: readonly number[] };
  /** Features of the font by their names of four letters, and whether they are on. */
  readonly features: Readonly<Record<string, boolean>>;
  readonly lines: TextLines | undefined;
}

/** The lines under, over and through a text. */
export interface TextLines {
  readonly kinds: ReadonlySet<LineKind>;
  readonly style: LineStyle;
  /** The element that paints them. */
  readonly owner: Placed;
  /** In pixels; the font's own. */
  readonly thickness: number | "from-font";
  /** Whether they stop at letters that reach into them. */
  readonly skipsInk: boolean;
}

const LINE_KINDS = ["underline", "overline", "line-through"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const LINE_STYLES = ["solid", "double", "dashed", "dotted", "wavy"] as const;
export type LineStyle = (typeof LINE_STYLES)[number];

/**
 * How the lines of a text run: to the right, down with letters that lie on their side (and those of Chinese, Japanese
 * and Korean upright), down with all letters upright or on their side, or up.
 */
export type Writing = "right" | "mixed" | "upright" | "down" | "up";

/** Values of properties with which our own lines are those of a browser. */
const PLAIN: Readonly<Record<string, RegExp>> = {
  "alignment-baseline": /^(?:auto|baseline|alphabetic)$/iu,
  "font-size-adjust": /^none$/iu,
  "text-emphasis": /^none/iu,
  "unicode-bidi": /^normal$/iu,
};

/** Properties of a text that are not inherited. */
const OWN: ReadonlySet<string> = new Set(["alignment-baseline", "baseline-shift", "unicode-bidi"]);

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

const FEATURE = /^\s*["']([\x20-\x7e]{4})["'](?:\s+(on|off|[01]))?\s*$/iu;

/** The features of `font-feature-settings`; undefined for a list that is not read. */
const featuresOf = (written: string | undefined): Record<string, boolean> | undefined => {
  if (written === undefined || /^normal$/iu.test(written)) return {};
  const features: Record<string, boolean> = {};
  for (const part of written.split(",")) {
    const [, name, value = "on"] = FEATURE.exec(part) ?? [];
    if (name === undefined) return undefined;
    features[name] = /^(?:on|1)$/iu.test(value);
  }
  return features;
};

/** A space beside letters or words in pixels; one in shares is that of the size. */
const spaceOf = (written: string | undefined, size: number): number | undefined => {
  if (written === undefined || written === "normal") return 0;
  const [, number, unit] = /^([-+]?[\d.]{1,20})(px|%)?$/u.exec(written) ?? [];
  return unit === "%" ? (Number(number) * size) / 100 : Number(number ?? Number.NaN);
};

/** How far parts of a text are moved up, each from the one around it; undefined for one that is not read. */
const shiftOf = (placed: Placed, styled: Styled): TextStyle["shift"] | undefined => {
  let pixels = 0;
  const halves: number[] = [];
  for (let at: Placed | undefined = placed; at && at.element.name !== "text"; at = at.parent) {
    const written = styled.of(at)["baseline-shift"]?.trim().toLowerCase() ?? "baseline";
    if (written === "sub" || written === "super") {
      const size = styled.fontSize(at);
      halves.push(written === "sub" ? -size : size);
    } else if (written !== "baseline") {
      const length = pixelsOf(written, styled.fontSize(at));
      if (length === undefined) return undefined;
      pixels += length;
    }
  }
  return { pixels, halves };
};

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

const wordOf = <Word extends string>(
  words: readonly [Word, ...Word[]],
  written: string | undefined,
): Word | undefined => {
  const word = written?.toLowerCase() ?? words[0];
  return isOneOf(words, word) ? word : undefined;
};

type Spaces = Pick<TextStyle, "keepsSpace" | "keepsLines">;

/** Whether spaces and line ends stay as they are written; undefined for a value that is not read. */
const spacesOf = (placed: Placed, styled: Styled): Spaces | undefined => {
  const space = inheritedBy(placed, "white-space", styled) ?? inheritedBy(placed, "white-space-collapse", styled);
  if (space === undefined)
    return { keepsSpace: inheritedBy(placed, "xml:space", styled) === "preserve", keepsLines: false };
  if (/^(?:pre|pre-wrap|break-spaces|preserve)$/iu.test(space)) return { keepsSpace: true, keepsLines: true };
  return /^(?:normal|nowrap|collapse)$/iu.test(space) ? { keepsSpace: false, keepsLines: false } : undefined;
};

/** The share of its size that a line is thick. */
const USUAL_THICKNESS = 0.1;

/** The lines of a text, painted by the nearest element that has any. Browsers do not move them in an SVG. */
const linesOf = (placed: Placed, styled: Styled): TextLines | undefined => {
  const kinds = new Set<LineKind>();
  let owner: Placed | undefined;
  let thickness: string | undefined;
  let style: LineStyle | undefined;
  for (let at: Placed | undefined = placed; at; at = at.parent) {
    const declared = styled.of(at);
    const named = ["text-decoration", "text-decoration-line", "text-decoration-style"].map((name) => declared[name]);
    const words = named.join(" ").toLowerCase().split(/\s+/u);
    const own = LINE_KINDS.filter((kind) => words.includes(kind));
    if (own.length === 0) continue;
    style ??= LINE_STYLES.findLast((one) => words.includes(one));
    owner ??= at;
    thickness ??= declared["text-decoration-thickness"] ?? words.find((word) => /^(?:from-font|[\d.].*)$/u.test(word));
    for (const kind of own) kinds.add(kind);
  }
  if (!owner) return undefined;
  const size = styled.fontSize(placed);
  const skipsInk = inheritedBy(placed, "text-decoration-skip-ink", styled)?.toLowerCase() !== "none";
  const own = { kinds, style: style ?? "solid", owner, skipsInk };
  if (thickness?.trim() === "from-font") return { ...own, thickness: "from-font" };
  const written = thickness === undefined || thickness.trim() === "auto" ? undefined : pixelsOf(thickness, size);
  return { ...own, thickness: written ?? size * USUAL_THICKNESS };
};

/** The whole text that a part belongs to. */
const textOf = (placed: Placed): Placed =>
  placed.element.name === "text" || !placed.parent ? placed : textOf(placed.parent);

const writingOf = (value: (name: string) => string | undefined): Writing | undefined => {
  const orientation = value("text-orientation")?.toLowerCase() ?? "mixed";
  switch (value("writing-mode")?.toLowerCase() ?? "lr") {
    case "horizontal-tb":
    case "lr":
    case "lr-tb":
    case "rl":
    case "rl-tb":
      return "right";
    case "tb":
    case "tb-rl":
    case "vertical-rl":
    case "vertical-lr":
      if (orientation === "mixed" || orientation === "upright") return orientation;
      return orientation.startsWith("sideways") ? "down" : undefined;
    case "sideways-rl":
      return "down";
    case "sideways-lr":
      return "up";
    default:
      return undefined;
  }
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
    spaces: spacesOf(placed, styled),
    shift: shiftOf(placed, styled),
    features: featuresOf(value("font-feature-settings")),
    variants: variantsOf(value),
    // It is that of the whole text.
    writing: writingOf((name) => inheritedBy(textOf(placed), name, styled)),
    tracking: spaceOf(value("letter-spacing"), styled.fontSize(placed)),
    wordSpace: spaceOf(value("word-spacing"), Number.NaN),
  };
  const {
    anchor,
    change,
    spaces,
    shift,
    features,
    variants,
    writing,
    tracking = Number.NaN,
    wordSpace = Number.NaN,
  } = own;
  const baseline = (value("dominant-baseline") ?? "auto").toLowerCase();
  const style = (value("font-style") ?? "normal").toLowerCase();
  const synthesizes = (what: "weight" | "style"): boolean =>
    value(`font-synthesis-${what}`) !== "none" && (value("font-synthesis") ?? what).split(/\s+/u).includes(what);
  const axes = axesOf(value("font-variation-settings"));
  if (
    axes === undefined ||
    !isPlain ||
    !isWhole ||
    anchor === undefined ||
    change === undefined ||
    !spaces ||
    !shift ||
    !features ||
    !variants ||
    writing === undefined
  )
    return undefined;
  const lines = linesOf(placed, styled);
  // Browsers put lines, and other base lines, elsewhere in a line that runs down.
  if (writing !== "right" && (lines || baseline !== "auto" || declared["rotate"] !== undefined)) return undefined;
  // Browsers do not agree on the shadow of a text with lines.
  if (lines && !/^none$/iu.test(value("text-shadow") ?? "none")) return undefined;
  if (!Number.isFinite(tracking + wordSpace) || !BASELINES.has(baseline)) return undefined;
  if (style !== "normal" && style !== "italic" && style !== "oblique") return undefined;
  return {
    families: (value("font-family") ?? "").split(",").map(familyName),
    size: styled.fontSize(placed),
    fontSize: styled.fontSize(placed),
    caps: variants.caps,
    writing,
    weight: weightOf(placed, styled),
    axes,
    isItalic: style !== "normal",
    synthesis: { weight: synthesizes("weight"), style: synthesizes("style") },
    tracking,
    wordSpace,
    isKerned: value("font-kerning")?.toLowerCase() !== "none",
    anchor,
    baseline,
    change,
    ...spaces,
    shift,
    features: { ...variants.features, ...features },
    direction: value("direction")?.toLowerCase() === "rtl" ? "rtl" : "ltr",
    lines,
  };
};
