// The generated dictionaries of the packages.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { LOCALES, readFlat, ROOT, type Texts } from "./files.ts";
import { modulesOf, type PartTexts } from "./generate.ts";
import type { Part } from "./parts.ts";

export const notesOf = (part: Part): Texts => {
  const file = path.join(LOCALES, part.name, "notes.json");

  return existsSync(file) ? readFlat(file) : {};
};

/** The generated files that stand in a part's folders. */
export const generatedFiles = (part: Part): string[] =>
  part.dictionaries.flatMap(({ out }) => {
    const folder = path.join(ROOT, out);

    return existsSync(folder) ? readdirSync(folder).map((file) => `${out}/${file}`) : [];
  });

/** Writes a part's dictionaries, and removes files that are none any more. Returns the files. */
export const writeModules = (part: Part, texts: PartTexts): string[] => {
  const modules = modulesOf(part, texts, notesOf(part));
  for (const file of generatedFiles(part)) if (!modules.has(file)) rmSync(path.join(ROOT, file));
  for (const [file, content] of modules) {
    mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
    writeFileSync(path.join(ROOT, file), content);
  }
  return [...modules.keys()];
};
