/** The value of a stored JSON text; `undefined` for none and for no JSON (FORM-11). */
export const parseJson = (text: string | null): unknown => {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
