/** The raw values of all cookies of a name: a sibling domain or a longer path may have set another one. */
export const cookieValues = (header: string | undefined, name: string): readonly string[] =>
  (header?.split(";") ?? []).flatMap((pair) => {
    const [key, value] = pair.split("=", 2);
    return key?.trim() === name && value !== undefined ? [value.trim()] : [];
  });
