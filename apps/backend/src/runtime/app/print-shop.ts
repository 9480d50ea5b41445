import type { PrintShop } from "../../print/draw-print.ts";
import { readPrintProfile } from "./print-profile.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * Reads the settings for print files.
 *
 * @throws {StartFailure} when its own profile cannot be used
 */
export const printShopOf = async (settings: Settings): Promise<PrintShop> => ({
  paper: settings.printProfile === undefined ? settings.printPaper : await readPrintProfile(settings.printProfile),
  marks: settings.printMarks,
  bleed: settings.printBleed === "2" ? 2 : 3,
  billboardScale: settings.printBillboardScale === "10" ? 10 : 1,
});
