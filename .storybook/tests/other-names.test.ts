import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { otherNamesPage } from "../other-names.ts";
import { parts } from "../parts.ts";

const source = path.resolve(import.meta.dirname, "../../packages/ui/src");
const page = path.resolve(import.meta.dirname, "../other-names.mdx");

/** The title of a part's first stories. */
const titleOf = (part: string): string => {
  const folder = path.join(source, part === "layout" ? part : `components/${part}`);
  const [title] = globSync("*.stories.tsx", { cwd: folder })
    .sort()
    .flatMap(
      (file) =>
        /title: "((?:Components\/|Layout)[^"]*)"/.exec(readFileSync(path.join(folder, file), "utf8"))?.[1] ?? [],
    );
  if (title === undefined) throw new Error(`${part} has no stories`);
  return title;
};

describe("the page of other names", () => {
  const wanted = otherNamesPage(parts, new Map(parts.map(({ name }) => [name, titleOf(name)])));

  it("has those of the guides; `vitest -u` writes it again", async () => {
    await expect(wanted).toMatchFileSnapshot(page);
  });

  it.each([
    ["Autocomplete", "Combobox"],
    ["DatePicker", "DateField"],
    ["Dropdown", "SelectField"],
    ["Modal", "Dialog"],
    ["Pill", "Badge"],
    ["Snackbar", "Toast"],
    ["Toggle", "Switch"],
    ["Typeahead", "SearchSelect"],
  ])("leads from %s to %s", (name, part) => {
    expect(wanted).toMatch(new RegExp(`^## ${part}: .*\\b${name}\\b`, "m"));
  });
});
