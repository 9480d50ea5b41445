/** An address, or undefined for a text that is none. Safari 16 has neither `URL.parse` nor `URL.canParse`. */
export const parseUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};
