import { slidesOf } from "./slides.ts";

/**
 * Fetches the picture of the first campaign, the largest of home, before the slider is drawn: it waits for other answers.
 * An image, not a link: browsers warn about a named picture that is used late.
 * @returns the picture's address; undefined without a campaign
 */
export const fetchHero = (heroImages: string | undefined): string | undefined => {
  const [first] = slidesOf(heroImages, []);
  if (!first) return undefined;
  const image = new Image();
  image.fetchPriority = "high";
  image.src = first.picture;

  return first.picture;
};
