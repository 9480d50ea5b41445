import { ApiError, isCancel } from "@lucarne/api-client/errors";
import { reportProblem } from "@lucarne/api-client/problems";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { type FormProblem, formProblems } from "./server-errors.ts";
import { usePending } from "./use-pending.ts";

type PortalFormOptions<Values extends FieldValues, Checked> = {
  defaultValues: DefaultValues<Values>;
  resolver: Resolver<Values, unknown, Checked>;
  /** The fields in the order of the page. */
  fields: readonly Path<Values>[];
  /** What the server calls a field that the form calls otherwise (FORM-6). */
  aliases?: Readonly<Record<string, Path<Values>>>;
  /** A sentence of the portal's own for an answer of a certain status, in place of the server's. */
  byStatus?: Readonly<Record<number, FormProblem<Path<Values>>>>;
  /** What a later refusal says about fields of this form: marked from the start, the first of them takes the focus. */
  refused?: readonly FormProblem<Path<Values>>[];
  /** Follows what is typed, to keep it. */
  onType?: (values: Values) => void;
  /**
   * Sends the checked values; what it throws is shown. `isCurrent` says whether they still stand in the form: it is
   * over for who typed on meanwhile, or left.
   */
  send: (values: Checked, isCurrent: () => boolean) => Promise<void>;
};

/**
 * The one way in which forms of the portal behave: checked on submit and then while typing, sent once
 * at a time; a refusal marks its fields, is listed and takes the focus to the first wrong field, or to
 * the list when no field is to blame (FORM-2, FORM-3). Nothing typed is lost.
 */
export const usePortalForm = <Values extends FieldValues, Checked>(options: PortalFormOptions<Values, Checked>) => {
  const { fields, aliases, byStatus, refused, onType, send, ...rest } = options;
  const form = useForm<Values, unknown, Checked>(rest);
  const { pending, run } = usePending();
  const [problems, setProblems] = useState<readonly FormProblem<Path<Values>>[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  const mark = (found: readonly FormProblem<Path<Values>>[]) => {
    for (const { field, text } of found) if (field) form.setError(field, { type: "server", message: text });
  };

  const fail = (error: unknown) => {
    if (isCancel(error)) return;
    const own = error instanceof ApiError ? byStatus?.[error.status] : undefined;
    const found = own ? [own] : formProblems({ report: reportProblem(error), fields, aliases });
    mark(found);
    setProblems(found);
  };

  const typed = useRef<string>(undefined);
  const start = useEffectEvent(() => {
    typed.current = JSON.stringify(form.getValues());
    if (!refused) return;
    mark(refused);
    if (refused[0]?.field) form.setFocus(refused[0].field);
  });
  const follow = useEffectEvent((values: Values) => {
    // The form speaks up for other reasons too.
    const text = JSON.stringify(values);
    if (typed.current === text) return;
    typed.current = text;
    onType?.(values);
  });

  useEffect(() => {
    start();

    return form.subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) });
  }, [form]);

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
      const sent = JSON.stringify(form.getValues());
      try {
        const isCurrent = () => element.current !== null && JSON.stringify(form.getValues()) === sent;
        await form.handleSubmit((checked) => send(checked, isCurrent))(event);
      } catch (error) {
        fail(error);
      }
    });
  };

  return { form, pending, problems, formProps: { ref: element, noValidate: true, onSubmit: submit }, summary };
};
