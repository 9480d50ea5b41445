import type { Size } from "../../artwork/page/boxes.ts";

/** From this length on (mm), sizes are in centimetres, as print shops do. */
const LARGE = 500;

/** The trimmed size: "90 × 50 mm", "85 × 200 cm". */
export const saySize = (locale: string | undefined, { width, height }: Size): string => {
  const large = Math.max(width, height) >= LARGE;
  const shown = (value: number, unit: boolean): string =>
    new Intl.NumberFormat(locale, unit ? { style: "unit", unit: large ? "centimeter" : "millimeter" } : {}).format(
      large ? value / 10 : value,
    );
  const size = `${shown(width, false)} × ${shown(height, true)}`;
  // Browsers print these units in Latin letters in Bulgarian.
  return locale === "bg" ? size.replace("cm", "см").replace("mm", "мм") : size;
};
