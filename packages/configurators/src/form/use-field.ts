import { useLocale } from "@lucarne/ui/provider";
import { useEffect, useSyncExternalStore } from "react";
import { useForm, useFormState } from "./context.ts";
import type { ProblemCode } from "./model/problems.ts";
import { textOf } from "./model/values.ts";
import { sayProblem } from "./words/say.ts";

/** Seen on the preview at once, so said at once. */
const AT_ONCE: ReadonlySet<ProblemCode> = new Set<ProblemCode>(["does-not-fit", "no-letter", "code-too-fine"]);
/** What a half typed text cannot help being: said when the field is left. */
const WHEN_LEFT: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "bad-phone",
  "bad-email",
  "bad-link",
  "digits",
  "too-long",
]);

/** What is wrong with a field, in words, once it may be said: what is missing only after the customer tried to go on. */
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

/** A text field wired to the form. */
export const useTextField = (field: string) => {
  const { store, id, nextFocusRef } = useForm();
  useEffect(() => {
    if (nextFocusRef.current !== field) return;
    nextFocusRef.current = null;
    document.getElementById(`${id}-${field}`)?.focus();
  }, [nextFocusRef, field, id]);
  const value = useFormState(({ history }) => textOf(history.present, field));
  const wasCut = useFormState(({ cut }) => cut.includes(field));
  const error = useFieldError(field);
  const type = (text: string, composing: boolean): void =>
    store.dispatch({ kind: "text", field, text, at: performance.now(), composing });
  return {
    wasCut,
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
