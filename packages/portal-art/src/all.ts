import type { Drawing } from "@lucarne/configurators/artwork/drawing/operation";
import { drawScene } from "@lucarne/configurators/artwork/scene/draw-scene";
import { EMPTY_STATES } from "./pages/empty-states.ts";
import { HERO_PICTURES } from "./pages/hero.ts";
import { LOGO_PICTURES } from "./pages/logo.ts";
import { NEWS_PICTURES } from "./pages/news.ts";
import type { PortalPicture } from "./portal-picture.ts";
import { SHOP_PICTURES } from "./products/portal-pictures.ts";
import { SPECIAL_PAGES } from "./pages/special-pages.ts";
import { STAIRWELL_PICTURES } from "./pages/stairwell.ts";

/** Every picture file of the portal. */
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
