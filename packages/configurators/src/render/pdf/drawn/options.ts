import type { LoadImage } from "../../picture/load-image.ts";
import type { OwnPrintProfile, PrintCondition } from "./print-profile.ts";

export interface PdfOptions {
  /** The document's title. */
  readonly title: string;
  /** Crop marks and registration targets. Most print shops want none. */
  readonly marks?: boolean;
  /** A line beside the marks, such as order number, date and product. Side and total ink are added. */
  readonly slug?: string;
  /** The printing condition that the file is made for. Default: coated paper. */
  readonly profile?: PrintCondition | OwnPrintProfile;
  /** 10 draws the sheet at 1:10, as print shops for large formats ask for; the file says so. Default: 1, if it fits. */
  readonly scale?: 1 | 10;
  /** Bleed in millimetres of sheets that are drawn with 3 mm; large formats keep their own. Default: 3. */
  readonly bleed?: 2 | 3;
  /** Whether a die-cut sheet has its cut line, as a spot colour. Default: true. */
  readonly contour?: boolean;
  /** Date of the file. Default: 1 January 2000, so that the same artwork always has the same bytes. */
  readonly date?: Date;
  /** Loads the bytes of an uploaded logo: the file itself, which is printed as vectors or in its own colours. */
  readonly loadImage: LoadImage;
}
