/** A form's value as the server takes it. */
type Wire<Value> = Value extends boolean ? 0 | 1 : Value;

/** Form values as they are sent: texts trimmed, but for passwords; checkboxes as 1 or 0 (FORM-1). */
export const wireValues = <Values extends Record<string, unknown>>(
  values: Values,
  passwords: readonly (keyof Values)[] = [],
): { [Name in keyof Values]: Wire<Values[Name]> } => {
  const wired = Object.entries(values).map(([name, value]) => {
    if (typeof value === "boolean") return [name, value ? 1 : 0];

    return [name, typeof value === "string" && !passwords.includes(name) ? value.trim() : value];
  });

  return Object.fromEntries(wired);
};
