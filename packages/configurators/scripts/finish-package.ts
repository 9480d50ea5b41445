// Runs after tsdown: joins the form's style sheets into one file and checks the packed modules.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const dist = path.join(path.dirname(import.meta.dirname), "dist");
const read = (file: string): string => readFileSync(path.join(dist, file), "utf8");

const sheets = globSync("form/**/*.css", { cwd: dist }).toSorted();
writeFileSync(path.join(dist, "form.css"), sheets.map((sheet) => `${read(sheet).trimEnd()}\n`).join(""));

/** Faults that would only show up in a consumer's build. */
const faults = globSync("**/*.{js,d.ts}", { cwd: dist }).flatMap((file) => {
  const text = read(file);
  const missing = [...text.matchAll(/(?:from|import) ?\(?"(\.[^"]+)"/gu)].flatMap(([, target = ""]) => {
    const found = path.join(dist, path.dirname(file), target);
    const typed = file.endsWith(".d.ts") ? found.replace(/\.js$/u, ".d.ts") : found;
    return existsSync(typed) ? [] : [`dist/${file} imports ${target}, which is not packed`];
  });
  const extract = /from "@vanilla-extract/u.test(text) ? [`dist/${file} still needs vanilla-extract`] : [];
  const again = /\.css\.(?:js|mjs)$/u.test(file) ? [`dist/${file} would be compiled again by an app`] : [];
  return [...missing, ...extract, ...again];
});
if (sheets.length === 0) faults.push("the form has no sheet");
if (faults.length > 0) throw new Error(faults.join("\n"));
