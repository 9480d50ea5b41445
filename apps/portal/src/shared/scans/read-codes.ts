import type { Project } from "@lucarne/api-client/queries/projects";
import { serialOf } from "@lucarne/api-client/serial";
import type { NewScan } from "./scan-record.ts";

/** The part of a project that a scan names. */
export type ProjectName = Pick<Project, "uuid" | "number">;

/** The outcome of one code that was scanned or typed. */
export type AddedCode = {
  readonly code: string;
  readonly result: "queued" | "unstored" | "repeated" | "notSerial";
  /** Of the queued scan, stored or not. */
  readonly key?: string;
};

type Given = {
  /** Without a user, as in an emulated session, no serial number is kept. */
  user: string | undefined;
  project: ProjectName;
  /** Serial numbers that are not kept again. */
  taken: ReadonlySet<string>;
  newKey: () => string;
};

/** Sorts codes into new scans and those that are not kept: without a serial number, or with one that is there. */
export const readCodes = (
  codes: readonly string[],
  { user, project, taken, newKey }: Given,
): { results: AddedCode[]; scans: NewScan[] } => {
  const seen = new Set(taken);
  const scans: NewScan[] = [];
  const results = codes.flatMap((code): AddedCode | [] => {
    const serial = serialOf(code);
    if (serial === undefined) return { code, result: "notSerial" };
    if (user === undefined) return [];
    if (seen.has(serial)) return { code, result: "repeated" };
    seen.add(serial);
    const key = newKey();
    scans.push({ key, user, project: project.uuid, projectNumber: project.number, code, serial, refusal: null });

    return { code, result: "queued", key };
  });

  return { results, scans };
};
