import type { components } from "../generated/schema.ts";
import type { LanguageCode } from "./languages.ts";

/** The slug of one of the sixteen countries (REF-3); also its two-letter country code in small letters. */
export type RegionSlug =
  | "ba"
  | "bg"
  | "hr"
  | "cz"
  | "ee"
  | "hu"
  | "it"
  | "lv"
  | "lt"
  | "pl"
  | "ro"
  | "rs"
  | "sk"
  | "si"
  | "tr"
  | "ua";

/**
 * How a company number is usually written: with one of some counts of digits, if need be after letters, with a count
 * within a range, or like an example. Only a hint: companies of another kind have other numbers.
 */
export type CompanyNumberShape =
  | { readonly digits: readonly number[]; readonly prefix?: string }
  | { readonly least: number; readonly most: number }
  | { readonly example: string };

/** A company number that a country asks for. */
export interface CompanyNumberRule {
  /** The country's own legal name of the number; never translated. */
  readonly label: string;
  /** Registration and company edit refuse an empty value (REF-9). */
  readonly required: boolean;
  readonly shape: CompanyNumberShape;
}

/** What portal and backend agree on about a country. Texts and figures that an operator may change come from config. */
export interface Region {
  /** The id on the wire (`region`, `regionsId`, `regions_id`, `region_id`; REF-2). */
  readonly id: number;
  readonly slug: RegionSlug;
  /** Country calling code, digits only. */
  readonly dialCode: string;
  /** The country's languages, the usual one first (REF-6); English where the country has none of ours. */
  readonly languages: readonly [LanguageCode, ...LanguageCode[]];
  /** IANA name; month and year rules on the server use it (API-25). */
  readonly timeZone: string;
  /** Whether a company may be registered here: not in Italy and Turkey (PROD-10). */
  readonly registrable: boolean;
  readonly companyNumber: CompanyNumberRule;
  /** The second number of SK, EE and LV; `null` in other countries (REF-10). */
  readonly secondCompanyNumber: CompanyNumberRule | null;
  /** The least sum of a cart order, in points (CHK-11). */
  readonly orderMinimum: number;
  /** Format of business cards in millimetres (CONF-26). */
  readonly businessCards: "90x50" | "85x55";
}

/** The least sum of a cart order where the country has none of its own, in points (CHK-11). */
export const DEFAULT_ORDER_MINIMUM = 50;

type Shape = CompanyNumberShape;

const required = (label: string, shape: Shape): CompanyNumberRule => ({ label, required: true, shape });
const optional = (label: string, shape: Shape): CompanyNumberRule => ({ label, required: false, shape });
const digits = (...counts: number[]): Shape => ({ digits: counts });
const behind = (prefix: string, count: number): Shape => ({ prefix, digits: [count] });

/** The sixteen countries by id (REF-2). Fourteen of them can be registered in. */
export const REGIONS: readonly Region[] = [
  {
    id: 1,
    slug: "ba",
    dialCode: "387",
    languages: ["bs", "hr", "sr"],
    timeZone: "Europe/Sarajevo",
    registrable: true,
    companyNumber: optional("JIB", digits(13)),
    secondCompanyNumber: null,
    orderMinimum: 0,
    businessCards: "85x55",
  },
  {
    id: 2,
    slug: "bg",
    dialCode: "359",
    languages: ["bg"],
    timeZone: "Europe/Sofia",
    registrable: true,
    companyNumber: required("ЕИК", digits(9, 13)),
    secondCompanyNumber: null,
    orderMinimum: 100,
    businessCards: "90x50",
  },
  {
    id: 3,
    slug: "hr",
    dialCode: "385",
    languages: ["hr"],
    timeZone: "Europe/Zagreb",
    registrable: true,
    companyNumber: required("OIB", digits(11)),
    secondCompanyNumber: null,
    orderMinimum: 51,
    businessCards: "85x55",
  },
  {
    id: 4,
    slug: "cz",
    dialCode: "420",
    languages: ["cs"],
    timeZone: "Europe/Prague",
    registrable: true,
    companyNumber: required("IČO", digits(8)),
    secondCompanyNumber: null,
    orderMinimum: 60,
    businessCards: "90x50",
  },
  {
    id: 5,
    slug: "ee",
    dialCode: "372",
    languages: ["et"],
    timeZone: "Europe/Tallinn",
    registrable: true,
    companyNumber: required("Registrikood", digits(8)),
    secondCompanyNumber: required("KMKR number", behind("EE", 9)),
    orderMinimum: 40,
    businessCards: "90x50",
  },
  {
    id: 6,
    slug: "hu",
    dialCode: "36",
    languages: ["hu"],
    timeZone: "Europe/Budapest",
    registrable: true,
    companyNumber: required("Adószám", { example: "12345678-1-42" }),
    secondCompanyNumber: null,
    orderMinimum: 39,
    businessCards: "90x50",
  },
  {
    id: 7,
    slug: "it",
    dialCode: "39",
    languages: ["en"],
    timeZone: "Europe/Rome",
    registrable: false,
    companyNumber: optional("Partita IVA", digits(11)),
    secondCompanyNumber: null,
    orderMinimum: DEFAULT_ORDER_MINIMUM,
    businessCards: "85x55",
  },
  {
    id: 8,
    slug: "lv",
    dialCode: "371",
    languages: ["lv"],
    timeZone: "Europe/Riga",
    registrable: true,
    companyNumber: required("Reģistrācijas numurs", digits(11)),
    secondCompanyNumber: required("PVN numurs", behind("LV", 11)),
    orderMinimum: 40,
    businessCards: "90x50",
  },
  {
    id: 9,
    slug: "lt",
    dialCode: "370",
    languages: ["lt"],
    timeZone: "Europe/Vilnius",
    registrable: true,
    companyNumber: required("Įmonės kodas", digits(7, 9)),
    secondCompanyNumber: null,
    orderMinimum: 40,
    businessCards: "90x50",
  },
  {
    id: 10,
    slug: "pl",
    dialCode: "48",
    languages: ["pl"],
    timeZone: "Europe/Warsaw",
    registrable: true,
    companyNumber: optional("NIP", digits(10)),
    secondCompanyNumber: null,
    orderMinimum: 128,
    businessCards: "90x50",
  },
  {
    id: 11,
    slug: "ro",
    dialCode: "40",
    languages: ["ro"],
    timeZone: "Europe/Bucharest",
    registrable: true,
    companyNumber: optional("CUI", { least: 2, most: 10 }),
    secondCompanyNumber: null,
    orderMinimum: 102,
    businessCards: "90x50",
  },
  {
    id: 12,
    slug: "rs",
    dialCode: "381",
    languages: ["sr"],
    timeZone: "Europe/Belgrade",
    registrable: true,
    companyNumber: optional("PIB", digits(9)),
    secondCompanyNumber: null,
    orderMinimum: 0,
    businessCards: "85x55",
  },
  {
    id: 13,
    slug: "sk",
    dialCode: "421",
    languages: ["sk"],
    timeZone: "Europe/Bratislava",
    registrable: true,
    companyNumber: required("IČO", digits(8)),
    secondCompanyNumber: required("DIČ", digits(10)),
    orderMinimum: 60,
    businessCards: "90x50",
  },
  {
    id: 14,
    slug: "si",
    dialCode: "386",
    languages: ["sl"],
    timeZone: "Europe/Ljubljana",
    registrable: true,
    companyNumber: required("Davčna številka", digits(8)),
    secondCompanyNumber: null,
    orderMinimum: 51,
    businessCards: "85x55",
  },
  {
    id: 15,
    slug: "tr",
    dialCode: "90",
    languages: ["en"],
    timeZone: "Europe/Istanbul",
    registrable: false,
    companyNumber: optional("Vergi numarası", digits(10)),
    secondCompanyNumber: null,
    orderMinimum: DEFAULT_ORDER_MINIMUM,
    businessCards: "85x55",
  },
  {
    id: 16,
    slug: "ua",
    dialCode: "380",
    languages: ["uk"],
    timeZone: "Europe/Kyiv",
    registrable: true,
    companyNumber: required("Код ЄДРПОУ", digits(8, 10)),
    secondCompanyNumber: null,
    orderMinimum: 20,
    businessCards: "90x50",
  },
];

/** The country of an unknown host and of a picker without a better default (LANG-2). */
export const DEFAULT_REGION: RegionSlug = "pl";

const bySlug = new Map<string, Region>(REGIONS.map((region) => [region.slug, region]));
const byId = new Map<number, Region>(REGIONS.map((region) => [region.id, region]));

/** The country of a slug; `undefined` for any other text. */
export const regionBySlug = (slug: string): Region | undefined => bySlug.get(slug);

/** The country of an id on the wire; `undefined` for an unknown one. */
export const regionById = (id: number): Region | undefined => byId.get(id);

/** Says whether a text is the slug of one of the sixteen countries. */
export const isRegionSlug = (slug: string): slug is RegionSlug => bySlug.has(slug);

/**
 * The country that a host name ends in (`club.example.cz` → Czechia), port and case ignored; `undefined` for
 * `localhost`, an IP address or another ending: English and Poland (LANG-2).
 */
export const regionOfHost = (host: string): Region | undefined =>
  bySlug.get((/\.([a-z]{2})\.?(?::\d+)?$/i.exec(host)?.[1] ?? "").toLowerCase());

/** The id of a country in which a company may register, as the register call takes it. */
type RegistrableId = components["schemas"]["RegistrationProfile"]["regionsId"];

/** Whether a company may register in the country of an id (PROD-9). */
export const isRegistrableId = (id: number): id is RegistrableId => byId.get(id)?.registrable ?? false;

/** The countries in which a company may register, by id. */
export const registrableRegions = (): Region[] => REGIONS.filter((region) => region.registrable);
