import { drawPortalPicture, PORTAL_PICTURES } from "../src/artwork/portal-pictures/all.ts";
import { toSvg } from "../src/render/svg.ts";

/** The portal's picture files: path below the art folder, and text. */
export const portalArtFiles = (): Map<string, string> =>
  new Map(
    PORTAL_PICTURES.map((picture) => [
      `${picture.name}.svg`,
      toSvg(drawPortalPicture(picture), {
        steps: picture.steps ?? 2,
        fit: picture.cover === false ? "whole" : "cover",
      }),
    ]),
  );
