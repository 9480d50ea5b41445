import type { FieldValues } from "react-hook-form";

/**
 * The stored values, but what is typed now in fields that have changed.
 * @param sent what the fields held before: when they were sent, or as it was stored
 */
export const savedAndTyped = <Values extends FieldValues>(saved: Values, sent: FieldValues, typed: Values): Values => {
  const changed = Object.entries(typed).filter(([name, value]) => value !== sent[name]);

  return { ...saved, ...Object.fromEntries(changed) };
};
