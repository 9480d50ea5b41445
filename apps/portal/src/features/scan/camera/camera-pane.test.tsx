import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../../testing/render-screen.tsx";

const PATH = "/projects/0193b2c9-b619-78ee-bfa4-f71934b6d8fa/scan";

const main = page.getByRole("main");
const light = main.getByRole("button", { name: "Torch" });
const zoom = main.getByRole("slider", { name: "Zoom" });
const change = main.getByRole("button", { name: "Switch camera" });

type FakeCamera = {
  id: string;
  capabilities?: MediaTrackCapabilities;
  settings?: MediaTrackSettings;
};

/** Cameras that draw nothing and offer what each test names; `applied` holds what the page has set on them. */
const withCameras = (...cameras: readonly FakeCamera[]) => {
  const applied: { id: string; set: MediaTrackConstraintSet | undefined }[] = [];
  const opened: MediaTrackConstraints[] = [];
  const tracks: MediaStreamTrack[] = [];
  const devices = cameras.map(({ id }) => {
    const device = { deviceId: id, groupId: "", label: "", kind: "videoinput" as const };

    return { ...device, toJSON: () => device };
  });
  const applyConstraints = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.spyOn(navigator.permissions, "query").mockRejectedValue(new TypeError("Not told."));
  vi.spyOn(navigator.mediaDevices, "enumerateDevices").mockResolvedValue(devices);
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation((constraints) => {
    const wanted = typeof constraints?.video === "object" ? constraints.video : {};
    opened.push(wanted);
    const device = wanted.deviceId;
    const exact = typeof device === "object" && "exact" in device ? device.exact : undefined;
    const camera = cameras.find(({ id }) => id === exact) ?? cameras[0];
    if (!camera) return Promise.reject(new DOMException("No camera.", "NotFoundError"));
    const stream = document.createElement("canvas").captureStream();
    for (const track of stream.getVideoTracks()) {
      tracks.push(track);
      track.getCapabilities = () => camera.capabilities ?? {};
      track.getSettings = () => ({ deviceId: camera.id, ...camera.settings });
      track.applyConstraints = (set) => {
        applied.push({ id: camera.id, set: set?.advanced?.[0] });

        return applyConstraints();
      };
    }

    return Promise.resolve(stream);
  });

  return { applied, opened, tracks, applyConstraints };
};

afterEach(() => vi.restoreAllMocks());

const start = async (): Promise<void> => {
  await renderScreen(PATH, { answers: { getProject: {} } });
  await main.getByRole("button", { name: "Start the camera" }).click();
  await expect.element(main.getByText("Hold the label inside the frame")).toBeVisible();
};

test("a camera without light, zoom and a second camera offers none of them", async () => {
  withCameras({ id: "back", capabilities: { torch: false, zoom: { min: 1, max: 1 } } });
  await start();
  await expect.element(main.getByRole("button", { name: "Sound and vibration" })).toBeVisible();
  for (const tool of [light, zoom, change]) await expect.element(tool).not.toBeInTheDocument();
});

test("the light is switched on and off", async () => {
  const { applied } = withCameras({ id: "back", capabilities: { torch: true } });
  await start();
  await expect.element(light).toHaveAttribute("aria-pressed", "false");
  await light.click();
  await expect.element(light).toHaveAttribute("aria-pressed", "true");
  await light.click();
  await expect.element(light).toHaveAttribute("aria-pressed", "false");
  expect(applied.map(({ set }) => set)).toEqual([{ torch: true }, { torch: false }]);
});

test("a light that the camera refuses is shown as off", async () => {
  const { applied, applyConstraints } = withCameras({ id: "back", capabilities: { torch: true } });
  applyConstraints.mockRejectedValue(new DOMException("No.", "UnknownError"));
  await start();
  await light.click();
  await expect.poll(() => applied).toHaveLength(1);
  await expect.element(light).toHaveAttribute("aria-pressed", "false");
});

test("the zoom starts at the value of the camera and sets the chosen one", async () => {
  const capabilities = { zoom: { min: 1, max: 4, step: 0.5 } };
  const { applied } = withCameras({ id: "back", capabilities, settings: { zoom: 2 } });
  await start();
  await expect.element(zoom).toHaveValue("2");
  await expect.element(zoom).toHaveAttribute("min", "1");
  await expect.element(zoom).toHaveAttribute("max", "4");
  await zoom.fill("3.5");
  await expect.element(zoom).toHaveValue("3.5");
  expect(applied.at(-1)?.set).toEqual({ zoom: 3.5 });
});

test("another camera can be chosen; the first one stops, and the list begins again after the last", async () => {
  const { opened, tracks } = withCameras({ id: "back", capabilities: { torch: true } }, { id: "front" });
  await start();
  await expect.element(light).toBeVisible();
  await change.click();
  // The front camera has no light.
  await expect.element(light).not.toBeInTheDocument();
  await expect.element(main.getByText("Hold the label inside the frame")).toBeVisible();
  await change.click();
  await expect.element(light).toBeVisible();
  expect(opened.map(({ deviceId, facingMode }) => deviceId ?? facingMode)).toEqual([
    { ideal: "environment" },
    { exact: "front" },
    { exact: "back" },
  ]);
  expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended", "ended", "live"]);
});

test("a light that was on is off after another camera was chosen", async () => {
  withCameras({ id: "back", capabilities: { torch: true } }, { id: "front", capabilities: { torch: true } });
  await start();
  await light.click();
  await expect.element(light).toHaveAttribute("aria-pressed", "true");
  await change.click();
  await expect.element(light).toHaveAttribute("aria-pressed", "false");
});

const showPage = (isVisible: boolean) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isVisible ? "visible" : "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
};

test("the camera stops while the page is hidden, and starts again when it is shown", async () => {
  const { tracks } = withCameras({ id: "back" });
  await start();
  showPage(false);
  await expect.element(main.getByRole("button", { name: "Start the camera" })).toBeVisible();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended"]);
  showPage(true);
  await expect.element(main.getByText("Hold the label inside the frame")).toBeVisible();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(["ended", "live"]);
});

test("the camera starts again when the page is hidden and shown at once", async () => {
  const { tracks } = withCameras({ id: "back" });
  await start();
  showPage(false);
  showPage(true);
  await expect.poll(() => tracks.map(({ readyState }) => readyState)).toEqual(["ended", "live"]);
  await expect.element(main.getByText("Hold the label inside the frame")).toBeVisible();
});

test("a camera that opens while the page is hidden does not stay on", async () => {
  const { tracks } = withCameras({ id: "back" });
  const camera = Promise.withResolvers<MediaStream>();
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockReturnValueOnce(camera.promise);
  await renderScreen(PATH, { answers: { getProject: {} } });
  await main.getByRole("button", { name: "Start the camera" }).click();
  showPage(false);
  const late = document.createElement("canvas").captureStream();
  camera.resolve(late);
  await expect.poll(() => late.getVideoTracks().map(({ readyState }) => readyState)).toEqual(["ended"]);
  showPage(true);
  await expect.element(main.getByText("Hold the label inside the frame")).toBeVisible();
  expect(tracks.map(({ readyState }) => readyState)).toEqual(["live"]);
});

test("a camera that a call takes away is shown again when the call is over", async () => {
  const { tracks } = withCameras({ id: "back" });
  await start();
  tracks[0]?.dispatchEvent(new Event("mute"));
  await expect.element(main.getByText("The camera did not start")).toBeVisible();
  tracks[0]?.dispatchEvent(new Event("unmute"));
  await expect.element(main.getByText("Hold the label inside the frame")).toBeVisible();
  expect(tracks).toHaveLength(1);
});

test("a camera that another app takes is explained and can be started again", async () => {
  const { tracks } = withCameras({ id: "back" });
  await start();
  tracks[0]?.dispatchEvent(new Event("ended"));
  await expect.element(main.getByText("The camera did not start")).toBeVisible();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect.element(main.getByText("Hold the label inside the frame")).toBeVisible();
});
