/** Longest free text in a message, in characters. */
const LONGEST = 60;

/** Whether a character is at home in a name: letters, marks, digits, spaces and punctuation that no link needs. */
const IN_NAMES = /^[\p{L}\p{M}\p{N} '’&+,()–-]$/u;

/**
 * Free text of a user for a message to somebody else, such as a company's name, without anything that a phone or a mail
 * program turns into a link (SEC-24): dots, slashes, colons, at signs and invisible characters become spaces.
 */
export const withoutLinks = (text: string): string =>
  Array.from(text.normalize("NFKC"), (character) => (IN_NAMES.test(character) ? character : " "))
    .join("")
    .split(" ")
    .filter((part) => part !== "")
    .join(" ")
    .slice(0, LONGEST)
    .trim();
