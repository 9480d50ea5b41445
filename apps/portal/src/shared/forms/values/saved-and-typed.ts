import type { FieldValues } from "react-hook-form";

/** The stored values, but what is typed now in fields that have changed since they were sent. */
export const savedAndTyped = <Values extends FieldValues>(saved: Values, sent: Values, typed: Values): Values => {
  const changed = Object.entries(typed).filter(([name, value]) => value !== sent[name]);

  return { ...saved, ...Object.fromEntries(changed) };
};
