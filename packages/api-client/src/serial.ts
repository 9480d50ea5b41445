/** A serial number as printed: capital letters and digits, at least one of them a digit. */
const isSerial = (text: string): boolean => /^[A-Z0-9]{6,40}$/.test(text) && /\d/.test(text);

const plain = (text: string): string | undefined => {
  const serial = text.replaceAll(/[\s.-]/g, "").toUpperCase();
  return isSerial(serial) ? serial : undefined;
};

const ofAddress = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const named = url.searchParams.get("serial") ?? url.searchParams.get("sn");
  return plain(named ?? url.pathname.split("/").findLast((part) => part !== "") ?? "");
};

/**
 * Finds the serial number in typed or scanned text: the number itself with or without spaces and dashes, a URL that
 * ends in it or names it, or a GS1 text with the serial under (21).
 *
 * @returns undefined when there is none
 */
export const serialOf = (code: string): string | undefined => {
  const text = code.trim();
  const gs1 = /\(21\)([A-Za-z0-9]{6,20})/.exec(text)?.[1];
  if (gs1) return plain(gs1);
  return /^https?:\/\//i.test(text) ? ofAddress(text) : plain(text);
};
