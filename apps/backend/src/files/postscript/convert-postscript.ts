import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { refuse } from "../refusal.ts";
import {
  hasLetters,
  isMeasured,
  isOverLimit,
  measuredBox,
  measuringArguments,
  PROGRAM_LIMITS,
  readingArguments,
  runGhostscript,
  writingArguments,
} from "./ghostscript.ts";
import { declaredBox, isForIllustrator, plainPostScript, type PointBox, unmarked } from "./postscript-file.ts";

/**
 * It loads a font of its own for each font that a drawing names and does not contain, with or without text: many
 * programs name Helvetica or Times in each file.
 */
const OWN_FONT = /^(?:Loading \S+ font|Substituting font|Can't find \(or can't open\) font)/m;

/** The box of what a file draws, which is none for a blank page. */
const measured = async (measure: () => Promise<{ readonly stderr: string }>): Promise<PointBox> => {
  const { stderr } = await measure();
  return measuredBox(stderr) ?? refuse(isMeasured(stderr) ? "file.nothing_shown" : "file.damaged");
};

/**
 * Converts an EPS or older Illustrator file to a PDF of curves in its own colours, whose page is the drawing's box: as
 * an EPS declares it, else as it is measured. Each conversion has a folder of its own, which only its owner can open,
 * and the program reaches nothing else (SEC-15).
 *
 * @param program path of Ghostscript
 * @param limits of its time, memory and written bytes
 * @throws {RefusedFile} when it is damaged, needs too much, or draws nothing, or has text in a font that it does not contain
 */
export const convertPostScript = async (bytes: Buffer, program: string, limits = PROGRAM_LIMITS): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), "postscript-"));
  const [source, target] = [path.join(folder, "logo.eps"), path.join(folder, "logo.pdf")];
  const letters = path.join(folder, "letters.xml");
  try {
    const postScript = plainPostScript(bytes);
    await writeFile(source, unmarked(postScript));
    const fault = isForIllustrator(postScript) ? "file.illustrator_only" : "file.damaged";
    const run = (options: readonly string[]) =>
      runGhostscript(program, options, folder, limits).catch((error: unknown) =>
        refuse(isOverLimit(error) ? "file.too_complex" : fault),
      );
    const box = declaredBox(postScript) ?? (await measured(() => run(measuringArguments(source))));
    const { stdout } = await run(writingArguments(source, target, box));
    if (OWN_FONT.test(stdout)) {
      await run(readingArguments(source, letters, box));
      const written = await readFile(letters, "utf8").catch(() => "none were written");
      if (hasLetters(written)) refuse("file.pdf_fonts");
    }
    return await readFile(target).catch(() => refuse(fault));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
