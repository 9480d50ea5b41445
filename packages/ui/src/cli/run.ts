import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkSheet, hasFaults, type SheetResult } from "./brand/check-brand.ts";
import { textReport } from "./brand/report.ts";
import { previewHtml, type PreviewParts } from "./preview/html.ts";
import { type Served, servePreview } from "./preview/serve.ts";

const USAGE = `Checks a brand for the kit: its variables, their values, and each contrast pair in light and dark.

  ui brand <css> [--json] [--preview <file or port>]

--json prints the result for programs. --preview writes a page with all parts into a file (brand.html), or shows it at
http://127.0.0.1:<port>/ until Ctrl+C; each reload checks the sheet again.
Exit codes: 0 no faults, 1 faults, 2 wrong use.
`;

/** What a run uses of the program around it. */
export interface Surroundings {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly readParts: () => Promise<PreviewParts>;
  /** Gets the preview that is served, to open it and to close it. */
  readonly onServe: (served: Served) => void;
}

const readArguments = (words: readonly string[]) =>
  parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { json: { type: "boolean" }, preview: { type: "string" }, help: { type: "boolean", short: "h" } },
  });

/** Address of the sheet from the folder of the preview. */
const fromPreview = (preview: string, sheet: string): string =>
  encodeURI(path.relative(path.dirname(path.resolve(preview)), path.resolve(sheet)).replaceAll(path.sep, "/"));

/** For those who have not met the preview yet. A name with a space is put in quotes. */
const previewHint = (sheet: string): string =>
  `To see it: npx @lucarne/ui brand ${/\s/.test(sheet) ? `"${sheet}"` : sheet} --preview 4000\n`;

const showPreview = async (preview: string, sheet: string, result: SheetResult, around: Surroundings) => {
  const parts = await around.readParts();
  if (/^\d+$/.test(preview)) return around.onServe(await servePreview(sheet, Number(preview), parts));
  await writeFile(preview, previewHtml(result, fromPreview(preview, sheet), parts));
  return around.complain(`Preview: ${preview}\n`);
};

/** Runs the program with the words after its name; resolves with its exit code. */
export const runCli = async (words: readonly string[], around: Surroundings): Promise<number> => {
  try {
    const { values, positionals } = readArguments(words);
    const [command, sheet, ...more] = positionals;
    if (values.help || command !== "brand" || sheet === undefined || more.length > 0) {
      (values.help ? around.print : around.complain)(USAGE);
      return values.help ? 0 : 2;
    }
    const result = checkSheet(await readFile(sheet, "utf8"));
    if (values.json) around.print(`${JSON.stringify({ file: sheet, ...result }, null, 2)}\n`);
    else around.print(textReport(sheet, result) + (values.preview === undefined ? previewHint(sheet) : ""));
    if (values.preview !== undefined) await showPreview(values.preview, sheet, result, around);
    return hasFaults(result) ? 1 : 0;
  } catch (error) {
    around.complain(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
};
