import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { manifestOf, PUBLISHED, publishing, whileNamed, withRepository } from "./published-packages.ts";

const GITHUB = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "lucarne/lucarne" };

const root = path.dirname(path.dirname(path.dirname(import.meta.dirname)));
const copy = mkdtempSync(path.join(tmpdir(), "lucarne-manifests-"));
for (const folder of PUBLISHED)
  cpSync(path.join(root, folder, "package.json"), path.join(copy, folder, "package.json"), { recursive: true });
afterAll(() => rmSync(copy, { recursive: true }));

describe.each(PUBLISHED)("%s", (folder) => {
  it("has a description, keywords and a licence", () => {
    const { description, keywords, license } = manifestOf(folder);
    expect(description).toMatch(/\w/);
    expect(keywords).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(license).toBe("MIT");
  });

  it("is published with the repository that builds it, and is left as it was", () => {
    const before = manifestOf(folder);
    const published = whileNamed(GITHUB, () => manifestOf(folder, copy), copy);
    expect(published).toEqual({
      ...before,
      homepage: `https://github.com/lucarne/lucarne/tree/HEAD/${folder}#readme`,
      bugs: { url: "https://github.com/lucarne/lucarne/issues" },
      repository: { type: "git", url: "git+https://github.com/lucarne/lucarne.git", directory: folder },
    });
    expect(manifestOf(folder, copy)).toEqual(before);
  });

  it("is published as it is where GitHub does not build it", () => {
    const manifest = manifestOf(folder);
    expect(withRepository(manifest, folder, {})).toEqual(manifest);
  });
});

it("leaves the manifests as they were when publishing fails", () => {
  const before = PUBLISHED.map((folder) => manifestOf(folder));
  expect(() =>
    whileNamed(
      GITHUB,
      () => {
        throw new Error("npm refused it");
      },
      copy,
    ),
  ).toThrow("npm refused it");
  expect(PUBLISHED.map((folder) => manifestOf(folder, copy))).toEqual(before);
});

it.each([
  ["with provenance where GitHub builds them", { GITHUB_ACTIONS: "true" }, true],
  ["without it elsewhere, where nothing can sign it", {}, false],
])("publishes each package %s", (_, environment, signed) => {
  const given = publishing(environment);
  for (const folder of PUBLISHED) expect(given).toContain(manifestOf(folder).name);
  expect(given).toContain("publish");
  expect(given.includes("--provenance")).toBe(signed);
});
