const NOTE = /^\.changeset\/(?!README).+\.md$/;

/** Changesets that say what breaks, but not what to write instead. */
export const changesetBreaches = (files: readonly string[], read: (file: string) => string): string[] =>
  files
    .filter((file) => NOTE.test(file))
    .filter((file) => /\bbreaking\b/i.test(read(file)) && !/\bMigration: \S/.test(read(file)))
    .map((file) => `${file}: a change that breaks something says after "Migration:" what to write instead`);
