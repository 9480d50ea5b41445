import { ApiError, isCancel } from "@lucarne/api-client/errors";
import { reportProblem } from "@lucarne/api-client/problems";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { type FormProblem, formProblems } from "./server-errors.ts";
import { usePending } from "./use-pending.ts";

type PortalFormOptions<Values extends FieldValues, Checked> = {
  defaultValues: DefaultValues<Values>;
  resolver: Resolver<Values, unknown, Checked>;
  /** The fields in the order of the page. */
  fields: readonly Path<Values>[];
  /** What the server calls a field that the form calls otherwise (decisions X3). */
  aliases?: Readonly<Record<string, Path<Values>>>;
  /** A sentence of the portal's own for an answer of a certain status, in place of the server's. */
  byStatus?: Readonly<Record<number, FormProblem<Path<Values>>>>;
  /** Sends the checked values; what it throws is shown. */
  send: (values: Checked) => Promise<void>;
};

/**
 * The one way in which forms of the portal behave: checked on submit and then while typing, sent once
 * at a time; a refusal marks its fields, is listed and takes the focus to the first wrong field, or to
 * the list when no field is to blame (document 1 §8). Nothing typed is lost.
 */
export const usePortalForm = <Values extends FieldValues, Checked>(options: PortalFormOptions<Values, Checked>) => {
  const { fields, aliases, byStatus, send, ...rest } = options;
  const form = useForm<Values, unknown, Checked>(rest);
  const { pending, run } = usePending();
  const [problems, setProblems] = useState<readonly FormProblem<Path<Values>>[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  const fail = (error: unknown) => {
    if (isCancel(error)) return;
    const own = error instanceof ApiError ? byStatus?.[error.status] : undefined;
    const found = own ? [own] : formProblems({ report: reportProblem(error), fields, aliases });
    for (const { field, text } of found) if (field) form.setError(field, { type: "server", message: text });
    setProblems(found);
  };

  // After the fields are marked: the first of them in the page takes the focus.
  useEffect(() => {
    if (problems.length === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? summary.current)?.focus();
  }, [problems]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(async () => {
      setProblems([]);
      try {
        await form.handleSubmit(send)(event);
      } catch (error) {
        fail(error);
      }
    });
  };

  return { form, pending, problems, formProps: { ref: element, noValidate: true, onSubmit: submit }, summary };
};
