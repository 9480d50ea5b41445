import type { Day } from "@lucarne/api-client/day";
import type { OwnPrintProfile, PrintCondition } from "@lucarne/configurators/render/pdf/print-profile";
import { printFile } from "@lucarne/configurators/render/print-file";

import { type Design, layDesign } from "./lay-design.ts";

/** Settings of the print shop. */
export interface PrintShop {
  /** The paper, or another printing condition with its profile. */
  readonly paper: PrintCondition | OwnPrintProfile;
  /** Crop marks, registration targets and a slug. */
  readonly marks: boolean;
  /** In millimetres, of flyers, cards and stickers. */
  readonly bleed: 2 | 3;
  readonly billboardScale: 1 | 10;
}

/** Input of a print file; the same input always gives the same file. */
export interface PrintInput extends Design {
  /** Title shown by viewers. */
  readonly title: string;
  /** When the order was placed. */
  readonly date: Date;
  /** The day of the order at the company (API-25), for the line beside the marks. */
  readonly day: Day;
  readonly print: PrintShop;
}

export interface PrintResult {
  /** PDF. */
  readonly bytes: Buffer;
  /** Parts of the order missing from the file, such as a text that does not fit. */
  readonly problems: readonly string[];
}

/**
 * Renders the print file of a marketing order: by the same code, from the same data and files as the form's proof, so
 * that both are the same but for the print shop's options.
 */
export const drawPrint = async (input: PrintInput): Promise<PrintResult> => {
  const { product, title, date, day } = input;
  const { paper, marks, bleed, billboardScale } = input.print;
  const { artwork, logoProblem, pictures } = await layDesign(input);
  const problems = artwork.problems.map(({ field, problem }) => `${field}: ${problem}`);
  if (logoProblem !== undefined) problems.push(logoProblem);
  const loadImage = async (href: string): Promise<Uint8Array> => {
    const picture = pictures.get(href);
    if (!picture) throw new Error("The sheet has a picture that the order does not have.");
    return picture;
  };
  const slug = `${title} · ${day} · ${product}`;
  const scale = product === "billboard" ? billboardScale : 1;
  const printed = await printFile(artwork, { title, date, loadImage, profile: paper, marks, slug, bleed, scale });
  return { bytes: Buffer.from(printed), problems };
};
