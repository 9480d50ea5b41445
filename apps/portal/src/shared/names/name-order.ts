/** The two names of a person in the order of the language: the surname comes first in Hungarian. */
export const nameOrder = (locale: string): readonly ["name", "surname"] | readonly ["surname", "name"] =>
  locale.startsWith("hu") ? ["surname", "name"] : ["name", "surname"];
