type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/**
 * Picks the plural form of a whole number by the language's own rules and puts the number, grouped as that language
 * does, where the form says `#`.
 */
export const plural = (locale: string, forms: Forms): ((count: number) => string) => {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace("#", numbers.format(count));
};
