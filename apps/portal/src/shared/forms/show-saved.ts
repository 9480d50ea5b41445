import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

/**
 * Shows the stored values after a save. A field that was changed while the answer was pending keeps its text.
 * @param sent the form's values when it was sent
 */
export const showSaved = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  sent: Values,
  saved: Values,
): void => {
  const typed = { ...form.getValues() };
  form.reset(saved);
  for (const name of Object.keys(saved) as Path<Values>[]) {
    if (typed[name] !== sent[name])
      form.setValue(name, typed[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
};
