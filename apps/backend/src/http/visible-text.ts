/** White space, control and format characters: they are invisible at the ends of a text. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0\u2800]$/u;

/**
 * A text without white space and invisible characters at its ends, so that one made of them alone is empty (FORM-1). A
 * regular expression over the whole text would take quadratic time.
 */
export const trimInvisible = (text: string): string => {
  let start = 0;
  let end = text.length;
  const isInvisible = (at: number) => INVISIBLE.test(text[at] ?? "");
  while (start < end && isInvisible(start)) start++;
  while (end > start && isInvisible(end - 1)) end--;
  return text.slice(start, end);
};
