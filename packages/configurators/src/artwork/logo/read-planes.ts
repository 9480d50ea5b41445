import { UnprintableLogo } from "./fault.ts";
import { limitInk, type LogoPlanes } from "./pixels.ts";
import { readPsd } from "./read-psd.ts";
import { readTiff } from "./read-tiff.ts";

const isPhotoshop = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 4)) === "8BPS";

const planesOf = async (bytes: Uint8Array): Promise<LogoPlanes | undefined> => {
  try {
    // The TIFF library reads a whole buffer; a view may be a part of one.
    return isPhotoshop(bytes) ? readPsd(bytes) : await readTiff(Uint8Array.from(bytes).buffer);
  } catch {
    throw new UnprintableLogo("damaged");
  }
};

/**
 * Decodes the picture of a Photoshop file or TIFF, with its inks limited, for the preview and the print file alike.
 * @throws {UnprintableLogo} `damaged` or `unsupported`
 */
export const readPlanes = async (bytes: Uint8Array): Promise<LogoPlanes> => {
  const planes = await planesOf(bytes);
  if (!planes) throw new UnprintableLogo("unsupported");
  return limitInk(planes);
};
