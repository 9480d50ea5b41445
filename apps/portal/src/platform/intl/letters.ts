/** A part of the brand's font: `latin` has the letters of Western Europe, `latin-ext` those of our other Latin ones. */
export type FontSubset = "latin" | "latin-ext" | "cyrillic";

const SUBSETS: Readonly<Record<string, readonly FontSubset[]>> = {
  en: ["latin"],
  bg: ["latin", "cyrillic"],
  uk: ["latin", "cyrillic"],
};
const WITH_MARKS: readonly FontSubset[] = ["latin", "latin-ext"];

/** The font subsets that a language's letters need. All need `latin` for digits and the club's name. */
export const fontSubsetsOf = (language: string): readonly FontSubset[] => SUBSETS[language] ?? WITH_MARKS;

/** Whether the subsets that a page in this language loads have every letter of the text. */
export const hasLettersFor = (text: string, language: string): boolean => {
  const subsets = fontSubsetsOf(language);

  return (
    (subsets.includes("cyrillic") || !/[\u0400-\u052f]/u.test(text)) &&
    (subsets.includes("latin-ext") || !/[\u0100-\u024f]/u.test(text))
  );
};
