import { serialInGs1 } from "./gs1.ts";
import { parseUrl } from "./parse-url.ts";

/** A serial number as printed: capital letters and digits, at least one of them a digit. */
const isSerial = (text: string): boolean => /^[A-Z0-9]{6,40}$/.test(text) && /\d/.test(text);

/** What people and programs write around and between the groups of a number: spaces, dashes, quotes, brackets, bullets. */
const MARKS = /[\s\p{Cc}\p{Cf}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`´.·•‣⁃▪●◦*/\\_−]/gu;

/** The name of the number ("S/N:", "Nr seryjny:", "SN #") or its place in a list ("3.", "12)") before it. */
const LABEL = /^(?:[\p{L}\p{M}\s./№-]{1,40}[:#=]|s\/n|\d{1,3}[.)]\s)/iu;

const plain = (text: string): string | undefined => {
  const unified = text
    .normalize("NFKC")
    .trim()
    .replace(/[,;]+$/, "");
  const serial = unified
    .replace(/^[\s"'•‣⁃▪●◦*–—-]+/u, "")
    .replace(LABEL, "")
    .replaceAll(MARKS, "")
    .toUpperCase();
  return isSerial(serial) ? serial : undefined;
};

/** The serial of a GS1 address (…/01/05901234123457/21/LU101000001), or the last part of the path. */
const ofPath = (path: string): string => {
  const parts = path.split("/").filter((part) => part !== "");
  const at = parts.indexOf("01") < 0 ? -1 : parts.indexOf("21", parts.indexOf("01") + 2);
  return (at < 0 ? undefined : parts[at + 1]) ?? parts.at(-1) ?? "";
};

const ofAddress = (text: string): string | undefined => {
  const url = parseUrl(text);
  return url && plain(url.searchParams.get("serial") ?? url.searchParams.get("sn") ?? ofPath(url.pathname));
};

/**
 * Finds the serial number in typed or scanned text: the number itself with or without spaces, dashes, quotes, brackets
 * and its name; a URL that ends in it or names it; or a GS1 text with the serial under (21), as a camera or a hand
 * scanner gives it.
 *
 * @returns undefined when there is none
 */
export const serialOf = (code: string): string | undefined => {
  const text = code.trim();
  const found = serialInGs1(text) ?? text;
  return /^https?:\/\//i.test(found) ? ofAddress(found) : plain(found);
};
