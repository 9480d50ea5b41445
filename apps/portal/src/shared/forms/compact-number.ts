/** A company number as the server takes it: without blanks (document 1 §5). */
export const compactNumber = (number: string): string => number.replace(/\s+/gu, "");
