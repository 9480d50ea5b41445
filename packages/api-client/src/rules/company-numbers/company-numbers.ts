import { isNumberName } from "./company-number-names.ts";
import { withAsciiDigits } from "../../decimal-digits.ts";
import type { Region, RegionSlug } from "../../places/regions.ts";

/** Which of a country's numbers is meant: most countries have one (REF-10). */
export type CompanyNumberKind = "first" | "second";

/** Lengths of the numbers of registers that write leading zeros. Other numbers do not begin with a zero. */
const WIDTHS: Record<CompanyNumberKind, Partial<Record<RegionSlug, readonly number[]>>> = {
  first: {
    // Besides the number that we ask for: numbers of persons and of registers of courts and statistics.
    bg: [9, 10, 13],
    cz: [8, 10],
    hr: [11],
    hu: [8, 10, 11],
    lv: [11],
    rs: [8, 9],
    sk: [8],
    ua: [8, 10],
  },
  second: { lv: [11] },
};

/** Lengths of other registers' numbers, which keep their zeros but are not filled up: REGON and KRS in Poland. */
const KEPT: Partial<Record<RegionSlug, readonly number[]>> = { pl: [9, 10, 14] };

/** Compatible characters unified, capital letters, the digits 0 to 9, and no invisible characters. */
const unified = (text: string): string =>
  withAsciiDigits(
    text
      .normalize("NFKC")
      .toUpperCase()
      .normalize("NFKC")
      .replaceAll(/\p{Cf}/gu, ""),
  );

/** Nothing but letters and digits: dashes, dots and spaces only group. */
const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "").normalize("NFKC");

/** The digits alone, without the number's name and the country's letters around them ("NIP PL…", "PL NIP: …"). */
const digitsOf = (slug: RegionSlug, text: string): string | undefined => {
  const [, before = "", digits, behind = ""] = /^(\D*)(\d+)(\D*)$/.exec(text) ?? [];
  return isNumberName(slug, before) && isNumberName(slug, behind) ? digits : undefined;
};

const withZeros = (region: Region, kind: CompanyNumberKind, digits: string): string => {
  const widths = WIDTHS[kind][region.slug] ?? [];
  const kept = KEPT[region.slug] ?? widths;
  // 0006940370001 is a branch of the Bulgarian 000694037; its zeros are its own.
  if (kept.includes(digits.length)) return digits;
  const significant = digits.replace(/^0+(?=\d)/, "");
  if (widths.length === 0) return significant;
  const width = widths.find((one) => significant.length <= one);
  return width === undefined ? digits : significant.padStart(width, "0");
};

const inOwnShape = (region: Region, kind: CompanyNumberKind, digits: string): string => {
  const number = withZeros(region, kind, digits);
  if (region.slug === "hu") return number.replace(/^(\d{8})(\d)(\d\d)$/, "$1-$2-$3");
  const shape = (kind === "first" ? region.companyNumber : region.secondCompanyNumber)?.shape;
  return shape && "prefix" in shape ? `${shape.prefix}${number}` : number;
};

/** County, number and year of the Romanian trade register. Without their dividers J12/34/2005 would be J1/234/2005. */
const TRADE_REGISTER =
  /(?<![\p{L}\p{N}])([CFJ])[^\p{L}\p{N}]*0?(\d{1,2})[^\p{L}\p{N}]+0{0,6}(\d{1,6})[^\p{L}\p{N}]+(\d{4})[^\p{L}\p{N}]*$/u;

const tradeRegisterForm = (region: Region, text: string): string | undefined => {
  const found = region.slug === "ro" ? TRADE_REGISTER.exec(text) : null;
  if (!found || !isNumberName(region.slug, lettersAndDigits(text.slice(0, found.index)))) return undefined;
  const [, letter, county, number, year] = found;
  return `${letter}${county}/${number}/${year}`;
};

/**
 * A company number in the one form in which it is compared, stored and shown (REF-12), however it is spelled: with or
 * without its name, the country's letters, dashes, spaces and leading zeros. A text that is no number of the country
 * keeps its letters and digits.
 */
export const companyNumberForm = (region: Region | undefined, text: string, kind: CompanyNumberKind = "first") => {
  const read = unified(text);
  const plain = lettersAndDigits(read);
  if (!region) return plain;
  const digits = digitsOf(region.slug, plain);
  return digits === undefined ? (tradeRegisterForm(region, read) ?? plain) : inOwnShape(region, kind, digits);
};

/**
 * The part of a first number that names the company: numbers with the same part belong to one company. In Hungary the
 * digits behind the first dash, the tax kind and the county, change when the company moves.
 *
 * @param form the number as `companyNumberForm` gives it
 */
export const companyNumberKey = (form: string): string => form.split("-")[0] ?? form;
