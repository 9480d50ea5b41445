import { crc32, deflateSync } from "node:zlib";

import { toSamples, type LogoPlanes } from "@lucarne/configurators/artwork/logo/pixels";
import sharp from "sharp";

/** How many bytes a PNG has before its other chunks: its mark and its header. */
export const PNG_HEAD = 33;

/** The chunk of a colour profile. */
export const profileChunk = (icc: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from("iCCPown\0\0", "latin1"), deflateSync(icc)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/**
 * A picture in red, green and blue as a PNG with its profile: browsers and the print file read it there alone. The chunk is
 * written here, because sharp converts the levels to a profile that it attaches.
 */
export const taggedPng = async ({ opacity, ...planes }: LogoPlanes, icc: Uint8Array): Promise<Buffer> => {
  const { width, height } = planes;
  const samples = toSamples({ ...planes, colours: opacity ? [...planes.colours, opacity] : planes.colours });
  const png = await sharp(samples, { raw: { width, height, channels: opacity ? 4 : 3 } })
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
  return Buffer.concat([png.subarray(0, PNG_HEAD), profileChunk(icc), png.subarray(PNG_HEAD)]);
};
