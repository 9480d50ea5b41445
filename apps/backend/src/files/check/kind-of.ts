import { rootOfSvg } from "./scan-svg.ts";

/** The accepted types of a logo. */
export type FileKind = "jpeg" | "png" | "tiff" | "svg" | "pdf" | "postscript" | "psd" | "zip";

const SIGNATURES: readonly (readonly [FileKind, string])[] = [
  ["jpeg", "ffd8ff"],
  ["png", "89504e470d0a1a0a"],
  ["tiff", "49492a00"],
  ["tiff", "4d4d002a"],
  ["pdf", "255044462d"],
  ["postscript", "25215053"],
  // An EPS with a preview starts with its own header.
  ["postscript", "c5d0d3c6"],
  ["psd", "38425053"],
  ["zip", "504b0304"],
  ["zip", "504b0506"],
];

/** Detects a type by the first bytes; undefined for any other. */
export const kindOf = (bytes: Buffer): FileKind | undefined => {
  const start = bytes.toString("hex", 0, 8);
  const found = SIGNATURES.find(([, signature]) => start.startsWith(signature));
  return found ? found[0] : rootOfSvg(bytes) === "svg" ? "svg" : undefined;
};
