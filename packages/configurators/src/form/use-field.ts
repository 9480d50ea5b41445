import { useLocale } from "@lucarne/ui/provider";
import { useEffect, useSyncExternalStore } from "react";
import { useDerived, useForm, useFormState } from "./context.ts";
import type { ProblemCode } from "./model/problems.ts";
import type { PlannedField } from "./model/product/plan.ts";
import { textOf } from "./model/values.ts";
import { sayProblem } from "./words/say.ts";

/** Shown at once, because the preview shows them at once. */
const AT_ONCE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(["does-not-fit", "no-letter", "code-too-fine"]);
/** Errors that any partly entered text has: shown when the field loses the focus. */
const WHEN_LEFT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "bad-phone",
  "bad-email",
  "bad-link",
  "digits",
  "too-long",
]);

/** A field's error message, once it may be shown. Missing fields show it only after an attempt to submit. */
export const useFieldError = (field: string): string | undefined => {
  const { store, words } = useForm();
  const locale = useLocale();
  const read = (): string | undefined => {
    const { problems } = store.derived();
    const problem = problems.find((one) => one.field === field) ?? problems.find((one) => one.or === field);
    if (!problem) return undefined;
    const { attempted, left } = store.state();
    const due = attempted || AT_ONCE.has(problem.code) || (left.includes(field) && WHEN_LEFT.has(problem.code));
    return due ? sayProblem(words, locale, problem) : undefined;
  };
  return useSyncExternalStore(store.subscribe, read, read);
};

/** Fields that the artwork knows by another name. */
const PRINTED_AS: Readonly<Record<string, string>> = { companyName: "company", surname: "name" };

/** What the sheet leaves out of a field, or prints smaller than it should be. */
const useFieldWarning = (field: string): string | undefined => {
  const { words } = useForm();
  const found = useDerived(
    ({ artwork }) => artwork?.warnings.find((one) => one.field === (PRINTED_AS[field] ?? field))?.warning,
  );
  switch (found) {
    case "small-text":
      return words.hints.smallText;
    case "text-left-out":
      return words.hints.textLeftOut;
    case undefined:
      return undefined;
  }
};

/** Connects a text field to the form. */
export const useTextField = ({ name: field, printed, insteadOf }: PlannedField) => {
  const { store, id, nextFocusRef } = useForm();
  useEffect(() => {
    if (nextFocusRef.current !== field) return;
    nextFocusRef.current = null;
    document.getElementById(`${id}-${field}`)?.focus();
  }, [nextFocusRef, field, id]);
  const value = useFormState(({ history }) => textOf(history.present, field));
  const wasCut = useFormState(({ cut }) => cut.includes(field));
  const isReplaced = useFormState(
    ({ history }) => insteadOf !== undefined && textOf(history.present, insteadOf).trim() !== "",
  );
  const error = useFieldError(field);
  const warning = useFieldWarning(field);
  const type = (text: string, composing: boolean): void =>
    store.dispatch({ kind: "text", field, text, at: performance.now(), composing });
  return {
    wasCut,
    warning,
    /** Whether the sheet shows what is typed. */
    printed: printed && !isReplaced,
    control: {
      id: `${id}-${field}`,
      value,
      error,
      onChange: (event: { target: { value: string }; nativeEvent: Event }): void =>
        type(event.target.value, event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing),
      onCompositionEnd: (event: { currentTarget: { value: string } }): void => type(event.currentTarget.value, false),
      onBlur: (): void => store.dispatch({ kind: "leave", field }),
    },
  };
};
