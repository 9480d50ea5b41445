/** What small capitals a text has. */
export type Caps =
  | "normal"
  | "small-caps"
  | "all-small-caps"
  | "petite-caps"
  | "all-petite-caps"
  | "titling-caps"
  | "unicase";

/** Features of a font that the words of `font-variant` and of its parts turn on or off. */
const FEATURES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  normal: {},
  none: { liga: false, clig: false, dlig: false, hlig: false, calt: false },
  "common-ligatures": { liga: true, clig: true },
  "no-common-ligatures": { liga: false, clig: false },
  "discretionary-ligatures": { dlig: true },
  "no-discretionary-ligatures": { dlig: false },
  "historical-ligatures": { hlig: true },
  "no-historical-ligatures": { hlig: false },
  contextual: { calt: true },
  "no-contextual": { calt: false },
  "lining-nums": { lnum: true },
  "oldstyle-nums": { onum: true },
  "proportional-nums": { pnum: true },
  "tabular-nums": { tnum: true },
  "diagonal-fractions": { frac: true },
  "stacked-fractions": { afrc: true },
  ordinal: { ordn: true },
  "slashed-zero": { zero: true },
  sub: { subs: true },
  super: { sups: true },
};

/** The features of each kind of capitals, and those that take their place. */
const CAPS: Readonly<Record<Caps, readonly (readonly string[])[]>> = {
  normal: [],
  "small-caps": [["smcp"]],
  "all-small-caps": [["smcp", "c2sc"]],
  "petite-caps": [["pcap"], ["smcp"]],
  "all-petite-caps": [
    ["pcap", "c2pc"],
    ["smcp", "c2sc"],
  ],
  "titling-caps": [["titl"]],
  unicase: [["unic"]],
};

const isCaps = (word: string): word is Caps => Object.hasOwn(CAPS, word);

const NAMES = ["", "-ligatures", "-caps", "-numeric", "-position"].map((part) => `font-variant${part}`);

/** The features and capitals of a text; undefined for words that are not read. */
export const variantsOf = (
  value: (name: string) => string | undefined,
): { readonly features: Readonly<Record<string, boolean>>; readonly caps: Caps } | undefined => {
  const features: Record<string, boolean> = {};
  let caps: Caps = "normal";
  for (const word of NAMES.flatMap((name) => value(name)?.toLowerCase().split(/\s+/u) ?? [])) {
    if (isCaps(word) && word !== "normal") caps = word;
    else if (Object.hasOwn(FEATURES, word)) Object.assign(features, FEATURES[word]);
    else return undefined;
  }
  return { features, caps };
};

/** What a browser makes capitals smaller by in a font that has none. */
export const SMALLER = 0.7;

/** The features with which a font has capitals of its own; undefined for one that lacks them. */
export const capsIn = (
  caps: Caps,
  has: (feature: string) => boolean,
): Readonly<Record<string, boolean>> | undefined => {
  const own = CAPS[caps].find((features) => features.every(has));
  return own && Object.fromEntries(own.map((feature) => [feature, true]));
};

/** A letter as small capitals are made of usual ones; undefined where it stays as it is. */
export const smallCapital = (caps: Caps, letter: string): string | undefined => {
  if (caps === "normal" || caps === "titling-caps") return undefined;
  const capital = letter.toUpperCase();
  if (caps === "unicase") return capital === letter ? letter : undefined;
  return capital !== letter || caps.startsWith("all") ? capital : undefined;
};
