/** White modules on each side (ISO/IEC 18004). */
const QUIET_ZONE = 4;
/** Side of a module in pixels. */
const SCALE = 8;

/**
 * Draws the QR code of a link as a PNG data URL. The link is never fetched (SEC-18).
 *
 * @param link in ASCII, as `printedLink` gives it (CONF-11)
 */
export const qrCode = async (link: string): Promise<string> => {
  // Rarely used, so it is not loaded at start.
  const [{ encodeQR }, { default: sharp }] = await Promise.all([import("qr"), import("sharp")]);
  const matrix = encodeQR(link, "raw", { ecc: "medium", border: QUIET_ZONE });
  const side = matrix.length;
  const levels = Uint8Array.from(matrix.flat(), (dark) => (dark ? 0 : 255));
  const picture = sharp(levels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * SCALE, side * SCALE, { kernel: "nearest" })
    .png({ palette: true, colours: 2 });
  return `data:image/png;base64,${(await picture.toBuffer()).toString("base64")}`;
};
