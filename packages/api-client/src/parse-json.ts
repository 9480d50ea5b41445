/** The value of a JSON text; `undefined` for none and for no JSON. Never throws (API-7, FORM-11). */
export const parseJson = (text: string | null | undefined): unknown => {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};
