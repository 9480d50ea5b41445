import { logoKind } from "@lucarne/configurators/artwork/logo/kind";
import { pngTraits } from "@lucarne/configurators/artwork/logo/png-traits";
import { screenLevel } from "@lucarne/configurators/artwork/logo/screen-level";
import sharp, { type Sharp } from "sharp";

/** The gamma of a picture whose colours are not those of a screen. */
export const ownGamma = (bytes: Buffer): number | undefined =>
  logoKind(bytes) === "png" ? pngTraits(bytes).gamma : undefined;

/** Writes samples of another gamma, where there is one, as a screen shows them; opacity is as it was. */
export const toScreen = async (picture: Sharp, gamma: number | undefined): Promise<Sharp> => {
  if (gamma === undefined) return picture;
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const levels = Uint8Array.from({ length: 256 }, (_, level) => Math.round(screenLevel((level / 255) ** (1 / gamma))));
  const colours = info.channels - (info.channels % 2 === 0 ? 1 : 0);
  for (let at = 0; at < data.length; at += 1) if (at % info.channels < colours) data[at] = levels[data[at] ?? 0] ?? 0;
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};
