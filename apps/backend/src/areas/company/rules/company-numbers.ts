import { companyNumberForm, type CompanyNumberKind } from "@lucarne/api-client/company-numbers";
import type { CompanyNumberRule, Region } from "@lucarne/api-client/regions";

import { refused, type Sentence, type SentencesByField } from "../../../kernel/problem.ts";

/** Longest company number, in characters of its stored form: compatible characters may be several of them. */
const MAX_LENGTH = 20;

/** A number as it was sent, and the field of its errors. */
export interface SentNumber {
  readonly field: string;
  readonly value: string | undefined;
}

/**
 * The stored form of a number that was sent (REF-12).
 *
 * @throws {Problem} `validation_failed` when it is too long, or sent without any letter or digit
 */
export const storedNumber = (
  region: Region,
  { field, value }: SentNumber,
  kind: CompanyNumberKind = "first",
): string | undefined => {
  if (value === undefined) return undefined;
  const number = companyNumberForm(region, value, kind);
  if (number === "") throw refused({ [field]: [{ text: "validation.required" }] });
  if (Array.from(number).length > MAX_LENGTH)
    throw refused({ [field]: [{ text: "validation.max_length", params: { limit: MAX_LENGTH } }] });
  return number;
};

/** The numbers of a company as sent, under the names of the request's fields. */
export interface GivenNumbers {
  readonly first: SentNumber;
  readonly second: SentNumber;
}

const missing = ({ label }: CompanyNumberRule): Sentence => ({ text: "validation.company_number", params: { label } });

/** The required numbers of a country that are missing, by their local names (REF-11). */
export const missingNumbers = (region: Region, { first, second }: GivenNumbers): SentencesByField => {
  const rules = [
    { ...first, rule: region.companyNumber },
    { ...second, rule: region.secondCompanyNumber },
  ];
  return Object.fromEntries(
    rules.flatMap(({ field, value, rule }) => (rule?.required && !value ? [[field, [missing(rule)]]] : [])),
  );
};
