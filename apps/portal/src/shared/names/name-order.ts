/** The two names of a person in the order that the language asks for them: the surname leads in Hungarian. */
export const nameOrder = (locale: string): readonly ["name", "surname"] | readonly ["surname", "name"] =>
  locale.startsWith("hu") ? ["surname", "name"] : ["name", "surname"];
