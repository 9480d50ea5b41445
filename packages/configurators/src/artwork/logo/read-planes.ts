import { UnprintableLogo } from "./fault.ts";
import { inkOfPicture, limitPicture } from "./colour/ink.ts";
import { LOGO_HEAD, logoKind } from "./kind.ts";
import type { LogoPlanes } from "./pixels.ts";
import { readPsd } from "./raster/read-psd.ts";
import { readTiff } from "./raster/read-tiff.ts";

const decode = async (bytes: Uint8Array): Promise<LogoPlanes | undefined> => {
  switch (logoKind(bytes.subarray(0, LOGO_HEAD))) {
    case "psd":
      return readPsd(bytes);
    case "jpeg":
      return (await import("./raster/read-ink-jpeg.ts")).readInkJpeg(bytes);
    default:
      // The TIFF library reads a whole buffer; a view may be a part of one.
      return readTiff(Uint8Array.from(bytes).buffer);
  }
};

const planesOf = async (bytes: Uint8Array): Promise<LogoPlanes | undefined> => {
  try {
    return await decode(bytes);
  } catch {
    throw new UnprintableLogo("damaged");
  }
};

const limitedPlanes = async (bytes: Uint8Array): Promise<LogoPlanes> => {
  const planes = await planesOf(bytes);
  if (!planes) throw new UnprintableLogo("unsupported");
  return planes.model === "cmyk" ? { ...limitPicture(planes), ink: inkOfPicture(planes) } : planes;
};

/** Pictures of bytes that are still in use: layout and print file decode the same ones. */
const decoded = new WeakMap<Uint8Array, Promise<LogoPlanes>>();

/**
 * Decodes the picture of a Photoshop file, a TIFF or a JPEG in inks, with its inks limited (CONF-28), for the preview and
 * the print file alike; the same bytes once.
 * @throws {UnprintableLogo} `damaged` or `unsupported`
 */
export const readPlanes = (bytes: Uint8Array): Promise<LogoPlanes> => {
  const planes = decoded.get(bytes) ?? limitedPlanes(bytes);
  decoded.set(bytes, planes);
  return planes;
};
