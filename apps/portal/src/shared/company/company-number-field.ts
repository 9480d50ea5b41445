import { companyNumberForm, type CompanyNumberKind } from "@lucarne/api-client/company-numbers";
import type { Region } from "@lucarne/api-client/regions";
import { z } from "zod/mini";
import type { ErrorName } from "../errors/error-messages.ts";

const required = "required" satisfies ErrorName;

const ruleOf = (region: Region | undefined, kind: CompanyNumberKind) =>
  kind === "first" ? region?.companyNumber : region?.secondCompanyNumber;

/** A company number of a country, sent in its one form (REF-9, REF-10, REF-12). */
export const companyNumberField = (region: Region | undefined, kind: CompanyNumberKind = "first") => {
  const isRequired = ruleOf(region, kind)?.required ?? false;
  const form = (number: string) => companyNumberForm(region, number, kind);

  return z.pipe(
    z.string().check(z.refine((number) => !isRequired || form(number) !== "", { error: required })),
    z.transform(form),
  );
};
