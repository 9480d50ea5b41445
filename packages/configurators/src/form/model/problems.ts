import { leftOutOf } from "../../artwork/layout/left-out.ts";
import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import { printedLink } from "../../artwork/qr/link.ts";
import { ADDRESS_LINE, ADDRESS_LINES, type FieldKind, type FormPlan, type PlannedField } from "./product/plan.ts";
import { servicesOf } from "./product/product.ts";
import type { FormRules, FormState, UploadState } from "./state.ts";
import { lengthOf, linesOf } from "./text.ts";
import { activeFields, type FormValues, textOf } from "./values.ts";

/** Why a configuration cannot be ordered. */
export type ProblemCode =
  | "required"
  | "added-empty"
  | "no-contact"
  | "no-description"
  | "services-exactly"
  | "services-none"
  | "services-missing"
  | "bad-phone"
  | "bad-email"
  | "bad-link"
  | "digits"
  | "too-long"
  | "upload-running"
  | "photo-running"
  | "upload-refused"
  | "does-not-fit"
  | "no-letter"
  | "code-too-fine"
  | "sold-out"
  | "no-preview";

export interface FormProblem {
  /** Name of a field, or `services`, `logo`, `photo`, `quantity`, `preview`. */
  readonly field: string;
  readonly code: ProblemCode;
  /** Another field that would also fix it. */
  readonly or?: string | undefined;
  /** Required number. */
  readonly count?: number | undefined;
  /** Characters that cannot be printed. */
  readonly characters?: readonly string[] | undefined;
}

/** Formats of phone numbers and addresses as in the shop's contract. */
const PHONE = /^[+\d][\d ()/.-]{4,29}$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u;

const FORMS: Readonly<Partial<Record<FieldKind, (text: string) => ProblemCode | undefined>>> = {
  name: (text) => (/\p{Nd}/u.test(text) ? "digits" : undefined),
  phone: (text) => (PHONE.test(text) ? undefined : "bad-phone"),
  email: (text) => (EMAIL.test(text) ? undefined : "bad-email"),
  link: (text) => (printedLink(text).ok ? undefined : "bad-link"),
  address: (text) =>
    linesOf(text).length > ADDRESS_LINES || linesOf(text).some((line) => lengthOf(line) > ADDRESS_LINE)
      ? "too-long"
      : undefined,
};

/** Problems of one field alone. */
const ownProblem = ({ name, kind, limit, required }: PlannedField, values: FormValues): FormProblem[] => {
  const text = textOf(values, name).trim();
  if (text === "") {
    if (required) return [{ field: name, code: "required" }];
    return values.added.includes(name) ? [{ field: name, code: "added-empty" }] : [];
  }
  if (lengthOf(text) > limit) return [{ field: name, code: "too-long" }];
  const code = FORMS[kind]?.(text);
  return code ? [{ field: name, code }] : [];
};

const serviceProblems = ({ product }: FormRules, { services, history }: FormState): FormProblem[] => {
  const range = servicesOf(product);
  if (!range) return [];
  if (typeof services === "string") return [{ field: "services", code: "services-missing" }];
  const chosen = history.present.services?.length ?? 0;
  if (chosen >= range.fewest && chosen <= range.most) return [];
  if (range.fewest === range.most) return [{ field: "services", code: "services-exactly", count: range.most }];
  return [{ field: "services", code: "services-none" }];
};

const isRunning = ({ state }: UploadState): boolean => state === "checking" || state === "sending";

const photoProblems = ({ uploads: { photo } }: FormState): FormProblem[] => {
  if (isRunning(photo)) return [{ field: "photo", code: "photo-running" }];
  return photo.state === "refused" ? [{ field: "photo", code: "upload-refused" }] : [];
};

const logoProblems = ({ plan }: FormRules, { uploads, history }: FormState): FormProblem[] => {
  if (isRunning(uploads.logo)) return [{ field: "logo", code: "upload-running" }];
  if (uploads.logo.state === "refused") return [{ field: "logo", code: "upload-refused" }];
  return plan.logo === "required" && !history.present.logo ? [{ field: "logo", code: "required" }] : [];
};

/** What the sheet leaves out. Links and services that cannot be printed have a problem of their own. */
const printProblems = (artwork: ArtworkLayout | undefined, asked: ReadonlySet<string>): FormProblem[] =>
  (artwork ? leftOutOf(artwork) : []).flatMap(({ field, problem, characters }): FormProblem[] => {
    if (!asked.has(field) || problem === "not-a-link" || problem === "too-many") return [];
    return [{ field, code: problem, ...(characters && { characters }) }];
  });

/** Fields in page order. The notice about a sold-out product is above all fields. */
const pageOrder = ({ company, contact, texts, optional }: FormPlan): string[] => {
  const names = (fields: readonly PlannedField[]): string[] => fields.map(({ name }) => name);
  return [
    "quantity",
    ...names(company),
    "logo",
    "photo",
    ...names(contact),
    ...names(texts),
    "services",
    ...names(optional),
  ];
};

/**
 * Everything that prevents an order, in page order, one problem per field (CONF-4 to CONF-11).
 * @param artwork the layout of the configuration, once available
 */
export const problemsOf = (rules: FormRules, state: FormState, artwork?: ArtworkLayout): readonly FormProblem[] => {
  const { plan, product } = rules;
  const values = state.history.present;
  const active = activeFields(plan, values);
  const own = new Map(active.map((field) => [field.name, ownProblem(field, values)]));
  const of = (fields: readonly PlannedField[]): FormProblem[] => fields.flatMap(({ name }) => own.get(name) ?? []);
  const isEmpty = (name: string): boolean => textOf(values, name).trim() === "";
  const found: FormProblem[] = [
    ...(product.stock < 1 ? [{ field: "quantity", code: "sold-out" as const }] : []),
    ...of(plan.company),
    ...logoProblems(rules, state),
    ...photoProblems(state),
    ...(plan.oneContact && isEmpty("phone") && isEmpty("email")
      ? [{ field: "phone", or: "email", code: "no-contact" as const }]
      : []),
    ...of(plan.contact),
    ...(plan.oneText && isEmpty("shortDescription") && isEmpty("longDescription")
      ? [{ field: "shortDescription", or: "longDescription", code: "no-description" as const }]
      : []),
    ...of(plan.texts),
    ...serviceProblems(rules, state),
    ...of(plan.optional),
    ...printProblems(artwork, new Set([...own.keys(), "services"])),
  ];
  const first = new Map<string, FormProblem>();
  for (const problem of found) if (!first.has(problem.field)) first.set(problem.field, problem);
  const order = pageOrder(plan);
  return [...first.values()].toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
};
