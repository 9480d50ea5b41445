import sharp from "sharp";

/** Most pixels of a picture: 25 megapixels (ASVS 5.2.6). */
const MOST_PIXELS = 25_000_000;
/** Side of an avatar, in pixels. */
const AVATAR_SIDE = 512;

sharp.cache(false);

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });

/** Decodes a picture to its end, to nothing: false when it is damaged, a bomb, or not of these formats. */
export const isSoundPicture = async (bytes: Buffer, formats: readonly string[]): Promise<boolean> => {
  try {
    const { format, pages = 1 } = await open(bytes).metadata();
    if (!formats.includes(format) || pages > 20) return false;
    await open(bytes).resize(32, 32, { fit: "inside" }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/**
 * Draws an avatar anew: upright, square, without what the camera wrote into it.
 *
 * @returns WebP, or undefined when the picture cannot be read or is no PNG or JPEG
 */
export const drawAvatar = async (bytes: Buffer): Promise<Buffer | undefined> => {
  if (!(await isSoundPicture(bytes, ["png", "jpeg"]))) return undefined;
  return open(bytes)
    .rotate()
    .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: "cover", position: "attention" })
    .webp({ quality: 82 })
    .toBuffer();
};
