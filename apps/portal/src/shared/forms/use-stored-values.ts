import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { savedAndTyped } from "./values/saved-and-typed.ts";

/**
 * Shows what is stored also when it changes while the form is open, as after a confirmed e-mail or a colleague's change.
 * Otherwise the next save would send back the old text of a field that nobody has typed into. Typed texts stay.
 * @param stored the values as the fields show them; none for a form of something new
 */
export const useStoredValues = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  stored: Values | undefined,
): void => {
  const follow = useEffectEvent((text: string) => {
    const before = form.formState.defaultValues;
    // The form has them from its start, or from its own save.
    if (!stored || !before || JSON.stringify(before) === text) return;
    form.setValues(savedAndTyped(stored, before, form.getValues()));
    form.resetDefaultValues(stored);
  });

  const text = JSON.stringify(stored);
  useEffect(() => follow(text), [text]);
};
