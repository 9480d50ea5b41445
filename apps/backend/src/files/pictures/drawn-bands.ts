import type { XmlElement } from "@lucarne/configurators/artwork/logo/svg/parse-xml";
import { writeXml } from "@lucarne/configurators/artwork/logo/svg/write-xml";
import type { Size } from "@lucarne/configurators/artwork/page/boxes";
import sharp, { type Sharp } from "sharp";

/** Most pixels of a band. */
const MAX_BAND = 3_000_000;
const CHANNELS = 4;

/**
 * Draws a drawing without filters in bands from edge to edge, and joins them. The library holds several pictures as large
 * as what it draws at once, and draws all of a mask again for every 2,000 rows.
 *
 * @throws {Error} when the library cannot draw it
 */
export const drawnInBands = async (drawing: XmlElement, { width, height }: Size): Promise<Sharp> => {
  const whole = { ...drawing, attributes: { ...drawing.attributes, width: `${width}`, height: `${height}` } };
  const pixels = Buffer.alloc(width * height * CHANNELS);
  const most = Math.floor(MAX_BAND / width);
  for (let top = 0; top < height; top += most) {
    const rows = Math.min(most, height - top);
    const band = { name: "svg", attributes: { viewBox: `0 ${top} ${width} ${rows}` }, children: [whole], text: "" };
    const source = Buffer.from(writeXml(band, { width, height: rows }));
    const drawn = await sharp(source, { limitInputPixels: MAX_BAND, unlimited: true }).ensureAlpha().raw().toBuffer();
    drawn.copy(pixels, top * width * CHANNELS);
  }
  return sharp(pixels, { raw: { width, height, channels: CHANNELS }, limitInputPixels: width * height });
};
