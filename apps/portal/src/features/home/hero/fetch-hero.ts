import { showEarly } from "../../../platform/paint/early-pictures.ts";
import { picture } from "./home-hero.css.ts";
import { slidesOf } from "./slides.ts";

/**
 * Fetches the picture of the first campaign, the largest of home, before the slider is drawn: it waits for other answers.
 * An image, not a link: browsers warn about a named picture that is used late.
 * @returns the picture's address; undefined without a campaign
 */
export const fetchHero = (heroImages: string | undefined): string | undefined => {
  const [first] = slidesOf(heroImages, []);
  if (!first) return undefined;
  showEarly([first.picture], picture);

  return first.picture;
};
