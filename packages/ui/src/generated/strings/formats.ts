// Written by scripts/locales.ts from locales/ui. Change the texts there and run it again.

/**
 * Numbers and plural forms of one language, for the texts beside this file. The browser's rules are loaded with the first
 * text that needs them.
 */
export const formatsOf = (locale: string) => {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;

  return {
    number: (value: number): string => (numbers ??= new Intl.NumberFormat(locale)).format(value),
    /** The form of a number: an exact one (`=0`), else the one of its plural category. */
    plural: (value: number, forms: Readonly<Record<string, string>> & { readonly other: string }): string =>
      forms[`=${value}`] ?? forms[(rules ??= new Intl.PluralRules(locale)).select(value)] ?? forms.other,
  };
};
