import { writeArrayBuffer } from "geotiff";
import sharp from "sharp";

/** Amounts of ink of 0 to 255: cyan, magenta, yellow, black. */
export type Inks = readonly [number, number, number, number];

const MODEL_CMYK = 5;

/** A picture of one colour, as a TIFF in inks. */
export const inkTiff = (inks: Inks, width: number, height: number): Buffer =>
  Buffer.from(
    writeArrayBuffer(
      Uint8Array.from({ length: width * height * 4 }, (_, at) => inks[at % 4] ?? 0),
      {
        width,
        height,
        SamplesPerPixel: 4,
        BitsPerSample: [8, 8, 8, 8],
        PhotometricInterpretation: MODEL_CMYK,
      },
    ),
  );

/** The same as a JPEG. */
export const inkJpeg = (inks: Inks, width: number, height: number, progressive = false): Promise<Buffer> =>
  sharp(inkTiff(inks, width, height))
    .pipelineColourspace("cmyk")
    .toColourspace("cmyk")
    .jpeg({ quality: 95, progressive })
    .toBuffer();
