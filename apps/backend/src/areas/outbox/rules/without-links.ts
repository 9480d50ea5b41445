/** Longest free text in a message, in characters. */
const LONGEST = 60;

/** Whether a character is at home in a name: letters, marks, digits, spaces and punctuation that no link needs. */
const IN_NAMES = /^[\p{L}\p{M}\p{N} '’&+,()–-]$/u;

/** Seven and more digits, however they are grouped: phones offer to call them. */
const CALLABLE = /\+?\p{Nd}(?:[ ,()–-]*\p{Nd}){6,}/gu;

/**
 * Free text of a user for a message to somebody else, such as a company's name, without anything that a phone or a mail
 * program turns into a link (SEC-24): dots, slashes, colons, at signs and invisible characters become spaces, and telephone numbers are left out.
 */
export const withoutLinks = (text: string): string => {
  const plain = Array.from(text.normalize("NFKC"), (character) => (IN_NAMES.test(character) ? character : " "))
    .join("")
    .replace(CALLABLE, " ")
    .split(" ")
    .filter((part) => part !== "")
    .join(" ");
  return Array.from(plain).slice(0, LONGEST).join("").trim();
};
