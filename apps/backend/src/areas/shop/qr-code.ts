import { refused } from "../../kernel/problem.ts";

/** Modules kept white on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Pixels along a side of a module. */
const SCALE = 8;

/**
 * The link as the code holds it: ASCII only, letters beyond it as punycode and percent signs, because readers guess
 * other encodings wrongly (CONF-11).
 *
 * @throws {Problem} `validation_failed` for what is no address of the web
 */
export const asciiLink = (link: string): string => {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol)) throw refused({ data: [{ text: "validation.format" }] });
  return url.href;
};

/** Draws the code of a link as a PNG data address. The link is never opened. */
export const qrCode = async (link: string): Promise<string> => {
  const text = asciiLink(link);
  // Drawn for few callers: not among what a start loads.
  const { toDataURL } = await import("qrcode");
  return toDataURL([{ data: Buffer.from(text, "ascii"), mode: "byte" }], {
    type: "image/png",
    errorCorrectionLevel: "M",
    margin: QUIET_ZONE,
    scale: SCALE,
  });
};
