import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { logError } from "../../../../platform/log/error-log.ts";
import type { Decoder } from "./decoder.ts";
import { createRecentCodes } from "./recent-codes.ts";
import { createPictureTaker, picturesOf } from "./take-picture.ts";

/** Time between two pictures of the video, in milliseconds: ten a second leave a phone cool. */
const READ_INTERVAL = 100;
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

  const read = useEffectEvent(async (isLive: () => boolean) => {
    if (!video.current) return;
    const [take, isNew] = [createPictureTaker(video.current), createRecentCodes()];
    const { decode } = await getDecoder();
    while (isLive()) {
      const picture = take();
      const code = picture && (await decode(picture, VIDEO_TIME));
      if (code !== undefined && isLive() && isNew(code, performance.now())) found(code);
      await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL));
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
      void decoder.current?.then(({ close }) => close());
      decoder.current = undefined;
    },
    [],
  );

  return async (photo: Blob): Promise<string | undefined> => {
    const { decode } = await getDecoder();
    for await (const picture of picturesOf(photo)) {
      const code = await decode(picture, PHOTO_TIME);
      if (code !== undefined) return code;
    }

    return undefined;
  };
};
