/** The level of a screen (IEC 61966-2-1), 0 to 255, for linear light of 0 to 1. */
export const screenLevel = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
