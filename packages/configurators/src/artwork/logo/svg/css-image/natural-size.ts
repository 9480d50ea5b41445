import type { Size } from "../../../page/boxes.ts";
import { LOGO_HEAD, logoKind } from "../../kind.ts";
import { readJpeg } from "../../raster/read-jpeg.ts";
import { readPng } from "../../raster/read-png.ts";
import { inPixels } from "../css/units.ts";
import { bytesOfAddress } from "../data-address.ts";
import { parseXml } from "../parse-xml.ts";
import { xmlText } from "../text.ts";
import { refuse } from "../unsupported.ts";
import { viewBoxOf } from "../viewport.ts";

/** The sides of a picture in pixels, as far as it has them, and their proportion. */
export interface NaturalSize extends Partial<Size> {
  readonly ratio?: number | undefined;
}

const drawingSize = (bytes: Uint8Array): NaturalSize => {
  const root = parseXml(
    xmlText(bytes)
      .replace(/^\uFEFF/u, "")
      .trimStart(),
  );
  if (!root) return {};
  const side = (name: "width" | "height"): number | undefined => {
    const length = Number(inPixels(root.attributes[name] ?? "none"));
    return length > 0 ? length : undefined;
  };
  const [, , wide = 0, high = 0] = viewBoxOf(root) ?? [];
  return { width: side("width"), height: side("height"), ratio: wide > 0 && high > 0 ? wide / high : undefined };
};

/**
 * The size of a picture inside of the drawing.
 * @throws {Unsupported} for a picture whose size is not read
 */
export const naturalSize = (address: string): NaturalSize => {
  const bytes = bytesOfAddress(address) ?? new Uint8Array();
  switch (logoKind(bytes.subarray(0, LOGO_HEAD))) {
    case "svg":
      return drawingSize(bytes);
    case "png":
      return readPng(bytes) ?? {};
    case "jpeg":
      return readJpeg(bytes)?.size ?? {};
    default:
      return refuse("a mask of such a picture");
  }
};
