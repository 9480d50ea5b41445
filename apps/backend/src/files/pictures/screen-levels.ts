import { logoKind } from "@lucarne/configurators/artwork/logo/kind";
import { pngTraits } from "@lucarne/configurators/artwork/logo/png-traits";
import sharp, { type Sharp } from "sharp";

/** The gamma of a picture whose colours are not those of a screen. */
export const ownGamma = (bytes: Buffer): number | undefined =>
  logoKind(bytes) === "png" ? pngTraits(bytes).gamma : undefined;

/** Light of a screen (IEC 61966-2-1) from linear light, 0 to 1. */
const screenLevel = (light: number): number =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

/** Writes samples of another gamma, where there is one, as a screen shows them; opacity is as it was. */
export const toScreen = async (picture: Sharp, gamma: number | undefined): Promise<Sharp> => {
  if (gamma === undefined) return picture;
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const levels = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.round(255 * screenLevel((level / 255) ** (1 / gamma))),
  );
  const colours = info.channels - (info.channels % 2 === 0 ? 1 : 0);
  for (let at = 0; at < data.length; at += 1) if (at % info.channels < colours) data[at] = levels[data[at] ?? 0] ?? 0;
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};
