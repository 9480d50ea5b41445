import type { Operation, PathOperation } from "../drawing/operation.ts";
import { pointsOf } from "../drawing/path.ts";
import { printFont } from "../font/print-font.ts";
import { boundsOf, type Box } from "../page/boxes.ts";
import { isReversed, MIN_REVERSED, type PaletteColour } from "../palette.ts";
import { printedLink } from "../qr/link.ts";
import type { CheckedTemplate, TemplateField, TextStyle } from "../template/schema.ts";
import type { Joints } from "../text/breaks.ts";
import { cleanText } from "../text/clean.ts";
import { fitText, type FittedText } from "../text/fit.ts";
import { setText, type Placing } from "../text/set.ts";
import type { ArtworkWords } from "../words/words.ts";
import type { ArtworkData } from "./data.ts";
import type {
  LayoutProblem,
  LayoutWarning,
  PrintedCode,
  PrintedLogo,
  PrintedText,
  ReadItem,
  TextSource,
} from "./result.ts";

/** A side, and what the element that is being laid out adds to it. */
export interface Side {
  readonly name: string;
  readonly template: CheckedTemplate;
  readonly data: ArtworkData;
  readonly words: ArtworkWords;
  /** The chosen cover is light, so text on it is dark. */
  readonly lightCover: boolean;
  readonly texts: PrintedText[];
  readonly codes: PrintedCode[];
  readonly logos: Omit<PrintedLogo, "below">[];
  readonly reading: ReadItem[];
  readonly problems: LayoutProblem[];
  readonly warnings: LayoutWarning[];
}

/**
 * Readers type these off, so they have one line where possible. A long one breaks at its plainest joints: an e-mail
 * address that does not fit must not prevent an order.
 */
const JOINTS: Readonly<Partial<Record<TextSource, readonly Joints[]>>> = {
  phone: ["none", "spaces"],
  email: ["none", "address", "hyphens", "letters"],
  link: ["none", "address", "hyphens", "letters"],
};

/** Where a text may break, in the order in which it is tried. */
export const jointsOf = (source: TextSource): readonly Joints[] => JOINTS[source] ?? ["words"];

/** The most lines of a text that readers type off. */
const MAX_ADDRESS_LINES = 3;

/** A field as printed, or an empty text. */
export const valueOf = ({ data }: Side, field: TemplateField): string => {
  const text = cleanText(data.texts[field] ?? "");
  if (field !== "link") return text;
  const link = printedLink(text);
  return link.ok ? link.label : "";
};

/** Text colours on a light cover: light ones become black. */
const ON_LIGHT: Readonly<Partial<Record<PaletteColour, PaletteColour>>> = {
  paper: "text",
  "brand-pale": "text",
};

export const colourOf = (side: Side, style: TextStyle, onCover: boolean): PaletteColour =>
  (onCover && side.lightCover ? ON_LIGHT[style.colour] : undefined) ?? style.colour;

export const toneOf = (side: Side, { tone, onCover }: { tone: "light" | "dark"; onCover: boolean }): "light" | "dark" =>
  onCover && side.lightCover ? "light" : tone;

/** The smallest type of a colour on this product, in points. */
export const smallestIn = ({ template: { rules } }: Side, colour: PaletteColour): number =>
  isReversed(colour) ? Math.max(rules.smallestText, MIN_REVERSED) : rules.smallestText;

/** Adds an item to the side's text alternative, unless it is empty. */
export const addToReading = ({ name, reading }: Side, text: string, kind: ReadItem["kind"] = "text"): void => {
  if (text !== "") reading.push({ side: name, kind, text });
};

/** Reports characters that the font does not have. */
export const reportMissing = (side: Side, source: TextSource, text: string, style: TextStyle): void => {
  const characters = printFont(style.weight).missing(text);
  if (characters.length > 0) side.problems.push({ field: source, problem: "no-letter", characters });
};

const inks = new WeakMap<PathOperation, Box>();

/** Bounding box of a drawn text, cached per operation. */
const inkOf = (operation: PathOperation): Box => {
  const ink = inks.get(operation) ?? boundsOf(pointsOf(operation.path));
  inks.set(operation, ink);
  return ink;
};

/** The text of printed lines: no space after a hyphen, nor inside an e-mail address or link. */
const joinLines = (lines: readonly string[], source: TextSource): string =>
  jointsOf(source).includes("letters")
    ? lines.join("")
    : lines.reduce((before, line) => (/\S[-–—]$/u.test(before) ? before + line : `${before} ${line}`));

/**
 * Draws a fitted text and records it as printed.
 * @param reading the items of the text alternative, if they are not the text itself
 */
export const printText = (
  side: Side,
  source: TextSource,
  fitted: FittedText,
  style: TextStyle,
  placing: Placing,
  colour: PaletteColour = style.colour,
  reading?: readonly string[],
): Operation[] => {
  const operation = setText(fitted, style, colour, side.data.language, placing);
  const text = joinLines(fitted.lines, source);
  side.texts.push({
    side: side.name,
    source,
    text,
    lines: fitted.lines,
    // The form does not read it, and finding it takes longer than laying out the text.
    get box() {
      return inkOf(operation);
    },
    size: fitted.size,
    colour,
  });
  for (const item of reading ?? [text]) addToReading(side, item, source === "services" ? "service" : "text");
  return [operation];
};

/** The first result that is not undefined. */
export const firstOf = <Choice, Result>(
  choices: readonly Choice[],
  attempt: (choice: Choice) => Result | undefined,
): Result | undefined => {
  for (const choice of choices) {
    const result = attempt(choice);
    if (result !== undefined) return result;
  }
  return undefined;
};

export interface TextRequest {
  readonly source: TextSource;
  readonly text: string;
  readonly style: TextStyle;
  readonly lines: number;
  readonly placing: Placing;
  readonly colour?: PaletteColour;
  /** Breaks between phrases where possible. */
  readonly phrases?: boolean;
}

/** Fits and draws a text, or reports why it cannot be printed. */
export const layText = (
  side: Side,
  { source, text, style, lines, placing, colour, phrases = false }: TextRequest,
): Operation[] => {
  if (text === "") return [];
  reportMissing(side, source, text, style);
  const { language } = side.data;
  const fitted = firstOf(jointsOf(source), (joints) => {
    const most = joints === "words" || joints === "none" ? lines : MAX_ADDRESS_LINES;
    return fitText(text, placing.box, { language, style, lines: most, joints, phrases: phrases && joints === "words" });
  });
  if (!fitted) {
    side.problems.push({ field: source, problem: "does-not-fit" });
    return [];
  }
  return printText(side, source, fitted, style, placing, colour);
};
