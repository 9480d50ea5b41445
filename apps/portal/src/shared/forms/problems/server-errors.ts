import type { ProblemReport } from "@lucarne/api-client/problems";
import { errorTextOf } from "../../errors/error-messages.ts";

/** A sentence of a refused form; `field` where one field of the form is to blame. */
export type FormProblem<Name extends string> = { text: string; field?: Name | undefined };

type Parts<Name extends string> = {
  report: ProblemReport;
  /** The form's fields, in the order of the page. */
  fields: readonly Name[];
  /** The form's field for each name that only the server uses (FORM-6). */
  serverNames?: Readonly<Record<string, Name>>;
};

/**
 * What a refused form shows (FORM-2): every sentence once, those of fields first and in the
 * page's order. A message about anything else is only in the list.
 */
export const formProblems = <Name extends string>({
  report,
  fields,
  serverNames = {},
}: Parts<Name>): FormProblem<Name>[] => {
  const isField = (name: string): name is Name => fields.some((field) => field === name);
  const ofFields = Object.entries(report.fields).flatMap(([path, messages]): FormProblem<Name>[] => {
    const name = serverNames[path] ?? path;

    return isField(name) ? messages.map((message) => ({ text: errorTextOf(message), field: name })) : [];
  });
  const place = (field: Name | undefined) => (field === undefined ? fields.length : fields.indexOf(field));
  const named = ofFields.sort((one, other) => place(one.field) - place(other.field));
  const texts = new Set(named.map(({ text }) => text));
  const rest = report.messages.map(errorTextOf).filter((text) => !texts.has(text));

  return [...named, ...rest.map((text) => ({ text }))];
};
