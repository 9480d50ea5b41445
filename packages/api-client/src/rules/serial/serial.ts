import { withAsciiDigits } from "../../decimal-digits.ts";
import { serialInGs1 } from "./gs1.ts";
import { parseUrl } from "../../parse-url.ts";

/** A serial number as printed: capital letters and digits, at least one of them a digit. */
const isSerial = (text: string): boolean => /^[A-Z0-9]{6,40}$/.test(text) && /\d/.test(text);

/** What people and programs write around and between the groups of a number: spaces, dashes, quotes, brackets, bullets. */
const MARKS = /[\s\p{Cc}\p{Cf}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"'`´.·•‣⁃▪●◦*/\\_−]/gu;

/** The name of the number ("S/N:", "Serial no. ", "SN #") or its place in a list ("3.", "12)") before it. */
const LABEL = /^(?:[\p{L}\p{M}\s./№-]{1,40}(?:[:#=]|\.\s)|s\/n|\d{1,3}[.)]\s)/iu;

const plain = (text: string): string | undefined => {
  const unified = withAsciiDigits(text.normalize("NFKC"))
    .trim()
    .replace(/[,;]+$/, "");
  const serial = unified
    .replace(/^[\s"'•‣⁃▪●◦*–—-]+/u, "")
    .replace(LABEL, "")
    .replaceAll(MARKS, "")
    .toUpperCase();
  return isSerial(serial) ? serial : undefined;
};

/** What is written around an address in a message: "<https://…>", "(see https://…)." */
const AROUND_ADDRESS = /[<>()[\]{}"'“”„«».,;]+$/;

/** An address in a text, or a text that begins with a host name and has a path: "id.lucarne.example/01/…". */
const addressIn = (text: string): string | undefined => {
  const found = /https?:\/\/\S+/i.exec(text)?.[0];
  const bare = /^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(?::\d{1,5})?[/?#]\S+$/i.test(text)
    ? `https://${text}`
    : undefined;
  return (found ?? bare)?.replace(AROUND_ADDRESS, "");
};

/** A part of a path or a name in it may be encoded: "LU10%2D1000". What is encoded wrongly stays as it is. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Names of the parameter that has the serial; 21 and "ser" are those of GS1. */
const PARAMETERS = new Set(["21", "ser", "serial", "serialnumber", "serial_number", "serial-number", "sn"]);

/** The serial of a GS1 address (…/01/05901234123457/21/LU101000001), or the last part of the path. */
const ofPath = (path: string): string | undefined => {
  const parts = path.split("/").filter((part) => part !== "");
  const product = parts.findIndex((part, at) => /^(?:01|gtin)$/i.test(part) && /^\d{8,14}$/.test(parts[at + 1] ?? ""));
  if (product < 0) return parts.at(-1);
  const name = parts.findIndex((part, at) => at > product + 1 && /^(?:21|ser)$/i.test(part));
  return name < 0 ? undefined : parts[name + 1];
};

const ofAddress = (text: string): string | undefined => {
  const url = parseUrl(text);
  if (!url) return undefined;
  const named = [...url.searchParams].find(([name]) => PARAMETERS.has(name.toLowerCase()))?.[1];
  const places = [named, ofPath(url.pathname), ofPath(url.hash.replace(/^#/, ""))];
  return places.flatMap((place) => plain(decoded(place ?? "")) ?? []).at(0);
};

/**
 * Finds the serial number in typed or scanned text: the number itself with or without spaces, dashes, quotes, brackets
 * and its name; an address, with or without https, that ends in it or names it; or a GS1 text with the serial under (21), as a camera or a hand
 * scanner gives it.
 *
 * @returns undefined when there is none
 */
export const serialOf = (code: string): string | undefined => {
  const text = code.trim();
  const found = serialInGs1(text) ?? text;
  const address = addressIn(found);
  return address === undefined ? plain(found) : ofAddress(address);
};
