/** The fields that differ from what is stored: a change sends these alone (TEAM-7). */
export const changedFields = <Values extends Record<string, string>>(stored: Values, values: Values): Partial<Values> =>
  // Object.fromEntries loses which value belongs to which name.
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== stored[name])) as Partial<Values>;
