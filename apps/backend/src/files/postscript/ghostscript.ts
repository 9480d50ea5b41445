import { execFile } from "node:child_process";
import { promisify } from "node:util";

import type { PointBox } from "./postscript-file.ts";

const run = promisify(execFile);

/** Limits of the program: processor seconds, kilobytes of memory, blocks of 512 bytes in each file it writes. */
export const PROGRAM_LIMITS = { seconds: 8, memory: 1_000_000, blocks: 40_000 };
/**
 * Longest run of the program, above that of a file process: a run that the machine gives too little time is ended with
 * its process, as busy. This one ends runs that have lost their process.
 */
const MAX_DURATION_MS = 25_000;
/** Most characters of what it writes to its outputs. */
const MAX_OUTPUT_LENGTH = 1_000_000;

/** The shell sets the limits, because they must also hold when this process has ended. */
const limited = ({ seconds, memory, blocks }: typeof PROGRAM_LIMITS): string =>
  `ulimit -t ${seconds} && ulimit -v ${memory} && ulimit -f ${blocks} && exec "$0" "$@"`;

/**
 * Options of each run. The safer mode allows the files that the command line names and everything in the folder for
 * temporary files, which is the conversion's own.
 */
const SAFE = ["-dSAFER", "-dBATCH", "-dNOPAUSE", "-dFIXEDMEDIA", "-dParseDSCComments=false"];

/** Drawings without it are shown too; after a page that was shown it adds an empty one, which nobody reads. */
const SHOW = ["-c", "showpage"];

/** The sheet on which a drawing's box is measured, in points, and where its origin lies. */
const SHEET = 14_400;
const ORIGIN = SHEET / 2;

const page = (width: number, height: number, x: number, y: number): string[] => [
  `-dDEVICEWIDTHPOINTS=${width}`,
  `-dDEVICEHEIGHTPOINTS=${height}`,
  "-c",
  `<</PageOffset [${x} ${y}]>> setpagedevice`,
  "-f",
];

/** The arguments that measure a drawing. */
export const measuringArguments = (source: string): string[] => [
  ...SAFE,
  "-sDEVICE=bbox",
  ...page(SHEET, SHEET, ORIGIN, ORIGIN),
  source,
  ...SHOW,
];

/** The arguments that write a PDF with the drawing's box as its page. */
export const writingArguments = (source: string, target: string, [left, bottom, right, top]: PointBox): string[] => [
  ...SAFE,
  // Fonts of the file become curves.
  "-dNoOutputFonts",
  "-sColorConversionStrategy=LeaveColorUnchanged",
  "-sDEVICE=pdfwrite",
  "-o",
  target,
  ...page(right - left, top - bottom, -left, -bottom),
  source,
  ...SHOW,
];

/** Letters whose outlines are drawn are drawn as letters, so that they are found too. */
const OUTLINES_AS_LETTERS = ["-c", "/charpath { pop show } def", "-f"];

/** The arguments that write the letters which a drawing shows on its page. */
export const readingArguments = (source: string, target: string, [left, bottom, right, top]: PointBox): string[] => [
  ...SAFE,
  "-sDEVICE=txtwrite",
  "-dTextFormat=0",
  "-o",
  target,
  ...page(right - left, top - bottom, -left, -bottom),
  ...OUTLINES_AS_LETTERS,
  source,
  ...SHOW,
];

/** Whether there are letters in what the program has written: more than the pages. */
export const hasLetters = (written: string): boolean => written.replaceAll(/<\/?page>/g, "").trim() !== "";

/** Whether the program has measured a page, if only a blank one. */
export const isMeasured = (messages: string): boolean => /^%%HiResBoundingBox:/m.test(messages);

/** The measured box of the first page with a drawing. */
export const measuredBox = (messages: string): PointBox | undefined => {
  for (const [, numbers = ""] of messages.matchAll(/^%%HiResBoundingBox:([-\d. ]{1,200})$/gm)) {
    const [left = 0, bottom = 0, right = 0, top = 0] = numbers.trim().split(" ").map(Number);
    if (right > left && top > bottom) return [left - ORIGIN, bottom - ORIGIN, right - ORIGIN, top - ORIGIN];
  }
  return undefined;
};

/** The environment of the program: nothing but where programs are, and the conversion's folder. */
const programEnvironment = (folder: string): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  HOME: folder,
  TMPDIR: folder,
  TEMP: folder,
});

/**
 * Runs Ghostscript within limits of time, memory and written bytes, with a folder of its own as all it can reach.
 *
 * @returns its messages
 * @throws {Error} when it fails or needs too much
 */
export const runGhostscript = async (
  program: string,
  options: readonly string[],
  folder: string,
  limits = PROGRAM_LIMITS,
): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  run("/bin/sh", ["-c", limited(limits), program, ...options], {
    timeout: MAX_DURATION_MS,
    killSignal: "SIGKILL",
    maxBuffer: MAX_OUTPUT_LENGTH,
    cwd: folder,
    env: programEnvironment(folder),
  });

/** Codes of a program that the system has ended at its limit of time or of written bytes, where a sandbox reports them. */
const ENDED_BY_LIMIT = new Set([137, 152, 153]);

/** Whether a run has failed because it needed more than its limits. Out of memory, the program says so. */
export const isOverLimit = (error: unknown): boolean =>
  error instanceof Error &&
  (("signal" in error && typeof error.signal === "string") ||
    ("code" in error && typeof error.code === "number" && ENDED_BY_LIMIT.has(error.code)) ||
    ("stdout" in error && typeof error.stdout === "string" && error.stdout.includes("VMerror")) ||
    ("stderr" in error && typeof error.stderr === "string" && error.stderr.includes("VMerror")));

/**
 * Finds Ghostscript.
 *
 * @param program its name or path
 * @returns name and version, or undefined when it does not run
 */
export const ghostscriptVersion = async (program: string): Promise<string | undefined> => {
  try {
    const { stdout } = await run(program, ["--version"], { timeout: MAX_DURATION_MS });
    return `Ghostscript ${stdout.trim()}`;
  } catch {
    return undefined;
  }
};
