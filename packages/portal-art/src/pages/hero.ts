import {
  MORNING_LOFT,
  AUTUMN_RIDGE,
  BLUE_HOUR,
  GOLDEN_SLATE,
  WINTER_HOUSE,
} from "@lucarne/configurators/artwork/covers/flyer-services";
import { HIGH_SUN_SHUTTERS } from "@lucarne/configurators/artwork/covers/flyer-electric";
import { SPRING_HOUSE } from "@lucarne/configurators/artwork/covers/flyer-replacement";
import type { CameraPlacement } from "@lucarne/configurators/artwork/scene/camera";
import type { HouseScene, SceneDescription } from "@lucarne/configurators/artwork/scene/description";
import type { PortalPicture } from "../portal-picture.ts";

interface Hero {
  readonly scene: Exclude<SceneDescription, { kind: "cut" | "texture" }>;
  /** Wide: the brand panel covers the left 45%, so the subject is on the right. */
  readonly wide: Partial<CameraPlacement>;
  readonly phone: Partial<CameraPlacement>;
}

const house = (scene: HouseScene): Hero => ({
  scene: { ...scene, horizon: 0.64, sun: { ...scene.sun, at: [0.93, 0.2] } },
  wide: { anchor: [0.73, 0.53], focal: 0.79 },
  phone: { anchor: [0.5, 0.53], focal: 1.1 },
});

const HEROES: Readonly<Record<string, Hero>> = {
  "autumn-bonus": {
    scene: AUTUMN_RIDGE,
    wide: { anchor: [0.68, 0.47], focal: 0.82 },
    phone: { anchor: [0.5, 0.47], focal: 1 },
  },
  "golden-season": {
    scene: GOLDEN_SLATE,
    wide: { anchor: [0.66, 0.5], focal: 0.78 },
    phone: { anchor: [0.5, 0.5], focal: 1 },
  },
  "solar-shutters": {
    scene: HIGH_SUN_SHUTTERS,
    wide: { anchor: [0.67, 0.5], focal: 0.76 },
    phone: { anchor: [0.5, 0.5], focal: 0.98 },
  },
  "attic-projects": {
    scene: MORNING_LOFT,
    wide: { anchor: [0.7, 0.5], focal: 0.62 },
    phone: { anchor: [0.5, 0.5], focal: 0.92 },
  },
  "winter-fitting": house(WINTER_HOUSE),
  "spring-replacement": house(SPRING_HOUSE),
  "evening-light": house(BLUE_HOUR),
};

/** Keeps the trees of a wide picture away from the panel. */
const withoutFarTrees = (scene: Hero["scene"]): Hero["scene"] =>
  scene.kind === "house"
    ? {
        ...scene,
        treesBehind: scene.treesBehind?.map((tree) => ({
          ...tree,
          at: [0.45 + tree.at[0] * 0.55, tree.at[1] + 0.07] as const,
        })),
      }
    : scene;

/** The large pictures at the top of the home page. */
export const HERO_PICTURES: readonly PortalPicture[] = Object.entries(HEROES).flatMap(
  ([name, { scene, wide, phone }]) => [
    {
      name: `hero/${name}-wide`,
      frame: { width: 1240, height: 400 },
      source: { ...withoutFarTrees(scene), camera: { ...scene.camera, ...wide } },
    },
    {
      name: `hero/${name}-phone`,
      frame: { width: 780, height: 440 },
      source: { ...scene, camera: { ...scene.camera, ...phone } },
    },
  ],
);
