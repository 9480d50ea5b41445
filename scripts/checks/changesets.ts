import { parse } from "yaml";

const NOTE = /^\.changeset\/(?!README).+\.md$/;
const CHANGELOG = /^packages\/[^/]+\/CHANGELOG\.md$/;
const BREAKING = /\bbreaking\b/i;
const MAJOR_VERSION = /^[1-9]\d*\.0\.0$/;

/** The bumps of a changeset: its front matter names a package and its bump in each line. */
const bumpsOf = (text: string): readonly unknown[] => {
  const [, front = ""] = text.split(/^---$/m);
  const packages: unknown = parse(front);
  return typeof packages === "object" && packages !== null ? Object.values(packages) : [];
};

const noteBreaches = (file: string, text: string): string[] => {
  if (!BREAKING.test(text)) return [];
  const breaches: string[] = [];
  if (!/\bMigration: \S/.test(text))
    breaches.push(`${file}: a change that breaks something says after "Migration:" what to write instead`);
  if (!bumpsOf(text).includes("major")) breaches.push(`${file}: a change that breaks something is a major bump`);
  return breaches;
};

const changelogBreaches = (file: string, text: string): string[] => {
  const [, ...sections] = text.split(/^## /m);
  return sections.flatMap((section) => {
    const [version = ""] = section.split("\n");
    return BREAKING.test(section) && !MAJOR_VERSION.test(version.trim())
      ? [`${file}: ${version.trim()} breaks something, so it is a major version`]
      : [];
  });
};

/** Changesets and changelogs that say what breaks without a way over, or in a version that must not break anything. */
export const changesetBreaches = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) => {
    if (NOTE.test(file)) return noteBreaches(file, read(file));
    return CHANGELOG.test(file) ? changelogBreaches(file, read(file)) : [];
  });
