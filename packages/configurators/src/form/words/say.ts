import type { LogoFault } from "../../artwork/logo/fault.ts";
import { LOGO_EXTENSIONS, type FileFault } from "../logo/check-logo-file.ts";
import type { PlannedField } from "../model/plan.ts";
import type { FormProblem } from "../model/problems.ts";
import type { CoverName, FormWords } from "./types.ts";

/** A language tag; without one the browser's own. */
type Locale = string | undefined;

/** A number as the language writes it. */
export const sayNumber = (locale: Locale, value: number): string => new Intl.NumberFormat(locale).format(value);

/** A day without its year, such as "3 November". */
export const sayDay = (locale: Locale, time: number): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" }).format(time);

/** Bytes as kilobytes or megabytes. */
export const sayBytes = (locale: Locale, bytes: number): string => {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
};

export const sayKinds = (): string => LOGO_EXTENSIONS.join(", ");

export const sayField = ({ fields }: FormWords, { name, other }: PlannedField): string => {
  if (other !== undefined) return fields.other({ number: other });
  const known: Readonly<Record<string, unknown>> = fields;
  const label = known[name];
  return typeof label === "string" ? label : name;
};

export const sayCover = ({ covers }: FormWords, id: string): string => {
  const known: Readonly<Record<string, string>> = covers satisfies Readonly<Record<CoverName, string>>;
  return known[id] ?? id;
};

export const sayFault = ({ logo }: FormWords, fault: FileFault | LogoFault | "failed"): string => {
  switch (fault) {
    case "too-large":
      return logo.tooLarge;
    case "wrong-type":
      return logo.wrongType({ kinds: sayKinds() });
    case "empty":
      return logo.empty;
    case "damaged":
      return logo.damaged;
    case "locked":
      return logo.locked;
    case "text":
      return logo.text;
    case "fonts":
      return logo.fonts;
    case "effects":
      return logo.effects;
    case "unsupported":
      return logo.unsupported;
    case "too-complex":
      return logo.tooComplex;
    case "failed":
      return logo.failed;
  }
};

export const sayProblem = ({ problems, preview }: FormWords, locale: Locale, problem: FormProblem): string => {
  switch (problem.code) {
    case "required":
      return problems.required;
    case "added-empty":
      return problems.addedEmpty;
    case "no-contact":
      return problems.noContact;
    case "no-description":
      return problems.noDescription;
    case "services-exactly":
      return problems.servicesExactly({ count: sayNumber(locale, problem.count ?? 0) });
    case "services-none":
      return problems.servicesNone;
    case "services-missing":
      return problems.servicesMissing;
    case "bad-phone":
      return problems.badPhone;
    case "bad-email":
      return problems.badEmail;
    case "bad-link":
      return problems.badLink;
    case "digits":
      return problems.digits;
    case "too-long":
      return problems.tooLong;
    case "upload-running":
      return problems.uploadRunning;
    case "upload-refused":
      return problems.uploadRefused;
    case "does-not-fit":
      return problems.doesNotFit;
    case "no-letter":
      return problems.noLetter({ signs: (problem.characters ?? []).join(" ") });
    case "code-too-fine":
      return problems.codeTooFine;
    case "sold-out":
      return problems.soldOut;
    case "no-preview":
      return preview.failed;
  }
};
