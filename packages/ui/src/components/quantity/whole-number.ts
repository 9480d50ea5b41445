/** The spaces and apostrophes that people and programs put between thousands, as one of each. */
const plain = (text: string) => text.replaceAll(/\s/g, " ").replaceAll("’", "'");

/** The zeros of other digits that keyboards type: Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** A text with the digits 0 to 9 in place of those that the keyboards and locales of other scripts have. */
export const withPlainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹०-९০-৯๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });

const groupSeparator = (locale: string | undefined) =>
  plain(new Intl.NumberFormat(locale).formatToParts(1_234_567).find(({ type }) => type === "group")?.value ?? "");

/**
 * Digits of the whole number that a text begins with. Any other character ends it, except the separators of thousands
 * of the locale: "1.200" is 1200 in German and 1 in English, and "2.5" is never 25.
 */
export const leadingDigits = (text: string, locale: string | undefined): string => {
  const trimmed = plain(text).trim();
  const separator = groupSeparator(locale);
  const groups = separator === "" ? [] : trimmed.split(separator);
  const isGrouped =
    groups.length > 1 && groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
  if (isGrouped) return groups.join("");
  return /^\d*/.exec(trimmed)?.[0] ?? "";
};
