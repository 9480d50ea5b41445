import { fitWithin, type Size } from "../page/boxes.ts";
import { everyElement } from "./every-element.ts";
import type { Template } from "./schema.ts";

/**
 * The largest size of an own logo on a product, in millimetres, over its formats and compositions.
 *
 * @param logo its size in any unit: only its proportions count
 * @returns undefined when the product takes no logo
 */
export const logoPlace = (formats: readonly Pick<Template, "sides">[], logo: Size): Size | undefined => {
  const places = formats.flatMap((format) =>
    everyElement(format).flatMap((element) =>
      element.kind === "logo" ? [fitWithin(logo, element.box, "left", "top")] : [],
    ),
  );
  if (places.length === 0) return undefined;
  return {
    width: Math.max(...places.map(({ width }) => width)),
    height: Math.max(...places.map(({ height }) => height)),
  };
};
