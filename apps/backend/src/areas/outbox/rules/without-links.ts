/** Longest free text in a message, in characters. */
const MAX_LENGTH = 60;

/** Whether a character may be in a name: letters, marks, digits, spaces and punctuation that no link needs. */
const IN_NAMES = /^[\p{L}\p{M}\p{N} '’&+,()–-]$/u;

/** Digits, however they are grouped. */
const NUMBERS = /\+?\p{Nd}[\p{Nd} ,()–-]*\p{Nd}/gu;
/** Phones offer to call numbers from this length on. */
const CALLABLE = 7;

const withoutCallable = (number: string): string => ((number.match(/\p{Nd}/gu)?.length ?? 0) < CALLABLE ? number : " ");

/**
 * Free text of a user for a message to somebody else, such as a company's name, without anything that a phone or a mail
 * program turns into a link (SEC-24): dots, slashes, colons, at signs and invisible characters become spaces, and
 * telephone numbers are left out.
 */
export const withoutLinks = (text: string): string => {
  const plain = Array.from(text.normalize("NFKC"), (character) => (IN_NAMES.test(character) ? character : " "))
    .join("")
    .replace(NUMBERS, withoutCallable)
    .split(" ")
    .filter((part) => part !== "")
    .join(" ");
  return Array.from(plain).slice(0, MAX_LENGTH).join("").trim();
};
