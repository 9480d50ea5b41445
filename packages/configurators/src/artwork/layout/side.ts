import type { Operation, PathOperation } from "../drawing/operation.ts";
import { pointsOf } from "../drawing/path.ts";
import { printFont } from "../font/print-font.ts";
import { boundsOf, type Box } from "../page/boxes.ts";
import type { PaletteColour } from "../palette.ts";
import { printedLink } from "../qr/link.ts";
import type { CheckedTemplate, TemplateField, TextStyle } from "../template/schema.ts";
import { cleanText } from "../text/clean.ts";
import { fitText, type FittedText } from "../text/fit.ts";
import { setText, type Placing } from "../text/set.ts";
import type { ArtworkWords } from "../words/words.ts";
import type { ArtworkData } from "./data.ts";
import type { LayoutProblem, PrintedCode, PrintedLogo, PrintedText, ReadItem, TextSource } from "./result.ts";

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
}

/** Readers type these off, so a line break would make them wrong. */
const WHOLE: ReadonlySet<TextSource> = new Set<TextSource>(["phone", "email", "link"]);

/** A field as printed, or an empty text. */
export const valueOf = ({ data }: Side, field: TemplateField): string => {
  const text = cleanText(data.texts[field] ?? "");
  if (field !== "link") return text;
  const link = printedLink(text);
  return link.ok ? link.label : "";
};

/** Text colours on a light cover: white becomes black, pale becomes muted. */
const ON_LIGHT: Readonly<Partial<Record<PaletteColour, PaletteColour>>> = {
  paper: "text",
  "brand-pale": "text-muted",
};

export const colourOf = (side: Side, style: TextStyle, onCover: boolean): PaletteColour =>
  (onCover && side.lightCover ? ON_LIGHT[style.colour] : undefined) ?? style.colour;

export const toneOf = (side: Side, { tone, onCover }: { tone: "light" | "dark"; onCover: boolean }): "light" | "dark" =>
  onCover && side.lightCover ? "light" : tone;

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
  const text = fitted.lines.reduce((before, line) => (/[-–—]$/u.test(before) ? before + line : `${before} ${line}`));
  side.texts.push({
    side: side.name,
    source,
    text,
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
  const whole = WHOLE.has(source);
  const fitted = fitText(text, placing.box, { language: side.data.language, style, lines, whole, phrases });
  if (!fitted) {
    side.problems.push({ field: source, problem: "does-not-fit" });
    return [];
  }
  return printText(side, source, fitted, style, placing, colour);
};

export const isWhole = (source: TextSource): boolean => WHOLE.has(source);
