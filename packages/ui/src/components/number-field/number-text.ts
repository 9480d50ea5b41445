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

/** Without the unit that a copied text may have before or after its number. */
const withoutUnit = (text: string, unit: string): string => {
  if (text.endsWith(unit)) return text.slice(0, text.length - unit.length);
  return text.startsWith(unit) ? text.slice(unit.length) : text;
};

/** Digits after the point of a number: 2 of 0.25. */
export const decimalsOf = (value: number): number => String(value).split(".")[1]?.length ?? 0;

/**
 * Writes and reads numbers of at most `decimals` digits after the decimal sign, in the language `locale`. At least
 * `minDecimals` of them are written. A text may have the `unit` too.
 */
export const numberText = (locale: string | undefined, decimals: number, minDecimals = 0, unit = ""): NumberText => {
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

  /** A whole number has no decimals: "1,500" in Polish was meant as 1500 and is refused, never rounded to 2. */
  const withPoint = (whole: string, digits: string): string =>
    decimals === 0 && digits.length === 3 ? "" : `${whole}.${digits}`;

  /** Without signs of thousands, with a point before the decimals; "" where the signs may be those of another language. */
  const plain = (text: string): string => {
    const tight = text.replace(/[\s'’٬]/g, "");
    if (tight.includes(decimal)) {
      const isOtherWay = tight.lastIndexOf(group) > tight.indexOf(decimal);
      const [whole = "", ...digits] = tight.replaceAll(group, "").split(decimal);
      return isOtherWay ? "" : withPoint(whole, digits.join(decimal));
    }
    const other = /[.,]/.exec(tight)?.[0];
    if (other === undefined) return tight;
    const [whole = "", ...groups] = tight.split(other);
    const [digits = ""] = groups;
    if (groups.length === 1 && other === group) {
      // The decimal sign where it cannot be one of thousands: "2.5" in German, but not "2.500", nor "2.5000", which has more
      // digits than a number of two decimals.
      const isThousands = digits.length === 3 || digits.length > Math.max(2, decimals);
      if (!isThousands || whole === "" || whole === "0") return withPoint(whole, digits);
    } else if (groups.length === 1) {
      // A sign that the language does not have: "2.500" in Polish is 2500 where numbers are whole, otherwise it may be 2.5 too.
      const mayBeThousands = digits.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
      if (!mayBeThousands || decimals >= 3) return withPoint(whole, digits);
      if (decimals > 0) return "";
    }
    // Three digits, and in India two between the signs. "12.5.2026" is a day.
    const isGrouped =
      /^\d{1,3}$/.test(whole) &&
      groups.every((part, index) => part.length === 3 || (part.length === 2 && index < groups.length - 1));
    return isGrouped ? whole + groups.join("") : "";
  };

  return {
    format: (value) => formatter.format(value),
    parse: (given) => {
      const bare = withoutUnit(given.replaceAll(DIRECTION_MARKS, "").trim(), unit).trim();
      const text = withPlainDigits(bare);
      if (text === "") return null;
      if (text.length > MAX_LENGTH) return undefined;
      const unsigned = plain(text.replace(MINUS, ""));
      if (!/^(?:\d+\.?\d*|\.\d+)$/.test(unsigned)) return undefined;
      const size = Number(Number(unsigned).toFixed(decimals));
      return MINUS.test(text) && size !== 0 ? -size : size;
    },
  };
};
