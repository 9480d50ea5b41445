import { refuse } from "../../refusal.ts";
import { checkPixels } from "./check-pixels.ts";

const HEADER = 26;
/** The version of large documents (PSB), in which the section of the layers has a length of eight bytes. */
const LARGE = 2;
/** Largest number of channels in the format. */
const MAX_CHANNELS = 56;

/**
 * Checks the structure of a Photoshop file or a large document of it: header, pixels within the limits, and sections that fit into the file.
 *
 * @throws {RefusedFile}
 */
export const checkPsd = (bytes: Buffer): void => {
  const version = bytes.length < HEADER + 12 ? 0 : bytes.readUInt16BE(4);
  if (version !== 1 && version !== LARGE) refuse("file.damaged");
  const channels = bytes.readUInt16BE(12);
  if (channels < 1 || channels > MAX_CHANNELS) refuse("file.damaged");
  checkPixels(bytes.readUInt32BE(18), bytes.readUInt32BE(14));
  let at = HEADER;
  // Colours, resources and layers, each after its length; then the compression of the picture.
  for (let part = 0; part < 3; part += 1) {
    const isLong = version === LARGE && part === 2;
    if (at + (isLong ? 8 : 4) > bytes.length) refuse("file.damaged");
    at += isLong ? 8 + Number(bytes.readBigUInt64BE(at)) : 4 + bytes.readUInt32BE(at);
  }
  if (at + 2 > bytes.length) refuse("file.damaged");
};
