import type { Region, RegionSlug } from "./regions.ts";

/** Which of a country's numbers is meant: most countries have one (REF-10). */
export type CompanyNumberKind = "first" | "second";

/** Digits of a number whose register writes leading zeros. Other numbers do not begin with a zero. */
const WIDTHS: Record<CompanyNumberKind, Partial<Record<RegionSlug, number>>> = {
  first: { bg: 9, cz: 8, hr: 11, lv: 11, sk: 8, ua: 8 },
  second: { lv: 11 },
};

/** Compatible characters unified, capital letters, and nothing but letters and digits: dashes and spaces only group. */
const lettersAndDigits = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

const without = (text: string, starts: readonly string[]): string => {
  const start = starts.find((one) => text.startsWith(one) && /^\p{L}*\d/u.test(text.slice(one.length)));
  return start === undefined ? text : text.slice(start.length);
};

const ruleOf = (region: Region, kind: CompanyNumberKind) =>
  kind === "first" ? region.companyNumber : region.secondCompanyNumber;

/** The digits alone, behind the name of the number ("NIP") and the letters of the country ("PL"). */
const withoutPrefix = (region: Region, kind: CompanyNumberKind, text: string): string => {
  const label = lettersAndDigits(ruleOf(region, kind)?.label ?? "");
  const labels = label === "" ? [] : [label, withoutAccents(label)];
  return without(without(text, labels), [region.slug.toUpperCase()]);
};

const inOwnShape = (region: Region, kind: CompanyNumberKind, digits: string): string => {
  const significant = digits.replace(/^0+(?=\d)/, "");
  const width = WIDTHS[kind][region.slug] ?? 0;
  // A longer number of such a register has zeros of its own: the branch 0006940370001 of the Bulgarian 000694037.
  const number = width > 0 && significant.length > width ? digits : significant.padStart(width, "0");
  if (region.slug === "hu") return number.replace(/^(\d{8})(\d)(\d\d)$/, "$1-$2-$3");
  const shape = ruleOf(region, kind)?.shape;
  return shape && "prefix" in shape ? `${shape.prefix}${number}` : number;
};

/**
 * A company number in the one form in which it is compared, stored and shown (REF-12), however it is spelled: with or
 * without the country's letters, dashes, spaces and leading zeros. A text that is no number of the country keeps its
 * letters and digits.
 */
export const companyNumberForm = (region: Region | undefined, text: string, kind: CompanyNumberKind = "first") => {
  const plain = lettersAndDigits(text);
  if (!region) return plain;
  const digits = withoutPrefix(region, kind, plain);
  return /^\d+$/.test(digits) ? inOwnShape(region, kind, digits) : plain;
};

/**
 * The part of a first number that names the company: numbers with the same part belong to one company. In Hungary the
 * digits behind the first dash, the tax kind and the county, change when the company moves.
 *
 * @param form the number as `companyNumberForm` gives it
 */
export const companyNumberKey = (form: string): string => form.split("-")[0] ?? form;
