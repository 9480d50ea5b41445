/** Pixels of one unit. */
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  q: 96 / 101.6,
  in: 96,
  // Text is not drawn: its size is the one that a browser starts with.
  em: 16,
  rem: 16,
  ex: 8,
};
const LENGTH =
  /^\s*([-+]?(?:\d{1,20}\.?\d{0,20}|\.\d{1,20})(?:e[-+]?\d{1,3})?)\s*(px|pt|pc|mm|cm|q|in|em|rem|ex)\s*$/iu;

/** A length in pixels, as far as it has a unit; shares and numbers stay. */
export const inPixels = (value: string): string => {
  const [, number, unit = ""] = LENGTH.exec(value) ?? [];
  return number === undefined ? value : String(Number(number) * (UNITS[unit.toLowerCase()] ?? 1));
};
