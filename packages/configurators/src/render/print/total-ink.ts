import type { ArtworkLayout } from "../../artwork/layout/result.ts";
import type { OwnPrintProfile, PrintCondition } from "../pdf/drawn/print-profile.ts";

/** The largest sum of the four inks, 1 for the full cover of one ink. Print shops want at most 3. */
export interface TotalInk {
  /** Of text and areas, which the print file has in inks. */
  readonly colours: number;
  /**
   * Of pictures and logos in the colours of a screen, which the profile converts; undefined when its tables cannot be
   * read.
   */
  readonly pictures: number | undefined;
  /** Of logos in inks, which are limited (CONF-28). */
  readonly logos: number;
}

/**
 * Computes the total ink of an artwork.
 * @throws {Error} when an own profile is not one for four inks
 */
export const totalInk = async (
  artwork: ArtworkLayout,
  condition: PrintCondition | OwnPrintProfile = "coated",
): Promise<TotalInk> => {
  const [{ profileOf }, { inkOfArtwork, inkOfLogos, inkOfProfile }] = await Promise.all([
    import("../pdf/drawn/print-profile.ts"),
    import("../pdf/ink/total-ink.ts"),
  ]);
  return {
    colours: inkOfArtwork(artwork),
    pictures: await inkOfProfile(await profileOf(condition)),
    logos: inkOfLogos(artwork),
  };
};

/** The total ink of all parts in percent, such as "total ink 298%"; empty when the profile's is unknown. */
export const sayTotalInk = ({ colours, pictures, logos }: TotalInk): string =>
  pictures === undefined ? "" : `total ink ${Math.ceil(Math.max(colours, pictures, logos) * 100)}%`;
