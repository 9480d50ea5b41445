/** White space, control and format characters: they are invisible at the ends of a text. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]$/u;

/**
 * Only characters that draw nothing. Some of them belong to visible ones and are not trimmed: the variation selector in
 * "❤️", the tags in the flag of Wales.
 */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/**
 * A text without white space and invisible characters at its ends; one made of characters that draw nothing is empty
 * (FORM-1). One regular expression that trims the end would take quadratic time.
 */
export const trimInvisible = (text: string): string => {
  if (BLANK.test(text)) return "";
  let start = 0;
  let end = text.length;
  const isInvisible = (at: number) => INVISIBLE.test(text[at] ?? "");
  while (start < end && isInvisible(start)) start++;
  while (end > start && isInvisible(end - 1)) end--;
  return text.slice(start, end);
};
