import type { Declarations } from "../css/declarations.ts";
import { refuse } from "../unsupported.ts";
import { separated, valuesOf, wordsOf } from "../css/value-parts.ts";

/** One layer of a `mask` of CSS, by the words that it is written with. */
export interface MaskLayer {
  /** A gradient, an address, or `none`. */
  readonly image: string;
  readonly position: string;
  readonly size: string;
  readonly repeat: string;
  readonly mode: string;
  readonly composite: string;
  readonly origin: string;
  readonly clip: string;
}

/** What a layer is where it does not say so. */
const USUAL: MaskLayer = {
  image: "none",
  position: "0% 0%",
  size: "auto",
  repeat: "repeat",
  mode: "match-source",
  composite: "add",
  origin: "border-box",
  clip: "border-box",
};

const MAX_LAYERS = 10;

const IMAGE =
  /^(?:none$|url\(|(?:repeating-)?(?:linear|radial|conic)-gradient\(|(?:-webkit-)?[a-z-]{1,30}image[a-z-]{0,10}\()/iu;
const REPEAT = /^(?:repeat(?:-[xy])?|no-repeat|space|round)$/iu;
const MODE = /^(?:alpha|luminance|match-source)$/iu;
const COMPOSITE = /^(?:add|subtract|intersect|exclude)$/iu;
const BOX = /^(?:(?:border|padding|content|margin|fill|stroke|view)-box|no-clip)$/iu;

/** A layer of the shorthand. */
export const layerOf = (written: string): MaskLayer => {
  const [before = "", after = ""] = separated(written, (letter) => letter === "/");
  const words = wordsOf(before);
  const behind = wordsOf(after);
  const isSize = (word: string): boolean => /^(?:auto|cover|contain|[-+.\d].*|calc\(.*)$/iu.test(word);
  const size = behind.slice(0, 2).filter(isSize);
  const others = [...words, ...behind.slice(size.length)];
  const take = (pattern: RegExp): string[] => others.filter((word) => pattern.test(word));
  const [origin = USUAL.origin, clip = origin] = take(BOX);
  const known = [IMAGE, REPEAT, MODE, COMPOSITE, BOX];
  const place = others.filter((word) => !known.some((pattern) => pattern.test(word)));
  const named = (pattern: RegExp, usual: string): string => take(pattern).join(" ") || usual;
  return {
    image: named(IMAGE, USUAL.image),
    position: place.join(" ") || USUAL.position,
    size: size.join(" ") || USUAL.size,
    repeat: named(REPEAT, USUAL.repeat),
    mode: named(MODE, USUAL.mode),
    composite: named(COMPOSITE, USUAL.composite),
    origin: origin === "no-clip" ? USUAL.origin : origin,
    clip,
  };
};

const LONG = ["image", "position", "size", "repeat", "mode", "composite", "origin", "clip"] as const;

const REFERENCE = /^url\(\s*["']?#([^"')]*)["']?\s*\)$/iu;

/** The id of the mask of the drawing that a layer is. */
export const maskIdOf = ({ image }: MaskLayer): string | undefined => REFERENCE.exec(image)?.[1];

/** A reference to a mask of the drawing, as the attribute has it. */
const PLAIN = /^(?:none|url\(\s*["']?#[^"')]*["']?\s*\))$/iu;

/**
 * The layers of the `mask` of an element, the highest first.
 * @returns undefined for none, and for a reference to one mask of the drawing, as in the attribute
 * @throws {Unsupported} for more layers than are read
 */
export const maskLayers = (declared: Declarations): MaskLayer[] | undefined => {
  const value = (name: string): string | undefined => declared[name]?.trim() || declared[`-webkit-${name}`]?.trim();
  const written = value("mask") ?? "none";
  const isLong = LONG.some((name) => value(`mask-${name}`) !== undefined);
  if (!isLong && PLAIN.test(written)) return undefined;
  const lists = Object.fromEntries(LONG.map((name) => [name, valuesOf(value(`mask-${name}`) ?? "")] as const));
  const short = valuesOf(written).map(layerOf);
  const count = lists["image"]?.length || short.length;
  if (count > MAX_LAYERS) return refuse("a mask of many layers");
  const layers = Array.from({ length: count }, (_, index): MaskLayer => {
    const own: Record<keyof MaskLayer, string> = { ...(short[index] ?? short.at(-1) ?? USUAL) };
    for (const name of LONG) {
      const list = lists[name] ?? [];
      if (list.length > 0) own[name] = list[index % list.length] ?? own[name];
    }
    return own;
  });
  return layers;
};

/** The `mask` attribute that does the same as layers, where there is one. */
export const plainMask = (layers: readonly MaskLayer[]): string | undefined => {
  if (layers.every(({ image }) => image === "none")) return "none";
  const [first, ...others] = layers;
  const id = first && others.length === 0 && first.mode === "match-source" ? maskIdOf(first) : undefined;
  return id === undefined ? undefined : `url(#${id})`;
};
