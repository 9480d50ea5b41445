import type { UseFormReturn } from "react-hook-form";

type Texts = Record<string, string>;

/** The stored values, but what is typed now in fields that have changed since they were sent. */
export const savedAndTyped = <Values extends Texts>(saved: Values, sent: Values, typed: Values): Values => {
  const changed = Object.entries(typed).filter(([name, text]) => text !== sent[name]);

  return { ...saved, ...Object.fromEntries(changed) };
};

/**
 * Shows the stored values after a save. A field that was changed while the answer was pending keeps its text.
 * @param sent the form's values when it was sent
 */
export const showSaved = <Values extends Texts, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  sent: Values,
  saved: Values,
): void => {
  const typed = form.getValues();
  form.reset(saved);
  form.reset(savedAndTyped(saved, sent, typed), { keepDefaultValues: true });
};
