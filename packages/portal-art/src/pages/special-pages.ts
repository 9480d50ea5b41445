import { GOLDEN_SLATE, MORNING_LOFT, SUMMER_CLAY } from "@lucarne/configurators/artwork/covers/flyer-services";
import type { CloseUpScene } from "@lucarne/configurators/artwork/scene/description";
import { threeWindows } from "@lucarne/configurators/artwork/scene/window-rows";
import type { PortalPicture } from "../portal-picture.ts";

export const MAINTENANCE: CloseUpScene = {
  kind: "close-up",
  hour: "storm",
  covering: "graphite",
  windows: threeWindows(() => ({ shutter: 1 })),
  sun: { at: [0.3, 0.1], size: 0 },
  clouds: { count: 7, between: [0.02, 0.3], opacity: 0.55, colour: "#8b9ba0" },
  shafts: false,
  seed: 31,
};

export const NOT_FOUND: CloseUpScene = {
  kind: "close-up",
  hour: "night",
  covering: "slate",
  camera: { position: [3.4, 1.9, 7], target: [0.2, -1.1, 1.5] },
  windows: [{ place: [-0.55, 1.3, 1.6, 2.25], opening: { hung: "centre", degrees: 36 } }],
  sun: { at: [0.24, 0.2], size: 0.03 },
  chimney: [3.6, 0.9],
  clouds: { count: 3, between: [0.05, 0.25], opacity: 0.14 },
  stars: 30,
  shafts: false,
  seed: 6,
};

/** Sign-in, registration with its welcome, maintenance and not-found, for wide screens and phones. */
export const SPECIAL_PAGES: readonly PortalPicture[] = [
  {
    name: "sign-in-wide",
    frame: { width: 1200, height: 1080 },
    source: { ...GOLDEN_SLATE, sun: { at: [0.82, 0.19] }, camera: { anchor: [0.535, 0.53], focal: 1.07 } },
  },
  {
    name: "sign-in-phone",
    frame: { width: 780, height: 460 },
    source: { ...GOLDEN_SLATE, sun: { at: [0.79, 0.05] }, camera: { anchor: [0.5, 0.5], focal: 1.3 } },
  },
  {
    name: "registration",
    frame: { width: 688, height: 260 },
    source: {
      ...SUMMER_CLAY,
      camera: { ...SUMMER_CLAY.camera, anchor: [0.5, 0.5], focal: 1.36 },
      horizon: 0.72,
      sun: { at: [0.8, 0.25] },
    },
  },
  {
    name: "welcome-wide",
    frame: { width: 600, height: 520 },
    source: { ...MORNING_LOFT, camera: { anchor: [0.52, 0.48], focal: 0.86 } },
  },
  {
    name: "welcome-phone",
    frame: { width: 780, height: 560 },
    source: { ...MORNING_LOFT, camera: { anchor: [0.49, 0.5], focal: 0.92 } },
  },
  {
    name: "maintenance-wide",
    frame: { width: 1440, height: 560 },
    source: { ...MAINTENANCE, camera: { anchor: [0.52, 0.5], focal: 0.98 } },
  },
  {
    name: "maintenance-phone",
    frame: { width: 780, height: 720 },
    source: { ...MAINTENANCE, camera: { anchor: [0.48, 0.5], focal: 1.36 } },
  },
  {
    name: "not-found-wide",
    frame: { width: 896, height: 504 },
    source: { ...NOT_FOUND, sun: { at: [0.24, 0.11], size: 0.032 } },
  },
  {
    name: "not-found-phone",
    frame: { width: 780, height: 590 },
    source: {
      ...NOT_FOUND,
      sun: { at: [0.2, 0.09], size: 0.05 },
      camera: { ...NOT_FOUND.camera, anchor: [0.5, 0.46], focal: 1.05 },
    },
  },
];
