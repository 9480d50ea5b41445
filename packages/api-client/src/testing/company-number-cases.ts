import type { CompanyNumberKind } from "../company-numbers.ts";
import type { RegionSlug } from "../regions.ts";

/** Spellings of one number, and the form that they have (REF-12). */
export interface SameNumbers {
  readonly country: RegionSlug;
  readonly kind: CompanyNumberKind;
  readonly form: string;
  readonly spellings: readonly string[];
}

const same = (country: RegionSlug, form: string, ...spellings: string[]): SameNumbers => ({
  country,
  kind: "first",
  form,
  spellings: [form, ...spellings],
});

const sameSecond = (country: RegionSlug, form: string, ...spellings: string[]): SameNumbers => ({
  ...same(country, form, ...spellings),
  kind: "second",
});

/** Spellings of numbers in all countries where a company may register. */
export const SAME_NUMBERS: readonly SameNumbers[] = [
  same("ba", "4200123450009", "BA4200123450009", "JIB 4200 1234 5000 9", "4200-123-450-009", "ba 4200123450009"),
  same("bg", "000694037", "694037", "BG000694037", "bg 694 037", "ЕИК: 000694037", "000 694–037"),
  same("bg", "0006940370001", "BG 000694037-0001", "BG0006940370001"),
  same("hr", "01234567891", "1234567891", "HR01234567891", "OIB: 012 345 678 91", "HR-1234567891"),
  same("cz", "00121521", "121521", "CZ00121521", "cz-121521", "IČO: 001 21 521", "ICO00121521", "ＣＺ００１２１５２１"),
  same("ee", "10123456", "EE10123456", "10 123 456", "1012‑3456", "Registrikood: 10123456"),
  sameSecond("ee", "EE101234567", "101234567", "ee 101 234 567", "EE-101.234.567"),
  same("hu", "12345678-1-42", "12345678142", "12345678–1–42", "12345678 − 1 − 42", "HU12345678-1-42", "12345678—1—42"),
  same("lv", "40103456789", "LV40103456789", "lv 401-034-567-89", "Reģistrācijas numurs 40103456789"),
  sameSecond("lv", "LV40103456789", "40103456789", "LV 401 034 567 89", "lv–40103456789"),
  same("lt", "302345678", "LT302345678", "302 345 678", "Įmonės kodas: 302345678"),
  same(
    "pl",
    "6762345678",
    "PL6762345678",
    "676-234-56-78",
    "676–23‑45−678",
    "NIP: PL 676 234 56 78",
    "pl.676.234.56.78",
  ),
  same("ro", "14399840", "RO14399840", "CUI RO 14399840", "ro-0014399840", "14 399 840"),
  same("rs", "101234567", "RS101234567", "PIB 101 234 567", "101–234–567"),
  same("sk", "00151513", "151513", "SK00151513", "IČO 00 151 513", "sk-151-513"),
  sameSecond("sk", "2020123456", "SK2020123456", "DIČ: 2020 123 456", "sk–2020–123456"),
  same("si", "82615773", "SI82615773", "Davčna številka: SI 826 157 73", "si-8261-5773"),
  same("ua", "00384567", "384567", "UA00384567", "Код ЄДРПОУ 00384567", "003 845–67", "ua 384 567"),
  same("pl", "6762345678", "676\u200b234\u00ad56\u206078\ufeff", "676\t234\u00a056\u202f78", "６７６２３４５６７８"),
  // No number of the country: its letters and digits are kept.
  same("cz", "SK12345678", "sk 123-456-78"),
  same("pl", "ABC123", "abc-123"),
];

/** Pairs of different numbers. */
export const DIFFERENT_NUMBERS: readonly (readonly [RegionSlug, CompanyNumberKind, string, string])[] = [
  ["ba", "first", "4200123450009", "4200123450010"],
  ["bg", "first", "000694037", "0006940370001"],
  ["bg", "first", "694037000", "000694037"],
  ["hr", "first", "01234567891", "12345678910"],
  ["cz", "first", "00121521", "12152100"],
  ["cz", "first", "12345678", "SK12345678"],
  ["ee", "first", "10123456", "101234567"],
  ["ee", "second", "EE101234567", "EE101234568"],
  ["hu", "first", "12345678-1-42", "12345679-1-42"],
  ["hu", "first", "12345678-1-42", "12345678142-1"],
  ["lv", "first", "40103456789", "50103456789"],
  ["lv", "second", "LV40103456789", "LV40103456780"],
  ["lt", "first", "302345678", "3023456"],
  ["pl", "first", "6762345678", "6762345687"],
  ["pl", "first", "6762345678", "CZ6762345678"],
  ["ro", "first", "14399840", "143998400"],
  ["rs", "first", "101234567", "101234576"],
  ["sk", "first", "00151513", "15151300"],
  ["sk", "second", "2020123456", "2020123465"],
  ["si", "first", "82615773", "82615737"],
  ["ua", "first", "00384567", "3845670000"],
];
