import { withAsciiDigits } from "../../decimal-digits.ts";

/** Shows where a value of variable length ends. Scanners send ASCII 29, or its name as text. */
const END = "␝";
const SEPARATORS = ["\u001D", "<GS>", "{GS}", "^]"];

const withEnds = (text: string): string => SEPARATORS.reduce((read, one) => read.replaceAll(one, END), text);

/** Characters without a meaning in a GS1 text: spaces, and what scanners send around it, such as STX, ETX and NUL. */
const FILLING = /[\s\p{Cc}\p{Cf}]/gu;

/** Which symbol the scanner has read (ISO 15424): `]C1` GS1-128, `]d2` DataMatrix, `]Q3` QR code, `]e0` DataBar. */
const SYMBOL = /^\][A-Za-z]\d/;

/** Length of values that need no separator, by the first two digits of their identifier, identifier included. */
const FIXED: Readonly<Record<string, number>> = {
  "00": 20,
  "01": 16,
  "02": 16,
  "03": 16,
  "04": 18,
  "11": 8,
  "12": 8,
  "13": 8,
  "14": 8,
  "15": 8,
  "16": 8,
  "17": 8,
  "18": 8,
  "19": 8,
  "20": 4,
  "31": 10,
  "32": 10,
  "33": 10,
  "34": 10,
  "35": 10,
  "36": 10,
  "41": 16,
};

/** The value under (21) in identifiers and values without brackets; a lot or a date may be before it. */
const inElements = (text: string): string | undefined => {
  for (const part of text.split(END)) {
    let rest = part;
    while (rest !== "") {
      if (rest.startsWith("21")) return rest.slice(2);
      const length = FIXED[rest.slice(0, 2)];
      // A value of variable length, such as a lot, ends with its part.
      if (length === undefined || !/^\d+$/.test(rest.slice(0, length))) break;
      rest = rest.slice(length);
    }
  }
  return undefined;
};

/**
 * The value of the serial number, identifier 21, in a GS1 text with or without brackets.
 *
 * @returns undefined when the text is no GS1 text; empty for one without a serial number
 */
export const serialInGs1 = (text: string): string | undefined => {
  const read = withEnds(withAsciiDigits(text.normalize("NFKC"))).replaceAll(FILLING, "");
  const isScanned = SYMBOL.test(read);
  const elements = read.replace(SYMBOL, "");
  const bracketed = /\(21\)([^(␝]{1,40})/.exec(elements)?.[1];
  if (bracketed !== undefined) return bracketed;
  if (/^https?:/i.test(elements)) return elements;
  if (/^\(\d{2,4}\)/.test(elements)) return "";
  const serial = /^(?:01|02)\d{14}/.test(elements) || elements.includes(END) ? inElements(elements) : undefined;
  if (serial !== undefined) return serial;
  if (!isScanned) return undefined;
  // A scanner puts the symbol before other codes too.
  return /^(?:01|02)\d{14}/.test(elements) ? "" : (inElements(elements) ?? elements);
};
