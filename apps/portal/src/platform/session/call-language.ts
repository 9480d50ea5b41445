let read: () => string | undefined = () => undefined;

/** The language in which calls ask for texts (`Accept-Language`). The session has no languages of its own: one is passed in. */
export const callLanguage = {
  get: (): string | undefined => read(),
  /** Takes the language from here on; called once at the start. */
  follow: (language: () => string): void => {
    read = language;
  },
};
