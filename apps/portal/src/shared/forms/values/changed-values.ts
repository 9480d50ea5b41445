/** The values to send: those that are neither empty nor as stored (PROF-2, TEAM-7). */
export const changedValues = <Values extends Record<string, string>>(stored: Values, values: Values): Partial<Values> =>
  // Object.fromEntries loses which value belongs to which name.
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== "" && value !== stored[name]),
  ) as Partial<Values>;
