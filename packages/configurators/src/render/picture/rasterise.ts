/** The size of a drawing in pixels. */
export interface RasterSize {
  /** Pixels of the longer side. */
  readonly longest: number;
}

/** Draws an SVG document as a PNG file with transparency. */
export type Rasterise = (svg: string, size: RasterSize) => Promise<Uint8Array>;

/** Draws a picture on a canvas. `longest` receives the picture's own longer side. */
const drawnOnCanvas = async (address: string, longest: (own: number) => number): Promise<Uint8Array> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  // A drawing without a size of its own is treated as a square.
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

/** Pixels along the longer side of a drawing without its own pixels. */
const MIN_WIDTH = 2000;

/**
 * The pixels of a picture that the browser can show, as a PNG file.
 * @throws {Error} when the browser cannot draw it
 */
export const pixelsOf = (address: string): Promise<Uint8Array> =>
  drawnOnCanvas(address, (own) => Math.max(own, MIN_WIDTH));
