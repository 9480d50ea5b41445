import type { Drawing } from "../drawing/operation.ts";
import { drawScene } from "../scene/draw-scene.ts";
import { EMPTY_STATES } from "./empty-states.ts";
import { HERO_PICTURES } from "./hero.ts";
import { LOGO_PICTURES } from "./logo.ts";
import { NEWS_PICTURES } from "./news.ts";
import type { PortalPicture } from "./picture.ts";
import { SHOP_PICTURES } from "./products.ts";
import { SPECIAL_PAGES } from "./special-pages.ts";
import { STAIRWELL_PICTURES } from "./stairwell.ts";

/** Every picture that the portal shows as a file. */
export const PORTAL_PICTURES: readonly PortalPicture[] = [
  ...SPECIAL_PAGES,
  ...EMPTY_STATES,
  ...LOGO_PICTURES,
  ...STAIRWELL_PICTURES,
  ...HERO_PICTURES,
  ...NEWS_PICTURES,
  ...SHOP_PICTURES,
];

export const drawPortalPicture = ({ source, frame }: PortalPicture): Drawing =>
  typeof source === "function" ? source(frame) : drawScene(source, frame);
