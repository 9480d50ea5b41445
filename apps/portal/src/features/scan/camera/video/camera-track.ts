declare global {
  // Of the Image Capture specification; TypeScript's own list has only the settings.
  interface MediaTrackCapabilities {
    torch?: boolean;
    zoom?: { min: number; max: number; step?: number };
  }
  interface MediaTrackConstraintSet {
    torch?: boolean;
    zoom?: number;
  }
}

/** What a camera offers beside its picture. */
export type CameraExtras = {
  torch: boolean;
  zoom: { min: number; max: number; step: number } | undefined;
};

/** Why there is no picture. */
export type CameraFault = "refused" | "missing" | "busy";

const FAULTS: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** Why the camera could not be opened. */
export const faultOf = (error: unknown): CameraFault =>
  (error instanceof DOMException ? FAULTS[error.name] : undefined) ?? "busy";

let known: CameraFault | undefined;

/** Why the camera will not start, as found when the page was last opened. */
export const knownFault = (): CameraFault | undefined => known;

/** Asks the browser whether there is a camera at all and whether the user has refused it, without starting it. */
export const learnFault = async (): Promise<void> => {
  const media: MediaDevices | undefined = navigator.mediaDevices;
  // A page without https has no cameras at all.
  const [devices, permission] = await Promise.all([
    media ? media.enumerateDevices().catch(() => undefined) : [],
    // Firefox before 131 does not know this permission.
    navigator.permissions?.query({ name: "camera" }).catch(() => undefined),
  ]);
  const isMissing = devices !== undefined && !devices.some(({ kind }) => kind === "videoinput");
  known = permission?.state === "denied" ? "refused" : isMissing ? "missing" : undefined;
};

/** A camera that another page or app has just closed needs a moment, in milliseconds. */
const RELEASE_TIME = 800;

/** Opens a camera: a certain one, or the one at the back of a phone. A camera that is busy is tried twice. */
export const openCamera = async (deviceId: string | undefined, triesLeft = 1): Promise<MediaStream> => {
  const media: MediaDevices | undefined = navigator.mediaDevices;
  // A page without https has no cameras at all.
  if (!media) throw new DOMException("No camera.", "NotFoundError");
  const which = deviceId === undefined ? { facingMode: { ideal: "environment" } } : { deviceId: { exact: deviceId } };

  try {
    return await media.getUserMedia({
      audio: false,
      video: { ...which, width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
  } catch (error) {
    if (faultOf(error) !== "busy" || triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, RELEASE_TIME));

    return openCamera(deviceId, triesLeft - 1);
  }
};

/** The ids of all cameras; known after one has been opened. */
export const cameraIds = async (): Promise<string[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices();

  return devices.filter(({ kind, deviceId }) => kind === "videoinput" && deviceId !== "").map((one) => one.deviceId);
};

/** What the camera of a track offers. */
export const extrasOf = (track: MediaStreamTrack): CameraExtras => {
  // Firefox before 132 has no `getCapabilities`.
  const { torch, zoom } = "getCapabilities" in track ? track.getCapabilities() : {};

  return {
    torch: torch === true,
    zoom: zoom && zoom.max > zoom.min ? { min: zoom.min, max: zoom.max, step: zoom.step || 0.1 } : undefined,
  };
};
