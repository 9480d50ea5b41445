import { withPlainDigits } from "../quantity/whole-number.ts";

/** How a number is written and read in one language. */
export interface NumberText {
  readonly format: (value: number) => string;
  /** The number in a text; `null` for an empty text, `undefined` for one that is no number. */
  readonly parse: (text: string) => number | null | undefined;
}

const MAX_LENGTH = 40;
/** Languages from right to left write them around the sign. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F]/g;
const MINUS = /^[-−‐‑–]/;

/** Digits after the point of a number: 2 of 0.25. */
export const decimalsOf = (value: number): number => String(value).split(".")[1]?.length ?? 0;

/**
 * Writes and reads numbers of at most `decimals` digits after the decimal sign, in the language `locale`. At least
 * `minDecimals` of them are written.
 */
export const numberText = (locale: string | undefined, decimals: number, minDecimals = 0): NumberText => {
  const formatter = new Intl.NumberFormat(locale, {
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: decimals,
  });
  // Some languages group only from five digits on.
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567.5);
  const sign = (type: "decimal" | "group", fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  const decimal = sign("decimal", ".");
  const group = sign("group", decimal === "," ? "." : ",");

  /** Without signs of thousands, with a point before the decimals; "" where the signs are those of another language. */
  const plain = (text: string): string => {
    const tight = text.replace(/[\s'’٬]/g, "");
    if (tight.includes(decimal)) {
      const isOtherWay = tight.lastIndexOf(group) > tight.indexOf(decimal);
      return isOtherWay ? "" : tight.replaceAll(group, "").replace(decimal, ".");
    }
    // The other sign counts as the decimal sign where it cannot be one of thousands: "2.5" in German, but not "2.500", nor
    // "2.5000", which has more digits than a number of two decimals.
    const other = decimal === "," ? "." : ",";
    const [whole = "", ...groups] = tight.split(other);
    const length = groups[0]?.length ?? 0;
    const isThousands = other === group && (length === 3 || length > Math.max(2, decimals));
    if (groups.length === 1 && (!isThousands || whole === "" || whole === "0")) return `${whole}.${groups[0]}`;
    // Three digits, and in India two between the signs. "12.5.2026" is a day.
    const isGrouped = groups.every(
      (digits, index) => digits.length === 3 || (digits.length === 2 && index < groups.length - 1),
    );
    return isGrouped ? whole + groups.join("") : "";
  };

  return {
    format: (value) => formatter.format(value),
    parse: (given) => {
      const text = withPlainDigits(given.replaceAll(DIRECTION_MARKS, "").trim());
      if (text === "") return null;
      if (text.length > MAX_LENGTH) return undefined;
      const unsigned = plain(text.replace(MINUS, ""));
      if (!/^(?:\d+\.?\d*|\.\d+)$/.test(unsigned)) return undefined;
      const size = Number(Number(unsigned).toFixed(decimals));
      return MINUS.test(text) && size !== 0 ? -size : size;
    },
  };
};
