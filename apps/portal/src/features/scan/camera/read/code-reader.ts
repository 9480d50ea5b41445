import { createDecoder } from "./decoder.ts";
import { createPictureTaker, picturesOf } from "./take-picture.ts";

/** Time to search one picture, in milliseconds: a video brings another one soon, a photo does not. */
const MAX_VIDEO_MS = 40;
const MAX_PHOTO_MS = 1500;

/** Reads the text of a QR code: `undefined` without one. Rejects when it cannot work any more; another reader may. */
export type CodeReader = {
  readVideo: (video: HTMLVideoElement) => Promise<string | undefined>;
  readPhoto: (photo: Blob) => Promise<string | undefined>;
  close: () => void;
};

/** What the scan page loads with its first picture. */
export const createCodeReader = async (): Promise<CodeReader> => {
  const { decode, close } = await createDecoder();
  const takePicture = createPictureTaker();

  return {
    readVideo: async (video) => {
      const picture = takePicture(video);

      return picture && decode(picture, MAX_VIDEO_MS);
    },
    readPhoto: async (photo) => {
      for await (const picture of picturesOf(photo)) {
        const code = await decode(picture, MAX_PHOTO_MS);
        if (code !== undefined) return code;
      }

      return undefined;
    },
    close,
  };
};
