let read: () => string | undefined = () => undefined;

/** The language of server texts (`Accept-Language`), passed in by the app: the session has no languages of its own. */
export const callLanguage = {
  get: (): string | undefined => read(),
  /** Takes the language from here on; called once at the start. */
  follow: (language: () => string): void => {
    read = language;
  },
};
