import { useEffect, useRef } from "react";

/** A video element that shows a stream. */
export const useVideo = (stream: MediaStream | undefined) => {
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    if (video.current && stream) video.current.srcObject = stream;
  }, [stream]);

  return video;
};
