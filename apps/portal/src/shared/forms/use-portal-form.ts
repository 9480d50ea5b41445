import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@lucarne/api-client/errors";
import { reportProblem } from "@lucarne/api-client/problems";
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { useAction } from "../query/use-action.ts";
import { emptyValues, fieldsOf, type FormSchema, serverNamesOf } from "./form-schema.ts";
import { useKeptValues } from "./use-kept-values.ts";
import { savedAndTyped } from "./values/saved-and-typed.ts";
import { type FormProblem, formProblems } from "./problems/server-errors.ts";

/** A form whose values are on their way. */
type SentForm<Values> = {
  /** Whether the form still holds these values: no longer when the user has typed on or left the form. */
  isCurrent: () => boolean;
  /** Shows the stored values. A field that was changed while the answer was pending keeps its text. */
  showSaved: (saved: Values) => void;
};

type PortalFormOptions<Values extends FieldValues, Checked> = {
  /** The fields in the order of the page, their rules and their names in answers. Messages are names of error sentences. */
  schema: FormSchema<Values, Checked>;
  /** What the fields start with. @default empty texts and unticked boxes */
  initial?: DefaultValues<Values>;
  /** The portal's own sentence for an answer of a certain status, instead of the server's. */
  byStatus?: Readonly<Record<number, FormProblem<Path<Values>>>>;
  /** What a later call said about fields of this form: marked from the start, the first of them gets the focus. */
  refused?: readonly FormProblem<Path<Values>>[];
  /** The name under which typed texts are kept while the page is hidden: of the form, and of what it changes. */
  keepAs?: string;
  /** Called with the values whenever the user changes them. */
  onType?: (values: Values) => void;
  /** Sends the checked values; what it throws is shown. */
  send: (values: Checked, sent: SentForm<Values>) => Promise<void>;
};

/**
 * The one way in which forms of the portal behave: checked on submit and then while typing, sent once at a time. A
 * refusal marks its fields, is listed, and moves the focus to the first wrong field, or to the list when no field is to
 * blame (FORM-2, FORM-3). The typed values stay.
 */
export const usePortalForm = <Values extends FieldValues, Checked>(options: PortalFormOptions<Values, Checked>) => {
  const { schema, initial, byStatus, refused, keepAs, onType, send } = options;
  const form = useForm<Values, unknown, Checked>({
    defaultValues: initial ?? emptyValues(schema),
    resolver: zodResolver(schema),
  });
  useKeptValues(form, fieldsOf(schema), keepAs);
  const [problems, setProblems] = useState<readonly FormProblem<Path<Values>>[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  const mark = (found: readonly FormProblem<Path<Values>>[]) => {
    for (const { field, text } of found) if (field) form.setError(field, { type: "server", message: text });
  };

  const submit = useAction({
    run: async () => {
      setProblems([]);
      const sent = { ...form.getValues() };
      const text = JSON.stringify(sent);
      const isCurrent = () => element.current !== null && JSON.stringify(form.getValues()) === text;
      const showSaved = (saved: Values) => {
        const typed = form.getValues();
        form.reset(saved);
        form.reset(savedAndTyped(saved, sent, typed), { keepDefaultValues: true });
      };
      await form.handleSubmit((checked) => send(checked, { isCurrent, showSaved }))();
    },
    onFailed: (error) => {
      const own = error instanceof ApiError ? byStatus?.[error.status] : undefined;
      const report = reportProblem(error);
      const found = own
        ? [own]
        : formProblems({ report, fields: fieldsOf(schema), serverNames: serverNamesOf(schema) });
      mark(found);
      setProblems(found);
    },
  });

  const typed = useRef<string>(undefined);
  const start = useEffectEvent(() => {
    typed.current = JSON.stringify(form.getValues());
    if (!refused) return;
    mark(refused);
    if (refused[0]?.field) form.setFocus(refused[0].field);
  });
  const follow = useEffectEvent((values: Values) => {
    // The form calls also when no value has changed.
    const text = JSON.stringify(values);
    if (typed.current === text) return;
    typed.current = text;
    onType?.(values);
  });

  useEffect(() => {
    start();

    return form.subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) });
  }, [form]);

  // An effect, so that the fields are already marked.
  useEffect(() => {
    if (problems.length === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong ?? summary.current)?.focus();
  }, [problems]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit.start();
  };

  return {
    form,
    pending: submit.pending,
    problems,
    formProps: { ref: element, noValidate: true, onSubmit },
    summary,
    /** Sends the form as its button does. */
    submit: () => void submit.start(),
    /** Aborts the sending; nothing is shown for it. */
    cancel: submit.cancel,
  };
};
