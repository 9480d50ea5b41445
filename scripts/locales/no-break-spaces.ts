const ONE_LETTER_WORDS = new Set<string>(["pl", "cs", "sk"]);
const ONE_LETTER = /(?<![\p{L}\p{N}’{}-])([wzikvsaou]) (?=\S)/giu;
const UNITS =
  "%|€|°|°C|ppi|dpi|s|с|sek\\.|сек\\.|min|мин\\.|km|км|cm|см|mm|мм|px|kB|MB|МБ|GB|zł|Kč|Ft|KM|ks|kos|kom\\.|szt\\.|шт\\.|бр\\.|buc\\.|db|tk|vnt\\.|gab\\.|г\\.|mp";
const BEFORE_UNIT = new RegExp(`([\\d}#]) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");
const BETWEEN_THOUSANDS = /(\d) (?=\d{3}(?!\d))/gu;

/** A text with no-break spaces where its language requires them: before units, in numbers, after one-letter words. */
export const withNoBreakSpaces = (language: string, text: string): string => {
  const numbers = text.replaceAll(BEFORE_UNIT, "$1\u00A0").replaceAll(BETWEEN_THOUSANDS, "$1\u00A0");

  return ONE_LETTER_WORDS.has(language) ? numbers.replaceAll(ONE_LETTER, "$1\u00A0") : numbers;
};
