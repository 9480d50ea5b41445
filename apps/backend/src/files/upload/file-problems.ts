import { Problem } from "../../kernel/problem.ts";
import type { Refusal } from "../refusal.ts";

/** The problem of a refused file. */
export const fileRefused = (refusal: Refusal): Problem => new Problem("file_invalid", { errors: { file: [refusal] } });

/** The problem of a form without a file, or with an empty one. */
export const fileMissing = (): Problem =>
  new Problem("file_invalid", { errors: { file: [{ text: "problem.file_invalid" }] } });

/** The problem of a file above the size limit. */
export const fileTooLarge = (limit: number): Problem =>
  new Problem("payload_too_large", {
    errors: { file: [{ text: "file.too_large", params: { megabytes: Math.floor(limit / 1_000_000) } }] },
  });
