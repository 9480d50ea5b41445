import { useCallback, useEffect, useRef, useState } from "react";
import {
  type CameraExtras,
  type CameraFault,
  cameraIds,
  extrasOf,
  faultOf,
  knownFault,
  openCamera,
} from "./camera-track.ts";
import { mayStart, watchPermission } from "./camera-permission.ts";

type CameraState =
  | { readonly kind: "off" | "starting" }
  /** `known`: the browser has said so before the camera was started. */
  | { readonly kind: "fault"; readonly fault: CameraFault; readonly known: boolean }
  | { readonly kind: "on"; readonly stream: MediaStream; readonly extras: CameraExtras };

const initialState = (): CameraState => {
  const fault = knownFault();

  return fault === undefined ? { kind: "off" } : { kind: "fault", fault, known: true };
};

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** Whether a stream brings pictures. iOS mutes a camera that it has taken away, and may not give it back. */
const isLive = (stream: MediaStream | undefined): boolean =>
  stream?.getVideoTracks().some(({ readyState, muted }) => readyState === "live" && !muted) ?? false;

/**
 * The camera of a page: started, stopped while the page is hidden, and started again when it is shown or when the user
 * allows it in the browser's settings.
 */
export const useCamera = () => {
  const [state, setState] = useState(initialState);
  const [cameras, setCameras] = useState<readonly string[]>([]);
  const [torchOn, setTorchOn] = useState(false);
  const [zoom, setZoom] = useState<number>();
  const stream = useRef<MediaStream>(undefined);
  /** Counts the attempts, so that a late answer of an older one is dropped. */
  const attempt = useRef(0);
  /** Whether an attempt has no answer yet. A ref: the page can be hidden and shown before React has drawn. */
  const isOpening = useRef(false);
  const wanted = useRef(knownFault() === "refused");

  const close = useCallback(() => {
    attempt.current += 1;
    isOpening.current = false;
    if (stream.current) stop(stream.current);
    stream.current = undefined;
    setTorchOn(false);
    setZoom(undefined);
  }, []);

  const start = useCallback(
    async (deviceId?: string): Promise<void> => {
      close();
      wanted.current = true;
      attempt.current += 1;
      const own = attempt.current;
      isOpening.current = true;
      setState({ kind: "starting" });
      try {
        const opened = await openCamera(deviceId);
        const [track] = opened.getVideoTracks();
        if (own !== attempt.current || !track) {
          stop(opened);

          return;
        }
        isOpening.current = false;
        stream.current = opened;
        const show = () => {
          if (own === attempt.current) setState({ kind: "on", stream: opened, extras: extrasOf(track) });
        };
        // Another app or a call has taken the camera; a muted one may come back.
        const lose = () => {
          if (own === attempt.current) setState({ kind: "fault", fault: "busy", known: false });
        };
        track.addEventListener("ended", lose);
        track.addEventListener("mute", lose);
        track.addEventListener("unmute", show);
        show();
        setZoom(track.getSettings().zoom);
        setCameras(await cameraIds());
      } catch (error) {
        if (own !== attempt.current) return;
        isOpening.current = false;
        setState({ kind: "fault", fault: faultOf(error), known: false });
      }
    },
    [close],
  );

  useEffect(() => {
    let live = true;
    const restart = () => {
      if (wanted.current && !isOpening.current && !isLive(stream.current)) void start();
    };
    if (knownFault() === undefined)
      void mayStart().then((may) => {
        if (live && may) void start();
      });
    const onVisibility = () => {
      if (document.visibilityState === "visible") restart();
      else if (stream.current || isOpening.current) {
        close();
        setState({ kind: "off" });
      }
    };
    document.addEventListener("visibilitychange", onVisibility);
    const unwatch = watchPermission(restart);

    return () => {
      live = false;
      document.removeEventListener("visibilitychange", onVisibility);
      unwatch();
      close();
    };
  }, [start, close]);

  const track = state.kind === "on" ? state.stream.getVideoTracks()[0] : undefined;
  /** Whether the camera has taken a setting. */
  const apply = async (constraint: MediaTrackConstraintSet): Promise<boolean> => {
    try {
      await track?.applyConstraints({ advanced: [constraint] });

      return true;
    } catch {
      return false;
    }
  };

  const toggleTorch = async (): Promise<void> => {
    const own = attempt.current;
    setTorchOn(!torchOn);
    if (!(await apply({ torch: !torchOn })) && own === attempt.current) setTorchOn(torchOn);
  };

  return {
    state,
    start: () => void start(),
    torchOn,
    toggleTorch: () => void toggleTorch(),
    zoom,
    changeZoom: (value: number) => {
      void apply({ zoom: value });
      setZoom(value);
    },
    /** Whether there is another camera to change to. */
    canSwitch: cameras.length > 1,
    /** Changes to the next camera. */
    switchCamera: () => {
      const current = track?.getSettings().deviceId;
      const next = cameras[(cameras.indexOf(current ?? "") + 1) % cameras.length];
      void start(next);
    },
  };
};
