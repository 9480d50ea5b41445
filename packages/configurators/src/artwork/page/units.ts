/** Lengths are millimetres everywhere. Only type sizes and PDF coordinates are points. */
export const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;

export const toPoints = (millimetres: number): number => (millimetres * POINTS_PER_INCH) / MM_PER_INCH;

export const toMillimetres = (points: number): number => (points * MM_PER_INCH) / POINTS_PER_INCH;

/** Pixels per inch of a picture `pixels` wide that is printed `millimetres` wide. */
export const resolution = (pixels: number, millimetres: number): number => (pixels * MM_PER_INCH) / millimetres;
