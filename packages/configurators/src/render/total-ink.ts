import type { ArtworkLayout } from "../artwork/layout/result.ts";
import type { OwnPrintProfile, PrintCondition } from "./pdf/print-profile.ts";

/** The largest sum of the four inks, 1 for the full cover of one ink. Print shops want at most 3. */
export interface TotalInk {
  /** Of text and areas, which the print file has in inks. */
  readonly colours: number;
  /** Of pictures, which the profile converts; undefined when its tables cannot be read. */
  readonly pictures: number | undefined;
}

/**
 * Computes the total ink of an artwork. Logos are not counted: a TIFF or Photoshop file in inks is limited when it is
 * read, the inks of a JPEG or PDF stay as they are.
 * @throws {Error} when an own profile is not one for four inks
 */
export const totalInk = async (
  artwork: ArtworkLayout,
  condition: PrintCondition | OwnPrintProfile = "coated",
): Promise<TotalInk> => {
  const [{ profileOf }, { inkOfArtwork, inkOfProfile }] = await Promise.all([
    import("./pdf/print-profile.ts"),
    import("./pdf/total-ink.ts"),
  ]);
  return { colours: inkOfArtwork(artwork), pictures: await inkOfProfile(await profileOf(condition)) };
};

/** The total ink of all parts in percent, such as "total ink 298%"; empty when the profile's is unknown. */
export const sayTotalInk = ({ colours, pictures }: TotalInk): string =>
  pictures === undefined ? "" : `total ink ${Math.ceil(Math.max(colours, pictures) * 100)}%`;
