import { describe, expect, it } from "vitest";
import { changesetBreaches } from "./changesets.ts";

const breachesIn = (texts: Readonly<Record<string, string>>) =>
  changesetBreaches(Object.keys(texts), (file) => texts[file] ?? "");

const note = (bump: string, text: string): string => `---\n"@lucarne/ui": ${bump}\n---\n\n${text}\n`;

describe("a changeset", () => {
  it("that breaks something says what to write instead", () => {
    expect(
      breachesIn({
        ".changeset/README.md": "Breaking changes are written down.",
        ".changeset/more.md": note("minor", "New: a part."),
        ".changeset/gone.md": note("major", "Breaking: `render` is gone."),
        ".changeset/empty.md": note("major", "Breaking: `render` is gone.\n\nMigration:\n"),
        ".changeset/told.md": note("major", "Breaking: `render` is gone.\n\nMigration: use `asChild`."),
        "packages/ui/README.md": "Breaking lines",
      }),
    ).toEqual([expect.stringMatching(/^\.changeset\/gone\.md: /), expect.stringMatching(/^\.changeset\/empty\.md: /)]);
  });

  const told = "Breaking: `render` is gone.\n\nMigration: use `asChild`.";

  it.each(["patch", "minor"])("that breaks something is not a %s bump", (bump) => {
    expect(breachesIn({ ".changeset/gone.md": note(bump, told) })).toEqual([
      ".changeset/gone.md: a change that breaks something is a major bump",
    ]);
  });

  it("that breaks something bumps one of its packages by a major version, quoted or not", () => {
    const front = `---\n'@lucarne/configurators': patch\n"@lucarne/ui": major\n---\n\n`;
    expect(breachesIn({ ".changeset/gone.md": `${front}${told}` })).toEqual([]);
  });

  it("without packages that breaks something has no major bump", () => {
    expect(breachesIn({ ".changeset/gone.md": `---\n---\n\n${told}` })).toHaveLength(1);
  });
});

describe("a changelog", () => {
  const changelog = (version: string, text: string): string => `## ${version}\n\n### Minor Changes\n\n- ${text}\n\n`;

  it.each(["2.0.0", "1.0.0", "10.0.0"])("may break something in %s", (version) => {
    expect(breachesIn({ "packages/ui/CHANGELOG.md": `# ui\n\n${changelog(version, "Breaking: gone.")}` })).toEqual([]);
  });

  it.each(["1.1.0", "2.0.1", "0.0.0", "1.10.0", "2.0.0-beta.1"])("breaks nothing in %s", (version) => {
    const text = `# ui\n\n${changelog("3.0.0", "Breaking: gone.")}${changelog(version, "BREAKING: gone.")}`;
    expect(breachesIn({ "packages/ui/CHANGELOG.md": text })).toEqual([
      `packages/ui/CHANGELOG.md: ${version} breaks something, so it is a major version`,
    ]);
  });

  it("of a minor version may say what is new", () => {
    expect(breachesIn({ "packages/ui/CHANGELOG.md": changelog("1.1.0", "New: a part.") })).toEqual([]);
  });
});
