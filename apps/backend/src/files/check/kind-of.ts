import { rootOfSvg } from "./scan-svg.ts";

/** The kinds of files that are accepted for a logo. */
export type FileKind = "jpeg" | "png" | "tiff" | "svg" | "pdf" | "postscript" | "psd" | "zip";

const SIGNATURES: readonly (readonly [FileKind, string])[] = [
  ["jpeg", "ffd8ff"],
  ["png", "89504e470d0a1a0a"],
  ["tiff", "49492a00"],
  ["tiff", "4d4d002a"],
  ["pdf", "255044462d"],
  ["postscript", "25215053"],
  // An EPS with a preview begins with a header of its own.
  ["postscript", "c5d0d3c6"],
  ["psd", "38425053"],
  ["zip", "504b0304"],
  ["zip", "504b0506"],
];

/** What a file is, by its first bytes; undefined for anything else. */
export const kindOf = (bytes: Buffer): FileKind | undefined => {
  const start = bytes.toString("hex", 0, 8);
  const found = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  return found ? found[0] : rootOfSvg(bytes) === "svg" ? "svg" : undefined;
};
