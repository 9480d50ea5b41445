import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { refuse } from "./refusal.ts";

const run = promisify(execFile);

/** Limits of the program: processor seconds, kilobytes of memory, blocks of 512 bytes written, milliseconds in all. */
const SECONDS = 8;
const MEMORY = 1_000_000;
const BLOCKS = 40_000;
const DURATION = 15_000;
/** Most characters of its messages. */
const MESSAGES = 1_000_000;

/** The shell sets the limits, because they must also hold when this process has ended. */
const LIMITED = `ulimit -t ${SECONDS} && ulimit -v ${MEMORY} && ulimit -f ${BLOCKS} && exec "$0" "$@"`;

const OPTIONS = [
  "-dSAFER",
  "-dBATCH",
  "-dNOPAUSE",
  "-dEPSCrop",
  // Fonts of the file become curves.
  "-dNoOutputFonts",
  "-sColorConversionStrategy=LeaveColorUnchanged",
  "-sDEVICE=pdfwrite",
];

/** It loads a font of its own only for text whose font is not in the file. */
const OWN_FONT = /^(?:Loading \S+ font|Substituting font|Can't find \(or can't open\) font)/m;

/**
 * Converts an EPS or older Illustrator file to a PDF of curves in its own colours.
 *
 * @param program path of Ghostscript
 * @throws {RefusedFile} when it is damaged, needs too much, or has text in a font that it does not contain
 */
export const convertPostScript = async (bytes: Buffer, program: string): Promise<Buffer> => {
  const folder = await mkdtemp(path.join(tmpdir(), "postscript-"));
  const [source, target] = [path.join(folder, "logo.eps"), path.join(folder, "logo.pdf")];
  try {
    await writeFile(source, bytes);
    const { stdout } = await run("/bin/sh", ["-c", LIMITED, program, ...OPTIONS, "-o", target, source], {
      timeout: DURATION,
      killSignal: "SIGKILL",
      maxBuffer: MESSAGES,
      cwd: folder,
    }).catch(() => refuse("file.damaged"));
    if (OWN_FONT.test(stdout)) refuse("file.pdf_fonts");
    return await readFile(target).catch(() => refuse("file.damaged"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Finds Ghostscript.
 *
 * @param program its name or path
 * @returns name and version, or undefined when it does not run
 */
export const ghostscriptVersion = async (program: string): Promise<string | undefined> => {
  try {
    const { stdout } = await run(program, ["--version"], { timeout: DURATION });
    return `Ghostscript ${stdout.trim()}`;
  } catch {
    return undefined;
  }
};
