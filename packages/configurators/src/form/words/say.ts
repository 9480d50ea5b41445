import type { SideText } from "../../render/svg/text-alternative.ts";
import type { PlannedField } from "../model/product/plan.ts";
import type { FormProblem } from "../model/problems.ts";
import type { CoverName, FormWords } from "./types.ts";

/** A language tag; without one the browser's own. */
export type Locale = string | undefined;

/** A number as the language writes it. */
export const sayNumber = (locale: Locale, value: number): string => new Intl.NumberFormat(locale).format(value);

/** A day without its year, such as "3 November". */
export const sayDay = (locale: Locale, time: number): string =>
  new Intl.DateTimeFormat(locale, { day: "numeric", month: "long" }).format(time);

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

/** One line of what will be printed: the cover by its name, the logo, a text or the link of a code. */
export const sayPrinted = (words: FormWords, { kind, text }: SideText["items"][number]): string => {
  switch (kind) {
    case "cover":
      return words.printed.cover({ name: sayCover(words, text) });
    case "logo":
      return words.printed.logo({ name: text });
    case "code":
      return words.printed.code({ link: text });
    case "text":
    case "service":
      return text;
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
    case "photo-running":
      return problems.photoRunning;
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
