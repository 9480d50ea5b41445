import { ErrorSummary } from "@lucarne/ui/error-summary";
import { useLocale } from "@lucarne/ui/provider";
import { type ReactElement } from "react";
import { useDerived, useForm } from "../context.ts";
import { fieldsOf } from "../model/product/plan.ts";
import type { FormProblem } from "../model/problems.ts";
import { sayField, sayProblem } from "../words/say.ts";

export interface ErrorListProps {
  /** The problems of the last attempt to submit. */
  readonly found: readonly FormProblem[];
}

/** The problems that the fields of the last attempt have now, each linked to its field. */
export const ErrorList = ({ found }: ErrorListProps): ReactElement | null => {
  const { store, words, id } = useForm();
  const locale = useLocale();
  const wrong = new Set(found.map(({ field }) => field));
  const left = useDerived(({ problems }) => problems).filter(({ field }) => wrong.has(field));
  if (left.length === 0) return null;
  const names: Readonly<Record<string, string>> = {
    logo: words.fields.logo,
    photo: words.fields.photo,
    services: words.sections.services,
    quantity: words.order.quantity,
    preview: words.preview.title,
    ...Object.fromEntries(fieldsOf(store.plan).map((field) => [field.name, sayField(words, field)])),
  };
  return (
    <ErrorSummary
      title={words.problems.title}
      errors={left.map((problem) => {
        const said = sayProblem(words, locale, problem);
        const href = `#${id}-${problem.field}`;
        // This message names its subject itself.
        if (problem.code === "services-exactly") return { href, message: said };
        const name =
          problem.code === "no-contact"
            ? words.sections.contact
            : problem.code === "no-description"
              ? words.sections.text
              : names[problem.field];
        return { href, message: words.problems.line({ field: name ?? problem.field, problem: said }) };
      })}
    />
  );
};
