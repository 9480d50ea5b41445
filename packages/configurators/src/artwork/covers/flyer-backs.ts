import type { TextureKind } from "../scene/description.ts";
import type { Cover } from "./cover.ts";

/** What the back of a flyer shows beside its texts. */
export interface FlyerBack {
  /** The picture behind the description. */
  readonly header: Cover;
  /** The cover where the services would be, if there are none: another one than on the front. */
  readonly picture: string;
}

const header = (texture: TextureKind, seed: number): Cover => ({
  id: `header-${texture}-${seed}`,
  scene: { kind: "texture", texture, seed },
});

/** The backs of the flyer's covers, each in the material or light of its front. */
export const FLYER_BACKS: Readonly<Record<string, FlyerBack>> = {
  "golden-slate": { header: header("panes", 1), picture: "morning-loft" },
  "words-only": { header: header("sun", 1), picture: "golden-slate" },
  "morning-loft": { header: header("plain", 1), picture: "golden-slate" },
  "winter-house": { header: header("snow", 6), picture: "morning-loft" },
  "installer-at-work": { header: header("seam", 5), picture: "golden-slate" },
  "blue-hour": { header: header("slate", 3), picture: "night-watch" },
  "autumn-ridge": { header: header("clay", 4), picture: "morning-loft" },
  "fitting-a-shutter": { header: header("slate", 8), picture: "study-blinds" },
  "rain-sensor": { header: header("snow", 9), picture: "study-blinds" },
  "study-blinds": { header: header("plain", 1), picture: "fitting-a-shutter" },
  "before-after": { header: header("slate", 12), picture: "new-light-bedroom" },
  "layers-day": { header: header("seam", 14), picture: "fitting-a-window" },
  "new-light-bedroom": { header: header("plain", 1), picture: "spring-house" },
  "spring-house": { header: header("panes", 1), picture: "new-light-bedroom" },
  "fitting-a-window": { header: header("clay", 18), picture: "layers-day" },
  "night-watch": { header: header("panes", 1), picture: "blue-hour" },
};

/** The backs' headers with light everywhere, on which text is dark. */
export const LIGHT_HEADERS: readonly string[] = ["header-sun-1"];
