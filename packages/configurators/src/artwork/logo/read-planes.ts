import { UnprintableLogo } from "./fault.ts";
import { inkOfPicture, limitPicture } from "./ink.ts";
import { LOGO_HEAD, logoKind } from "./kind.ts";
import type { LogoPlanes } from "./pixels.ts";
import { readPsd } from "./read-psd.ts";
import { readTiff } from "./read-tiff.ts";

const decode = async (bytes: Uint8Array): Promise<LogoPlanes | undefined> => {
  switch (logoKind(bytes.subarray(0, LOGO_HEAD))) {
    case "psd":
      return readPsd(bytes);
    case "jpeg":
      return (await import("./read-ink-jpeg.ts")).readInkJpeg(bytes);
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

/**
 * Decodes the picture of a Photoshop file, a TIFF or a JPEG in inks, with its inks limited (CONF-28), for the preview and
 * the print file alike.
 * @throws {UnprintableLogo} `damaged` or `unsupported`
 */
export const readPlanes = async (bytes: Uint8Array): Promise<LogoPlanes> => {
  const planes = await planesOf(bytes);
  if (!planes) throw new UnprintableLogo("unsupported");
  return planes.model === "cmyk" ? { ...limitPicture(planes), ink: inkOfPicture(planes) } : planes;
};
