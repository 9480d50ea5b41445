/** The raw values of all cookies of a name: a sibling domain or a longer path may have set another one. */
export const cookieValues = (header: string | undefined, name: string): readonly string[] =>
  (header?.split(";") ?? []).flatMap((pair) => {
    const [key, value] = pair.split("=", 2);
    return key?.trim() === name && value !== undefined ? [value.trim()] : [];
  });

/** The raw value of a cookie; undefined without it. */
export const cookieValue = (header: string | undefined, name: string): string | undefined =>
  cookieValues(header, name)[0];
