/** A company number as the server takes it: without blanks (REF-12). */
export const compactNumber = (number: string): string => number.normalize("NFKC").replace(/\s+/gu, "");
