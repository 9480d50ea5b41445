import { DESIGNS } from "../src/testing/designs/designs.ts";
import { SAMPLE_TEXTS, type SampleOptions } from "../src/testing/designs/design-artwork.ts";
import { MARKETS } from "../src/testing/designs/markets.ts";

export const REVIEW_SIDES = ["front", "back"] as const;

/** The whole state of a review: what is on the left and on the right, and which guides are drawn. */
export interface ReviewState extends SampleOptions {
  readonly left: string;
  readonly leftMarket: string;
  /** Folder of another published Storybook, or empty for this one. See `versionAddress`. */
  readonly leftVersion: string;
  readonly right: string;
  readonly rightMarket: string;
  readonly rightVersion: string;
  readonly side: (typeof REVIEW_SIDES)[number];
  readonly trim: boolean;
  readonly bleed: boolean;
  readonly safe: boolean;
}

/** One half of a review, and the state of the story that shows it alone. */
export type DesignState = Pick<ReviewState, "texts" | "side" | "partner" | "trim" | "bleed" | "safe"> & {
  readonly design: string;
  readonly market: string;
};

export const FIRST_STATE: ReviewState = {
  left: DESIGNS[0]?.id ?? "",
  leftMarket: "pl-pl",
  leftVersion: "",
  right: DESIGNS[1]?.id ?? "",
  rightMarket: "pl-pl",
  rightVersion: "",
  texts: "default",
  side: "front",
  partner: true,
  trim: true,
  bleed: false,
  safe: true,
};

const known = <Value extends string>(values: readonly Value[], value: unknown, fallback: Value): Value =>
  values.find((one) => one === value) ?? fallback;

const yes = (value: unknown, fallback: boolean): boolean => (typeof value === "boolean" ? value : fallback);

/** Letters, digits, underscores and hyphens: a name beside this Storybook, never another address. */
const version = (value: unknown): string => (typeof value === "string" && /^[\w-]{1,40}$/u.test(value) ? value : "");

/** Takes a state from an address. What is unknown, such as a cover of another version, becomes the first choice. */
export const reviewStateOf = (given: Readonly<Record<string, unknown>>): ReviewState => {
  const designs = DESIGNS.map(({ id }) => id);
  const markets = MARKETS.map(({ id }) => id);
  return {
    left: known(designs, given["left"], FIRST_STATE.left),
    leftMarket: known(markets, given["leftMarket"], FIRST_STATE.leftMarket),
    leftVersion: version(given["leftVersion"]),
    right: known(designs, given["right"], FIRST_STATE.right),
    rightMarket: known(markets, given["rightMarket"], FIRST_STATE.rightMarket),
    rightVersion: version(given["rightVersion"]),
    texts: known(SAMPLE_TEXTS, given["texts"], FIRST_STATE.texts),
    side: known(REVIEW_SIDES, given["side"], FIRST_STATE.side),
    partner: yes(given["partner"], FIRST_STATE.partner),
    trim: yes(given["trim"], FIRST_STATE.trim),
    bleed: yes(given["bleed"], FIRST_STATE.bleed),
    safe: yes(given["safe"], FIRST_STATE.safe),
  };
};

/** The arguments of a story as Storybook writes them in an address. */
const argumentsOf = (state: Readonly<Record<string, string | boolean>>): string =>
  Object.entries(state)
    .map(([name, value]) => `${name}:${typeof value === "boolean" ? `!${value}` : value}`)
    .join(";");

/** The folder that this Storybook is published in, with a slash at its end. */
const folderOf = (address: string): string => new URL(".", address).href;

/** The address of a review, to be sent to a colleague. `address` is that of any page of this Storybook. */
export const reviewLink = (address: string, story: string, state: ReviewState): string =>
  `${folderOf(address)}?path=/story/${story}&args=${argumentsOf({ ...state })}`;

/**
 * The address of one design in another version of this Storybook. Versions are published side by side, each in a folder
 * with the version's name, such as `…/artwork/1-2/` beside `…/artwork/1-3/`.
 */
export const versionAddress = (address: string, folder: string, story: string, state: DesignState): string =>
  `${new URL(`../${folder}/iframe.html`, folderOf(address)).href}?id=${story}&viewMode=story&args=${argumentsOf({ ...state })}`;
