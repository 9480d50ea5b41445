import { Problem } from "../kernel/problem.ts";
import type { TextKey } from "../texts/texts.ts";

/** The problem of a file that is not taken; `text` says what would be. */
export const fileInvalid = (text: TextKey = "problem.file_invalid"): Problem =>
  new Problem("file_invalid", { errors: { file: [{ text }] } });

/** The problem of a file with more bytes than allowed. */
export const fileTooLarge = (limit: number): Problem =>
  new Problem("payload_too_large", {
    errors: { file: [{ text: "file.too_large", params: { megabytes: Math.floor(limit / 1_000_000) } }] },
  });
