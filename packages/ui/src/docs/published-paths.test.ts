import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { uiLanguages } from "../strings/types.ts";

const FACES = { "in the repository": manifest.exports, published: manifest.publishConfig.exports };
const themes = globSync("*.css.ts", { cwd: path.join(import.meta.dirname, "../themes") })
  .map((file) => file.replace(".css.ts", ""))
  .filter((name) => !["contract", "foundation", "scheme"].includes(name));

const namesBelow = (paths: object, folder: string): string[] =>
  Object.keys(paths)
    .filter((name) => name.startsWith(folder) && !name.endsWith(".css"))
    .map((name) => name.slice(folder.length))
    .sort();

describe.each(Object.entries(FACES))("the kit's imports %s", (_, paths) => {
  it("name each theme, and no module that themes are made of", () => {
    expect(namesBelow(paths, "./theme/")).toEqual(themes.sort());
  });

  it("name the words of each language", () => {
    expect(namesBelow(paths, "./strings/")).toEqual([...uiLanguages, "load", "types"].sort());
  });
});
