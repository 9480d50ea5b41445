import type { LogoPlanes } from "../pixels.ts";

/** Largest sum of the four inks in one place, 1 for the full cover of one ink: more does not dry in time (CONF-28). */
export const MAX_INK = 3;

/** Cyan, magenta, yellow and black, 0 to 1. */
export type Inks = readonly [cyan: number, magenta: number, yellow: number, black: number];

/** The sum of inks, 1 for the full cover of one. */
export const sumOfInks = (inks: readonly number[]): number => inks.reduce((sum, ink) => sum + ink, 0);

/** The inks within `MAX_INK`. Black stays, because it carries the drawing; the others keep their proportions. */
export const limitInks = ([cyan, magenta, yellow, black]: Inks): Inks => {
  const colours = cyan + magenta + yellow;
  const room = MAX_INK - black;
  if (colours <= room) return [cyan, magenta, yellow, black];
  const share = room / colours;
  return [cyan * share, magenta * share, yellow * share, black];
};

/** One pixel in this many may have more ink than the figure of a picture: the noise of a JPEG. */
const ONE_IN = 1000;

/** The four planes of a picture in inks. */
const planesOf = ({ model, colours }: LogoPlanes) => {
  const [cyan, magenta, yellow, black] = colours;
  return model === "cmyk" && cyan && magenta && yellow && black ? { cyan, magenta, yellow, black } : undefined;
};

/** The largest sum of inks of a picture's visible pixels, 1 for the full cover of one ink; 0 for other colour models. */
export const inkOfPicture = (picture: LogoPlanes): number => {
  const inks = planesOf(picture);
  if (!inks) return 0;
  const { cyan, magenta, yellow, black } = inks;
  const { opacity } = picture;
  const counts = new Uint32Array(4 * 255 + 1);
  let visible = 0;
  for (let pixel = 0; pixel < black.length; pixel += 1) {
    if (opacity && opacity[pixel] === 0) continue;
    visible += 1;
    const sum = (cyan[pixel] ?? 0) + (magenta[pixel] ?? 0) + (yellow[pixel] ?? 0) + (black[pixel] ?? 0);
    counts[sum] = (counts[sum] ?? 0) + 1;
  }
  let above = 0;
  for (let sum = counts.length - 1; sum > 0; sum -= 1) {
    above += counts[sum] ?? 0;
    if (above * ONE_IN > visible) return sum / 255;
  }
  return 0;
};

/** The picture with its inks limited in every pixel; the same object when there is nothing to limit. */
export const limitPicture = (picture: LogoPlanes): LogoPlanes => {
  const inks = planesOf(picture);
  if (!inks) return picture;
  const { cyan, magenta, yellow, black } = inks;
  const most = MAX_INK * 255;
  let limited: Uint8Array[] | undefined;
  for (let pixel = 0; pixel < black.length; pixel += 1) {
    const colours = (cyan[pixel] ?? 0) + (magenta[pixel] ?? 0) + (yellow[pixel] ?? 0);
    const room = most - (black[pixel] ?? 0);
    if (colours <= room) continue;
    limited ??= [cyan, magenta, yellow].map((plane) => Uint8Array.from(plane));
    // Rounded down, so that the sum stays within the limit.
    for (const plane of limited) plane[pixel] = Math.floor(((plane[pixel] ?? 0) * room) / colours);
  }
  return limited ? { ...picture, colours: [...limited, black] } : picture;
};
