/** The value of a decimal digit of any script: a script's ten digits follow one another. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
};

/** A text with the digits 0 to 9 in place of the decimal digits of other scripts. */
export const withAsciiDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, valueOf);
