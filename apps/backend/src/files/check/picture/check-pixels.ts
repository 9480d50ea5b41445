import { MAX_PIXELS } from "@lucarne/configurators/artwork/logo/pixels";
import { refuse } from "../../refusal.ts";

/**
 * Refuses a picture with no pixels or too many.
 *
 * @throws {RefusedFile}
 */
export const checkPixels = (width: number, height: number): void => {
  if (!(width > 0 && height > 0)) refuse("file.damaged");
  if (width * height > MAX_PIXELS) refuse("file.too_many_pixels", { megapixels: MAX_PIXELS / 1_000_000 });
};
