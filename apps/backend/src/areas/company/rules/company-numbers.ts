import type { CompanyNumberRule, Region } from "@lucarne/api-client/regions";

import { refused, type Sentence, type SentencesByField } from "../../../kernel/problem.ts";

/**
 * A company number in its stored form, so that one number has one form: compatible characters unified, upper case,
 * without spaces, control and invisible characters (REF-12).
 */
export const withoutSpaces = (number: string): string =>
  number
    .normalize("NFKC")
    .replaceAll(/[\s\p{Cc}\p{Cf}]/gu, "")
    .toUpperCase();

/** Longest company number, in characters of its stored form: compatible characters may be several of them. */
const LONGEST = 20;

/**
 * The stored form of a number that was sent under a field.
 *
 * @throws {Problem} `validation_failed` when it is too long
 */
export const storedNumber = (field: string, sent: string | undefined): string | undefined => {
  const number = sent === undefined ? undefined : withoutSpaces(sent);
  if (number !== undefined && Array.from(number).length > LONGEST)
    throw refused({ [field]: [{ text: "validation.max_length", params: { limit: LONGEST } }] });
  return number;
};

/** The numbers of a company as sent, under the names of the request's fields. */
export interface GivenNumbers {
  readonly first: { readonly field: string; readonly value: string | undefined };
  readonly second: { readonly field: string; readonly value: string | undefined };
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
