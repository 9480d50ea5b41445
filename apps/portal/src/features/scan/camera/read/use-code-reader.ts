import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { logError } from "../../../../platform/log/error-log.ts";
import type { CodeReader } from "./code-reader.ts";
import { createRecentCodes } from "./recent-codes.ts";

/** Time between two pictures of the video, in milliseconds: ten a second leave a phone cool. */
const READ_INTERVAL = 100;
/** Time until the next try after a failure, in milliseconds. */
const RETRY_INTERVAL = 5000;

/**
 * Reads QR codes one after the other, as long as the video runs; a label that stays in sight is read once. Gives a
 * function that reads a photo: `undefined` without a code.
 */
export const useCodeReader = (
  video: RefObject<HTMLVideoElement | null>,
  running: boolean,
  onCode: (code: string) => void,
) => {
  const reader = useRef<Promise<CodeReader>>(undefined);
  const found = useEffectEvent(onCode);

  const readWith = async (read: (reader: CodeReader) => Promise<string | undefined>): Promise<string | undefined> => {
    const current = (reader.current ??= import("./code-reader.ts").then(({ createCodeReader }) => createCodeReader()));
    try {
      return await read(await current);
    } catch (error) {
      // Its code did not arrive: the next picture tries again.
      if (reader.current === current) reader.current = undefined;
      throw error;
    }
  };

  const readVideo = useEffectEvent(async (isLive: () => boolean) => {
    const { current: element } = video;
    if (!element) return;
    const isNew = createRecentCodes();
    let pause = READ_INTERVAL;
    const readNext = async () => {
      const code = await readWith((current) => current.readVideo(element));
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
    readVideo(() => live).catch(logError);

    return () => {
      live = false;
    };
  }, [running]);

  useEffect(
    () => () => {
      // One that did not arrive has been reported where it was needed.
      reader.current?.then(({ close }) => close()).catch(() => undefined);
      reader.current = undefined;
    },
    [],
  );

  return (photo: Blob): Promise<string | undefined> => readWith((current) => current.readPhoto(photo));
};
