/** The longest side of a picture that is searched, in px: enough for a label at arm's length, and quick to search. */
const MAX_SIDE = 720;

const canvas = (): CanvasRenderingContext2D | null =>
  document.createElement("canvas").getContext("2d", { willReadFrequently: true });

/** Takes pictures of the middle of a video, where the frame is. Gives `undefined` while the video has none. */
export const createPictureTaker = (): ((video: HTMLVideoElement) => ImageData | undefined) => {
  const context = canvas();

  return (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const square = Math.min(width, height);
    if (!context || square === 0) return undefined;
    const side = Math.min(MAX_SIDE, square);
    if (context.canvas.width !== side) {
      context.canvas.width = side;
      context.canvas.height = side;
    }
    context.drawImage(video, (width - square) / 2, (height - square) / 2, square, square, 0, 0, side, side);

    return context.getImageData(0, 0, side, side);
  };
};

/** Sides at which a photo is searched: a small code needs many pixels, a blurred one is found in few. */
const PHOTO_SIDES = [1200, 720, 2000] as const;

/** A photo as pictures to search, one size after the other; none for a file that is no picture. */
export async function* picturesOf(file: Blob): AsyncGenerator<ImageData> {
  // Upright without an option: Safari before 17.2 refuses the option for it.
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  const context = canvas();
  if (!bitmap || !context) return;
  try {
    for (const limit of PHOTO_SIDES) {
      const scale = Math.min(1, limit / Math.max(bitmap.width, bitmap.height));
      const [width, height] = [Math.max(1, bitmap.width * scale), Math.max(1, bitmap.height * scale)].map(Math.round);
      context.canvas.width = width ?? 1;
      context.canvas.height = height ?? 1;
      context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height);
      yield context.getImageData(0, 0, context.canvas.width, context.canvas.height);
    }
  } finally {
    bitmap.close();
  }
}
