import { readFile } from "node:fs/promises";

import { type OwnPrintProfile, profileOf } from "@lucarne/configurators/render/pdf/print-profile";
import { codeOf, StartFailure } from "../start-failure.ts";

/** Largest profile, in bytes; press profiles have one to three megabytes. */
const MAX_BYTES = 8_000_000;

const failure = (why: string): StartFailure => new StartFailure(`PRINT_PROFILE ${why}`);

/**
 * Reads the print shop's own profile.
 *
 * @param setting name of the printing condition and path of its ICC profile: `FOGRA51=/etc/lucarne/PSOcoated_v3.icc`
 * @throws {StartFailure} when it is written otherwise, cannot be read, or is not a CMYK output profile
 */
export const readPrintProfile = async (setting: string): Promise<OwnPrintProfile> => {
  const [, identifier = "", file = ""] = /^([\w .-]{1,40})=(.+)$/.exec(setting) ?? [];
  if (file === "") throw failure("must be a name and a path, as in FOGRA51=/etc/lucarne/PSOcoated_v3.icc");
  const bytes = await readFile(file).catch((error: unknown) => {
    throw failure(`cannot be read: ${codeOf(error) ?? "unknown error"}`);
  });
  if (bytes.length > MAX_BYTES) throw failure("is larger than 8 MB");
  const profile = { identifier, info: `Printing condition ${identifier}`, icc: Uint8Array.from(bytes) };
  await profileOf(profile).catch((error: unknown) => {
    throw failure(error instanceof Error ? `is wrong: ${error.message}` : "is wrong");
  });
  return profile;
};
