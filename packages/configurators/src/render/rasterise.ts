/** How large a drawing becomes in pixels. */
export interface RasterSize {
  /** Of the longer side. */
  readonly longest: number;
}

/** Draws an SVG document as the bytes of a PNG file, with what it shows through kept clear. */
export type Rasterise = (svg: string, size: RasterSize) => Promise<Uint8Array>;

/** A picture at an address, drawn on a canvas: `longest` is told its own longer side. */
const drawnOnCanvas = async (address: string, longest: (own: number) => number): Promise<Uint8Array> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  // A drawing without a size of its own is taken for a square.
  const [width, height] = [image.naturalWidth || 1, image.naturalHeight || 1];
  const own = Math.max(width, height);
  const scale = longest(own) / own;
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no canvas");
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("The picture is too large for a canvas");
  return new Uint8Array(await blob.arrayBuffer());
};

/**
 * Draws an SVG document on a canvas of the browser.
 * @throws {Error} when the browser cannot draw it
 */
export const rasteriseOnCanvas: Rasterise = async (svg, { longest }) => {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    return await drawnOnCanvas(address, () => longest);
  } finally {
    URL.revokeObjectURL(address);
  }
};

/** A drawing without pixels of its own gets so many along its longer side. */
const LEAST = 2000;

/**
 * The pixels of a picture that the browser can show, as a PNG file.
 * @throws {Error} when the browser cannot draw it
 */
export const pixelsOf = (address: string): Promise<Uint8Array> => drawnOnCanvas(address, (own) => Math.max(own, LEAST));
