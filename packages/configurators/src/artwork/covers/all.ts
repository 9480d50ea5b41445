import { BANNER_COVERS } from "./banner.ts";
import { BILLBOARD_COVERS } from "./billboard.ts";
import { CARD_BACKGROUNDS } from "./card-backgrounds.ts";
import type { Cover, FlyerSubtype } from "./cover.ts";
import { FLYER_DSP } from "./flyer-dsp.ts";
import { FLYER_ELECTRIC } from "./flyer-electric.ts";
import { FLYER_REPLACEMENT } from "./flyer-replacement.ts";
import { FLYER_SERVICES } from "./flyer-services.ts";

export const FLYER_COVERS: Readonly<Record<FlyerSubtype, readonly Cover[]>> = {
  services: FLYER_SERVICES,
  electric: FLYER_ELECTRIC,
  replacement: FLYER_REPLACEMENT,
  dsp: FLYER_DSP,
};

export { BANNER_COVERS, BILLBOARD_COVERS, CARD_BACKGROUNDS };
