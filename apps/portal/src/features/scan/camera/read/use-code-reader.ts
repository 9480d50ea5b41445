import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { logError } from "../../../../platform/log/error-log.ts";
import type { Decoder } from "./decoder.ts";
import { createRecentCodes } from "./recent-codes.ts";
import { createPictureTaker, picturesOf } from "./take-picture.ts";

/** Time between two pictures of the video, in milliseconds: ten a second leave a phone cool. */
const READ_INTERVAL = 100;
/** Time until the next try after a failure, in milliseconds. */
const RETRY_INTERVAL = 5000;
/** Time to search one picture, in milliseconds: a video brings another one soon, a photo does not. */
const VIDEO_TIME = 40;
const PHOTO_TIME = 1500;

/**
 * Reads QR codes one after the other, as long as the video runs; a label that stays in sight is read once. Gives a
 * function that reads a photo: `undefined` without a code.
 */
export const useCodeReader = (
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
  onCode: (code: string) => void,
) => {
  const decoder = useRef<Promise<Decoder>>(undefined);
  const found = useEffectEvent(onCode);

  const getDecoder = (): Promise<Decoder> =>
    (decoder.current ??= import("./decoder.ts").then(({ createDecoder }) => createDecoder()));

  const decode = async (picture: ImageData, timeLimit: number): Promise<string | undefined> => {
    const current = getDecoder();
    try {
      return await (await current).decode(picture, timeLimit);
    } catch (error) {
      // Its code did not arrive: the next picture tries again.
      if (decoder.current === current) decoder.current = undefined;
      throw error;
    }
  };

  const read = useEffectEvent(async (isLive: () => boolean) => {
    if (!video.current) return;
    const [take, isNew] = [createPictureTaker(video.current), createRecentCodes()];
    let pause = READ_INTERVAL;
    const readNext = async () => {
      const picture = take();
      const code = picture && (await decode(picture, VIDEO_TIME));
      if (code !== undefined && isLive() && isNew(code, performance.now())) found(code);
      pause = READ_INTERVAL;
    };
    const rest = (error: unknown) => {
      // Once: a file that is gone fails each time.
      if (pause === READ_INTERVAL) logError(error);
      pause = RETRY_INTERVAL;
    };
    while (isLive()) {
      await readNext().catch(rest);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  });

  useEffect(() => {
    if (!running) return undefined;
    let live = true;
    read(() => live).catch(logError);

    return () => {
      live = false;
    };
  }, [running]);

  useEffect(
    () => () => {
      // One that did not arrive has been reported where it was needed.
      decoder.current?.then(({ close }) => close()).catch(() => undefined);
      decoder.current = undefined;
    },
    [],
  );

  return async (photo: Blob): Promise<string | undefined> => {
    for await (const picture of picturesOf(photo)) {
      const code = await decode(picture, PHOTO_TIME);
      if (code !== undefined) return code;
    }

    return undefined;
  };
};
