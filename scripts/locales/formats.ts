/** Numbers and plural forms of one language, for the texts beside this file. */
export const formatsOf = (locale: string) => {
  const numbers = new Intl.NumberFormat(locale);
  const rules = new Intl.PluralRules(locale);

  return {
    number: (value: number): string => numbers.format(value),
    /** The form of a number: an exact one (`=0`), else the one of its plural category. */
    plural: (value: number, forms: Readonly<Record<string, string>> & { readonly other: string }): string =>
      forms[`=${value}`] ?? forms[rules.select(value)] ?? forms.other,
  };
};
