import { refused } from "../../kernel/problem.ts";

/** White modules on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Side of a module in pixels. */
const SCALE = 8;

/**
 * The link as encoded: ASCII only, with punycode and percent-encoding, because readers guess other encodings wrongly
 * (CONF-11).
 *
 * @throws {Problem} `validation_failed` unless it is an http or https address
 */
export const asciiLink = (link: string): string => {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !["http:", "https:"].includes(url.protocol)) throw refused({ data: [{ text: "validation.format" }] });
  return url.href;
};

/** Draws the QR code of a link as a PNG data URL. The link is never fetched (SEC-18). */
export const qrCode = async (link: string): Promise<string> => {
  const text = asciiLink(link);
  // Rarely used, so it is not loaded at start.
  const { toDataURL } = await import("qrcode");
  return toDataURL([{ data: Buffer.from(text, "ascii"), mode: "byte" }], {
    type: "image/png",
    errorCorrectionLevel: "M",
    margin: QUIET_ZONE,
    scale: SCALE,
  });
};
