import { NIGHT_WATCH } from "@lucarne/configurators/artwork/covers/flyer-dsp";
import { HIGH_SUN_SHUTTERS, RAIN_SENSOR, STUDY_BLINDS } from "@lucarne/configurators/artwork/covers/flyer-electric";
import {
  BEFORE_AFTER,
  LAYERS_COPPER,
  LAYERS_DAY,
  NEW_LIGHT_BEDROOM,
  SPRING_HOUSE,
} from "@lucarne/configurators/artwork/covers/flyer-replacement";
import {
  AUTUMN_RIDGE,
  BLUE_HOUR,
  GOLDEN_SLATE,
  MORNING_LOFT,
  PATINA_NOON,
  SUMMER_CLAY,
  WINTER_HOUSE,
} from "@lucarne/configurators/artwork/covers/flyer-services";
import type { HouseScene, InteriorScene, SceneDescription } from "@lucarne/configurators/artwork/scene/description";
import type { PortalPicture } from "../portal-picture.ts";

const CENTRED = { anchor: [0.5, 0.5] } as const;

/** Houses and rooms are lower in a wide frame than above a flyer's slant. */
const house = (scene: HouseScene): HouseScene => ({
  ...scene,
  camera: { anchor: [0.5, 0.53], focal: 1.1 },
  horizon: 0.64,
});
const room = (scene: InteriorScene): InteriorScene => ({ ...scene, camera: { ...CENTRED, focal: 0.92 } });

const SCENES: Readonly<Record<string, SceneDescription>> = {
  "winter-fitting": house(WINTER_HOUSE),
  "solar-shutters": { ...HIGH_SUN_SHUTTERS, camera: { ...CENTRED, focal: 0.96 } },
  "flashing-kit": { ...LAYERS_DAY, camera: { anchor: [0.46, 0.52], focal: 1.06 } },
  "attic-projects": room(MORNING_LOFT),
  "blinds-in-four-minutes": room(STUDY_BLINDS),
  "centre-pivot": { ...PATINA_NOON, camera: { ...CENTRED, focal: 0.98 } },
  "replacement-in-a-day": { ...LAYERS_COPPER, camera: { anchor: [0.46, 0.52], focal: 1.06 } },
  "rain-sensor": { ...RAIN_SENSOR, camera: { ...CENTRED, focal: 0.98 } },
  "before-after": BEFORE_AFTER,
  "bedroom-light": room(NEW_LIGHT_BEDROOM),
  "spring-season": house(SPRING_HOUSE),
  "summer-season": house(SUMMER_CLAY),
  "autumn-season": { ...AUTUMN_RIDGE, camera: { ...AUTUMN_RIDGE.camera, anchor: [0.5, 0.47], focal: 0.98 } },
  "evening-light": house(BLUE_HOUR),
  "golden-hour": { ...GOLDEN_SLATE, camera: { ...CENTRED, focal: 0.98 } },
  "night-service": { ...NIGHT_WATCH, camera: { ...CENTRED, focal: 0.98 } },
};

/** Pictures of news and films, 16:9. */
export const NEWS_PICTURES: readonly PortalPicture[] = Object.entries(SCENES).map(([name, source]) => ({
  name: `news/${name}`,
  frame: { width: 800, height: 450 },
  source,
}));
