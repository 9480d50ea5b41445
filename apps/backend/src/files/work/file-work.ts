import type { PrintInput, PrintResult } from "../../print/draw-print.ts";
import type { Design, DesignCheck } from "../../print/lay-design.ts";
import { busy } from "../../kernel/problem.ts";
import { programUrl } from "../../kernel/program-files.ts";
import type { Inspected, InspectedPhoto } from "../check/inspect-file.ts";
import { fileRefused } from "../upload/file-problems.ts";
import { RefusedFile } from "../refusal.ts";
import type { FileJobs } from "./file-jobs.ts";
import type { FilePrograms } from "./sandbox.ts";
import { openWorkPool, WorkLimit, WorkRefused } from "./work-pool.ts";

/**
 * Work on files, done outside the server's process. The owner is the company whose file it is: companies take turns
 * (REL-14).
 */
export interface FileWork {
  /**
   * Detects and checks an uploaded file, and scales a picture to what its product can show.
   *
   * @throws {Problem} `file_invalid` when it is refused or exceeds a limit, `busy` when too many files wait
   */
  readonly inspect: (
    file: { readonly bytes: Buffer; readonly name: string; readonly product?: string | undefined },
    owner?: number,
  ) => Promise<Inspected>;
  /**
   * Encodes an avatar.
   *
   * @returns WebP
   * @throws {Problem} as `inspect`
   */
  readonly avatar: (bytes: Buffer, owner?: number) => Promise<Buffer>;
  /**
   * Checks a photo for a product's cover and encodes it for print: upright, in sRGB, without metadata.
   *
   * @throws {Problem} as `inspect`
   */
  readonly photo: (
    file: { readonly bytes: Buffer; readonly name: string; readonly product: string },
    owner?: number,
  ) => Promise<InspectedPhoto>;
  /**
   * Renders the print file of an order.
   *
   * @throws {Problem} `busy` when too many files wait
   * @throws {WorkLimit} when it needs too much time or memory
   */
  readonly print: (order: PrintInput, owner?: number) => Promise<PrintResult>;
  /**
   * Checks that a design can be printed as it was made.
   *
   * @throws {Problem} as `print`
   * @throws {WorkLimit} as `print`
   */
  readonly checkDesign: (design: Design, owner?: number) => Promise<DesignCheck>;
  /** Starts a process, so that the first file need not wait for it. */
  readonly warm: () => void;
  /** How many print files have been drawn. */
  readonly drawn: () => number;
  /** Files that are worked on and files that wait. */
  readonly load: () => { readonly running: number; readonly waiting: number };
  readonly close: () => Promise<void>;
}

const asProblem = (error: unknown): unknown => {
  if (error instanceof WorkRefused || (error instanceof WorkLimit && error.limit === "delay")) return busy();
  return error instanceof RefusedFile ? fileRefused(error.refusal) : error;
};

/** When the process exceeds a limit, the uploaded file is refused as the cause. */
const asUploadProblem = (error: unknown): unknown =>
  error instanceof WorkLimit && error.limit !== "delay" ? fileRefused({ text: "file.too_complex" }) : asProblem(error);

/** Most processor time of an upload and of a print file, in milliseconds. */
const UPLOAD_TIME = 10_000;
const PRINT_TIME = 20_000;

/** The limits of the server's own pool. Callers give up after 30 seconds, waiting included. */
export const FILE_WORK_LIMITS = {
  // On one core too: with a single process, one company would have every process (REL-14).
  processes: 2,
  waiting: 30,
  waitingPerOwner: 15,
  waitingAtMost: 45,
  patience: 8_000,
  duration: 20_000,
  memory: 700_000_000,
  idle: 60_000,
};

/**
 * Opens the pool; its processes start with the first file.
 *
 * @param programs of the machine
 * @param limits other limits than the server's
 */
export const openFileWork = (programs: FilePrograms = {}, limits: Partial<typeof FILE_WORK_LIMITS> = {}): FileWork => {
  const { ghostscript } = programs;
  const program = programUrl("file-process");
  const pool = openWorkPool<FileJobs>({ program, programs, ...FILE_WORK_LIMITS, ...limits });
  const upload = <Kind extends keyof FileJobs>(kind: Kind, input: FileJobs[Kind]["input"], owner?: number) =>
    pool
      .run(kind, input, { time: UPLOAD_TIME, owner })
      .catch((error: unknown) => Promise.reject(asUploadProblem(error)));
  const printing = <Kind extends keyof FileJobs>(kind: Kind, input: FileJobs[Kind]["input"], owner?: number) =>
    pool.run(kind, input, { time: PRINT_TIME, owner }).catch((error: unknown) => Promise.reject(asProblem(error)));
  let drawn = 0;
  return {
    inspect: (file, owner) => upload("inspect", { ...file, ghostscript }, owner),
    avatar: async (bytes, owner) => Buffer.from(await upload("avatar", { bytes }, owner)),
    photo: async (file, owner) => {
      const photo = await upload("photo", file, owner);
      return { ...photo, bytes: Buffer.from(photo.bytes) };
    },
    print: async (order, owner) => {
      const printed = await printing("print", order, owner);
      drawn += 1;
      return printed;
    },
    drawn: () => drawn,
    checkDesign: (design, owner) => printing("design", design, owner),
    warm: pool.warm,
    load: pool.load,
    close: pool.close,
  };
};
